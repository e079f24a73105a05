import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Packages that decide the bytes of the generated files, besides the code generator itself. */
const generators = [
  "@xmldom/xmldom",
  "ajv",
  "esbuild",
  "js-yaml",
  "openapi-typescript",
  "soap",
  "ts-morph",
  "typescript",
  "yaml",
];

/** Hashes of sources and outputs, and versions of the generators; no time, so that the same input gives the same bytes. */
export function manifest(sources: ReadonlyMap<string, string>, outputs: ReadonlyMap<string, string>): string {
  const value = {
    generators: Object.fromEntries(generators.map((name) => [name, installedVersion(name)])),
    sources: hashes(sources),
    outputs: hashes(outputs),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function hashes(texts: ReadonlyMap<string, string>): Record<string, string> {
  const names = [...texts.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, `sha256-${sha256(texts.get(name) ?? "")}`]));
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

function installedVersion(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return version;
}
