import { describe, expect, it } from "vitest";
import { isSameWriting, type OwnFact } from "../../../src/cli/same-writing.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

/** A writing of somebody's own beside that of the register. */
interface Row {
  /** Where the shape of the writing is from. */
  readonly from: string;
  readonly own: string;
  readonly register: string;
  readonly isSame: boolean;
}

const table = readYaml(import.meta.url) as Record<OwnFact, Row[]>;
const all = (["name", "seat", "dic"] as const).flatMap((fact) => table[fact].map((row) => ({ fact, ...row })));

describe("isSameWriting", () => {
  it.each(all)("[JOB-18] $fact: $own | $register: $isSame ($from)", ({ fact, own, register, isSame }) => {
    expect(isSameWriting(fact, own, register)).toBe(isSame);
    expect(isSameWriting(fact, register, own)).toBe(isSame);
    for (const writing of [own, register]) expect(isSameWriting(fact, writing, writing)).toBe(true);
  });
});
