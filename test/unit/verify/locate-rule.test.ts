import { describe, expect, it } from "vitest";
import { registryDocument } from "ares-caais/verify";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { locateRule } from "../../../src/verify/registry/schema-properties.ts";

/** Every value inside a value is replaced by wrong ones, one at a time. */
function* wrongVersions(value: unknown): Iterable<unknown> {
  if (typeof value !== "object" || value === null) {
    yield {};
    if (typeof value === "string") yield "x".repeat(3000);
    if (typeof value === "number") yield -1e15;
    return;
  }
  yield "no object";
  const entries = Object.entries(value);
  for (const [key, member] of entries) {
    for (const wrong of wrongVersions(member)) {
      yield Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === key ? wrong : item))
        : { ...value, [key]: wrong };
    }
  }
}

/** What a JSON pointer as a fragment leads to. */
function resolve(fragment: string): unknown {
  return fragment
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
      registryDocument,
    );
}

describe("where a broken rule stands", () => {
  it.each(Object.values(registryOperations).map(({ id }) => id))(
    "[KIT-04] every rule that an answer of %s can break is found in the contract's document",
    (id) => {
      const schema = registryOperations[id].responses[200];
      const validate = responseValidators[schema];
      const located = new Set<string>();
      for (const wrong of wrongVersions(registryExamples[id].responses[200])) {
        if (validate(wrong)) continue;
        for (const { instancePath, schemaPath, keyword } of validate.errors ?? []) {
          const path = locateRule(schema, instancePath, schemaPath);
          expect(path.endsWith(`/${keyword}`), path).toBe(true);
          // The bounds of int32 are a format in the document.
          const rule = resolve(path) ?? resolve(path.replace(/\/(?:minimum|maximum)$/, "/format"));
          expect(rule, `${instancePath} ${schemaPath} ${path}`).toBeDefined();
          located.add(path);
        }
      }
      expect(located.size).toBeGreaterThan(1);
    },
  );
});
