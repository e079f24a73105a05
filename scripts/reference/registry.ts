import { readFileSync } from "node:fs";
import { readRegistry } from "../../codegen/sources/registry-document.ts";
import { parseYamlSource } from "../../codegen/sources/yaml-source.ts";

/** Where the contract of the registry stands in the project. */
export const registryFile = "spec/registry.openapi.yaml";

/** The contract of the registry, with its texts for people. */
export const registry = readRegistry(
  parseYamlSource(registryFile, readFileSync(new URL(`../../${registryFile}`, import.meta.url), "utf8")),
);
