import { registryLimits } from "../../../generated/registry-operations.gen.ts";
import type { StandardizovanaAdresa, StandardizovanaAdresaFiltr } from "../../../generated/registry-types.gen.ts";
import * as chyby from "../../services/registry/chyba.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import { pageOf } from "./page.ts";
import { fold } from "./subject-filter.ts";

/** Names that the filter and the address spell differently. */
const renamed: { readonly [Name in keyof StandardizovanaAdresaFiltr]?: keyof StandardizovanaAdresa } = {
  kodMestskehoCastiObvodu: "kodMestskeCastiObvodu",
  nazevMestskehoCastiObvodu: "nazevMestskeCastiObvodu",
};

const ownNames = new Map<string, string>(Object.entries(renamed));

/** The field that is compared as the beginning of a text. */
const textual = "textovaAdresa" satisfies keyof StandardizovanaAdresaFiltr & keyof StandardizovanaAdresa;

/**
 * Search of the standardized addresses. `UPLNA_STANDARDIZACE` answers the one address that fits, or none
 * when several do; `VYHOVUJICI_ADRESY` answers every address that fits. Texts are compared without regard to case, and
 * `textovaAdresa` as a prefix.
 */
export function searchAddresses(
  addresses: readonly StandardizovanaAdresa[],
  filter: StandardizovanaAdresaFiltr,
): Answer {
  const { start, pocet, razeni, typStandardizaceAdresy, ...wanted } = filter;
  if (typStandardizaceAdresy !== "UPLNA_STANDARDIZACE" && typStandardizaceAdresy !== "VYHOVUJICI_ADRESY") {
    return chyby.nevalidniAtribut("typStandardizaceAdresy" satisfies keyof typeof filter);
  }
  const conditions = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value] as const],
  );
  if (conditions.length === 0) return chyby.prazdnyVstup;
  const matches = addresses.filter((address) => {
    const values = new Map<string, unknown>(Object.entries(address));
    return conditions.every(([name, value]) => fits(values.get(ownNames.get(name) ?? name), value, name === textual));
  });
  if (matches.length > registryLimits.matchesPerSearch) return chyby.prilisMnohoVysledku(matches.length);
  const found = typStandardizaceAdresy === "VYHOVUJICI_ADRESY" || matches.length === 1 ? matches : [];
  return {
    status: 200,
    body: {
      pocetCelkem: found.length,
      standardizovaneAdresy: pageOf(found, filter),
      stavStandardizace: matches.length === 1 ? "UPLNA" : found.length > 1 ? "CASTECNA_OBEC" : "NEUSPESNA",
      request: filter,
    },
  };
}

function fits(own: unknown, value: string | number, asPrefix: boolean): boolean {
  if (typeof own !== "string" || typeof value !== "string") return own === value;
  return asPrefix ? fold(own).startsWith(fold(value)) : fold(own) === fold(value);
}
