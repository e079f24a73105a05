import type { Signal } from "../transport/time.ts";

/** Decides when requests start. */
export interface RequestBudget {
  /**
   * Asks for a start.
   *
   * @returns `true` when a request may start now; else a promise: `true` when its turn came, `false` when it did not within
   * `timeout` milliseconds. It rejects with the signal's reason.
   */
  turn(request: {
    readonly line: "call" | "bulk";
    readonly signal?: Signal | undefined;
    readonly timeout: number;
  }): true | Promise<boolean>;
  /** Lets nobody start for some milliseconds. */
  pause(milliseconds: number): void;
  /** What the next request of a line would wait for. */
  readonly delay: { readonly reason: "budget" | "pause"; readonly delay: number };
}
