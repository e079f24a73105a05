import type { PersonKey } from "./people.ts";

/** An establishment of a licence. */
export interface PremiseSeed {
  readonly icp: number;
  readonly at: string;
  readonly name: string;
  readonly since: string;
  readonly until?: string;
  /** Where in the building it is. */
  readonly place?: string;
  /** Fields carried on there. */
  readonly fields?: readonly string[];
}

/** A trade licence. */
export interface LicenceSeed {
  readonly subject: string;
  /** R craft, V tied, L free, K licensed. */
  readonly kind: "R" | "V" | "L" | "K";
  readonly since: string;
  readonly until?: string;
  readonly fields?: readonly string[];
  readonly representative?: PersonKey;
  readonly premises?: readonly PremiseSeed[];
  /** Start and end of the present interruption. */
  readonly interrupted?: { readonly from: string; readonly to: string };
}

/** The part of a subject that the trade-licence register holds. */
export interface RzpSeed {
  /** Code of the trade-licensing office, where it is not the one of the seat. */
  readonly office?: string;
  readonly licences: readonly LicenceSeed[];
  /** Members of the statutory body. */
  readonly statutory?: readonly PersonKey[];
  /** A legal person engaged in the subject, e.g. its only partner. */
  readonly related?: { readonly ico: string; readonly name: string; readonly form: string; readonly seat: string };
  readonly insolvencySince?: string;
}
