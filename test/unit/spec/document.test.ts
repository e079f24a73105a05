import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { specifiedVersion } from "../../fixtures/specification.ts";
import { at, contract, contractPath, source, text } from "./contract.ts";

/** Rules of taste that the published interface does not follow; every other rule is on, also those that are off by default. */
const tastes = {
  // The tags keep the order in which the specification lists the sources.
  "tags-alphabetical": "off",
  // The operations have examples, which hold all properties.
  "scalar-property-missing-example": "off",
  // Errors are Chyba, as the specification says.
  "operation-4xx-problem-details-rfc7807": "off",
  // The rule knows English words alone.
  "path-segment-plural": "off",
} as const;

/** What the linter says of a document: the rule and the place. */
async function lint(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ["all"], rules: tastes });
  const problems = await lintFromString({ source: document, absoluteRef: contractPath, config });
  return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer ?? ""}`);
}

/** A document without a fault, small enough to be linted often. */
const small = `openapi: 3.0.0
info: { title: Things, version: 1.0.0, description: Things. }
servers: [{ url: https://things.test }]
paths:
  /things/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      operationId: readThing
      responses:
        "200":
          description: The thing.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
              example: { code: "12" }
    delete:
      operationId: removeThing
      responses: { "204": { description: It is gone. } }
components:
  schemas:
    Thing: { type: object, properties: { code: { type: string, pattern: "^[0-9]{2}$" }, whole: { type: boolean } } }
`;

/** The small document with a mistake in it. */
function broken(before: string, after: string): string {
  const text = small.replace(before, after);
  if (text === small) throw new Error(`The document has no ${before}.`);
  return text;
}

const mistakes = [
  {
    mistake: "a reference to a schema that is not there",
    text: broken('$ref: "#/components/schemas/Thing"', '$ref: "#/components/schemas/Nowhere"'),
    rule: "no-unresolved-refs",
  },
  {
    mistake: "an example that breaks its schema",
    text: broken('code: "12"', 'code: "1"'),
    rule: "no-invalid-media-type-examples",
  },
  {
    mistake: "a type that does not exist",
    text: broken("type: boolean", "type: truth"),
    rule: "struct",
  },
  {
    mistake: "two operations of one name",
    text: broken("operationId: removeThing", "operationId: readThing"),
    rule: "operation-operationId-unique",
  },
  {
    mistake: "a path parameter that is not declared",
    text: broken("name: id", "name: key"),
    rule: "path-parameters-defined",
  },
];

/** What the linter says and why it stays. */
const accepted = [
  // The specification defines Chyby, though no operation of it answers with one.
  "no-unused-components at #/components/schemas/Chyby",
  // The published interface has this filter without an operation that takes it.
  "no-unused-components at #/components/schemas/AngazovanaOsobaFiltr",
];

describe("the document", () => {
  it("[SPEC-01] is OpenAPI 3.0 and describes version 1.3.0 of the interface, or a later one", () => {
    expect(contract["openapi"]).toMatch(/^3\.0\.\d$/);
    const version = text(at(contract, "info", "version"), "info.version");
    expect([version, specifiedVersion].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))).toEqual(
      [specifiedVersion, version],
    );
  });

  it("[SPEC-01] breaks no rule of an independent linter, but for two accepted remarks", async () => {
    expect((await lint(source)).sort()).toEqual([...accepted].sort());
  });

  it("[SPEC-01] the linter finds no mistake in a document that has none", async () => {
    const found = (await lint(small)).map((line) => line.replace(/ at .*/, ""));
    expect(found.filter((rule) => mistakes.some((mistake) => mistake.rule === rule))).toEqual([]);
  });

  it.each(mistakes)("[SPEC-01] the linter reports $mistake", async ({ text: wrong, rule }) => {
    expect((await lint(wrong)).join("\n")).toContain(`${rule} at `);
  });
});
