import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { createRegistry, RegistryError, type RegistryOperationId } from "../../../src/registry/index.ts";
import { sample } from "../../../src/testing/sample/sample.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts, type Result } from "../attempt.ts";
import { editAnswer, httpEdits, isHarmlessHttp, type Honest, type HttpEdit } from "../edits/http.ts";
import { editJson, isHarmless, jsonEdits, type JsonEdit } from "../edits/json.ts";
import type { Reader } from "../reader.ts";

/** An answer of an operation: what it said at first, and what became of it on its way. */
interface Recipe {
  readonly status: 200 | 400 | 404 | 500;
  /** Of the sample. */
  readonly seed: number;
  readonly validate: "off" | "report" | "strict";
  readonly json: readonly JsonEdit[];
  readonly http: HttpEdit;
}

const recipes: fc.Arbitrary<Recipe> = fc.record({
  status: fc.constantFrom<Recipe["status"][]>(200, 200, 200, 200, 400, 404, 500),
  seed: fc.nat(9),
  validate: fc.constantFrom("off", "report", "strict"),
  json: jsonEdits,
  http: httpEdits,
});

/** Each operation, called by its method with the example of the contract. */
export const registryOperationReaders: readonly Reader[] = Object.values(registryOperations).map(({ id }) => ({
  name: `registry ${id}`,
  open: () => ({
    attempts: attempts(recipes, (recipe) => {
      const { bytes, respond } = editAnswer(honestOf(id, recipe), recipe.http);
      const registry = createRegistry({
        fetch: () => Promise.resolve(respond()),
        validate: recipe.validate,
        retry: false,
      });
      return {
        read: () => callExample(registry[id], id),
        check: (result) => {
          check(id, recipe, bytes, result);
        },
      };
    }),
  }),
}));

/** The methods of all operations take parameters or a filter: one signature for methods whose inputs differ. */
function callExample(method: unknown, id: RegistryOperationId): Promise<unknown> {
  const example: object = registryExamples[id];
  const input: unknown = "request" in example ? example.request : "parameters" in example ? example.parameters : {};
  return (method as (input: unknown) => Promise<unknown>)(input);
}

function honestOf(id: RegistryOperationId, { status, seed, json }: Recipe): Honest {
  const said =
    status === 200
      ? sample(registryOperations[id].responses[200], undefined, { seed })
      : registryExamples[id].responses[status];
  return { status, type: "application/json", body: editJson(said, json) };
}

function check(id: RegistryOperationId, recipe: Recipe, bytes: Uint8Array, { data, error }: Result): void {
  const { status, validate, json, http } = recipe;
  if (error === undefined) {
    holds((http.status ?? status) === 200, "data came from another status than 200");
    holds(
      http.type === undefined || /^application\/([a-z]+\+)?json/i.test(http.type),
      "data came from what is no JSON",
    );
    const text = Buffer.from(bytes).toString();
    holds(isDeepStrictEqual(data, JSON.parse(text.replace(/^\ufeff/, ""))), "data is not what the answer says");
    const valid = validate !== "strict" || responseValidators[registryOperations[id].responses[200]](data);
    holds(valid, "strict data breaks its schema");
  }
  if (error instanceof RegistryError) {
    const texts = [error.kod, error.subKod, error.popis].filter((text) => text !== undefined);
    const isRight = texts.length > 0 && texts.every((text) => typeof text === "string");
    holds(isRight, "an error has something else for a text");
  }
  if (!isHarmless(json) || !isHarmlessHttp(http)) return;
  if (status === 200) holds(error === undefined, "an answer that says the same was refused");
  else holds(error instanceof RegistryError && error.status === status, "an error that says the same was not told");
}
