import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** A code list, and the sources that publish it. */
interface NamedCodeList {
  readonly name: string;
  readonly sources: readonly string[];
}

/**
 * How the published document names the code list of a value in its description: `(ciselnikKod: PravniForma, zdroj: res, com)`.
 * `kodCiselniku:` and `Číselník kod:` say the same.
 */
const mention =
  /(?:ciselnikKod|kodCiselniku|[čc][íi]seln[íi]k k[óo]d)\s*:\s*([\w-]+)(?:\s*,\s*zdroj:((?:\s*,?\s*[\w-]+(?=\s*(?:[,).;]|$)))*))?/giu;

/** The code lists that a published description names, each once, in the order of the text. */
export function codeListsIn(description: unknown): NamedCodeList[] {
  if (typeof description !== "string") return [];
  const lists = [...description.normalize("NFC").matchAll(mention)].map(
    ([, name = "", sources = ""]): NamedCodeList => {
      return { name, sources: [...new Set(sources.match(/[\w-]+/gu))] };
    },
  );
  return [...new Map(lists.map((list) => [write(list), list])).values()];
}

/**
 * The code list that the values of a schema or a parameter come from, with the sources that publish it, as text;
 * `undefined` when none is named. Our contract says it by `x-code-list`, the published document in its descriptions.
 */
export function codeListOf({ "x-code-list": note, description }: JsonObject): string | undefined {
  if (isJsonObject(note)) {
    const { name, source } = note;
    return write({ name: String(name), sources: Array.isArray(source) ? source.map(String) : [] });
  }
  const lists = codeListsIn(description).map(write);
  return lists.length === 0 ? undefined : lists.sort().join(" or ");
}

/** Stands among the rules of what has a description: where there is none, no code list is denied. */
export const described = "x-described";

/** Whether there is a text that could name a code list. */
export function isDescribed({ description }: JsonObject): boolean {
  return typeof description === "string" && description.trim() !== "";
}

function write({ name, sources }: NamedCodeList): string {
  const sorted = [...new Set(sources.map((source) => source.toLowerCase()))].sort();
  return sorted.length === 0 ? name : `${name} (${sorted.join(", ")})`;
}
