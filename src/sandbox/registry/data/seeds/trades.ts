import { optional } from "../optional.ts";
import type { PersonKey } from "./people.ts";
import type { LicenceSeed } from "./rzp-seed.ts";

/** Subject of every free trade. */
export const FREE_TRADE = "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona";

/** The right to provide a free trade in the given fields. */
export function freeTrade(since: string, ...fields: readonly string[]): LicenceSeed {
  return { subject: FREE_TRADE, kind: "L", since, fields };
}

/** A craft, and the person who is responsible for it. */
export function craft(subject: string, since: string, representative: PersonKey): LicenceSeed {
  return { subject, kind: "R", since, representative };
}

/** A tied trade, and the person who is responsible for it. */
export function tiedTrade(subject: string, since: string, representative: PersonKey): LicenceSeed {
  return { subject, kind: "V", since, representative };
}

/** A licensed trade, and the person who is responsible for it where that is not the trader. */
export function licensedTrade(subject: string, since: string, representative?: PersonKey): LicenceSeed {
  return { subject, kind: "K", since, ...optional<LicenceSeed>({ representative }) };
}
