import { Document, Ruleset, Spectral, type IRuleResult } from "@stoplight/spectral-core";
import { Yaml } from "@stoplight/spectral-parsers";
import { oas } from "@stoplight/spectral-rulesets";
import { describe, expect, it } from "vitest";
import { specifiedVersion } from "../../fixtures/specification.ts";
import { at, contract, contractPath, source, text } from "./contract.ts";

/** Every rule of the set, also those that are off by default. */
async function lint(text: string): Promise<IRuleResult[]> {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [[oas, "all"]] }));
  return spectral.run(new Document(text, Yaml, contractPath));
}

const found = ({ code, path }: IRuleResult): string => `${code} at ${path.join(".")}`;
/** Severity 0 is an error, 1 a warning, above it hints. */
const isError = (severity: number): boolean => severity === 0;
const errors = (results: readonly IRuleResult[]): string[] =>
  results.filter(({ severity }) => isError(severity)).map(found);

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

/** What the linter says and why it stays: no rule is off, so that anything else is seen. */
const accepted = [
  // The package has no address of its own to give.
  "contact-properties at info.contact",
  // The tags keep the order in which the specification lists the sources.
  "openapi-tags-alphabetical at tags",
  // The specification defines Chyby, though no operation of it answers with one.
  "oas3-unused-component at components.schemas.Chyby",
  // The published interface has this filter without an operation that takes it.
  "oas3-unused-component at components.schemas.AngazovanaOsobaFiltr",
];

describe("the document", () => {
  it("[SPEC-01] is OpenAPI 3.0 and describes version 1.3.0 of the interface, or a later one", () => {
    expect(contract["openapi"]).toMatch(/^3\.0\.\d$/);
    const version = text(at(contract, "info", "version"), "info.version");
    expect([version, specifiedVersion].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))).toEqual(
      [specifiedVersion, version],
    );
  });

  it("[SPEC-01] has no error and no warning by any rule of an independent linter, but for four accepted remarks", async () => {
    const results = await lint(source);
    expect(errors(results)).toEqual([]);
    expect(results.map(found).sort()).toEqual([...accepted].sort());
  });

  it("[SPEC-01] the linter finds no error in a document that has none", async () => {
    expect(errors(await lint(small))).toEqual([]);
  });

  it.each([
    {
      mistake: "a reference to a schema that is not there",
      text: broken('$ref: "#/components/schemas/Thing"', '$ref: "#/components/schemas/Nowhere"'),
      code: "invalid-ref",
    },
    {
      mistake: "an example that breaks its schema",
      text: broken('code: "12"', 'code: "1"'),
      code: "oas3-valid-media-example",
    },
    {
      mistake: "a type that does not exist",
      text: broken("type: boolean", "type: truth"),
      code: "oas3-schema",
    },
    {
      mistake: "two operations of one name",
      text: broken("operationId: removeThing", "operationId: readThing"),
      code: "operation-operationId-unique",
    },
    {
      mistake: "a path parameter that is not declared",
      text: broken("name: id", "name: key"),
      code: "path-params",
    },
  ])("[SPEC-01] the linter reports $mistake", async ({ text: wrong, code }) => {
    expect(errors(await lint(wrong)).join("\n")).toContain(`${code} at `);
  });
});
