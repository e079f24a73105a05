const minute = 60_000;

/** Counts requests of the last 60 seconds. */
export interface RequestCounter {
  /** Counts one that comes now. */
  add(): void;
  readonly lastMinute: number;
}

/** @param now the time in milliseconds since 1970 */
export function createRequestCounter(now: () => number): RequestCounter {
  const times: number[] = [];
  const forget = (): void => {
    const since = now() - minute;
    const kept = times.findIndex((time) => time > since);
    times.splice(0, kept === -1 ? times.length : kept);
  };
  return {
    add() {
      forget();
      times.push(now());
    },
    get lastMinute() {
      forget();
      return times.length;
    },
  };
}
