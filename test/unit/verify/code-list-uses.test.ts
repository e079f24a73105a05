import { expect, it } from "vitest";
import { Findings } from "../../../src/verify/findings.ts";
import { CodeListUses, type PublishedList } from "../../../src/verify/registry/walk-answer.ts";

const operation = "vratEkonomickySubjekt";
const at = (pointer: string): Parameters<CodeListUses["add"]>[2] => ({
  ...{ operation, status: 200 },
  place: { pointer, pattern: pointer.replaceAll(/\/\d+/g, "/*") },
});
const list = (source: string, ...codes: string[]): PublishedList => ({ source, codes: new Set(codes) });

function unknown(uses: CodeListUses, published: readonly PublishedList[]): unknown[] {
  const findings = new Findings();
  uses.reportUnknown("L", published, findings);
  return findings.list([operation]).map(({ pointer, rule, count, example }) => [pointer, rule, count, example]);
}

it("[KIT-04] a value is unknown when none of the sources that the contract names publishes it", () => {
  const uses = new CodeListUses();
  for (const value of ["1", "2", "3", 4]) uses.add({ name: "L", source: ["res", "com"] }, value, at("/a"));
  const published = [list("res", "1"), list("com", "2"), list("vr", "3")];
  expect(unknown(uses, published)).toEqual([
    ["/a", "is not in the code list L: 3", 1, "/a"],
    ["/a", "is not in the code list L: 4", 1, "/a"],
  ]);
  // A list that is not published says nothing about its values.
  expect(unknown(uses, [list("vr", "1")])).toEqual([]);
});

it("without a named source any will do, and the same value is counted by place", () => {
  const uses = new CodeListUses();
  for (const pointer of ["/a/0/b", "/a/1/b", "/c"]) uses.add({ name: "L" }, "X", at(pointer));
  expect(unknown(uses, [list("res", "X")])).toEqual([]);
  expect(unknown(uses, [list("res", "Y")])).toEqual([
    ["/a/*/b", "is not in the code list L: X", 2, "/a/0/b"],
    ["/c", "is not in the code list L: X", 1, "/c"],
  ]);
});

it("a value is shown only when it looks like a code", () => {
  for (const [value, shown] of Object.entries({
    STATUTARNI_ORGAN: true,
    ros: true,
    "121": true,
    "8001011234": false,
    Novák: false,
  })) {
    const uses = new CodeListUses();
    uses.add({ name: "L" }, value, at("/a"));
    const text = shown ? value : "(value not shown)";
    expect(unknown(uses, [list("res")])).toEqual([["/a", `is not in the code list L: ${text}`, 1, "/a"]]);
  }
});
