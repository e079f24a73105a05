import type { Adresa, AdresaDorucovaci } from "../../../generated/registry-types.gen.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import { inCapitals, membersOf, textOf } from "./entry.ts";

/** Names of the home country, in lower case for comparisons. */
const home = ["česká republika", "česko", "čr", "czech republic", "czechia", "cz"];

/**
 * Returns the lines of an address: street and number, the supplement, the part of the municipality if it has another name,
 * postal code and municipality, and abroad the country. They come from the parts of the address if these have a municipality
 * and a number, otherwise from its text.
 */
export function addressLines(value: unknown): readonly string[] {
  const address = membersOf<Adresa>(value);
  const isForeign = isAbroad(address);
  const names = isForeign ? filled([address.nazevStatu, ...namesOf(address.kodStatu)]) : [];
  const country = names[0];
  const countries = isForeign ? names.map((name) => name.toLowerCase()) : home;
  const { parts, suffice } = isForeign ? foreignParts(address) : czechParts(address);
  const lines = suffice ? parts : linesOfText(address, parts, countries);
  const inside = [...(country === undefined ? lines : filled(lines.map((line) => withoutCountry(line, countries))))];
  const supplement = withoutCountry(inOneLine(address.doplnekAdresy, " "), countries);
  if (supplement !== "" && !inside.some((line) => hasWords(line, supplement))) inside.splice(1, 0, supplement);
  return inside.length === 0 || country === undefined ? inside : [...inside, country];
}

/** Returns the lines of an address for deliveries; none if it is only a country: the Czech Republic or that of the seat. */
export function deliveryLines(value: unknown, seat: unknown): readonly string[] {
  const { radekAdresy1, radekAdresy2, radekAdresy3 } = membersOf<AdresaDorucovaci>(value);
  const given = filled([radekAdresy1, radekAdresy2, radekAdresy3]);
  const lines = filled(given.map((line) => withoutCountry(line, home)));
  if (lines.every((line) => line === membersOf<Adresa>(seat).nazevStatu)) return [];
  // Only the last line can have a Czech postal code: the country stands below a foreign one.
  return lines.map((line, index) => (index === lines.length - 1 ? spacedPostalCodes(line) : line));
}

/**
 * Whether the lines of an address for deliveries name the place of a seat: every number in them, of a house or a postal code,
 * is one of the seat, an evidence number only of a seat that has one, and an orientation number alone only beside its street.
 * Other words are not compared, because the service writes the same address in several ways.
 */
export function isPlaceOf(seat: unknown, seatLines: readonly string[], lines: readonly string[]): boolean {
  if (lines.join() === seatLines.join()) return true;
  const seatTexts = [...seatLines, textOf(membersOf<Adresa>(seat).textovaAdresa) ?? ""];
  const known = numbersOf(seatTexts);
  const hasCode = known.some(isPostalCode);
  const isBox = lines.some((line) => /p\.? ?o\.? ?box|pošt\S{0,5} (?:schránk|přihrád)/iu.test(line));
  const isOtherHouse = lines.some(hasEvidenceNumber) && !seatTexts.some(hasEvidenceNumber);
  const isKnown = (number: string): boolean => known.includes(number) || (!hasCode && isPostalCode(number));
  const numbers = numbersOf(lines);
  return !isBox && !isOtherHouse && numbers.every(isKnown) && !isInOtherStreet(seat, numbers, lines);
}

/** An orientation number counts in its street, a house number in a part of the municipality. */
function isInOtherStreet(seat: unknown, numbers: readonly string[], lines: readonly string[]): boolean {
  const { cisloDomovni, cisloOrientacni, nazevUlice } = membersOf<Adresa>(seat);
  const isIn = (number: unknown): boolean => numbers.includes(joined([number], ""));
  if (!isIn(cisloOrientacni) || isIn(cisloDomovni)) return false;
  return !hasWords(inCapitals(lines.join(" ")), inCapitals(textOf(nazevUlice) ?? ""));
}

function isAbroad({ kodStatu, nazevStatu }: Unchecked<Adresa>): boolean {
  const code = textOf(kodStatu);
  return code === undefined
    ? ![undefined, ...home].includes(textOf(nazevStatu)?.toLowerCase())
    : !/^(?:CZE?|203)$/i.test(code);
}

/** The Czech and the English name of a country, none of a code that is no code of ISO 3166. */
function namesOf(code: unknown): readonly string[] {
  const region = textOf(code)?.toUpperCase() ?? "";
  if (!/^[A-Z]{2}$/.test(region)) return [];
  const names = ["cs", "en"].map((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }));
  return filled(names.map((one) => one.of(region)));
}

/** Returns the lines made of the parts of an address, and whether they are the whole address. */
function czechParts(address: Unchecked<Adresa>): { parts: readonly string[]; suffice: boolean } {
  const { nazevUlice, nazevCastiObce, nazevObce, nazevMestskehoObvodu, psc, pscTxt, typCisloDomovni } = address;
  const [street, town] = [textOf(nazevUlice), textOf(nazevObce)];
  // Without a municipality a street may be anywhere.
  if (town === undefined) return { parts: [], suffice: false };
  const part = otherThan(town, nazevCastiObce);
  const place = street ?? part;
  const number = numberOf(address);
  // Interface 1.0.0 sent the type as text. A number in a field of its own may begin with its type.
  const type = typeof typCisloDomovni === "number" ? typCisloDomovni : Number(textOf(typCisloDomovni) ?? 1);
  const kindAlone = type === 1 ? "č.p." : "č.";
  const kind = /^[a-zá-ž]/iu.test(number) ? "" : type === 2 ? "č.ev." : place === undefined ? kindAlone : "";
  const first = number === "" ? place : joined([place, kind, number], " ");
  const code = joined([psc], "") || joined([pscTxt], "");
  const last = spacedPostalCodes(joined([code, textOf(nazevMestskehoObvodu) ?? town], " "));
  return { parts: filled([first, street && part, last]), suffice: number !== "" };
}

/** Abroad the number often stands in the name of the street. */
function foreignParts(address: Unchecked<Adresa>): ReturnType<typeof czechParts> {
  const { nazevUlice, nazevCastiObce, nazevObce, psc, pscTxt } = address;
  const [street, town] = [textOf(nazevUlice) ?? "", textOf(nazevObce)];
  const number = numberOf(address);
  const first = street.endsWith(` ${number}`) ? street : joined([street, number], " ");
  const last = joined([textOf(pscTxt) ?? psc, town], " ");
  const suffice = town !== undefined && (number !== "" || /\d/.test(street));
  return { parts: filled([first, otherThan(town, nazevCastiObce), last]), suffice };
}

function numberOf(address: Unchecked<Adresa>): string {
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno, cisloDoAdresy } = address;
  const orientation = joined([cisloOrientacni, cisloOrientacniPismeno], "");
  return joined([cisloDomovni, orientation], "/") || joined([cisloDoAdresy], "");
}

function otherThan(town: string | undefined, part: unknown): string | undefined {
  const name = textOf(part);
  return name?.toLowerCase() === town?.toLowerCase() ? undefined : name;
}

function filled(lines: readonly unknown[]): readonly string[] {
  return lines.map(textOf).filter((line) => line !== undefined);
}

/** Joins the texts and numbers of a list; 0 stands for a number that is missing. */
function joined(parts: readonly unknown[], separator: string): string {
  return parts
    .map((part) => (typeof part === "number" && part !== 0 ? String(part) : textOf(part)))
    .filter((part) => part !== undefined)
    .join(separator);
}

/** Removes commas and countries from the end of a line, in linear time, because a hostile line may have a hundred thousand. */
function withoutCountry(line: string, countries: readonly string[]): string {
  let rest = line;
  for (let end: string | undefined = ""; end !== undefined;) {
    rest = rest.slice(0, rest.length - end.length).trimEnd();
    const last = rest.slice(-1).toLowerCase();
    end = last === "," ? last : countries.find((country) => country.endsWith(last) && endsWith(rest, country));
  }
  return rest;
}

/** Whether a line ends with a country after a comma, or is only the country. */
function endsWith(line: string, country: string): boolean {
  if (line.slice(-country.length).toLowerCase() !== country) return false;
  const before = line.slice(0, -country.length).trimEnd();
  return before === "" || before.endsWith(",");
}

/**
 * Splits the text of an address, "Pod Lipou 7, Braník, 14700 Praha 4", before the postal code, and in a Czech address after the
 * number. Other commas may belong to a name. If the parts end with the text, they are returned.
 */
function linesOfText(
  { textovaAdresa }: Unchecked<Adresa>,
  parts: readonly string[],
  countries: readonly string[],
): readonly string[] {
  const text = withoutCountry(inOneLine(textovaAdresa, ", "), countries);
  if (text === "" || (parts.length > 0 && ` ${parts.join(", ")}`.endsWith(` ${text}`))) return parts;
  const isAtHome = countries === home;
  const line = isAtHome ? spacedPostalCodes(text) : text;
  const comma = line.lastIndexOf(",");
  const [before, place] = [line.slice(0, Math.max(comma, 0)), line.slice(comma + 1)];
  if (!/[^,\s]/.test(before.slice(-1)) || !/^ ?(?:[A-Z]{1,2}-)?\d{3} ?\d{1,3} [A-Za-zÁ-ž]/u.test(place))
    return filled([line]);
  const parted = isAtHome ? /^([^,]*\d[A-Za-zÁ-ž]?), ?([A-ZÁČĎÉÍŇÓŘŠŤÚŽ][^,\d]*)$/u.exec(before) : null;
  return filled(parted === null ? [before, place] : [parted[1], parted[2], place]);
}

/** Returns a text with one space between its words, its lines joined. */
function inOneLine(value: unknown, separator: string): string {
  const lines = filled((textOf(value) ?? "").split(/[\r\n]+/));
  return lines
    .map((line) => line.replaceAll(/\s+/g, " ").replaceAll(" ,", ","))
    .join(separator)
    .replaceAll(/,+ *(?=,)/g, "");
}

/** "14700 Praha 4" is written "147 00 Praha 4". */
function spacedPostalCodes(line: string): string {
  return line.replaceAll(/(?<=(?:^|, |PSČ:? ?)[1-7]\d\d)(?=\d\d(?: [A-Za-zÁ-ž]|$))/gu, " ");
}

/** Returns the numbers in lines. A postal code is one number. Numbers of districts and post offices are often missing and skipped. */
function numbersOf(lines: readonly string[]): readonly string[] {
  const text = lines.join(", ").replaceAll(/(?<![\d/])(\d{3}) (\d{2})(?!\d)/g, "$1$2");
  return text.replaceAll(/((?:praha|\d{5} [a-zá-ž][^\d,]*) )\d{1,2}(?![\d/])/giu, "$1").match(/\d+/g) ?? [];
}

/** Whether a line has the words of a text in sequence; "2" is no word of "Lesní 192". */
function hasWords(line: string, text: string): boolean {
  const wordsOf = (one: string): string => ` ${one.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
  return wordsOf(line).includes(wordsOf(text));
}

function hasEvidenceNumber(line: string): boolean {
  return /č\. ?ev\.|ev\. ?č\./iu.test(line);
}

function isPostalCode(number: string): boolean {
  return number.length === 5;
}
