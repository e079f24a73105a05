import type { Adresa, AdresaDorucovaci } from "../../../generated/registry-types.gen.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import { membersOf } from "./entry.ts";

/**
 * The lines of an address: those of its text as the service writes it, since many addresses have nothing else. A Czech postal
 * code is written in two groups; an address abroad ends with its country.
 */
export function addressLines(value: unknown): readonly string[] {
  const address: Unchecked<Adresa> = membersOf(value);
  const { kodStatu, nazevStatu } = address;
  const text = textOf(address.textovaAdresa);
  const isAbroad = typeof kodStatu === "string" && kodStatu !== "CZ";
  const parts = isAbroad ? foreignParts(address) : czechParts(address);
  // Abroad a street may hold commas; what the parts do not hold is not lost for that.
  const lines = text === undefined || (isAbroad && parts.join(", ") === text) ? parts : split(text);
  if (!isAbroad) return lines.map(spacedPostalCode);
  const country = textOf(nazevStatu);
  const inside = lines.at(-1) === country ? lines.slice(0, -1) : lines;
  // A country alone is no address.
  return inside.length === 0 || country === undefined ? inside : [...inside, country];
}

/** The lines of an address for deliveries. */
export function deliveryLines(value: unknown): readonly string[] {
  const { radekAdresy1, radekAdresy2, radekAdresy3 }: Unchecked<AdresaDorucovaci> = membersOf(value);
  return [radekAdresy1, radekAdresy2, radekAdresy3].flatMap((line) => textOf(line) ?? []).map(spacedPostalCode);
}

/** Street and number, part of the municipality where it has another name, postal code and municipality. */
function czechParts(address: Unchecked<Adresa>): readonly string[] {
  const { nazevUlice, nazevCastiObce, nazevObce, nazevMestskehoObvodu, psc, pscTxt, typCisloDomovni } = address;
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno, cisloDoAdresy } = address;
  const [street, part, town] = [textOf(nazevUlice), textOf(nazevCastiObce), textOf(nazevObce)];
  if (town === undefined) return [];
  const orientation = joined([cisloOrientacni, cisloOrientacniPismeno], "");
  const number = joined([cisloDomovni, orientation], "/") || joined([cisloDoAdresy], "");
  // Interface 1.0.0 sent text.
  const kind =
    typCisloDomovni === 2 || typCisloDomovni === "2"
      ? "č.ev."
      : street === undefined && part === town
        ? "č.p."
        : undefined;
  const place = street ?? (part === town ? undefined : part);
  const first = number === "" ? place : joined([place, kind, number], " ");
  const district = street === undefined || part === town ? undefined : part;
  const code = typeof psc === "number" ? psc : pscTxt;
  return [first, district, joined([code, textOf(nazevMestskehoObvodu) ?? town], " ")].flatMap(
    (line) => textOf(line) ?? [],
  );
}

function foreignParts(address: Unchecked<Adresa>): readonly string[] {
  const { nazevUlice, cisloDoAdresy, cisloDomovni, cisloOrientacni, nazevObce, psc, pscTxt, nazevStatu } = address;
  const number = textOf(cisloDoAdresy) ?? joined([cisloDomovni, cisloOrientacni], "/");
  const lines = [joined([nazevUlice, number], " "), joined([pscTxt ?? psc, nazevObce], " "), nazevStatu];
  return lines.flatMap((line) => textOf(line) ?? []);
}

/** The texts and numbers of a list, between them a separator. */
function joined(parts: readonly unknown[], separator: string): string {
  return parts.flatMap((part) => (typeof part === "number" ? String(part) : (textOf(part) ?? []))).join(separator);
}

function split(text: string): readonly string[] {
  return text.split(", ").flatMap((line) => textOf(line) ?? []);
}

/** "14700 Praha 4" is written "147 00 Praha 4". */
function spacedPostalCode(line: string): string {
  return line.replace(/^([1-7]\d\d)(\d\d)(?= \p{L})/u, "$1 $2");
}

/** A text that is not empty, without the spaces around it. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}
