import { once } from "node:events";
import { fdatasyncSync, fstatSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { outputIsGone } from "./stop.ts";

/** A stream that may lead to a terminal. */
export type OutputStream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export interface Sink {
  /** Columns of the terminal; `undefined` for another output. */
  readonly columns: number | undefined;
  readonly colors: boolean;
  /**
   * Writes text and waits while the reader is slow. After Ctrl-C it still writes, but does not wait, so that no result is lost.
   *
   * @throws the reason of the signal when the output is closed or cannot be written.
   */
  write(text: string): Promise<void>;
}

/** Columns of a terminal that does not say how many it has, or says 0. */
const usualColumns = 80;

/** @returns how many columns a terminal has */
export function columnsOf({ columns = 0 }: { readonly columns?: number }): number {
  return columns > 0 ? columns : usualColumns;
}

/** Whether a stream shows colours: they need a terminal, and `NO_COLOR` (no-color.org) switches them off. */
export function hasColors({ isTTY }: OutputStream, env: NodeJS.ProcessEnv): boolean {
  return isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
}

/** Wraps standard output. @param beforeTerminal is called before each text for a terminal */
export function createSink(
  stream: OutputStream,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  beforeTerminal: () => void,
): Sink {
  const terminal = stream.isTTY === true;
  return {
    get columns() {
      return terminal ? columnsOf(stream) : undefined;
    },
    colors: hasColors(stream, env),
    write: async (text) => {
      if (terminal) beforeTerminal();
      if (outputIsGone(signal)) signal.throwIfAborted();
      if (stream.write(text)) return;
      try {
        await once(stream, "drain", { signal });
      } catch (error) {
        if (outputIsGone(signal)) signal.throwIfAborted();
        // Node writes the text before it ends the process.
        if (!signal.aborted) throw error;
      }
    },
  };
}

/** Waits until printed text is on the disk, where standard output is a file, before something else says that it was printed. */
export async function keepPrinted(signal: AbortSignal): Promise<void> {
  // An output that cannot be written says so a moment later.
  await setImmediate();
  if (outputIsGone(signal)) signal.throwIfAborted();
  const standardOutput = 1;
  if (fstatSync(standardOutput).isFile()) fdatasyncSync(standardOutput);
}
