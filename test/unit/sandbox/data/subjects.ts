import { createRegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { array, isObject, object, type Json } from "../../spec/contract.ts";

/** The built-in subjects and 300 generated ones. */
export const dataset = createRegistryDataset({ additionalSubjects: 300, today: new Date("2026-10-12T08:00:00Z") });
export const subjects = [...dataset.subjects()];

/** Sources with the schema of their records, and a field that no other source has. */
export const sources = [
  { source: "ares", schema: "EkonomickySubjekt", field: "seznamRegistraci" },
  { source: "vr", schema: "EkonomickySubjektVr", field: "spisovaZnacka" },
  { source: "res", schema: "EkonomickySubjektRes", field: "statistickeUdaje" },
  { source: "rzp", schema: "EkonomickySubjektRzp", field: "zivnosti" },
  { source: "nrpzs", schema: "EkonomickySubjektNrpzs", field: "poradoveCisloZar" },
  { source: "rpsh", schema: "EkonomickySubjektRpsh", field: "cisloRegistrace" },
  { source: "rcns", schema: "EkonomickySubjektRcns", field: "registrace" },
  { source: "szr", schema: "EkonomickySubjektSzr", field: "ezp" },
  { source: "rs", schema: "EkonomickySubjektRs", field: "skolyAZarizeni" },
  { source: "ros", schema: "EkonomickySubjektRos", field: "evidenceAgendy" },
  { source: "ceu", schema: "EkonomickySubjektCeu", field: "upadek" },
] as const;

export type Source = (typeof sources)[number]["source"];

export interface Found {
  readonly icoId: string;
  readonly record: Json;
}

/** Every record of a source. */
export function recordsOf(source: Source): Found[] {
  return subjects.flatMap(({ icoId = "" }) => {
    const record = dataset.record(source, icoId);
    return record === undefined ? [] : [{ icoId, record: object({ ...record }, icoId) }];
  });
}

/** The first part of a record; the combined record has no parts. */
export function partOf({ record, icoId }: Found): Json {
  return record["zaznamy"] === undefined ? record : object(array(record["zaznamy"], icoId)[0], icoId);
}

/** The objects in a list that may be missing. */
export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A text that may be missing. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** An entry of the public registers that stands on a day. */
export function standsOn(entry: Json, day: string): boolean {
  const until = textOf(entry["datumVymazu"]);
  return textOf(entry["datumZapisu"]) <= day && (until === "" || day < until);
}
