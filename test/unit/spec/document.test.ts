import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { registryContractText } from "../../fixtures/registry-contract.ts";
import { specifiedVersion } from "../../fixtures/specification.ts";
import { at, contract, text } from "./contract.ts";

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

/** The findings of the linter in a document: rule and place. */
async function lint(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ["all"], rules: tastes });
  const problems = await lintFromString({ source: document, absoluteRef: "openapi.yaml", config });
  return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer ?? ""}`);
}

/** Accepted findings of the linter with the reason. */
const accepted = [
  // The specification defines Chyby, though no operation of it answers with one.
  "no-unused-components at #/components/schemas/Chyby",
  // The published interface has this filter without an operation that takes it.
  "no-unused-components at #/components/schemas/AngazovanaOsobaFiltr",
];

describe("the document", () => {
  it("[SPEC-01] follows OpenAPI 3.0, and has version 1.3.0 or later", () => {
    expect(contract["openapi"]).toMatch(/^3\.0\.\d$/);
    const version = text(at(contract, "info", "version"), "info.version");
    expect([version, specifiedVersion].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))).toEqual(
      [specifiedVersion, version],
    );
  });

  it("[SPEC-01] passes an independent linter, except for two accepted remarks", async () => {
    expect((await lint(registryContractText)).sort()).toEqual([...accepted].sort());
  });
});
