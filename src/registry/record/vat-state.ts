import { textOf, type Entry } from "./entry.ts";
import { stateIn } from "./state-rules.ts";

/** The registration of a subject for value added tax, as its record has it. */
export interface VatState {
  /**
   * - `registered`: as a payer or as an identified person, which ARES does not tell apart.
   * - `group`: member of a VAT group, whose tax number (`dicSkDph`) it uses.
   * - `ended`: it was registered, or a member of a group.
   * - `none`: it has no registration.
   * - `unknown`: the record does not say; before interface 1.3.0 it said nothing of groups.
   */
  readonly state: "registered" | "group" | "ended" | "none" | "unknown";
  /** The field that it was read from, `seznamRegistraci.stavZdrojeDph`; undefined when it is unknown. */
  readonly field: string | undefined;
}

/** The rules, the first that holds counts; docs/guides/records.md has the same table. */
const rules = [
  ["group", "SkDph", "AKTIVNI"],
  ["registered", "Dph", "AKTIVNI"],
  ["ended", "Dph", "ZANIKLY"],
  ["ended", "SkDph", "ZANIKLY"],
] as const;

/** Reads the combined record. A tax number says nothing: it stays after a registration ended. */
export function vatState(entry: Entry): VatState {
  const states = { Dph: stateIn(entry, "stavZdrojeDph"), SkDph: stateIn(entry, "stavZdrojeSkDph") };
  // A number of a group beside a state of it that is not known may be in use.
  const isOpen = !["ZANIKLY", "NEEXISTUJICI"].includes(states.SkDph ?? "") && /\d/.test(textOf(entry.dicSkDph) ?? "");
  for (const [state, source, code] of rules) {
    if (states[source] === code && (state !== "ended" || !isOpen)) {
      return { state, field: `seznamRegistraci.stavZdroje${source}` };
    }
  }
  return states.Dph === "NEEXISTUJICI" && states.SkDph === "NEEXISTUJICI"
    ? { state: "none", field: "seznamRegistraci.stavZdrojeDph" }
    : { state: "unknown", field: undefined };
}
