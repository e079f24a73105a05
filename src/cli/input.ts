import { readFile } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";
import { getSystemErrorMap } from "node:util";
import { InvalidArgumentError } from "commander";
import { InvalidInputError, refuse as refuseInput } from "../errors/invalid-input-error.ts";

/** Values of one type that options may have, by their names. */
export type Values<Names extends string, Type> = Readonly<Partial<Record<Names, Type | undefined>>>;

/** Reads the value of an option as a number; the library checks its bounds. */
export function parseNumber(text: string): number {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError("It must be a number.");
  return Number(text);
}

/** @throws InvalidInputError always: what an option says is wrong. */
export function refuse(field: string, rule: string, value?: string): never {
  return refuseInput("ares-caais", field, rule, value);
}

/** Refuses words in place of options, which is what many try first, and says which option they are for. */
export function refuseWords(
  words: readonly string[],
  [command, what, option]: readonly [command: string, what: string, option: string],
  lastWords: string[],
): void {
  if (words.length === 0) return;
  const text = JSON.stringify(words.join(" "));
  lastWords.push(`ares-caais ${command} ${option} ${text}`);
  refuse(command, `takes no argument: search for ${what} with ${option}`, text);
}

/** Reads a file that an option names; an error has the option and the reason of the system. */
export async function readInputFile(option: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw inputFailure(option, path, error);
  }
}

/** The system's error about a file, under the name of the option. */
export function inputFailure(option: string, path: string, error: unknown): InvalidInputError {
  if (error instanceof InvalidInputError) return error;
  const rule = `must be a file that can be read (${reasonOf(error) ?? "it is none"})`;
  return new InvalidInputError("ares-caais", [{ field: option, rule, value: JSON.stringify(path) }], { cause: error });
}

/** Why the system refused a file or a port; `undefined` for another error. */
export function reasonOf(error: unknown): string | undefined {
  const errno = error instanceof Error && "errno" in error ? error.errno : undefined;
  return typeof errno === "number" ? getSystemErrorMap().get(errno)?.[1] : undefined;
}

/** Longest line that is taken for text, in characters. */
const longestLine = 1000;

/**
 * Yields the trimmed lines of a text without empty ones. It reads on demand, so the input may be endless.
 *
 * @throws InvalidInputError for a line longer than `longestLine`, or the reason of the signal.
 */
export async function* readLines(stream: Readable, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
  signal.throwIfAborted();
  let rest = "";
  let number = 0;
  const read = (line: string): string => {
    number += 1;
    if (line.length > longestLine) {
      refuse(`line ${number} of the input`, `must have at most ${longestLine} characters`);
    }
    // A byte order mark is white space too.
    return line.trim();
  };
  try {
    for await (const chunk of addAbortSignal(signal, stream.setEncoding("utf8"))) {
      const lines = `${rest}${chunk as string}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const text = read(line);
        if (text !== "") yield text;
      }
      if (rest.length > longestLine) read(rest);
    }
    const last = read(rest);
    if (last !== "") yield last;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
