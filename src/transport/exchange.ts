import type { TransportPhase } from "../errors/transport-error.ts";
import type { ConnectionSettings } from "./connection-options.ts";
import type { Signal } from "./time.ts";

export interface ExchangeRequest {
  /** The address as `URL` writes it, without a fragment. */
  readonly url: string;
  /** Method of HTTP, in capitals. */
  readonly method: string;
  /** Headers, each name once. The exchange adds `transportHeader` itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent in UTF-8. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Ends the exchange; it is then rejected with the reason of the signal. */
  readonly signal: Signal | undefined;
  /** Most bytes of the decoded body of the answer. */
  readonly maxBytes: number;
  /** `false` for a one-time request: it goes on a connection of its own. */
  readonly repeatable: boolean;
}

/** Headers of an answer; the global `Headers` are such. */
export interface AnswerHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a header; several values are joined by commas; `null` when there is none. */
  get(name: string): string | null;
}

export interface ExchangeAnswer {
  /** HTTP status. A redirect is an answer like any other. */
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The whole body, decompressed; `undefined` when an answer like this has none. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Sends one request and returns the whole answer, whatever its status.
 *
 * @throws the reason of the signal; ExchangeFailure for the body; any other failure, which `transportError` reads.
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** An exchange with connections of its own. */
export interface ClosableExchange extends Exchange {
  /** Closes idle connections now and the others after their responses; a later request opens a new one. */
  close(): void;
}

/** Settings for requests without a client certificate. */
export interface ExchangeOptions extends ConnectionSettings {
  /** The function that was given the options, for errors. */
  readonly subject: string;
  /** Certificates of the authorities to trust instead of the system's, as PEM. */
  readonly ca: readonly string[] | undefined;
}

/** Facts about a failure. */
export interface FailureDetails {
  /** Absent when the code of the cause decides the phase. */
  readonly phase?: TransportPhase;
  /** `false` only when no byte of the request can have left. */
  readonly requestSent: boolean;
  /** Whether the connection had been used before. */
  readonly reusedSocket?: boolean;
  /** Whether another attempt would end like this one. */
  readonly isFinal?: boolean;
  readonly advice?: string | undefined;
}

/** A request over the package's own connections failed, or its answer was refused. Without a cause the message is complete. */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly details: FailureDetails;

  constructor(message: string, details: FailureDetails, cause?: unknown) {
    super(message, { cause });
    this.details = details;
  }
}

/** The failure of a body that breaks off, or cannot be decompressed. */
export function answerCut(message: string): ExchangeFailure {
  return new ExchangeFailure(message, { phase: "answer", requestSent: true });
}

/** @param maxBytes most bytes of the decoded body */
export function answerTooLarge(maxBytes: number): ExchangeFailure {
  const message = `the answer is larger than ${maxBytes} bytes (maxAnswerBytes)`;
  return new ExchangeFailure(message, { phase: "size", requestSent: true });
}
