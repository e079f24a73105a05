import { describe, expect, it, vi } from "vitest";
import type { Validate } from "../../../generated/registry-request-validators.gen.ts";
import { checkInput, prepareRequest } from "../../../src/registry/call/prepare-request.ts";

// The contract has no such parameters yet.
vi.mock(import("../../../generated/registry-operations.gen.ts"), async (importOriginal) => {
  const original = await importOriginal();
  const { vratEkonomickySubjekt: row } = original.registryOperations;
  const reserved = { in: "query", allowReserved: true };
  const parameters = {
    ...row.parameters,
    q: reserved,
    list: { ...reserved, type: "array" },
    next: { in: "query" },
    trace: { in: "header" },
  };
  const changed = { ...original.registryOperations, vratEkonomickySubjekt: { ...row, parameters } };
  return { ...original, registryOperations: changed };
});
vi.mock(import("../../../generated/registry-request-validators.gen.ts"), async (importOriginal) => {
  const original = await importOriginal();
  const passes: Validate = () => true;
  const changed = { ...original.requestValidators, vratEkonomickySubjekt: { query: passes, header: passes } };
  return { ...original, requestValidators: changed };
});

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const path = { ico: "27074358" };
  return new URL(prepareRequest("vratEkonomickySubjekt", { path, query }, "https://registry.test").url).search;
}

describe("a value with reserved characters", () => {
  it("[GEN-08] keeps them", () => {
    expect(queryOf({ q: "a/b:c,d;e?f@g$" })).toBe("?q=a/b:c,d;e?f@g$");
    expect(queryOf({ list: ["a/b", "c:d"] })).toBe("?list=a/b&list=c:d");
  });

  it("[GEN-08] cannot end itself or the query, or add a parameter", () => {
    expect(queryOf({ q: "a&next=b#c", next: "d" })).toBe("?q=a%26next%3Db%23c&next=d");
    expect(queryOf({ list: ["a&next=b"] })).toBe("?list=a%26next%3Db");
    expect(new URLSearchParams(queryOf({ q: "1+1 = 2 % č" })).get("q")).toBe("1+1 = 2 % č");
  });
});

describe("a value that cannot be encoded", () => {
  const header = "trace must be printable ASCII, as the value of a header";
  it.each([
    [{ header: { trace: "a\nb" } }, header],
    [{ header: { trace: ["a", "č"] } }, header],
    [{ query: { q: "\ud800" } }, 'q must be well-formed text, got "\\ud800"'],
    [{ query: { list: ["a", "\ud800"] } }, 'list must be well-formed text, got ["a","\\ud800"]'],
  ])(
    "[GEN-08] the client refuses the value before it sends anything, without the value of a header: %j",
    (input, rule) => {
      const message = `vratEkonomickySubjekt: ${rule} [ERR_INVALID_INPUT]`;
      expect(() => {
        checkInput("vratEkonomickySubjekt", input);
      }).toThrow(expect.objectContaining({ message }) as Error);
    },
  );
});
