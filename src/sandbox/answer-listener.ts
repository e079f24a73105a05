import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PresentedCertificate, Service, ServiceRequest } from "../services/service.ts";
import { presentedBy } from "./presented-certificate.ts";

/** A body, or its number of bytes when it is unknown or not stored. */
export type SeenBody = Buffer | number | undefined;

/** A request and its answer. */
export interface HttpExchange extends Pick<ServiceRequest, "method" | "path" | "query"> {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: SeenBody;
  readonly certificate: PresentedCertificate | undefined;
  /** The answer; `hang-up` when the connection ended instead. */
  readonly answer:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: SeenBody }
    | "hang-up";
  /** Milliseconds from the headers of the request to the response. */
  readonly duration: number;
}

export interface ListenerOptions {
  /** Largest body of a request to a path, in bytes; 64 KiB by default, which is more than the largest request of most services. */
  readonly largestBody?: ((path: string) => number) | undefined;
  /** Called for every request with its response, also for requests that are refused before they are read. */
  readonly observe?: ((exchange: HttpExchange) => void) | undefined;
}

/** Largest body of most requests, in bytes. */
export const usualBody = 64 * 1024;

/** Milliseconds in which a client that still sends a too large body can read the response. */
const timeToRead = 1000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the connection ends as soon as the answer was handed over. */
  readonly hangUp?: boolean;
  /** Whether the request was not read to its end. */
  readonly unread?: boolean;
}

/**
 * Serves a service over HTTP. A network error of the service ends the connection without a response; a failing body ends it after
 * the bytes so far. A fault of the sandbox is a plain-text 500, and a body of more than `largestBody` bytes a plain-text 413, so
 * that neither looks like a response of a service.
 */
export function serviceListener(
  service: Service,
  { largestBody = () => usualBody, observe }: ListenerOptions = {},
): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/", headers } = request;
    const began = performance.now();
    let body: SeenBody;
    const send = (answer: Answer | "hang-up"): void => {
      const duration = performance.now() - began;
      const certificate = presentedBy(request);
      observe?.({ method, ...targetOf(url), headers, body, certificate, answer, duration });
      sendAnswer(response, answer);
    };
    try {
      const largest = largestBody(targetOf(url).path);
      const read = await readBody(request, largest);
      body = read;
      if (read !== undefined) send(await answerOf(service, request, read));
      else send({ ...plain(413, `the request body is larger than ${largest} bytes\n`), unread: true });
    } catch (error) {
      // A client that gave up its request reads no answer.
      const isOver = response.headersSent || response.destroyed;
      send(
        isOver ? "hang-up" : plain(500, `sandbox fault: ${error instanceof Error ? error.message : String(error)}\n`),
      );
    }
  };
  return (request, response) => {
    void serve(request, response);
  };
}

function sendAnswer(response: ServerResponse, answer: Answer | "hang-up"): void {
  if (answer === "hang-up") {
    response.destroy();
    return;
  }
  const { status, headers, body, hangUp, unread } = answer;
  if (unread === true) {
    // The client may still be sending. Ending the response now would close the connection, and the unread rest of the body would
    // cause a reset, which may destroy the response.
    response.writeHead(status, { ...headers, "Content-Length": body.length, Connection: "close" });
    // A response to HEAD has no body, so its headers must be flushed.
    response.flushHeaders();
    response.write(body);
    const timer = setTimeout(() => response.destroy(), timeToRead);
    response.once("close", () => {
      clearTimeout(timer);
    });
    return;
  }
  const { socket } = response.req;
  if (hangUp === true) response.once("finish", () => setImmediate(() => socket.destroy()));
  response.writeHead(status, headers);
  response.end(body);
}

/** Methods that a `Request` cannot have. */
const forbiddenMethods = ["CONNECT", "TRACE", "TRACK"];

async function answerOf(
  service: Service,
  incoming: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<Answer | "hang-up"> {
  const { method = "GET", url = "/", headers } = incoming;
  if (forbiddenMethods.includes(method)) return plain(405, `the method ${method} is not allowed\n`);
  const { path, query } = targetOf(url);
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
  );
  const address = `https://sandbox${path.startsWith("/") ? "" : "/"}${path}${query === "" ? "" : `?${query}`}`;
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(address, { method, headers: given, ...(hasBody ? { body } : {}) });
  const presented = presentedBy(incoming);
  const clientCertificate = presented?.fault === undefined ? presented?.certificate.raw : undefined;
  return readAnswer(await service(request, { clientCertificate, presented: () => presented }));
}

async function readAnswer(response: Response): Promise<Answer | "hang-up"> {
  if (response.type === "error") return "hang-up";
  const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of body ?? []) chunks.push(chunk);
  } catch {
    return { ...answer, body: Buffer.concat(chunks), hangUp: true };
  }
  return { ...answer, body: Buffer.concat(chunks) };
}

function plain(status: number, body: string): Answer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: Buffer.from(body) };
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

/** Reads the body, or stops reading and gives `undefined` when it has more than `largest` bytes. */
async function readBody(request: IncomingMessage, largest: number): Promise<Buffer<ArrayBuffer> | undefined> {
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
