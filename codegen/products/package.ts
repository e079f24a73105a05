import { readFileSync } from "node:fs";
import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";

/** The name and version that requests send. */
export function packageFacts(): GeneratedFile {
  const file = new URL("../../package.json", import.meta.url);
  const { name, version } = JSON.parse(readFileSync(file, "utf8")) as { name: string; version: string };
  return generatedFile(
    "package.gen.ts",
    ["package.json"],
    `
/** Version of this package. */
export const packageVersion = ${literal(version)};

/** How the package calls itself to a service (RFC 9110, section 10.1.5). */
export const userAgent = ${literal(`${name}/${version}`)};
`,
  );
}
