import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** How the published document names the code list of a value in its description: `(ciselnikKod: PravniForma, zdroj: res, com)`. */
const mention = /ciselnikKod:\s*([\w-]+)(?:\s*,\s*zdroj:((?:\s*,?\s*[\w-]+(?=\s*(?:[,).;]|$)))*))?/giu;

/**
 * The code list that the values of a schema or a parameter come from, with the sources that publish it, as text;
 * `undefined` when none is named. Our contract says it by `x-code-list`, the published document in its descriptions.
 */
export function codeListOf({ "x-code-list": note, description }: JsonObject): string | undefined {
  if (isJsonObject(note)) {
    const { name, source } = note;
    return write(String(name), Array.isArray(source) ? source.map(String) : []);
  }
  if (typeof description !== "string") return undefined;
  const lists = [...description.matchAll(mention)].map(([, name = "", sources = ""]) =>
    write(name, sources.match(/[\w-]+/gu) ?? []),
  );
  return lists.length === 0 ? undefined : [...new Set(lists)].sort().join(" or ");
}

function write(name: string, sources: readonly string[]): string {
  const sorted = [...new Set(sources.map((source) => source.toLowerCase()))].sort();
  return sorted.length === 0 ? name : `${name} (${sorted.join(", ")})`;
}
