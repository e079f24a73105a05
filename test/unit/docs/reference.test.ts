import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { readDocument, root } from "../../fixtures/documents/documents.ts";

/** The section of a heading of the reference, up to the next one of its level or above. */
function sectionOf(page: string, heading: string): string {
  const { text } = readDocument(`docs/api/${page}.md`);
  const [, section] = text.split(`# ${heading}\n`);
  return section?.split(/^#{1,5} /m)[0] ?? `there is no ${heading}`;
}

describe("[DOC-13] the reference", () => {
  it.each(Object.entries(registryOperations))(
    "links the return type of a method of the registry: %s",
    (name, operation) => {
      const schema = operation.responses[200];
      expect(sectionOf("registry", `${name}()`)).toContain(
        `[\`CallPromise\`](registry-types.md#callpromise)\\<[\`${schema}\`](schemas.md#${schema.toLowerCase()})\\>`,
      );
      expect(readDocument("docs/api/schemas.md").text).toContain(`<a id="${schema.toLowerCase()}"></a>`);
    },
  );

  it.each([
    ["registry", "Registry"],
    ["identity", "Identity"],
    ["legacy", "LegacyIdentity"],
    ["login", "Login"],
    ["sandbox", "Sandbox"],
  ])("has a page for each client: %s", (page, client) => {
    const { text } = readDocument(`docs/api/${page}.md`);
    expect(text).toContain(`\n### ${client}\n`);
    expect(text).toContain("\n### create");
  });

  it("has no page longer than that of the registry client", () => {
    const lengths = readdirSync(join(root, "docs/api"))
      .filter((name) => name !== "schemas.md")
      .map((name) => readDocument(`docs/api/${name}`).text.split("\n").length);
    expect(Math.max(...lengths)).toBeLessThan(1_500);
  });
});
