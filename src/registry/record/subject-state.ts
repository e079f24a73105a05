import type { RegistryRecords } from "../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../generated/registry-service.gen.ts";
import { checkRecord, primaryEntry, type Said } from "./entry.ts";
import { goesOn, stateRules } from "./state-rules.ts";
import { vatState, type VatState } from "./vat-state.ts";

/** One finding about the state of a subject in its record. */
export interface StateFinding {
  /**
   * - `dissolved`: it does not exist any more; of a natural person, the business has ended.
   * - `bankrupt`: bankruptcy (konkurs) under the law before 2008 is entered in VR and not over.
   * - `insolvency`: insolvency proceedings are entered in VR and not over, or ROS names an insolvency administrator.
   * - `liquidation`: its name says so, or VR or ROS names a liquidator in force.
   * - `insolvency-listed`: it has an entry in the insolvency register, of proceedings that go on or that have ended: only
   *   that register itself tells which.
   * - `bankruptcy-listed`: it has an entry in CEU, of bankruptcy before 2008, whatever became of it.
   * - `suspended`: its registration or all its trades are suspended.
   * - `active`: its main source has it as active.
   */
  readonly state: (typeof stateRules)[number][0];
  /**
   * The field that it was read from, `datumZaniku` or `seznamRegistraci.stavZdrojeVr`; of a record that is a list, in its
   * primary entry.
   */
  readonly field: string;
  /** The value of the field: a code, a date, a name; for a list of ROS or CEU the number of its entries. */
  readonly value: string;
}

/** The state of a subject, as its record has it. */
export interface SubjectState {
  /**
   * The most important of {@link findings}; `unknown` if there is none, if the record contradicts it, or if it is unclear whether
   * proceedings are over.
   */
  readonly state: StateFinding["state"] | "unknown";
  /** The field that {@link state} was read from; undefined when it is unknown. */
  readonly field: string | undefined;
  /** Day of the end, ISO 8601 calendar date; only of `dissolved`, and where the record has it. */
  readonly date: string | undefined;
  /** All findings, the most important first: a company in liquidation is active too. If it is dissolved, only that. */
  readonly findings: readonly StateFinding[];
  /** Its registration for value added tax; `unknown` except of the combined record. */
  readonly vat: VatState;
}

/** A record of any data source. */
export type SubjectRecord = RegistryRecords[RegistrySource];

/**
 * Reads the state of a subject from its record, with the field that proves it, because a subject that was found may no longer
 * exist. Missing fields prove nothing. It sends no request.
 *
 * The combined record has the most: whether the subject exists, and its registration for VAT. Its entry of an insolvency remains
 * after the proceedings; VR has the proceedings themselves. States are those of the day on which the record was read. An end in the
 * future, by the date in Prague, does not count.
 *
 * @param record of any source; one that breaks the contract says less
 * @throws InvalidInputError when it is no record: a promise, the result of a look-up, a list of records, an error.
 * @see generated/registry-types.gen.ts, schemas `SeznamRegistraci`,
 * `ZaznamVr` and `ZaznamRos`
 *
 * @example
 *
 * ```ts
 * const { state, date, vat } = subjectState(await registry.vratEkonomickySubjekt({ ico: "27074358" }));
 * if (state === "dissolved") console.log(`ended ${date ?? "on an unknown day"}`);
 * if (vat.state === "group") console.log("member of a VAT group");
 * ```
 */
export function subjectState(record: SubjectRecord): SubjectState {
  checkRecord("subjectState", "record", record);
  const entry = primaryEntry(record);
  const vat = vatState(entry);
  const all: StateFinding[] = [];
  let isDoubtful = false;
  for (const [state, read] of stateRules) {
    const said: Said | undefined = read(entry);
    if (said === undefined) continue;
    if (all.length === 0) isDoubtful = said.isDoubtful === true;
    // Each member is named: to copy them takes as long as all rules.
    all.push({ state, field: said.field, value: said.value });
  }
  const [weightiest] = all;
  const isDissolved = weightiest?.state === "dissolved";
  const hasEnded = isDissolved && !goesOn(entry);
  const findings = hasEnded ? all.filter(({ state }) => state === "dissolved") : all;
  if (weightiest === undefined || (isDissolved ? !hasEnded : isDoubtful)) {
    return { state: "unknown", field: undefined, date: undefined, findings, vat };
  }
  const { state, field, value } = weightiest;
  // The rules that read a day come before the others.
  const date = state === "dissolved" && field.startsWith("datum") ? value : undefined;
  return { state, field, date, findings, vat };
}
