import fc from "fast-check";
import { stringify } from "yaml";
import { compareDocuments, formatChanges, registryDocument, type DocumentChange } from "../../../src/verify/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editText } from "../edits/bytes.ts";
import { editJson, isHarmless, jsonEdits } from "../edits/json.ts";
import type { Reader } from "../reader.ts";

/** A small document with what a document can have. */
const small = {
  openapi: "3.0.3",
  info: { title: "x", version: "1" },
  servers: [{ url: "https://{host}/x", variables: { host: { default: "a", enum: ["a", "b"] } } }],
  security: [{ a: [] }],
  "x-correction": { reason: "x", ours: { security: [{ a: [] }] }, theirs: { security: [] } },
  paths: {
    "/x/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", pattern: "^a$" } }],
      get: {
        operationId: "x",
        servers: [{ url: "/y" }],
        responses: {
          200: {
            headers: { h: { $ref: "#/components/headers/H" } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
          },
          "4XX": { $ref: "#/components/responses/R" },
        },
      },
      post: { requestBody: { $ref: "#/components/requestBodies/B" }, responses: {} },
    },
  },
  components: {
    securitySchemes: { a: { type: "oauth2", flows: { password: { tokenUrl: "/t", scopes: { s: "S" } } } } },
    headers: { H: { required: true, schema: { type: "integer" } } },
    responses: { R: { content: { "*/*": { schema: { $ref: "#/components/schemas/Z" } } } } },
    requestBodies: { B: { required: true, content: { "application/json": { schema: { type: "array", items: {} } } } } },
    schemas: {
      A: { allOf: [{ $ref: "#/components/schemas/C" }, { required: ["a"], properties: { a: { enum: ["1", null] } } }] },
      Z: {
        oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/C" }],
        discriminator: { propertyName: "d", mapping: { c: "C" } },
      },
      C: {
        type: "object",
        additionalProperties: { not: {} },
        properties: { c: { $ref: "#/components/schemas/A" }, d: { minimum: 1, nullable: true } },
      },
    },
  },
};
const yaml = stringify(small);

/** What YAML has and JSON has not. */
const ofYaml = [
  ...["&a ", "*a", "!!js/function ", "!!binary ", "!<x> ", "? ", "- ", "<<: ", "---\n", "...\n", "%YAML 1.1\n", "#"],
  ...[
    "|\n  x\n",
    ">-\n",
    "\t",
    "0x7f",
    "1_000",
    ".nan",
    "~",
    "yes",
    "2001-12-14",
    "\u2028",
    "\u0085",
    "{a: ",
    "[,",
    "'",
  ],
];

const recipes = fc.oneof(
  fc.record({ json: jsonEdits, document: fc.constantFrom("small", "contract"), as: fc.constantFrom("text", "value") }),
  fc.record({
    yaml: fc.array(fc.record({ insert: fc.constantFrom(...ofYaml), line: fc.nat(100), column: fc.nat(30) }), {
      maxLength: 3,
    }),
  }),
  fc.record({ bytes: bytesEdits }),
);
type Recipe = typeof recipes extends fc.Arbitrary<infer Kind> ? Kind : never;

/** The document, or the value that it says. */
function documentOf(recipe: Recipe): string | object {
  if ("bytes" in recipe) return editText(yaml, recipe.bytes);
  if ("json" in recipe) {
    const text = editJson(recipe.document === "small" ? small : registryDocument, recipe.json);
    try {
      return recipe.as === "text" ? text : (JSON.parse(text) as object);
    } catch {
      return text;
    }
  }
  const lines = yaml.split("\n");
  for (const { insert, line, column } of recipe.yaml) {
    const at = line % lines.length;
    const text = lines[at] ?? "";
    lines[at] = text.slice(0, column) + insert + text.slice(column);
  }
  return lines.join("\n");
}

const documents: Reader = {
  name: "compareDocuments",
  share: 3,
  open: () => ({
    attempts: attempts(recipes, (recipe) => {
      const theirs = documentOf(recipe);
      const ours = "json" in recipe && recipe.document === "contract" ? registryDocument : small;
      return {
        read: () => {
          const changes = compareDocuments(ours, theirs);
          formatChanges(changes);
          return changes;
        },
        check: ({ data, error }) => {
          const harmless = "json" in recipe ? isHarmless(recipe.json) : "yaml" in recipe && recipe.yaml.length === 0;
          if (harmless) holds(error === undefined, "a document that says the same was refused");
          if (error !== undefined) return;
          const changes = data as DocumentChange[];
          holds(!harmless || changes.length === 0, "a document that says the same was found to differ");
        },
      };
    }),
  }),
};

/** Documents of strangers. */
export const documentReaders: readonly Reader[] = [documents];
