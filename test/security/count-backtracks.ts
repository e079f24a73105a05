import v8 from "node:v8";

/** Makes a pattern that gives up, and matches nothing, after so many steps back. */
type MakeLimited = (source: string, flags: string, limit: number) => RegExp;

// V8 counts the steps for its own fallback to another engine; a count is the same on every machine, a time is not.
v8.setFlagsFromString("--allow-natives-syntax");
// The syntax is V8's: no compiler of TypeScript reads it.
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const makeLimited = new Function(
  "source",
  "flags",
  "limit",
  "return %NewRegExpWithBacktrackLimit(source, flags, limit)",
) as MakeLimited;

/** An atom of a pattern with the quantifier behind it, if there is one. */
const atoms =
  /(\\u\{[^}]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\()[\]|*+?{}^$])([*+]|\{\d+,\d*\})?/gs;

/**
 * Prepares a pattern for {@link takesMore}. V8 does not count the steps of a simple loop, so each gets a condition that
 * always holds; and the pattern matches at the end of any text, so that finding nothing means giving up.
 */
export function limit(source: string, flags: string, steps: number): RegExp {
  const counted = source.replaceAll(atoms, (all, atom: string, quantifier: string | undefined) =>
    quantifier === undefined ? all : `(?:${atom}(?![^\\s\\S]))${quantifier}`,
  );
  return makeLimited(`(?:${counted})|(?![^])`, flags.replaceAll(/[gy]/g, ""), steps);
}

/** Whether looking for the pattern in a text takes more steps back than allowed. */
export function takesMore(limited: RegExp, text: string): boolean {
  return limited.exec(text) === null;
}
