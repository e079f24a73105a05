// The default import: a tool that intercepts requests replaces members of this object, not of a named import.
import https from "node:https";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { Fetch, FetchInit } from "./fetch.ts";

/** Options of {@link createHttpsFetch}. */
export interface HttpsFetchOptions {
  /** Certificates of the authorities to trust instead of the system's, as PEM. */
  readonly ca?: string | readonly string[];
}

/** A `fetch` with its own connections. */
export interface HttpsFetch extends Fetch {
  /** Closes the idle connections. */
  close(): void;
}

/** Statuses whose answer has no body (Fetch standard, null body status). */
const nullBodyStatuses = new Set([204, 205, 304]);

/**
 * A `fetch` over `node:https` for servers that the system does not trust. It keeps connections alive, takes https only
 * and follows no redirect. Like the global one it rejects with a `TypeError` when no answer comes, and with the signal's
 * reason when the call is aborted.
 */
export function createHttpsFetch({ ca }: HttpsFetchOptions = {}): HttpsFetch {
  const agent = new https.Agent({
    keepAlive: true,
    minVersion: "TLSv1.2",
    ...(ca === undefined ? {} : { ca: typeof ca === "string" ? ca : [...ca] }),
  });
  const fetch = async (address: string, init: FetchInit = {}): Promise<Response> => {
    const { method = "GET", headers: given = {}, body, signal, redirect } = init;
    signal?.throwIfAborted();
    const url = new URL(address);
    if (url.protocol !== "https:") throw failure(new Error("only https is supported"));
    const outgoing = https.request(url, { agent, method, headers: Object.fromEntries(new Headers(given)) });
    const incoming = await send(outgoing, body, signal);
    const { statusCode = 0 } = incoming;
    if (statusCode >= 300 && statusCode < 400 && incoming.headers.location !== undefined && redirect !== "manual") {
      incoming.destroy();
      throw failure(new Error(`unexpected redirect (${statusCode})`));
    }
    try {
      const headers = new Headers();
      for (const [name, values] of Object.entries(incoming.headersDistinct)) {
        for (const value of values ?? []) headers.append(name, value);
      }
      if (nullBodyStatuses.has(statusCode) || method === "HEAD") {
        incoming.resume();
        return new Response(null, { status: statusCode, headers });
      }
      return new Response(bodyOf(incoming, signal), { status: statusCode, headers });
    } catch (cause) {
      // The Fetch standard has no answer for a status such as 999.
      incoming.destroy();
      throw failure(new Error(`unusable answer (${statusCode})`, { cause }));
    }
  };
  return Object.assign(fetch, {
    close: () => {
      agent.destroy();
    },
  });
}

/** Sends a request and waits for the head of the answer; the signal ends the answer's body too. */
function send(
  outgoing: ClientRequest,
  body: FetchInit["body"],
  signal: AbortSignal | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      const reason: unknown = signal?.reason;
      outgoing.destroy(reason instanceof Error ? reason : new Error("aborted", { cause: reason }));
    };
    const stopListening = (): void => {
      signal?.removeEventListener("abort", onAbort);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    outgoing.once("close", stopListening);
    outgoing.on("error", (error) => {
      // The reason is whatever the caller gave, as with the global fetch.
      reject(
        signal?.aborted === true
          ? (signal.reason as Error)
          : failure(Object.assign(error, { reusedSocket: outgoing.reusedSocket })),
      );
    });
    outgoing.once("response", (incoming) => {
      incoming.once("close", stopListening);
      resolve(incoming);
    });
    outgoing.end(body);
  });
}

/** The body as a stream that breaks as one of the global fetch does. */
function bodyOf(incoming: IncomingMessage, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer, undefined> = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = await chunks.next();
        if (chunk.done === true) controller.close();
        else controller.enqueue(chunk.value);
      } catch (cause) {
        controller.error(signal?.aborted === true ? signal.reason : new TypeError("terminated", { cause }));
      }
    },
    cancel() {
      incoming.destroy();
    },
  });
}

function failure(cause: Error): TypeError {
  return new TypeError("fetch failed", { cause });
}
