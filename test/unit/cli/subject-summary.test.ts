import { describe, expect, it } from "vitest";
import { subjectSummary } from "../../../src/cli/subject-summary.ts";
import { registrySources } from "../../../generated/registry-operations.gen.ts";
import { createRegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";
import { isInvented } from "../../../src/sandbox/registry/data/records/presence.ts";

describe("subjectSummary", () => {
  it.each(registrySources)("finds ico, name and seat in every record of %s", (source) => {
    const dataset = createRegistryDataset();
    let records = 0;
    for (const subject of dataset.subjects()) {
      const record = dataset.record(source, subject.icoId ?? "");
      if (record === undefined) continue;
      records += 1;
      const { ico, obchodniJmeno, sidlo } = subjectSummary(record);
      expect(ico).toBe(source === "ares" ? (subject.ico ?? subject.icoId) : subject.icoId);
      // What a generic record holds nobody has decided.
      if (!isInvented(source)) continue;
      if (source === "ros") expect([obchodniJmeno, sidlo]).toEqual([undefined, undefined]);
      else expect([obchodniJmeno, sidlo]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    }
    expect(records).toBeGreaterThan(0);
  });

  it("takes the primary record, and of a version history what is in force, else what came last", () => {
    const zaznamy = [
      { obchodniJmeno: "other" },
      { primarniZaznam: true, obchodniJmeno: "primary", sidlo: { textovaAdresa: "here" } },
    ];
    expect(subjectSummary({ icoId: "1", zaznamy })).toEqual({ ico: "1", obchodniJmeno: "primary", sidlo: "here" });
    const old = { datumZapisu: "2000-01-01", datumVymazu: "2001-01-01", hodnota: "old" };
    const current = { datumZapisu: "2001-01-01", hodnota: "current" };
    const past = { datumZapisu: "2001-01-01", datumVymazu: "2002-01-01", hodnota: "past" };
    const nameOf = (...obchodniJmeno: object[]): unknown =>
      subjectSummary({ zaznamy: [{ obchodniJmeno }] }).obchodniJmeno;
    expect(nameOf(current, old)).toBe("current");
    expect(nameOf(old, past)).toBe("past");
  });

  it.each([
    {},
    { zaznamy: [] },
    { zaznamy: [null] },
    { zaznamy: 1, obchodniJmeno: 5, sidlo: null },
    { zaznamy: [{ obchodniJmeno: [null] }] },
  ])("shows nothing of what breaks the contract: %j", (record) => {
    expect(subjectSummary(record)).toEqual({ ico: undefined, obchodniJmeno: undefined, sidlo: undefined });
  });
});
