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

/** A body, or when that is not known or not kept, how many bytes it has. */
export type SeenBody = Buffer | number | undefined;

/** A request and what became of it. */
export interface HttpExchange extends Omit<HttpRequest, "body" | "clientCertificate" | "presented"> {
  readonly body: SeenBody;
  readonly certificate: PresentedCertificate | undefined;
  /** What was answered; `hang-up` when the connection ended instead. */
  readonly answer:
    { readonly status: number; readonly headers: Readonly<OutgoingHttpHeaders>; readonly body: SeenBody } | "hang-up";
  /** Milliseconds from its head to its answer. */
  readonly duration: number;
}

export interface ListenerOptions {
  /** In bytes. Without it 64 KiB are taken: the largest request of most services is a fraction of that. */
  readonly largestBody?: number;
  /** Told of every request with its answer, also those that are refused before they are read. */
  readonly observe?: ((exchange: HttpExchange) => void) | undefined;
}

/** How long a client that still sends a body too large has to read its answer. */
const timeToRead = 1000;

/**
 * Serves a function over HTTP. A fault of the sandbox is a plain-text 500, a body of more than `largestBody` bytes a
 * plain-text 413: neither looks like an answer of a service.
 */
export function answerListener(
  answer: (request: HttpRequest) => HttpOutcome | Promise<HttpOutcome>,
  { largestBody = 64 * 1024, observe }: ListenerOptions = {},
): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/", headers, socket } = request;
    const target = targetOf(url);
    const began = performance.now();
    let received: SeenBody;
    const note = (outcome: HttpOutcome): void => {
      if (observe === undefined) return;
      const duration = performance.now() - began;
      const certificate = presentedOn(socket);
      observe({ method, ...target, headers, body: received, certificate, answer: seen(outcome), duration });
    };
    try {
      const body = await readBody(request, largestBody);
      if (body === undefined) {
        note(tooLarge(largestBody));
        refuseBody(response, largestBody);
        return;
      }
      received = body;
      const clientCertificate = peerCertificate(socket);
      const presented = (): PresentedCertificate | undefined => presentedOn(socket);
      const outcome = await answer({ method, ...target, headers, body, clientCertificate, presented });
      if (outcome === "hang-up") {
        note(outcome);
        response.destroy();
        return;
      }
      if (outcome.hangUp === true) response.once("finish", () => setImmediate(() => socket.destroy()));
      response.writeHead(outcome.status, outcome.headers);
      note(outcome);
      response.end(outcome.body);
    } catch (error) {
      // A client that gave up its request reads no answer.
      if (response.headersSent || response.destroyed) {
        note("hang-up");
        response.destroy();
        return;
      }
      const fault = plain(500, `sandbox fault: ${error instanceof Error ? error.message : String(error)}\n`);
      note(fault);
      response.writeHead(fault.status, fault.headers);
      response.end(fault.body);
    }
  };
  return (request, response) => {
    void serve(request, response);
  };
}

/**
 * Serves a function of a request over HTTP. A network error of it ends the connection without an answer, and so does a body that
 * fails, after what has come of it.
 */
export function serviceListener(
  service: (request: Request) => Promise<Response>,
  options?: ListenerOptions,
): RequestListener {
  return answerListener(async ({ method, path, query, headers, body }) => {
    const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    );
    const hasBody = method !== "GET" && method !== "HEAD";
    const url = `https://sandbox${path.startsWith("/") ? "" : "/"}${path}${query === "" ? "" : `?${query}`}`;
    return outcomeOf(await service(new Request(url, { method, headers: given, ...(hasBody ? { body } : {}) })));
  }, options);
}

async function outcomeOf(response: Response): Promise<HttpOutcome> {
  if (response.type === "error") return "hang-up";
  const { status, headers } = response;
  const answer = { status, headers: Object.fromEntries(headers) };
  if (response.body === null) return answer;
  const body: AsyncIterable<Uint8Array> = response.body;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of body) chunks.push(chunk);
  } catch {
    return { ...answer, body: Buffer.concat(chunks), hangUp: true };
  }
  return { ...answer, body: Buffer.concat(chunks) };
}

function seen(outcome: HttpOutcome): HttpExchange["answer"] {
  if (outcome === "hang-up") return outcome;
  const { status, headers = {}, body } = outcome;
  return { status, headers, body: typeof body === "string" ? Buffer.from(body) : body };
}

function tooLarge(largest: number): PlainAnswer {
  return plain(413, `the request body is larger than ${largest} bytes\n`);
}

type PlainAnswer = Required<Pick<HttpAnswer, "status" | "headers">> & { readonly body: string };

function plain(status: number, body: string): PlainAnswer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8" }, body };
}

/** Path and query of a request target as sent: it may also be a whole URL (RFC 9112, 3.2.2), or none at all. */
export function targetOf(target: string): { path: string; query: string } {
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
  const { status, headers, body } = tooLarge(largest);
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" });
  // An answer to HEAD has no text with which the head would go.
  response.flushHeaders();
  response.write(body);
  const timer = setTimeout(() => response.destroy(), timeToRead);
  response.once("close", () => {
    clearTimeout(timer);
  });
}
