import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { SegmentFilter } from "./narrowing.ts";

/**
 * Whether a subject has its seat now where a search looked for it. The filter of the seat matches former seats as well: who once
 * sat in a town is found there, too.
 *
 * @param sidlo the filter of the seat
 * @returns `undefined` where that cannot be told: the seat of the record is not standardized, or the filter has
 * `textovaAdresa`, of which is not known how the service compares it
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
