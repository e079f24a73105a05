import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** A request, its body read. */
export interface HttpRequest {
  readonly method: string;
  /** The path as sent. */
  readonly path: string;
  /** The query as sent, without the question mark; empty when there is none. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** The body; empty when there is none. */
  readonly body: Buffer;
  /** The client's certificate (DER), when it presented one that the sandbox's authority issued and that is valid now. */
  readonly clientCertificate: Buffer | undefined;
}

/** What a service answers. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<OutgoingHttpHeaders>;
  readonly body?: string | Buffer;
  /** Whether the connection ends as soon as the answer was handed over. */
  readonly hangUp?: boolean;
}

/** An answer, or none: the connection ends. */
export type HttpReply = HttpAnswer | "hang-up";
