/**
 * The program must end: after a signal, because the reader closed the output (like `head`), or because the output cannot be
 * written. In the last case `cause` is the reason.
 */
export class Stop extends Error {
  override readonly name = "Stop";
  /** `undefined` when nothing can be written to the output any more. */
  readonly signal: "SIGINT" | "SIGTERM" | undefined;

  constructor(signal?: "SIGINT" | "SIGTERM", options?: ErrorOptions) {
    super(signal ?? "the output ended", options);
    this.signal = signal;
  }
}

/** Whether nothing can be written to the output any more. */
export function outputIsGone({ reason }: AbortSignal): boolean {
  return reason instanceof Stop && reason.signal === undefined;
}

/** The process, as the receiver of the system's signals. */
export interface SignalSource {
  once(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
}

/** One signal for all ends from outside. */
export interface StopWatch {
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Handles Ctrl-C and SIGTERM, and an output that was closed or cannot be written. The first signal lets the work end; a second one
 * kills the process.
 */
export function watchStops(
  process: SignalSource,
  stdout: Pick<NodeJS.WritableStream, "on">,
  stderr: Pick<NodeJS.WritableStream, "on">,
): StopWatch {
  const controller = new AbortController();
  const onSignal = (signal: NodeJS.Signals): void => {
    ignoreSignals();
    controller.abort(new Stop(signal === "SIGINT" ? signal : "SIGTERM"));
  };
  const ignoreSignals = (): void => {
    process.off("SIGINT", onSignal);
    process.off("SIGTERM", onSignal);
  };
  const onError = (error: NodeJS.ErrnoException): void => {
    controller.abort(new Stop(undefined, error.code === "EPIPE" ? {} : { cause: error }));
  };
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  // These stay to the end: an error without a listener would end the process with a stack trace.
  stdout.on("error", onError);
  // A closed standard error does not stop the results.
  stderr.on("error", () => undefined);
  return { signal: controller.signal, end: ignoreSignals };
}
