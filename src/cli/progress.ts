import { cleanText } from "../errors/contract-error.ts";

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
