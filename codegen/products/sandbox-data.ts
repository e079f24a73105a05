import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { docComment, generatedFile, objectKey, type GeneratedFile } from "../generated-file.ts";
import { parseYaml } from "../sources/parse-yaml.ts";
import { sandboxTypes, type SandboxSchemas } from "./sandbox-types.ts";

const folder = "src/sandbox/data";

/** The invented data of the sandbox, and the texts that they were read from, by file. */
export interface SandboxData {
  readonly files: readonly GeneratedFile[];
  readonly texts: ReadonlyMap<string, string>;
  /** The codes of its code lists by their names. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** A code list of the sandbox, whose items begin with their codes. */
interface SandboxList {
  readonly kodCiselniku: string;
  readonly items?: readonly (readonly [code: unknown, ...more: unknown[]])[];
}

/**
 * Writes the invented data of the sandbox as JSON, because a start has no time to parse YAML, and a browser no files to read.
 * A folder of files with members becomes one object with the members of all.
 *
 * @param root the project's folder; one without the data gets no file
 */
export function sandboxData(root: string): SandboxData {
  const texts = new Map<string, string>();
  if (!existsSync(join(root, folder))) return { files: [], texts, codes: new Map() };
  const read = (file: string): unknown => {
    const text = readFileSync(join(root, file), "utf8");
    texts.set(file, text);
    return parseYaml(text, { merge: true });
  };
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [entry.name.replace(/\.yaml$/, ""), read(path)] as const;
      const parts = readdirSync(join(root, path)).sort();
      return [entry.name, Object.assign({}, ...parts.map((part) => read(`${path}/${part}`)))] as const;
    });
  const rows = entries.map(([name, value]) => `  ${objectKey(name)}: ${quoted(JSON.stringify(value))},`);
  const about = docComment(["The invented data of the sandbox: JSON by the name of its file or folder."]);
  const code = `${about}\nexport const sandboxData = {\n${rows.join("\n")}\n};`;
  const codes = new Map<string, readonly string[]>();
  // Several sources have lists of one name.
  for (const { kodCiselniku, items = [] } of (Object.fromEntries(entries)["code-lists"] ?? []) as SandboxList[]) {
    codes.set(kodCiselniku, [...(codes.get(kodCiselniku) ?? []), ...items.map(([code]) => String(code))]);
  }
  const files = [generatedFile("sandbox-data.gen.ts", [`${folder}/`], code)];
  const schemas = Object.fromEntries(entries)["schema"] as SandboxSchemas | undefined;
  if (schemas !== undefined) files.push(sandboxTypes(`${folder}/schema.yaml`, schemas));
  return { files, texts, codes };
}

/** A text in apostrophes, since JSON is full of quotation marks. */
function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
