import { codeListOf as codeListText } from "../../src/verify/documents/code-list.ts";

/** A code list as our document marks it. */
export interface NamedCodeList {
  readonly name: string;
  readonly source?: readonly string[];
}

/** The code list that a published description names; `undefined` for none, and for several. */
export function codeListOf(description: unknown): NamedCodeList | undefined {
  const [, name, sources] = /^([\w-]+)(?: \((.*)\))?$/.exec(codeListText({ description }) ?? "") ?? [];
  if (name === undefined) return undefined;
  return sources === undefined ? { name } : { name, source: sources.split(", ") };
}

/** Whether a mark of ours names the same list of the same sources. */
export function isSameList(mark: unknown, list: unknown): boolean {
  return codeListText({ "x-code-list": mark }) === codeListText({ "x-code-list": list });
}
