import { once } from "node:events";
import { cleanText } from "../errors/contract-error.ts";
import { outputIsGone } from "./stop.ts";

export interface Sink {
  /** Columns of the terminal; `undefined` when it is none. */
  readonly columns: number | undefined;
  readonly colors: boolean;
  /**
   * Writes text, and waits while the reader is behind. After Ctrl-C it waits no longer, and writes all the same: what has
   * come is not lost.
   *
   * @throws the reason of the signal when the output is closed or cannot be written.
   */
  write(text: string): Promise<void>;
}

/** Columns of a terminal that does not say how many it has. */
const usualColumns = 80;

/** Wraps standard output or standard error. Colours need a terminal, and `NO_COLOR` (no-color.org) switches them off. */
export function createSink(
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Sink {
  const terminal = stream.isTTY === true;
  return {
    get columns() {
      return terminal ? (stream.columns ?? usualColumns) : undefined;
    },
    colors: terminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb",
    write: async (text) => {
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

/** One line that says how far long work is, for a person who watches. */
export interface Progress {
  /** Shows how far the work is; most calls show nothing, so it may be called for every item. */
  show(text: string): void;
  /** Takes the line away, so that other text can be written. */
  clear(): void;
}

/** Milliseconds before the line is shown: shorter work needs none. */
const patience = 1000;
/** Milliseconds between two changes of the line: as often as an eye can follow. */
const pause = 100;

/** Shows progress on standard error when that is a terminal; elsewhere it does nothing. */
export function createProgress(
  stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number },
  now: () => number,
): Progress {
  if (stderr.isTTY !== true) return { show: () => undefined, clear: () => undefined };
  let shown = false;
  let next = now() + patience;
  return {
    show: (text) => {
      if (now() < next) return;
      next = now() + pause;
      shown = true;
      // A line that wraps could not be taken away again.
      stderr.write(`\r\u001b[K${cleanText(text).slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    clear: () => {
      if (shown) stderr.write("\r\u001b[K");
      shown = false;
    },
  };
}
