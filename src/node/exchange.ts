import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { BodyBytes, isEmptyError } from "../transport/answer.ts";
import {
  AnswerCut,
  AnswerTooLarge,
  ExchangeFailure,
  type AnswerHeaders,
  type Exchange,
  type ExchangeAnswer,
  type ExchangeRequest,
} from "../transport/exchange.ts";
import { checkAuthorities } from "../transport/road.ts";
import { onAbort, TimeoutReached } from "../transport/time.ts";
import { builtIns } from "./built-ins.ts";
import { isPem } from "./check-tls-options.ts";
import { createRoutes, type Route, type RouteOptions } from "./routes.ts";

/** A road with connections of its own. */
export interface OwnExchange extends Exchange {
  /** Closes the idle connections now and each other one after its answer; a request after that has one of its own. */
  close(): void;
}

/** Statuses whose answer has no body (Fetch standard, null body status). */
const nullBodyStatuses = new Set([204, 205, 304]);

/**
 * The road over Node's own http and https, with connections that are kept alive. It always verifies the service's
 * certificate, whatever the environment says, and follows no redirect. A request for which no answer comes is rejected with
 * an {@link ExchangeFailure}.
 */
export function createExchange(options: RouteOptions & { readonly subject?: string } = {}): OwnExchange {
  const { subject, ca } = options;
  // Only their form was looked at before.
  if (subject !== undefined && ca !== undefined) checkAuthorities(subject, ca, isPem);
  const routes = createRoutes(options);
  const exchange = (request: ExchangeRequest): Promise<ExchangeAnswer> => {
    const { signal, repeatable } = request;
    try {
      signal?.throwIfAborted();
      const { route, path } = routes.find(request.url);
      if (repeatable) return send(route, path, request);
      return route.connections.prove().then((isFit) => {
        signal?.throwIfAborted();
        return send(route, path, request, isFit);
      });
    } catch (error) {
      const reason: Error = error as Error;
      return Promise.reject(reason);
    }
  };
  return Object.assign(exchange, {
    close: () => {
      routes.close();
    },
  });
}

/** @param isFit which of the idle connections may be used; all of them without it */
function send(
  route: Route,
  path: string,
  request: ExchangeRequest,
  isFit?: Parameters<Route["connections"]["start"]>[1],
): Promise<ExchangeAnswer> {
  const { method, body, signal, maxBytes } = request;
  return new Promise((resolve, reject) => {
    const outgoing = route.start(path, headersOf(request), request, isFit);
    let isAnswered = false;
    const fail = (error: unknown): void => {
      forget();
      const known = error instanceof ExchangeFailure || error instanceof AnswerCut || error instanceof AnswerTooLarge;
      reject(known ? error : route.failure(error, outgoing, isAnswered ? "answer" : undefined));
    };
    const forget = onAbort(signal, () => {
      const reason: unknown = signal?.reason;
      if (reason instanceof TimeoutReached) reason.cause = route.delay(outgoing);
      const thrown: Error = reason as Error;
      reject(thrown);
      outgoing.destroy();
    });
    // 16 kB bound them; Node would leave out those beyond 2,000 without a word.
    outgoing.maxHeadersCount = 0;
    outgoing.on("error", fail);
    // Without a listener Node closes the connection and tells nobody.
    outgoing.on("upgrade", (_incoming, socket) => {
      socket.destroy();
      fail(new Error("the service changed the protocol unasked"));
    });
    outgoing.on("response", (incoming) => {
      isAnswered = true;
      const stop = (error: unknown): void => {
        fail(error);
        outgoing.destroy();
      };
      const refused = route.refusal(incoming.statusCode ?? 0);
      if (refused !== undefined) {
        stop(refused);
        return;
      }
      readAnswer(incoming, method, maxBytes, stop, (answer) => {
        forget();
        resolve(answer);
      });
    });
    outgoing.end(body);
  });
}

/** What is sent: the caller's headers and what says how the message is sent. */
function headersOf({ headers, body }: ExchangeRequest): Record<string, string> {
  const sent: Record<string, string> = { "accept-encoding": acceptedEncodings(), ...headers };
  if (body !== undefined) sent["content-length"] = String(Buffer.byteLength(body));
  return sent;
}

/** Reads an answer to its end; what is larger than allowed is not read on. */
function readAnswer(
  incoming: IncomingMessage,
  method: string,
  maxBytes: number,
  stop: (error: unknown) => void,
  done: (answer: ExchangeAnswer) => void,
): void {
  const { statusCode: status = 0 } = incoming;
  const headers = new ReceivedHeaders(incoming.rawHeaders);
  const hasBody = method !== "HEAD" && !nullBodyStatuses.has(status);
  const encoding = hasBody && !isEmptyError(status, headers) ? headers.get("content-encoding") : null;
  if (hasBody && encoding === null && Number(headers.get("content-length") ?? 0) > maxBytes) {
    stop(new AnswerTooLarge(maxBytes));
    return;
  }
  const bytes = new BodyBytes(maxBytes);
  let body: Readable = incoming;
  if (encoding !== null) {
    try {
      body = decompress(incoming, encoding, stop);
    } catch (error) {
      stop(error);
      return;
    }
  }
  body.on("data", (piece: Buffer) => {
    if (bytes.add(piece)) return;
    // What is left of a bomb has arrived already: nobody may go on decompressing it.
    body.destroy();
    stop(new AnswerTooLarge(maxBytes));
  });
  body.on("end", () => {
    done({ status, headers, bytes: hasBody ? bytes.bytes : undefined });
  });
  incoming.on("error", stop);
}

/** Headers as Node received them, without the cost of an object for each. */
class ReceivedHeaders implements AnswerHeaders {
  /** Names and values by turns. */
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let index = 0; index + 1 < this.#raw.length; index += 2) {
      const given = this.#raw[index] ?? "";
      if (given.length !== wanted.length || given.toLowerCase() !== wanted) continue;
      const value = this.#raw[index + 1] ?? "";
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  *[Symbol.iterator](): IterableIterator<[name: string, value: string]> {
    for (let index = 0; index + 1 < this.#raw.length; index += 2) {
      yield [(this.#raw[index] ?? "").toLowerCase(), this.#raw[index + 1] ?? ""];
    }
  }
}

/** What Node can decompress, by the name of the encoding (RFC 9110, section 8.4.1). */
function decoders(): Readonly<Record<string, (() => Transform) | undefined>> {
  const { zlib } = builtIns;
  // Not before Node 22.15; its types here are those of the oldest Node.
  const zstd: unknown = Reflect.get(zlib, "createZstdDecompress");
  return {
    gzip: zlib.createGunzip,
    "x-gzip": zlib.createGunzip,
    deflate: zlib.createInflate,
    br: zlib.createBrotliDecompress,
    ...(typeof zstd === "function" ? { zstd: zstd as () => Transform } : {}),
  };
}

let accepted: string | undefined;

export function acceptedEncodings(): string {
  return (accepted ??= Reflect.has(builtIns.zlib, "createZstdDecompress") ? "gzip, br, zstd" : "gzip, br");
}

/**
 * Decompresses a body while it comes.
 *
 * @param encoding the header `Content-Encoding`
 * @param fail told when the body breaks off or is no such data
 * @throws AnswerCut for an encoding that nobody asked for: what it hides is no answer.
 */
export function decompress(incoming: IncomingMessage, encoding: string, fail: (error: unknown) => void): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return incoming;
  const known = decoders();
  const create = Object.hasOwn(known, name) ? known[name] : undefined;
  if (create === undefined) throw new AnswerCut("the answer is encoded in a way that was not asked for");
  const decoder = create();
  decoder.on("error", (error: NodeJS.ErrnoException) => {
    const isCut = error.code === "Z_BUF_ERROR";
    fail(new AnswerCut(isCut ? "the answer ends before its data does" : "the answer cannot be decompressed"));
  });
  incoming.pipe(decoder);
  return decoder;
}
