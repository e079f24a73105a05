import { readFileSync } from "node:fs";
import { join } from "node:path";
import { registryDocument } from "ares-caais/verify";
import { expect, it } from "vitest";
import { readDocument, root } from "../../fixtures/documents/documents.ts";
import { readTable } from "../../fixtures/documents/read-table.ts";
import { specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";

// Apart from the other tables, because a new contract changes this one by hand.
it("the table of versions begins with this one, and the README says the same", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const [newest] = readTable("docs/package.md", "Versions");
  expect(newest).toEqual([version, registryDocument.info.version, specifiedVersions.join(", ")]);
  const { text } = readDocument("README.md");
  expect(text).toContain(`Version ${version} has interface ${registryDocument.info.version} of the register`);
});
