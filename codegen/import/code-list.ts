import { isJsonObject } from "../../src/transport/json-object.ts";

/** A code list, as the published document names it in the description of what takes its values from it. */
export interface NamedCodeList {
  readonly name: string;
  readonly source?: readonly string[];
}

/** The code list that a published description names: `(ciselnikKod: PravniForma, zdroj: res, com)`. */
export function codeListOf(description: unknown): NamedCodeList | undefined {
  if (typeof description !== "string") return undefined;
  const found = /ciselnikKod:\s*(\w+)(?:\s*,?\s*zdroj:\s*([a-z]+(?:\s*,\s*[a-z]+)*))?/i.exec(description);
  if (found === null) return undefined;
  const [, name = "", sources] = found;
  return sources === undefined ? { name } : { name, source: sources.split(",").map((source) => source.trim()) };
}

/** Whether a mark of ours names the same list of the same sources. */
export function isSameList(mark: unknown, { name, source = [] }: NamedCodeList): boolean {
  if (!isJsonObject(mark) || mark["name"] !== name) return false;
  const own: readonly unknown[] = Array.isArray(mark["source"]) ? mark["source"] : [];
  return own.length === source.length && source.every((published) => own.includes(published));
}
