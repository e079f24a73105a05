import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { ServiceAnswer, ServiceRequest } from "../../services/messages.ts";

/** A request, its body read. Its certificate is one that the sandbox's authority issued and that is valid now. */
export interface HttpRequest extends ServiceRequest {
  /** The path as sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly clientCertificate: Buffer | undefined;
}

/** What a service answers. */
export interface HttpAnswer extends Pick<ServiceAnswer, "status"> {
  readonly headers?: Readonly<OutgoingHttpHeaders>;
  readonly body?: string | Buffer;
  /** Whether the connection ends as soon as the answer was handed over. */
  readonly hangUp?: boolean;
}

/** An answer, or none: the connection ends. */
export type HttpOutcome = HttpAnswer | "hang-up";
