import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { SegmentFilter } from "./narrowing.ts";

/**
 * Whether the present seat of a subject matches the filter of a search. The service also matches former seats, so a search in a
 * town finds subjects that have left it.
 *
 * @param sidlo the filter of the seat
 * @returns `undefined` when it is unknown: the seat of the record is not standardized, or the filter has `textovaAdresa`, whose
 * comparison by the service is unknown
 *
 * @example
 *
 * ```ts
 * const here = found.filter((subject) => currentSeat(subject, { kodObce: 552046 }));
 * ```
 */
export function currentSeat(
  { sidlo: seat }: Pick<EkonomickySubjekt, "sidlo">,
  sidlo: SegmentFilter["sidlo"],
): boolean | undefined {
  const { textovaAdresa, ...codes } = sidlo ?? {};
  const wanted = Object.entries(codes).filter(([, value]) => value !== undefined && value !== "");
  if (seat === undefined) return undefined;
  const values = new Map<string, unknown>(Object.entries(seat));
  if (wanted.some(([name, value]) => values.has(name) && values.get(name) !== value)) return false;
  const isKnown = textovaAdresa === undefined && wanted.every(([name]) => values.has(name));
  return isKnown ? true : undefined;
}
