import type { ClientRequest, IncomingMessage } from "node:http";
import type { Fetch, FetchInit } from "./fetch.ts";
import { idleLimit, keptConnections } from "./kept-connections.ts";
import { builtIns } from "./node-built-ins.ts";
import { transportHeaders } from "./read-headers.ts";
import { sendHttps } from "./send-https.ts";
import { createTlsContext, type TlsMaterial } from "./tls-context.ts";

/** A `fetch` with its own connections. */
export interface HttpsFetch extends Fetch {
  /** Closes the idle connections now and each other one after its answer; a call after that has one of its own. */
  close(): void;
}

/** Statuses whose answer has no body (Fetch standard, null body status). */
const nullBodyStatuses = new Set([204, 205, 304]);

/**
 * A `fetch` over `node:https` with trust and client certificate of its own. It keeps connections alive, resumes TLS
 * sessions, always verifies the service's certificate, takes https only and follows no redirect. Like the global one it
 * rejects with a `TypeError` when no answer comes, and with the signal's reason when the call is aborted. The error's
 * `cause` then says whether the request may have been sent ({@link SendFailure}).
 *
 * @throws Error of OpenSSL when the material cannot be used.
 */
export function createHttpsFetch(material: TlsMaterial = {}): HttpsFetch {
  const agent = new builtIns.https.Agent({
    keepAlive: true,
    timeout: idleLimit,
    // Said here because an environment variable would otherwise switch it off.
    rejectUnauthorized: true,
    // The context instead of the key: what holds no key cannot show one.
    secureContext: createTlsContext(material),
  });
  const connections = keptConnections(agent);
  const fetch = async (address: string, init: FetchInit = {}): Promise<Response> => {
    const { method = "GET", headers: given = {}, body, signal, redirect, repeatable } = init;
    signal?.throwIfAborted();
    const url = new URL(address);
    if (url.protocol !== "https:") throw failure(new Error("only https is supported"));
    const headers = new Headers(given);
    for (const name of transportHeaders) headers.delete(name);
    if (body !== undefined) headers.set("content-length", String(Buffer.byteLength(body)));
    const start = (): ClientRequest =>
      builtIns.https.request(url, { agent, method, headers: Object.fromEntries(headers) });
    const outgoing = repeatable === false ? await connections.provenFor(start) : connections.anyFor(start);
    const incoming = await sendHttps(outgoing, body, signal).catch((error: unknown) => {
      throw signal?.aborted === true ? error : failure(error);
    });
    return answerOf(incoming, method, signal, redirect);
  };
  return Object.assign(fetch, {
    close: () => {
      agent.maxFreeSockets = 0;
      for (const sockets of Object.values(agent.freeSockets)) {
        for (const socket of [...(sockets ?? [])]) socket.destroy();
      }
    },
  });
}

/** Turns what Node received into what `fetch` gives. */
function answerOf(
  incoming: IncomingMessage,
  method: string,
  signal: AbortSignal | undefined,
  redirect: FetchInit["redirect"],
): Response {
  const { statusCode: status = 0 } = incoming;
  if (status >= 300 && status < 400 && incoming.headers.location !== undefined && redirect !== "manual") {
    incoming.destroy();
    throw failure(new Error(`unexpected redirect (${status})`));
  }
  try {
    const headers = new Headers();
    for (const [name, values] of Object.entries(incoming.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value);
    }
    if (nullBodyStatuses.has(status) || method === "HEAD") {
      incoming.resume();
      return new Response(null, { status, headers });
    }
    return new Response(bodyOf(incoming, signal), { status, headers });
  } catch (cause) {
    // The Fetch standard has no answer for a status such as 999.
    incoming.destroy();
    throw failure(new Error(`unusable answer (${status})`, { cause }));
  }
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

function failure(cause: unknown): TypeError {
  return new TypeError("fetch failed", { cause });
}
