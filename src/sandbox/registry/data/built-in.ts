import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import { codeLists as names } from "../../../../generated/registry-code-lists.gen.ts";
import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Ciselnik, PolozkaCiselniku, StandardizovanaAdresa } from "../../../../generated/registry-types.gen.ts";
import { sandboxData } from "../../../../generated/sandbox-data.gen.ts";
import { isJsonObject } from "../../../transport/json-object.ts";
import { exampleAnswer } from "../../../services/registry/example.ts";
import { detailOf } from "../../../services/registry/route.ts";

/** The records of one subject, by source. */
export type SubjectRecords = Partial<RegistryRecords>;

/** Row of a code list: code, Czech name, English name if there is one, and what few items have besides. */
type Row = readonly [
  kod: string,
  cs: string,
  en?: string | null,
  more?: Pick<PolozkaCiselniku, "platnostOd" | "platnostDo" | "kodNadrizeny">,
];

/** Czech and English names of codes. */
type Names = Readonly<Record<string, readonly [cs: string, en: string]>>;

/** A code list as data: the rows of the named lists of the contract, and its own in place of those or after them. */
type CodeListData = Required<Pick<Ciselnik, "kodCiselniku" | "zdrojCiselniku" | "nazevCiselniku">> & {
  readonly names?: readonly (keyof typeof names)[];
  readonly items?: readonly Row[];
};

// The tests hold the data to these types and to the contract.
const subjects = JSON.parse(sandboxData.subjects) as Readonly<Record<string, SubjectRecords>>;
const codeListData = JSON.parse(sandboxData["code-lists"]) as readonly CodeListData[];

/** The addresses of the built-in subjects in the country, standardized. */
export const builtInAddresses = JSON.parse(sandboxData.addresses) as readonly StandardizovanaAdresa[];

/** All code lists. */
export const codeLists: readonly Ciselnik[] = codeListData.map(({ names: listed = [], items = [], ...list }) => {
  const named = listed.reduce<Names>((all, name) => ({ ...all, ...names[name] }), {});
  const rows = new Map(Object.entries(named).map(([kod, [cs, en]]): [string, Row] => [kod, [kod, cs, en]]));
  for (const row of items) rows.set(row[0], row);
  return { ...list, polozkyCiselniku: [...rows.values()].map(itemOf) };
});

function itemOf([kod, cs, en, more]: Row, index: number): PolozkaCiselniku {
  const nazev = [{ kodJazyka: "cs", nazev: cs }, ...(typeof en !== "string" ? [] : [{ kodJazyka: "en", nazev: en }])];
  // The registry has no fixed order of the languages.
  return { kod, nazev: index % 2 === 0 ? nazev : nazev.reverse(), ...more };
}

/** Sources of the contract that no records were invented for. */
const otherSources = registrySources.filter((source) => !Object.values(subjects).some((records) => source in records));

/** The built-in subjects by `icoId`, ascending; those without an ID number come last. */
export const builtInSubjects: ReadonlyMap<string, SubjectRecords> = new Map(
  Object.keys(subjects)
    .sort()
    .map((icoId) => [icoId, withOtherStates(icoId, subjects[icoId] ?? {})]),
);

/** Adds the states in the sources that no records were invented for, as far as the contract has a field for them. */
function withOtherStates(icoId: string, records: SubjectRecords): SubjectRecords {
  const { ares } = records;
  if (ares === undefined) return records;
  const states: Record<string, unknown> = { ...ares.seznamRegistraci };
  for (const source of otherSources) {
    const name = `stavZdroje${source.charAt(0).toUpperCase()}${source.slice(1)}`;
    if (name in states && /^\d+$/.test(icoId)) states[name] = ares.datumZaniku === undefined ? "AKTIVNI" : "ZANIKLY";
  }
  return { ...records, ares: { ...ares, seznamRegistraci: states } };
}

/** Record of a built-in subject in a source; `undefined` when the source has none. */
export function builtInRecord<Source extends RegistrySource>(
  source: Source,
  icoId: string,
): RegistryRecords[Source] | undefined {
  const records = builtInSubjects.get(icoId);
  if (records === undefined) return undefined;
  return otherSources.includes(source) ? genericRecord(source, icoId) : records[source];
}

/**
 * A record of a source that no records were invented for: the example of the contract with the number of the subject.
 *
 * @returns `undefined` for a subject without an ID number
 */
function genericRecord<Source extends RegistrySource>(
  source: Source,
  icoId: string,
): RegistryRecords[Source] | undefined {
  const example = exampleAnswer(detailOf(source), "200");
  if (!/^\d+$/.test(icoId) || !isJsonObject(example)) return undefined;
  const number = example["icoId"] ?? example["ico"];
  // The example has the schema of the record, and another number does not change that.
  return JSON.parse(
    JSON.stringify(example, (_name, value: unknown) => (value === number ? icoId : value)),
  ) as RegistryRecords[Source];
}
