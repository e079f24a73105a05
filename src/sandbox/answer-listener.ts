import type {
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { ServiceAnswer, ServiceRequest } from "../services/messages.ts";
import { presentedOn, type PresentedCertificate } from "./presented-certificate.ts";

/** A request, its body read. Its certificate is one that the sandbox's authority issued and that is valid now. */
export interface HttpRequest extends ServiceRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly clientCertificate: Buffer | undefined;
  /** The certificate that the client presented, also one that cannot be trusted or has expired. */
  readonly presented: () => PresentedCertificate | undefined;
}

export interface HttpAnswer extends Pick<ServiceAnswer, "status"> {
  readonly headers?: Readonly<OutgoingHttpHeaders>;
  readonly body?: string | Buffer;
  /** Whether the connection ends as soon as the answer was handed over. */
  readonly hangUp?: boolean;
}

/** An answer, or none: the connection ends. */
export type HttpOutcome = HttpAnswer | "hang-up";

/** How long a client that still sends a body too large has to read its answer. */
const timeToRead = 1000;

/**
 * Serves a function over HTTP. A fault of the sandbox is a plain-text 500, a body of more than `largestBody` bytes a
 * plain-text 413: neither looks like an answer of a service.
 *
 * @param largestBody in bytes; the largest request of most services is a fraction of the default
 */
export function answerListener(
  answer: (request: HttpRequest) => HttpOutcome | Promise<HttpOutcome>,
  largestBody = 64 * 1024,
): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { method = "GET", url = "/", headers, socket } = request;
      const body = await readBody(request, largestBody);
      if (body === undefined) {
        refuseBody(response, largestBody);
        return;
      }
      const clientCertificate = peerCertificate(socket);
      const presented = (): PresentedCertificate | undefined => presentedOn(socket);
      const outcome = await answer({ method, ...targetOf(url), headers, body, clientCertificate, presented });
      if (outcome === "hang-up") {
        response.destroy();
        return;
      }
      if (outcome.hangUp === true) response.once("finish", () => setImmediate(() => socket.destroy()));
      response.writeHead(outcome.status, outcome.headers);
      response.end(outcome.body);
    } catch (error) {
      // A client that gave up its request reads no answer.
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`sandbox fault: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  return (request, response) => {
    void serve(request, response);
  };
}

/** Path and query of a request target as sent: it may also be a whole URL (RFC 9112, 3.2.2), or none at all. */
function targetOf(target: string): { path: string; query: string } {
  if (URL.canParse(target)) {
    const { pathname, search } = new URL(target);
    return { path: pathname, query: search.slice(1) };
  }
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/s.exec(target) ?? [];
  return { path, query };
}

/** The certificate (DER) of the client, if the sandbox's authority has issued it and it is valid now. */
function peerCertificate(socket: Socket): Buffer | undefined {
  return socket instanceof TLSSocket && socket.authorized ? socket.getPeerX509Certificate()?.raw : undefined;
}

/** Reads the body, or stops reading and gives `undefined` when it has more than `largest` bytes. */
async function readBody(request: IncomingMessage, largest: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > largest) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request: its connection still has to carry the answer.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Answers 413 while the client may still be sending. Ending the response would close the connection at once, and the
 * unread rest of the body would make that a reset, which can overtake the answer.
 */
function refuseBody(response: ServerResponse, largest: number): void {
  const text = `the request body is larger than ${largest} bytes\n`;
  response.writeHead(413, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
  });
  // An answer to HEAD has no text with which the head would go.
  response.flushHeaders();
  response.write(text);
  const timer = setTimeout(() => response.destroy(), timeToRead);
  response.once("close", () => {
    clearTimeout(timer);
  });
}
