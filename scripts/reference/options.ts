import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OptionDefaults, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { RegistrySource } from "../../generated/registry-service.gen.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { exports } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { readonly exports: object };

/** Entries with a page of their own. The entry `.` has none: it is all of the first three. */
const entries = Object.keys(exports).flatMap((name) => /^\.\/(\w+)$/.exec(name)?.[1] ?? []);

/** Generated tables from a name of the contract to its type: the name is all that could be said of a member. */
const tables: Readonly<Record<string, readonly string[]>> = {
  "ares-caais/registry-types.RegistryAnswers": Object.keys(registryOperations),
  "ares-caais/registry-types.RegistryRecords": sources(),
  "ares-caais/legacy.LegacyAttributes": legacyVersions,
};

/** Steps in the making of a public type: the page shows what comes of them. */
const steps = [
  "AllClaims",
  "Claim",
  "ClientCall",
  "Compared",
  "Content",
  "Documented",
  "DocumentedErrorStatus",
  "ErrorOrFault",
  "FaultAnswer",
  "Given",
  "HttpMethod",
  "ItemsKey",
  "LegacyAttributesOf",
  "Listed",
  "Ranges",
  "SuccessBody",
  "codeLists",
  "components",
  "operations",
  "paths",
];

/** How TypeDoc reads the public entries and writes them as Markdown. */
export const options: TypeDocOptions & Partial<PluginOptions> = {
  name: "API reference",
  entryPoints: entries.map((entry) => `${root}src/${entry}/index.ts`),
  tsconfig: `${root}tsconfig.build.json`,
  readme: `${root}scripts/reference/introduction.md`,
  plugin: ["typedoc-plugin-markdown"],
  logLevel: "Warn",
  // The type checker has its own command.
  skipErrorChecking: true,
  // The pages are the same on every machine and at every commit.
  disableSources: true,
  disableGit: true,
  hideGenerator: true,
  // Leaves out the members that every Error has.
  excludeExternals: true,
  excludeReferences: true,
  // Hundreds of types, which would drown the rest: they have a page of their own.
  exclude: ["**/generated/registry-types.gen.ts"],
  jsDocCompatibility: { exampleTag: false },
  // openapi-typescript writes descriptions with this tag.
  blockTags: [...OptionDefaults.blockTags, "@description"],
  sort: ["source-order"],
  sortEntryPoints: false,
  groupOrder: ["Functions", "Classes", "*"],
  // Links of the introduction are those of the written pages.
  validation: { notExported: true, notDocumented: true, invalidLink: true, invalidPath: false },
  intentionallyNotExported: steps,
  intentionallyNotDocumented: Object.entries(tables).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  ),
  router: "module",
  mergeReadme: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideInherited: true, hideOverrides: true, hideSources: true, leftAlignHeaders: true },
  formatWithPrettier: true,
};

function sources(): RegistrySource[] {
  const named = Object.values(registryOperations).flatMap((operation) =>
    "source" in operation ? [operation.source] : [],
  );
  return [...new Set(named)];
}
