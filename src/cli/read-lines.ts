import type { Readable } from "node:stream";
import { addAbortSignal } from "node:stream";
import { InvalidInputError } from "../errors/invalid-input-error.ts";

/** Longest line that is taken for text, in characters. */
const longestLine = 1000;

/**
 * The lines of a text as they come, without white space around them; empty ones are left out. It reads no further than
 * it is asked, so the input may be endless.
 *
 * @throws InvalidInputError for a line too long to be meant, or the reason of the signal.
 */
export async function* readLines(stream: Readable, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
  signal.throwIfAborted();
  // A byte order mark is no part of the text.
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  let number = 0;
  const refuse = (): never => {
    throw new InvalidInputError("ares-caais", [
      { field: `line ${number} of the input`, rule: `must have at most ${longestLine} characters` },
    ]);
  };
  const cut = function* (text: string): Generator<string, void, undefined> {
    for (const line of text.split("\n")) {
      number += 1;
      if (line.length > longestLine) refuse();
      if (line.trim() !== "") yield line.trim();
    }
  };
  try {
    for await (const chunk of addAbortSignal(signal, stream)) {
      const text = rest + (typeof chunk === "string" ? chunk : decoder.decode(chunk as Uint8Array, { stream: true }));
      const end = text.lastIndexOf("\n") + 1;
      rest = text.slice(end);
      if (end > 0) yield* cut(text.slice(0, end - 1));
      if (rest.length > longestLine) {
        number += 1;
        refuse();
      }
    }
    yield* cut(rest + decoder.decode());
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
