import { describe, expect, it } from "vitest";
import { InvalidInputError, invoiceParty, subjectState } from "ares-caais";
import { readYaml } from "../../../fixtures/read-yaml.ts";

/** Values that are given by mistake in place of a record, and what the message says. */
type Other = readonly [what: string, value: unknown, rule: string];
const others: readonly Other[] = [
  ...(readYaml(import.meta.url) as readonly Other[]),
  ["a promise", Promise.resolve({}), "must not be a promise; await the call that gives it"],
  ["a thenable", { then: () => undefined }, "must not be a promise"],
  ["an error", new Error("x"), "must be an object"],
  ["a response", new Response("{}"), "must be an object"],
  ["a map", new Map(), "must be an object"],
  ["a date", new Date(0), "must be an object"],
  ["a function", () => ({}), "must be an object"],
];

describe("functions that take records only", () => {
  it.each(others)("[REC-06] refuses %s", (_what, value, rule) => {
    const error = { field: "record", message: expect.stringContaining(rule) as string };
    for (const read of [() => subjectState(value as never), () => invoiceParty(value as never)]) {
      expect(read).toThrow(InvalidInputError);
      expect(read).toThrow(expect.objectContaining(error));
    }
  });

  it("[REC-06] refuse the record of a source as a party, because only the combined record names it", () => {
    const refused = expect(() => invoiceParty({ icoId: "91002109", zaznamy: [] } as never));
    refused.toThrow("invoiceParty: record must be a combined record, not one of a source");
  });

  it("[REC-06] accept a record with members of later versions", () => {
    const record = { icoId: "91002109", datumZaniku: "2021-04-15", data: {}, record: {} };
    expect(subjectState(record).state).toBe("dissolved");
  });

  it("[REC-06] accept an instance of an application's class, and an object without a prototype", () => {
    class Company {
      readonly obchodniJmeno = "Sklárna Sever a.s.";
    }
    expect(invoiceParty(new Company()).name).toBe("Sklárna Sever a.s.");
    const bare = Object.assign(Object.create(null) as object, { datumZaniku: "2021-04-15" });
    expect(subjectState(bare).state).toBe("dissolved");
  });
});
