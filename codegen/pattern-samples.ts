import { createRandom } from "./samples/random.ts";
import { fits, scalarsByRules } from "./samples/scalars.ts";
import { walk } from "./sources/openapi-walk.ts";
import type { Registry, SchemaObject } from "./sources/registry-model.ts";

/** A key of the rules that decide which texts keep a pattern. */
export function patternKey({ pattern = "", minLength, maxLength }: SchemaObject): string {
  return JSON.stringify([pattern, minLength, maxLength]);
}

/**
 * A text for each pattern of the contract that digits do not keep: a sample needs one, and at run time nothing is there
 * that could invent it.
 *
 * @returns texts by {@link patternKey}; of a pattern that no text was found for there is none.
 */
export async function patternSamples({ contract }: Registry): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, SchemaObject>();
  walk("document", contract, "", (kind, node) => {
    const schema: SchemaObject = node;
    if (kind !== "schema" || schema.pattern === undefined || schema.enum !== undefined) return;
    const { pattern, minLength = 0, maxLength = Infinity } = schema;
    const seeds = [1, 2, 3].map((seed) =>
      scalarsByRules({ type: "string", pattern, minLength, maxLength }, createRandom(seed)),
    );
    if (seeds.some((values) => !values.some((value) => keeps(value, schema)))) {
      wanted.set(patternKey(schema), schema);
    }
  });
  const samples = new Map<string, string>();
  if (wanted.size === 0) return samples;
  // Only a contract with such patterns needs it.
  const { sample, stringMatching } = await import("fast-check");
  for (const [key, schema] of wanted) {
    const { pattern = "", example } = schema;
    const candidates: readonly unknown[] = [
      example,
      ...guess(() => sample(stringMatching(new RegExp(pattern, "u"), { size: "xsmall" }), { numRuns: 200, seed: 1 })),
      ...guess(() => sample(stringMatching(new RegExp(pattern, "u")), { numRuns: 200, seed: 1 })),
    ];
    const found = candidates.flatMap((value) => (typeof value === "string" && keeps(value, schema) ? value : []));
    const readable = found.find((value) => /^[\x20-\x7e]*$/.test(value)) ?? found[0];
    if (readable !== undefined) samples.set(key, readable);
  }
  return samples;
}

/** Whether a text keeps the pattern and the lengths of a schema. */
function keeps(value: unknown, { pattern, minLength, maxLength }: SchemaObject): boolean {
  return fits(value, {
    type: "string",
    ...(pattern === undefined ? {} : { pattern }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  });
}

/** fast-check knows most of what a regular expression can say, not all of it. */
function guess(make: () => readonly string[]): readonly string[] {
  try {
    return make();
  } catch {
    return [];
  }
}
