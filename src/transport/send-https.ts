import type { ClientRequest, IncomingMessage } from "node:http";
import type { FetchInit } from "./fetch.ts";

/** What is known of a failed request, beside the error itself. */
export interface SendFailure extends Error {
  /** Whether the connection had been used before. */
  readonly reusedSocket: boolean;
  /** `false` only when no byte of the request can have left: there was no connection, or its handshake failed. */
  readonly requestSent: boolean;
}

/**
 * Sends a request and waits for the head of the answer; the signal ends the answer's body too.
 *
 * @throws SendFailure when no answer comes, or the reason of the signal.
 */
export function sendHttps(
  outgoing: ClientRequest,
  body: FetchInit["body"],
  signal: AbortSignal | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Until the handshake is done and the service's certificate accepted, Node holds the request back.
    let requestSent = false;
    outgoing.once("socket", (socket) => {
      if (outgoing.reusedSocket) requestSent = true;
      else socket.once("secureConnect", () => (requestSent = true));
    });
    const onAbort = (): void => {
      const reason: unknown = signal?.reason;
      outgoing.destroy(reason instanceof Error ? reason : new Error("aborted", { cause: reason }));
    };
    const stopListening = (): void => {
      signal?.removeEventListener("abort", onAbort);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    if (signal?.aborted === true) onAbort();
    outgoing.once("close", stopListening);
    const fail = (error: Error): void => {
      // The bytes that Node could not parse: they may hold tokens.
      Reflect.deleteProperty(error, "rawPacket");
      const failure: SendFailure = Object.assign(error, { reusedSocket: outgoing.reusedSocket, requestSent });
      // The reason is whatever the caller gave, as with the global fetch.
      reject(signal?.aborted === true ? (signal.reason as Error) : failure);
    };
    outgoing.on("error", fail);
    // Without a listener Node closes the connection and tells nobody.
    outgoing.once("upgrade", (_incoming, socket) => {
      socket.destroy();
      fail(new Error("the service changed the protocol unasked"));
    });
    outgoing.once("response", (incoming) => {
      incoming.once("close", stopListening);
      resolve(incoming);
    });
    outgoing.end(body);
  });
}
