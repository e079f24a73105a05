import type { TransportPhase } from "../errors/transport-error.ts";

/** What every event tells. It holds no header, no body and no query: nothing secret. */
export interface RequestEvent {
  /** The operationId. */
  readonly operation: string;
  /** Method of HTTP. */
  readonly method: string;
  /** The address without its query. */
  readonly url: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** An attempt was answered. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status. */
  readonly status: number;
  /** Milliseconds from sending the request to the last byte of the answer. */
  readonly duration: number;
}

/** An attempt failed below HTTP. */
export interface FailureEvent extends RequestEvent {
  /** Where the attempt failed. */
  readonly phase: TransportPhase;
  /** Milliseconds from sending the request to the failure. */
  readonly duration: number;
}

/** Another attempt will follow. */
export interface RetryEvent extends RequestEvent {
  /** Status of the answer, or phase of the failure. */
  readonly reason: number | TransportPhase;
  /** Milliseconds until then. */
  readonly delay: number;
}

/** Functions that watch the requests, for logs, metrics and traces. One that throws fails the call. */
export interface Hooks {
  /** Before an attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** After an attempt was answered, whatever the status. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /** After an attempt failed below HTTP. */
  readonly onFailure?: (event: FailureEvent) => void;
  /** Before waiting for another attempt. */
  readonly onRetry?: (event: RetryEvent) => void;
}
