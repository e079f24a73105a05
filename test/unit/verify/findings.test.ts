import { expect, it } from "vitest";
import { Findings, type Sighting } from "../../../src/verify/findings.ts";
import { createReport } from "../../../src/verify/report.ts";

const sighting = (changes: Partial<Sighting> = {}): Sighting => ({
  ...{ kind: "schema", operation: "one", status: 200, pointer: "/a/*", keyword: "type", rule: "must be string" },
  ...changes,
});

it("[KIT-04] the same deviation is counted and keeps its first place", () => {
  const findings = new Findings();
  findings.add(sighting({ example: "/a/3" }));
  findings.add(sighting({ example: "/a/7" }), 4);
  findings.add(sighting({ example: "/a/1", rule: "must be integer" }));
  expect(findings.list(["one"]).map(({ rule, count, example }) => [rule, count, example])).toEqual([
    ["must be integer", 1, "/a/1"],
    ["must be string", 5, "/a/3"],
  ]);
});

it("the worst come first, then the order of the operations, whatever was found first", () => {
  const findings = new Findings();
  findings.add(sighting({ kind: "unknown-field" }));
  findings.add(sighting({ kind: "failed" }));
  findings.add(sighting({ operation: "two" }));
  findings.add(sighting({ operation: "three" }));
  findings.add(sighting({ pointer: "/b" }));
  findings.add(sighting());
  const list = findings
    .list(["one", "three", "two"])
    .map(({ severity, operation, pointer }) => [severity, operation, pointer]);
  expect(list).toEqual([
    ["error", "one", "/a/*"],
    ["error", "one", "/b"],
    ["error", "three", "/a/*"],
    ["error", "two", "/a/*"],
    ["failure", "one", "/a/*"],
    ["notice", "one", "/a/*"],
  ]);
});

it("a thousand kinds of notices hide neither an error nor that there were more", () => {
  const findings = new Findings();
  for (let index = 0; index < 1200; index += 1)
    findings.add(sighting({ kind: "unknown-field", pointer: `/${index}` }), 2);
  findings.add(sighting());
  expect(findings.omitted).toBe(400);
  const list = findings.list(["one"]);
  expect(list).toHaveLength(1001);
  expect(list[0]?.severity).toBe("error");
});

it.each([
  ["fits", 0, []],
  ["fits", 0, [sighting({ kind: "unknown-field" }), sighting({ kind: "no-record" })]],
  ["unverified", 2, [sighting({ kind: "failed" })]],
  ["deviates", 1, [sighting({ kind: "failed" }), sighting({ kind: "missing" })]],
] as const)("[KIT-04] the conclusion is %s, the exit code %i", (result, exitCode, sightings) => {
  const findings = new Findings();
  for (const one of sightings) findings.add(one);
  const row = {
    service: "registry",
    operation: "one",
    calls: 3,
    statuses: { 200: 2, 404: 1 },
    verified: true,
  } as const;
  const parts = { contract: "1.3.0", addresses: {}, findings: findings.list(["one"]), omitted: 0 };
  expect(createReport({ ...parts, operations: [row] })).toMatchObject({ result, exitCode, totals: { calls: 3 } });
  const unseen = createReport({ ...parts, operations: [{ ...row, verified: false }] });
  expect(unseen.exitCode).toBe(exitCode === 0 ? 2 : exitCode);
});
