import { refuse } from "../errors/invalid-input-error.ts";
import { icoRule, readIco } from "../registry/helpers/ico.ts";
import { checkIcoList, isIterable, type IcoList } from "../registry/look-up-inputs.ts";
import { unlessAborted, type Signal } from "../transport/time.ts";
import { readList } from "./read-list.ts";

/**
 * Subjects whose changes are wanted: a list of ico, which is read into memory; or an object with `has`, such as a database, which is
 * asked about each ico that the notifications name.
 */
export type WatchedSubjects =
  | IcoList
  | {
      /** Says whether a subject is watched. */
      has(ico: string): boolean | Promise<boolean>;
    };

/** The subjects that are watched. */
export interface Watched {
  /** All of them in a fixed order; `undefined` where nobody can name them. */
  readonly all: readonly string[] | undefined;
  /** Returns the watched ico of a list. */
  among(icos: readonly string[]): Promise<readonly string[]>;
}

/** Questions that are asked at once. */
const together = 100;

/** @throws InvalidInputError for what says of no subject whether it is watched, and for what is no ico. */
export async function readWatched(
  subject: string,
  given: WatchedSubjects,
  signal: Signal | undefined,
): Promise<Watched> {
  // A set has both; its members may be written in another way.
  if (!isIterable(given) && isAsked(given))
    return { all: undefined, among: (icos) => ask(subject, given, icos, signal) };
  if (typeof given === "object" && !isIterable(given))
    refuse(subject, "inputs", "must be iterable, or have a method has");
  checkIcoList(subject, given);
  const icos = new Set<string>();
  await readList(given as IcoList, signal, (input, index) =>
    icos.add(readIco(input) ?? refuse(subject, `inputs[${index}]`, icoRule(input))),
  );
  return {
    // Sorted, because the order of the list does not matter.
    all: [...icos].sort(),
    among: (some) => Promise.resolve(some.filter((ico) => icos.has(ico))),
  };
}

type Asked = Exclude<WatchedSubjects, IcoList>;

function isAsked(given: unknown): given is Asked {
  return typeof given === "object" && given !== null && "has" in given && typeof given.has === "function";
}

async function ask(
  subject: string,
  given: Asked,
  icos: readonly string[],
  signal: Signal | undefined,
): Promise<readonly string[]> {
  const watched: string[] = [];
  for (let start = 0; start < icos.length; start += together) {
    const some = icos.slice(start, start + together);
    // The caller's function may ignore the signal.
    const answers = await unlessAborted(signal, Promise.all(some.map(async (ico) => given.has(ico))));
    // An answer such as 1 would lose what changed.
    if (answers.some((answer: unknown) => typeof answer !== "boolean")) {
      refuse(subject, "inputs.has", "must answer true or false");
    }
    watched.push(...some.filter((_, index) => answers[index]));
  }
  return watched;
}
