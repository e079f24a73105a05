import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { registryExamples } from "../../../../generated/registry-examples.gen.ts";
import { createRegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { readOwnSubjects } from "../../../../src/sandbox/registry/data/own-subjects.ts";
import type { RegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";

const mine = "12345679";
const builtIn = "90000021";

/** A data set with one's own subjects. */
function datasetWith(data: unknown, additionalSubjects = 0): RegistryDataset {
  const today = new Date("2026-10-12T08:00:00Z");
  return createRegistryDataset({ own: readOwnSubjects("createSandbox", data), additionalSubjects, today });
}

function ares(icoId: string): { ico: string; icoId: string; obchodniJmeno: string } {
  return { ico: icoId, icoId, obchodniJmeno: "Moje s.r.o." };
}

describe("readOwnSubjects", () => {
  it("takes the examples of the contract, one of every source", () => {
    const { responses: res } = registryExamples.vratEkonomickySubjektRes;
    const { responses: ceu } = registryExamples.vratEkonomickySubjektCeu;
    const own = readOwnSubjects("createSandbox", { res: [res[200]], ceu: [ceu[200]], ares: [] });
    expect(own.records.res.get(res[200].icoId ?? "")).toEqual(res[200]);
    expect(own.records.ceu.get(ceu[200].icoId ?? "")).toEqual(ceu[200]);
    expect([...own.icoIds].sort()).toEqual([...new Set([res[200].icoId, ceu[200].icoId])].sort());
  });

  it("keeps copies", () => {
    const record = ares(mine);
    const { records } = readOwnSubjects("createSandbox", { ares: [record] });
    record.obchodniJmeno = "Jiná s.r.o.";
    expect(records.ares.get(mine)?.obchodniJmeno).toBe("Moje s.r.o.");
  });

  it.each<[data: unknown, field: string, rule: string]>([
    [undefined, "data", "must be JSON"],
    [null, "data", "must be an object with an array for each source"],
    [[], "data", "must be an object with an array for each source"],
    ["{}", "data", "must be an object with an array for each source"],
    [{ isir: [] }, "data.isir", "is no source of the registry"],
    [{ ares: {} }, "data.ares", "must be an array of records"],
    [{ ares: [null] }, "data.ares[0]", "must be object"],
    [{ ares: [{}] }, "data.ares[0].icoId", "is missing"],
    [{ ares: [ares(mine), ares(mine)] }, "data.ares[1].icoId", "must not be that of another record"],
    [{ ares: [{ ...ares(mine), ico: builtIn }] }, "data.ares[0].icoId", "must be the ico"],
    [
      { ares: [ares(mine), { ...ares(builtIn), sidlo: { psc: "60200" } }] },
      "data.ares[1].sidlo.psc",
      "must be integer",
    ],
    [{ ares: [{ ...ares(mine), ico: "1234567x" }] }, "data.ares[0].ico", 'must match pattern "^\\d{8}$"'],
    [{ vr: [{ icoId: mine, zaznamy: [{}, { ico: [1] }] }] }, "data.vr[0].zaznamy[1].ico[0]", "must be object"],
  ])("refuses %j", (data, field, rule) => {
    const refused = (): unknown => readOwnSubjects("createSandbox", data);
    expect(refused).toThrow(InvalidInputError);
    expect(refused).toThrow(expect.objectContaining({ field, rule }));
  });

  it("refuses what JSON cannot say", () => {
    const cyclic: { ares: unknown[] } = { ares: [] };
    cyclic.ares.push(cyclic);
    for (const data of [cyclic, { ares: 1n }]) {
      expect(() => readOwnSubjects("createSandbox", data)).toThrow(/^createSandbox: data must be JSON/);
    }
  });

  it("names every wrong record, and a hundred at most", () => {
    const data = { ares: Array.from({ length: 200 }, () => ({ ...ares(mine), ico: 1 })), res: 1 };
    const issues = (count: number): unknown => expect.objectContaining({ length: count });
    expect(() => readOwnSubjects("createSandbox", data)).toThrow(expect.objectContaining({ issues: issues(100) }));
    const some = { ares: [{ ico: 1 }, ares(mine)], res: 1, isir: 1 };
    expect(() => readOwnSubjects("createSandbox", some)).toThrow(
      /^createSandbox: data\.isir is no source .* \(and 2 more\)/,
    );
  });
});

describe("a data set with one's own subjects", () => {
  it("has them besides the others, in the sources they are in", () => {
    const dataset = datasetWith({ ares: [ares(mine)], res: [{ icoId: mine, zaznamy: [] }] });
    expect(dataset.size).toBe(59);
    expect(dataset.record("ares", mine)).toEqual(ares(mine));
    expect(dataset.record("res", mine)).toEqual({ icoId: mine, zaznamy: [] });
    expect(dataset.record("vr", mine)).toBeUndefined();
    expect(dataset.record("ares", builtIn)).toBeDefined();
    const all = [...dataset.subjects()];
    expect(all).toHaveLength(59);
    expect(all.at(-1)).toEqual(ares(mine));
  });

  it("has nothing but them of a subject that is built in or generated", () => {
    const [generated = ""] = [...createRegistryDataset({ additionalSubjects: 1 }).subjects()]
      .map(({ icoId = "" }) => icoId)
      .filter((icoId) => icoId.startsWith("91"));
    const dataset = datasetWith({ ares: [ares(builtIn)], res: [{ icoId: generated, zaznamy: [] }] }, 2);
    expect(dataset.record("ares", builtIn)).toEqual(ares(builtIn));
    expect(dataset.record("vr", builtIn)).toBeUndefined();
    expect(dataset.record("ares", generated)).toBeUndefined();
    const all = [...dataset.subjects()];
    expect(all.filter(({ icoId }) => icoId === builtIn)).toEqual([ares(builtIn)]);
    expect(all.some(({ icoId }) => icoId === generated)).toBe(false);
    expect(dataset.size).toBe(all.length);
    expect(dataset.size).toBe(59);
  });

  it("tells of their changes in the batches of their sources", () => {
    const rpsh = Array.from({ length: 6 }, (_, index) => ({ icoId: `1000000${index}`, zaznamy: [] }));
    const mentioned = (datovyZdroj: string): string[] =>
      (datasetWith({ rpsh }).batches(datovyZdroj) ?? []).flatMap(({ seznamNotifikaci = [] }) =>
        seznamNotifikaci.flatMap(({ icoId = "" }) => icoId),
      );
    expect(mentioned("rpsh")).toEqual(expect.arrayContaining(rpsh.map(({ icoId }) => icoId)));
    expect(mentioned("res").filter((icoId) => icoId.startsWith("1"))).toEqual([]);
  });
});
