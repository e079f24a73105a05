import { refuse } from "../errors/invalid-input-error.ts";
import type { codeLists } from "../../generated/registry-code-lists.gen.ts";

/** The code lists whose names come with the package, as the contract calls them. */
export type LabelledCodeList = keyof typeof codeLists;

/** Codes of a list, such as `"112"` of `PravniForma`. The registry may use other codes, because it adds and ends some. */
export type CodeOf<List extends LabelledCodeList> = keyof (typeof codeLists)[List] & string;

/** Each code of a list with its Czech and its English name. */
type Names = Readonly<Record<string, readonly [cs: string, en: string]>>;

/** A language of the names. */
export type LabelLanguage = "cs" | "en";

/**
 * Returns the names of a code list by code, for example for a form. The registry publishes the Czech names; the English ones are
 * the package's own. The first call loads the lists from the package; no request is sent. `Registry.codeList` reads the current
 * lists of the registry with their validity, and all other lists.
 *
 * @param codeList as the contract calls it: {@link LabelledCodeList}
 * @throws InvalidInputError for a list or a language that has no names here.
 *
 * @example
 *
 * ```ts
 * for (const [code, name] of await codeListLabels("PravniForma", "cs")) console.log(code, name);
 * ```
 */
export async function codeListLabels(
  codeList: LabelledCodeList,
  language: LabelLanguage,
): Promise<ReadonlyMap<string, string>> {
  const { list, place } = await read("codeListLabels", codeList, language);
  return new Map(Object.entries(list).map(([code, names]) => [code, names[place]]));
}

/**
 * Returns the name of a code in a code list, from {@link codeListLabels}. No request is sent.
 *
 * @param codeList as the contract calls it: {@link LabelledCodeList}
 * @param code as a record has it
 * @returns `undefined` for a code without a name here, and for a record without a code.
 * @throws InvalidInputError for a list or a language that has no names here.
 *
 * @example
 *
 * ```ts
 * await label("PravniForma", "112", "en"); // Limited liability company
 * ```
 */
export async function label<List extends LabelledCodeList>(
  codeList: List,
  // Any text is allowed; editors suggest the known codes.
  code: CodeOf<List> | (string & {}) | undefined,
  language: LabelLanguage,
): Promise<string | undefined> {
  const { list, place } = await read("label", codeList, language);
  return code !== undefined && Object.hasOwn(list, code) ? list[code]?.[place] : undefined;
}

/** Finds a list, and the place of its names in a language. */
async function read(subject: string, codeList: string, language: string) {
  const { codeLists } = await import("../../generated/registry-code-lists.gen.ts");
  if (language !== "cs" && language !== "en") return refuse(subject, "language", "must be cs or en");
  const list = new Map<string, Names>(Object.entries(codeLists)).get(codeList);
  if (list === undefined) return refuse(subject, "codeList", `must be one of ${Object.keys(codeLists).join(", ")}`);
  return { list, place: language === "cs" ? 0 : 1 } as const;
}
