import { cleanText } from "../errors/contract-error.ts";

/** Facts of a subject that people keep in columns of their own. */
export type OwnFact = "name" | "seat" | "dic";

/**
 * Whether two writings of a fact read the same. Case, spaces and punctuation do not count; accents do. An empty text is only equal
 * to an empty one.
 *
 * - A name: the legal form may be written out or be short.
 * - A seat: see `isSameSeat`.
 * - A DIČ: `CZ` and, without it, zeros at the beginning may be missing.
 */
export function isSameWriting(fact: OwnFact, one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  // In a seat a gap between digits tells two numbers apart.
  const gap = fact === "seat" ? " " : "";
  const [firstSigns, secondSigns] = [signsOf(first, gap), signsOf(second, gap)];
  if (firstSigns === secondSigns) return firstSigns !== "" || isNothing(first) === isNothing(second);
  if (firstSigns === "" || secondSigns === "") return false;
  if (fact === "seat") return isSameSeat(first, second);
  return fact === "dic" ? isSameDic(firstSigns, secondSigns) : nameOf(first) === nameOf(second);
}

function plain(text: string): string {
  const lines = text.replaceAll(/[\r\n]+/g, ", ");
  return cleanText(lines).normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase();
}

/** The letters, marks, digits and signs that belong to names. A slash counts, because it stands between the numbers of a house. */
function signsOf(text: string, gap: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N}&+@#/]+/gu, " ")
    .replaceAll(/(?<!\d) | (?!\d)/g, "")
    .replaceAll(" ", gap)
    .replaceAll(/(?<!\d)\/|\/(?!\d)/g, "");
}

/** Lists write a dash where a fact is missing. */
function isNothing(text: string): boolean {
  return /^\p{P}*$/u.test(text);
}

/** Legal forms and "v likvidaci": how they are written out or shortened, and the letters of the short form. */
const legalForms: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:(?:společnost|spol) (?:s ručením omezeným|s r ?o|sro)|spols r ?o)(?= )/gu, "sro"],
  [/(?<= )(?:akciová společnost|akc spol(?:ečnost)?)(?= )/gu, "as"],
  [/(?<= )(?:veřejná obchodní společnost|veř obch spol)(?= )/gu, "vos"],
  [/(?<= )(?:komanditní společnost|kom spol)(?= )/gu, "ks"],
  [/(?<= )obecně prospěšná společnost(?= )/gu, "ops"],
  [/(?<= )(?:evropská společnost|societas europaea)(?= )/gu, "se"],
  [/(?<= )zapsaný spolek(?= )/gu, "zs"],
  [/(?<= )pobočný spolek(?= )/gu, "ps"],
  [/(?<= )zapsaný ústav(?= )/gu, "zú"],
  [/(?<= )(?:příspěvková organizace|přísp org)(?= )/gu, "po"],
  [/(?<= )státní podnik(?= )/gu, "sp"],
  [/(?<= )odštěpný závod(?= )/gu, "oz"],
  [/(?<= )(?:organizační složka|org složka|org sl)(?= )/gu, "orgsl"],
  [/(?<= )společenství vlastníků(?: jednotek)?(?= )/gu, "svj"],
  [/(?<= )veřejná výzkumná instituce(?= )/gu, "vvi"],
  [/(?<= )v likv(?:idaci)?(?= )/gu, "vlikvidaci"],
];

function nameOf(text: string): string {
  // An apostrophe in a word is no gap between words, a full stop is.
  const words = ` ${text
    .replaceAll(/['’`]/g, "")
    .replaceAll(/(?!(?<=\d)\/\d)[^\p{L}\p{M}\p{N}&+@#]+/gu, " ")
    .trim()} `;
  return legalForms.reduce((name, [form, short]) => name.replaceAll(form, short), words).replaceAll(" ", "");
}

function isSameDic(one: string, other: string): boolean {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  if (first.number === second.number)
    return first.country === "" || second.country === "" || first.country === second.country;
  // A spreadsheet takes the zeros away from a number without letters.
  const isShort = first.country === "" || second.country === "";
  return isShort && /^\d+$/.test(first.number + second.number) && Number(first.number) === Number(second.number);
}

function digitsOf(dic: string): { readonly country: string; readonly number: string } {
  const [, country = "", number = ""] = /^(?:dič)?([a-z]{2})?(.*)$/su.exec(dic.replaceAll("/", "")) ?? [];
  return { country, number };
}

/** A seat as its text says it. */
interface Seat {
  /** Words with whether they may not be left out: those of the street and the municipality. */
  readonly words: ReadonlyMap<string, boolean>;
  /** House number and orientation number; a registration number begins with `e`. */
  readonly numbers: readonly string[];
  readonly postalCode: string | undefined;
  /** The number behind the name of a city. */
  readonly district: string | undefined;
}

/**
 * Whether two texts name the same place. The order of the parts does not count. One of the two may leave out the postal code, the
 * Czech Republic, the part of the municipality, the number of a city's district and one of the two numbers of a house, and may
 * shorten words (`nám.`, `n. L.`).
 */
function isSameSeat(one: string, other: string): boolean {
  const [first, second] = [readSeat(one), readSeat(other)];
  return (
    isSameIfBoth(first.postalCode, second.postalCode) &&
    isSameIfBoth(first.district, second.district) &&
    areSameNumbers(first.numbers, second.numbers) &&
    areSameWords(first.words, second.words)
  );
}

function isSameIfBoth(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function areSameNumbers(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = one.length < other.length ? [one, other] : [other, one];
  return (less.length > 0 || more.length === 0) && less.every((number) => more.includes(number));
}

/** Only one of the two may have words that the other lacks, and only those that may be left out. */
function areSameWords(one: Seat["words"], other: Seat["words"]): boolean {
  const [left, came] = [lackedBy(other, one), lackedBy(one, other)];
  return (left.length === 0 || came.length === 0) && ![...left, ...came].includes(true);
}

function lackedBy(lacking: Seat["words"], having: Seat["words"]): readonly boolean[] {
  const known = [...lacking.keys()];
  return [...having].flatMap(([word, isNeeded]) => (known.some((name) => isSameWord(word, name)) ? [] : [isNeeded]));
}

/** A word with a full stop is the beginning of another one. */
function isSameWord(one: string, other: string): boolean {
  const begins = (short: string, long: string): boolean => short.endsWith(".") && long.startsWith(short.slice(0, -1));
  return one === other || begins(one, other) || begins(other, one);
}

const countryAtEnd = /(?<!\p{L})(?:česká republika|česko|čr|czech republic|czechia|cz)\.?(?= ?(?:,|$))/gu;
const districtOfOkres = /(?<!\p{L})okr(?:es)?\.?:? [^,]*/gu;
const numberedCity =
  /(?<!\p{L})(praha|brno|ostrava|plzeň|pardubice|liberec|hradec králové|ústí nad labem) ?-? ?(\d{1,2})(?![\p{L}\d/])(?!\. ?\p{L})/u;
const postalCode = /(?:psč:? ?)?(?<![\d/\p{L}])(?:cz ?-? ?)?(\d{3}) ?(\d{2})(?![\d/])/u;
const registrationNumber = /(?<!\p{L})(?:č\. ?ev\.?|čev\.?|ev\. ?č\.?|č\. ?e\.):? ?(?=\d)/gu;
const houseNumber = /(?<!\p{L})(?:č\. ?p\.?|čp\.?|č\. ?o(?:r)?\.?|č\. ?d\.?|č\.|číslo(?: popisné)?):? ?(?=\d)/gu;
/** The last number of a part; a full stop and a letter behind it make it a word: "17. listopadu". */
const lastNumber =
  /^(.*?)(?<![\p{L}\d/#])([e#]?\d+(?: ?\p{L}(?!\p{L}|\.))?(?: ?\/ ?\d+(?: ?\p{L})?)?)(?![\p{L}\d/]|\. ?\p{L})(\D*)$/u;

/** Words that are always shortened in the same way, also without a full stop. */
const longWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nám: "náměstí",
    tř: "třída",
    nábř: "nábřeží",
    kpt: "kapitána",
    plk: "plukovníka",
    mjr: "majora",
    bří: "bratří",
  }),
);

function readSeat(text: string): Seat {
  let rest = text.replaceAll(";", ",").replaceAll(districtOfOkres, "").replaceAll(countryAtEnd, "");
  const code = postalCode.exec(rest);
  if (code !== null) rest = rest.replace(postalCode, ", @ ");
  const district = numberedCity.exec(rest)?.[2];
  rest = rest.replace(numberedCity, "$1").replaceAll(registrationNumber, "e").replaceAll(houseNumber, "#");
  const streets: string[] = [];
  const places: string[] = [];
  const numbers: string[] = [];
  let town: string | undefined;
  for (const part of rest.split(",").map((piece) => piece.trim())) {
    const isTown = part.startsWith("@");
    const [, before = "", number, after = ""] = lastNumber.exec(isTown ? part.slice(1) : part) ?? [];
    const isNumber = number !== undefined && (before.trim() !== "" || after.trim() === "" || /[#e/]/.test(number));
    if (isNumber) numbers.push(...halvesOf(number));
    const found = isNumber ? before : isTown ? part.slice(1) : part;
    if (isTown && wordsOf(found).length > 0) town = found;
    else (isNumber ? streets : places).push(found);
    if (isNumber) places.push(after);
  }
  const named = places.filter((place) => wordsOf(place).length > 0);
  // Without a postal code before it, the municipality is the last of the places.
  town ??= named.pop() ?? "";
  const [municipality = "", ...itsParts] = town.split(/ ?[-–—] ?/u);
  const words = new Map([...named, ...itsParts].flatMap(wordsOf).map((word) => [word, false]));
  for (const word of [...streets, municipality].flatMap(wordsOf)) words.set(word, true);
  return { words, numbers, postalCode: code === null ? undefined : `${code[1]}${code[2]}`, district };
}

function halvesOf(number: string): readonly string[] {
  return number.replaceAll(/[# ]/g, "").split("/");
}

function wordsOf(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+\.?/gu) ?? [];
  return words
    .filter((word) => !/^ul(?:\.|ice)?$/.test(word))
    .map((word) => longWords.get(word.replace(".", "")) ?? (/^\d/.test(word) ? word.replace(".", "") : word));
}
