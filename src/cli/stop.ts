/** What ended the work from outside. */
export type StopCause =
  | { readonly kind: "signal"; readonly signal: "SIGINT" | "SIGTERM" }
  /** The reader of the output has closed it, as `head` does. */
  | { readonly kind: "output-closed" }
  /** The output cannot be written. */
  | { readonly kind: "output-failed"; readonly error: Error };

/** The reason of the signal that ends the work. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly what: StopCause;

  constructor(what: StopCause) {
    super(what.kind);
    this.what = what;
  }
}

/** Whether nothing can be written to the output any more. */
export function outputIsGone({ reason }: AbortSignal): boolean {
  return reason instanceof Stop && reason.what.kind !== "signal";
}
