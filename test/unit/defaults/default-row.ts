/** A default of the package: what happens when nobody says otherwise. */
export interface DefaultRow {
  /** Whose it is and what it is called; each once. */
  readonly name: string;
  /** The value, in the unit of the code: milliseconds, bytes, items. */
  readonly value: unknown;
  /** Finds the value by what the package does; it reads no constant. */
  readonly observe: () => unknown;
  /** Docstrings whose `@default` says it: `file Interface.member`, with the text of the tag. */
  readonly docstrings?: Readonly<Record<string, string>>;
  /** Texts that say it, by file: each has to hold all of these, however its lines are broken. */
  readonly said?: Readonly<Record<string, readonly string[]>>;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const units = [
  ["week", 7 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A small number as a word, as the texts have it. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** A number as docstrings write it: `30_000`. */
export function inCode(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, "_");
}

/** A number as texts write it: `600,000`. */
export function inText(value: number): string {
  return inCode(value).replaceAll("_", ",");
}

/** Milliseconds as the texts say them: `a minute`, `15 minutes`, `ten minutes`, `an hour`. */
export function span(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds % length === 0) ?? ["millisecond", 1];
  const count = milliseconds / length;
  return count === 1 ? `${unit === "hour" ? "an" : "a"} ${unit}` : `${inWords(count)} ${unit}s`;
}

/** The largest whole number up to `most` that is accepted, provided that every smaller one is too; -1 when none is. */
export async function largest(
  most: number,
  accepts: (candidate: number) => boolean | Promise<boolean>,
): Promise<number> {
  let accepted = -1;
  let refused = most + 1;
  while (refused - accepted > 1) {
    const candidate = Math.floor((accepted + refused) / 2);
    if (await accepts(candidate)) accepted = candidate;
    else refused = candidate;
  }
  return accepted;
}

/** For how many milliseconds something lasts, at most a year: `lasts` says whether it is still there after some. */
export async function lifetime(lasts: (milliseconds: number) => boolean | Promise<boolean>): Promise<number> {
  return (await largest(365 * 86_400_000, lasts)) + 1;
}
