import { InvalidInputError, refuse } from "../errors/invalid-input-error.ts";
import { normalizeIco } from "../registry/helpers/ico.ts";
import { checkIcoList, type IcoList } from "../registry/look-up-inputs.ts";
import { unlessAborted, type Signal } from "../transport/time.ts";

/** Says whether a subject is watched. */
export type IsWatched = (ico: string) => boolean | Promise<boolean>;

/**
 * Whose changes are wanted: a list of ico, which is read into memory; or what says so of each ico that the notifications name, a
 * function or the `has` of whatever holds them, such as a database.
 */
export type WatchedSubjects =
  | IcoList
  | IsWatched
  | {
      /** Says whether a subject is watched. */
      has: IsWatched;
    };

/** The subjects that are watched. */
export interface Watched {
  /** All of them in a fixed order; `undefined` where nobody can name them. */
  readonly all: readonly string[] | undefined;
  /** Those of a list that are watched. */
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
  const isWatched = predicateOf(given);
  if (isWatched !== undefined) {
    const among = async (icos: readonly string[]): Promise<readonly string[]> => {
      const found: string[] = [];
      for (let start = 0; start < icos.length; start += together) {
        const some = icos.slice(start, start + together);
        // It is the caller's own, and need not heed the signal.
        const answers = await unlessAborted(signal, Promise.all(some.map(async (ico) => isWatched(ico))));
        // From JavaScript anything may come: an answer such as 1 would lose what changed.
        if (answers.some((answer: unknown) => typeof answer !== "boolean")) {
          refuse(subject, typeof given === "function" ? "inputs" : "inputs.has", "must answer true or false");
        }
        found.push(...some.filter((_, index) => answers[index]));
      }
      return found;
    };
    return { all: undefined, among };
  }
  checkIcoList(subject, given);
  const icos = await unlessAborted(signal, readAll(subject, given as IcoList, signal));
  return {
    // Whatever the order of the list: one that is given in another is the same.
    all: [...icos].sort(),
    among: (some) => Promise.resolve(some.filter((ico) => icos.has(ico))),
  };
}

function predicateOf(given: WatchedSubjects): IsWatched | undefined {
  if (typeof given === "function") return given;
  // From JavaScript anything may come.
  if (typeof given !== "object" || (given as unknown) === null) return undefined;
  // A set has both; its members may be written in another way.
  if (Symbol.iterator in given || Symbol.asyncIterator in given) return undefined;
  return typeof (given as Partial<typeof given>).has === "function" ? (ico) => given.has(ico) : undefined;
}

async function readAll(subject: string, list: IcoList, signal: Signal | undefined): Promise<ReadonlySet<string>> {
  const icos = new Set<string>();
  let index = 0;
  for await (const input of list) {
    signal?.throwIfAborted();
    icos.add(icoAt(subject, index, input));
    index += 1;
  }
  return icos;
}

function icoAt(subject: string, index: number, input: string | number): string {
  try {
    return normalizeIco(input);
  } catch (error) {
    if (error instanceof InvalidInputError) refuse(subject, `inputs[${index}]`, error.rule);
    throw error;
  }
}
