import { expect, it } from "vitest";
import type { EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import { optional } from "../../../../src/sandbox/registry/data/optional.ts";

it("leaves out the fields that are undefined and keeps the order of the rest", () => {
  const fields = optional<EkonomickySubjekt>({ dic: "", icoId: undefined, czNace: [], ico: "90000056" });
  expect(Object.entries(fields)).toEqual([
    ["dic", ""],
    ["czNace", []],
    ["ico", "90000056"],
  ]);
});

it("refuses a field that the contract does not have", () => {
  // @ts-expect-error: the contract spells it subRegistrSzr.
  const fields = optional<EkonomickySubjekt>({ subRegisterSzr: "ezp" });
  expect(fields).toEqual({ subRegisterSzr: "ezp" });
});
