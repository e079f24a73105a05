import { refuse } from "../errors/invalid-input-error.ts";
import type { codeLists } from "../../generated/registry-code-lists.gen.ts";

/** The code lists whose names come with the package, as the contract calls them. */
export type LabelledCodeList = keyof typeof codeLists;

/** Codes of a list, such as `"112"` of `PravniForma`. The registry may use others: it adds some, and ends some. */
export type CodeOf<List extends LabelledCodeList> = keyof (typeof codeLists)[List] & string;

/** Each code of a list with its Czech and its English name. */
type Names = Readonly<Record<string, readonly [cs: string, en: string]>>;

/** A language of the names. */
export type LabelLanguage = "cs" | "en";

/** Where the name in a language stands. */
const places: ReadonlyMap<unknown, 0 | 1> = new Map([
  ["cs", 0],
  ["en", 1],
]);

/**
 * The names of a code list by code, such as for a form that lets one choose. Czech names are those that the registry publishes,
 * English ones are the package's own. The lists are loaded with the first call, and nothing is sent. What the registry has
 * today, with its terms of validity, `Registry.codeList` says; the lists that are not here too.
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
 * The name of a code in a code list, as {@link codeListLabels} has it. It needs no question to the registry.
 *
 * @param codeList as the contract calls it: {@link LabelledCodeList}
 * @param code as a record has it
 * @returns `undefined` for a code that the package has no name of, and where the record has none.
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
  // Any text is a code; those that are known are offered by editors.
  code: CodeOf<List> | (string & {}) | undefined,
  language: LabelLanguage,
): Promise<string | undefined> {
  const { list, place } = await read("label", codeList, language);
  return code !== undefined && Object.hasOwn(list, code) ? list[code]?.[place] : undefined;
}

/** Finds a list, and where its names in a language stand. */
async function read(
  subject: string,
  codeList: string,
  language: string,
): Promise<{ readonly list: Names; readonly place: 0 | 1 }> {
  const { codeLists } = await import("../../generated/registry-code-lists.gen.ts");
  const place = places.get(language);
  if (place === undefined) return refuse(subject, "language", "must be cs or en");
  const list = new Map<string, Names>(Object.entries(codeLists)).get(codeList);
  if (list === undefined) return refuse(subject, "codeList", `must be one of ${Object.keys(codeLists).join(", ")}`);
  return { list, place };
}
