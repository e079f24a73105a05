import type { Chyba } from "../../../generated/registry-types.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function chyba(status: number, body: Chyba): Answer {
  return { status, body };
}

/** Digits in groups of three with non-breaking spaces, as the service writes numbers. */
function grouped(value: number): string {
  return value.toLocaleString("cs");
}

// The errors that the registry answers, in the bodies it answers them with; the Czech texts are our own.

/** The 400 that refuses a request. */
function chybaVstupu(subKod: NonNullable<Chyba["subKod"]>, popis: string): Answer {
  return chyba(400, { kod: "CHYBA_VSTUPU", subKod, popis: `${popis}|Chyba vstupu` });
}

/** An ico that breaks its pattern. */
export const nevalidniIco = chybaVstupu("VSTUP_NEVALIDNI_FORMAT_ICO", "IČO nemá správný formát.");

/** Any other value that breaks its rule. */
export function nevalidniAtribut(name: string): Answer {
  return chybaVstupu("VSTUP_NEVALIDNI_FORMAT_ATRIBUTU", `Položka '${name}' nemá správný formát.`);
}

/** A filter without an effective value. */
export const prazdnyVstup = chybaVstupu("VSTUP_PRAZDNY", "Není vyplněn žádný parametr vyhledávání.");

/** More ico in one filter than are allowed. */
export const prilisMnohoHodnot = chybaVstupu(
  "VSTUP_PRILIS_MNOHO_HODNOT",
  `Položka 'ico' má příliš mnoho hodnot, nejvýše ${registryLimits.icoPerFilter}.`,
);

/** A search that too many records match. */
export function prilisMnohoVysledku(matches: number): Answer {
  const most = grouped(registryLimits.matchesPerSearch);
  const popis = `Dotazu odpovídá příliš mnoho záznamů (${grouped(matches)}), nejvýše ${most}.`;
  return chybaVstupu("VYSTUP_PRILIS_MNOHO_VYSLEDKU", popis);
}

/** A subject that is not in the source. */
export const nenalezeno: Answer = chyba(404, {
  kod: "NENALEZENO",
  subKod: "VYSTUP_SUBJEKT_NENALEZEN",
  popis: "Zadaným hodnotám neodpovídá žádný subjekt.|Záznam nenalezen",
});

/** A notification batch that does not exist. */
export const davkaNenalezena: Answer = chyba(404, {
  kod: "NENALEZENO",
  popis: "Notifikační dávka neexistuje.|Záznam nenalezen",
});

/** A body that is no JSON object in UTF-8. */
export const necitelneTelo: Answer = chyba(500, { kod: "OBECNA_CHYBA", popis: "Tělo požadavku není platný JSON." });

/**
 * The answer of the service's framework to a path or method that no operation has: no `kod`.
 *
 * @param path the whole path as sent, that of the base address included
 */
export function unknownPath(status: 404 | 405, path: string): Answer {
  return { status, body: { status, error: status === 404 ? "Not Found" : "Method Not Allowed", path } };
}
