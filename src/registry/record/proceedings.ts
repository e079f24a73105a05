import type { InsolvencniRizeniVr, InsolvencniZapisVr, KonkursVr } from "../../../generated/registry-types.gen.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import { inCapitals, lastEntered, objectsOf, textOf, versionsInForce, type Entry, type Said } from "./entry.ts";

/** The course of proceedings by an entry; `unclear` if its words are not known, or contradict each other. */
type Course = "runs" | "over" | "unclear";

/**
 * Returns the proceedings in force of an entry of VR that run, else those of which it is unclear: bankruptcy (konkurs) under the
 * law before 2008, or insolvency.
 */
export function proceedings(entry: Entry, field: "konkursy" | "insolvence"): Said | undefined {
  const courseOf = field === "konkursy" ? bankruptcyOf : insolvencyOf;
  const versions = versionsInForce(entry[field]).map((version) => ({ version, course: courseOf(version) }));
  const found = versions.find(({ course }) => course === "runs") ?? versions.find(({ course }) => course === "unclear");
  if (found === undefined) return undefined;
  return { field, value: textOf(found.version.datumZapisu) ?? "", isDoubtful: found.course === "unclear" };
}

function bankruptcyOf({ typKonkursu, text, zruseniKonkursu }: Unchecked<KonkursVr>): Course {
  return versionsInForce(zruseniKonkursu).length > 0 ? "over" : readCourse(typKonkursu, text, /KONKUR[SZ]/);
}

/** The entry that was made last decides. */
function insolvencyOf({ insolvencniZapis }: Unchecked<InsolvencniRizeniVr>): Course {
  if (objectsOf(insolvencniZapis).length === 0) return "runs";
  const last = lastEntered<InsolvencniZapisVr>(insolvencniZapis);
  if (last === undefined) return "over";
  return readCourse(
    last.typZapisu,
    last.text,
    /UPADE?K|KONKUR[SZ]|ODDLUZ|REORGANI[SZ]|MORATORI|INSOLVEN|ZAHAJ|NEVYRIZEN/,
  );
}

const declared = /^.*(?:PROHLAS(?:EN|IL\w?|UJE) KONKUR|ZJIST\w{0,4} UPADEK|ROZHOD\w{0,5} O UPADKU)/s;
const ended =
  /^.*(?:ZASTAV(?:EN|UJ|IL)|KONCI\b|SKONC|UKONC|\bRUSI\b|ZRUS|SPLNEN|OSVOBO|ZPETVZ|(?:VY|OD)SKRT|(?<!NE)VYRIZEN)/s;
const refused = /ZAMIT|ODMIT|NENI V UPADKU/;

/**
 * Words of a note that ends no proceedings: an end is denied, ahead, taken back or not final, or what ends or is refused is not
 * the proceedings, which may go on.
 */
const other = [
  /^(?=.*VRCHNI)(?=.*ZRUS)/s,
  /PO ZRUS\w{0,6} V|ZRUS\w{0,6} (?:SE |BYLO )?(?:USNESENI|ROZHODNUTI) O/,
  /POKRAC|(?<!SPOJEN\w{0,3} S NAVRHEM )NA POVOLENI|NAVRH\w{0,3}(?: \w+)? NA (?:ZRUS|ZASTAV|[SU]KONC)|KONKURSEM/,
  /ODVOLAN|PRIHLAS|PREDBEZN|MORATORI|ZALOB|NAMIT|POPREN|EXEKU|VYKON ROZHOD/,
  /NE(?:BYL\w? (?:DOSUD |JESTE )?)?(?:ZRUS|ZASTAV|[SU]KONC|SPLN|OSVOBO|ZAMIT|ODMIT)|\bBUDE (?:ZRUS|ZASTAV|[SU]KONC)|NENABYL|NEPRAVOMOC/,
];

/** No list of the codes is published, so code and text are read by their words. */
function readCourse(code: unknown, text: unknown, running: RegExp): Course {
  const words = [code, text].flatMap((value) => textOf(value) ?? []).join(" ");
  if (words === "") return "runs";
  const plain = inCapitals(words).replaceAll("_", " ");
  const endOf = (pattern: RegExp): number => pattern.exec(plain)?.[0].length ?? 0;
  const [begin, end] = [endOf(declared), endOf(ended)];
  const isRefused = refused.test(plain);
  if (end > begin || (begin === 0 && isRefused)) return other.some((words) => words.test(plain)) ? "unclear" : "over";
  if (begin === 0) return running.test(plain) ? "runs" : "unclear";
  // An appeal or another petition may have been refused, and the proceedings go on.
  return end !== 0 || isRefused ? "unclear" : "runs";
}
