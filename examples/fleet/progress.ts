/** How far a job is, in inputs of its list. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The stream for progress messages: standard error. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress: in one line of a terminal, elsewhere a line every ten seconds. */
export function progressReporter(output: Output): (progress: Progress) => void {
  const begin = performance.now();
  const isTerminal = output.isTTY === true;
  let next = 0;
  let first: number | undefined;
  return ({ done, total }) => {
    first ??= done;
    const now = performance.now();
    if (now < next && done < total) return;
    next = now + (isTerminal ? 200 : 10_000);
    const perMinute = Math.round(((done - first) / Math.max(1, now - begin)) * 60_000);
    const text = `${done} of ${total} (${perMinute} a minute)`;
    output.write(isTerminal ? `\r${text}\u001b[K${done < total ? "" : "\n"}` : `${text}\n`);
  };
}
