import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { BodyBytes, isEmptyError } from "../transport/answer.ts";
import { checkAuthorities } from "../transport/authorities.ts";
import {
  answerTooLarge,
  ExchangeFailure,
  type AnswerHeaders,
  type ClosableExchange,
  type ExchangeAnswer,
  type ExchangeRequest,
} from "../transport/exchange.ts";
import { onAbort, TimeoutReached } from "../transport/time.ts";
import { isPem } from "./certificate/certificate-material.ts";
import { SocketLimit } from "./connections.ts";
import { acceptedEncodings, decompress } from "./decompress.ts";
import { originFactory, type Origin, type OriginOptions } from "./origin.ts";

export interface NodeExchangeOptions extends OriginOptions {
  /** The function that was given `ca`, for errors; absent when `ca` was checked before. */
  readonly subject?: string;
  /** Most connections in use at the same time. */
  readonly maxSockets?: number | undefined;
  /** The same, shared with other exchanges of a client. */
  readonly limit?: SocketLimit;
  /** Looks up the addresses of a host; by default the system does. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Creates an exchange over Node's http and https with keep-alive connections. It always verifies the service's certificate, and no
 * environment variable turns that off. It follows no redirect. Without a response it throws an {@link ExchangeFailure}.
 */
export function createExchange(options: NodeExchangeOptions = {}): ClosableExchange {
  const { subject, ca, lookup, maxSockets, limit = new SocketLimit(maxSockets) } = options;
  // The form of `ca` was checked before; only Node can read the certificates.
  if (subject !== undefined && ca !== undefined) checkAuthorities(subject, ca, isPem);
  const createOrigin = originFactory(options);
  const origins = new Map<string, Origin>();
  let isClosed = false;
  const open = (address: string): Origin => {
    const origin = createOrigin(address);
    if (isClosed) origin.connections.close();
    origins.set(address, origin);
    return origin;
  };
  const exchange = (request: ExchangeRequest): Promise<ExchangeAnswer> =>
    limit.run(request, () => {
      const { url } = request;
      // Finds the path without a `URL`, which would cost as much as the check of the input.
      const path = url.indexOf("/", "https://".length);
      const origin = url.slice(0, path);
      return send(origins.get(origin) ?? open(origin), url.slice(path), request, lookup);
    });
  return Object.assign(exchange, {
    close: () => {
      isClosed = true;
      for (const { connections } of origins.values()) connections.close();
    },
  });
}

function send(
  origin: Origin,
  path: string,
  { method, headers: given, body, signal, maxBytes, repeatable }: ExchangeRequest,
  lookup: LookupFunction | undefined,
): Promise<ExchangeAnswer> {
  const headers: Record<string, string> = { "accept-encoding": acceptedEncodings, ...given };
  if (body !== undefined) headers["content-length"] = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const { connections, host, module, port } = origin;
    const agent = connections.agentFor(repeatable);
    const options = { host, port, agent, method, path, headers, tunnelSignal: signal };
    const outgoing = module.request(lookup === undefined ? options : { ...options, lookup });
    let isAnswered = false;
    const fail = (error: unknown): void => {
      forget();
      const isKnown = error instanceof ExchangeFailure;
      reject(isKnown ? error : origin.failure(error, outgoing, isAnswered ? "answer" : undefined));
    };
    const forget = onAbort(signal, () => {
      const reason: unknown = signal?.reason;
      if (reason instanceof TimeoutReached) reason.cause = origin.delay(outgoing);
      const thrown: Error = reason as Error;
      reject(thrown);
      outgoing.destroy();
    });
    // The size of the headers is limited to 16 kB; Node would silently leave out those after the first 2,000.
    outgoing.maxHeadersCount = 0;
    outgoing.on("error", fail);
    // Without a listener Node closes the connection, and the request never ends.
    outgoing.on("upgrade", (_incoming, socket) => {
      socket.destroy();
      fail(new Error("the service changed the protocol without being asked"));
    });
    outgoing.on("response", (incoming) => {
      isAnswered = true;
      const stop = (error: unknown): void => {
        fail(error);
        outgoing.destroy();
      };
      if (incoming.statusCode === 408 && outgoing.reusedSocket) {
        // The service closed the idle connection while the request was on its way. It may have closed the others too.
        connections.closeIdle();
        const cause = new Error("the service closed the idle connection (408)");
        stop(new ExchangeFailure(cause.message, { requestSent: true, reusedSocket: true }, cause));
        return;
      }
      receive(incoming, method, maxBytes, stop, (answer) => {
        forget();
        resolve(answer);
      });
    });
    outgoing.end(body);
  });
}

/** Statuses whose answer has no body (Fetch standard, null body status). */
const nullBodyStatuses = new Set([204, 205, 304]);

/**
 * Reads and decompresses a response to its end.
 *
 * @param stop called with the failure of a body that is too large, breaks off or cannot be decompressed
 */
function receive(
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
    stop(answerTooLarge(maxBytes));
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
    // The rest of a decompression bomb may have arrived already and must not be decompressed.
    body.destroy();
    stop(answerTooLarge(maxBytes));
  });
  body.on("end", () => {
    done({ status, headers, bytes: hasBody ? bytes.bytes : undefined });
  });
  incoming.on("error", stop);
}

/** Headers as Node received them, without an object for each one. */
class ReceivedHeaders implements AnswerHeaders {
  /** A name, its value, the next name, and so on. */
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

  *[Symbol.iterator](): IterableIterator<[name: string, value: string]> {
    for (let index = 0; index + 1 < this.#raw.length; index += 2) {
      yield [(this.#raw[index] ?? "").toLowerCase(), this.#raw[index + 1] ?? ""];
    }
  }
}
