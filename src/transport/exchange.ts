import type { TransportPhase } from "../errors/transport-error.ts";
import type { Signal } from "./time.ts";

export interface ExchangeRequest {
  readonly url: string;
  /** Method of HTTP, in capitals. */
  readonly method: string;
  /** Each name once. What says how a message is sent is not among them: that is the road's own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent in UTF-8. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Ends the exchange; it is then rejected with the reason of the signal. */
  readonly signal: Signal | undefined;
  /** Most bytes of the decoded body of the answer. */
  readonly maxBytes: number;
  /** `false` for a request that hands over a value that is good once: it goes over a connection that is certainly open. */
  readonly repeatable: boolean;
}

/** Headers of an answer; the global `Headers` are such. */
export interface AnswerHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a header, those of several joined by commas; `null` when there is none. */
  get(name: string): string | null;
  has(name: string): boolean;
}

export interface ExchangeAnswer {
  /** HTTP status. A redirect is an answer like any other. */
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The whole body, decompressed; `undefined` when an answer like this has none. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * The road of a client: sends one request and gives the whole answer, whatever its status.
 *
 * @throws the reason of the signal; AnswerTooLarge or AnswerCut for a body that is one; any other failure as the road has it,
 * which `transportError` reads.
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** What a road of the package's own knows of a failure. */
export interface FailureDetails {
  readonly cause: unknown;
  /** Where, when that is not to be told by the code of the cause. */
  readonly phase?: TransportPhase;
  /** `false` only when no byte of the request can have left. */
  readonly requestSent: boolean;
  /** Whether the connection had been used before. */
  readonly reusedSocket?: boolean;
  /** Whether another attempt would end like this one. */
  readonly isFinal?: boolean;
  readonly advice?: string | undefined;
}

/** A failure on a road of the package's own, with what is known of it. */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly phase: TransportPhase | undefined;
  readonly requestSent: boolean;
  readonly reusedSocket: boolean;
  readonly isFinal: boolean;
  readonly advice: string | undefined;

  constructor(message: string, { cause, phase, requestSent, reusedSocket, isFinal, advice }: FailureDetails) {
    super(message, { cause });
    this.phase = phase;
    this.requestSent = requestSent;
    this.reusedSocket = reusedSocket ?? false;
    this.isFinal = isFinal ?? false;
    this.advice = advice;
  }
}

/** The body breaks off, or cannot be decompressed. */
export class AnswerCut extends Error {
  override readonly name = "AnswerCut";
}

export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";

  /** @param maxBytes most bytes of the decoded body */
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}
