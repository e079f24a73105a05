import { createHash } from "node:crypto";
import https from "node:https";
import type { RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import { limits } from "../fixtures/limits.ts";
import type { Answer } from "../../src/transport/answer.ts";
import { systemClock } from "../../src/transport/time.ts";
import type { Exchange } from "../../src/transport/exchange.ts";
import { readRetryOptions } from "../../src/transport/retry.ts";
import { send, type TransportCall } from "../../src/transport/transport.ts";

/** What a TLS server has seen. */
export interface TlsServer {
  readonly url: string;
  readonly port: number;
  /** Every handshake that was finished: its TLS version, and whether it resumed a session. */
  readonly handshakes: readonly { readonly version: string | null; readonly resumed: boolean }[];
  /** Client certificate of every request, as SHA-256 in base64url; empty for none. */
  readonly certificates: readonly string[];
  /** Bodies of the requests. */
  readonly bodies: readonly Buffer[];
  /** Connections that are open. */
  readonly connections: number;
  /** Ends the connections that no request uses. */
  readonly closeIdleConnections: () => void;
}

/** Starts a TLS server on loopback that ends with the test. It answers `ok` unless told otherwise. */
export async function startTlsServer(
  options: https.ServerOptions,
  listener: RequestListener = (_request, response) => response.end("ok"),
): Promise<TlsServer> {
  const handshakes: { version: string | null; resumed: boolean }[] = [];
  const certificates: string[] = [];
  const bodies: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = https.createServer(options, (request, response) => {
    const raw = request.socket instanceof TLSSocket ? request.socket.getPeerX509Certificate()?.raw : undefined;
    certificates.push(raw === undefined ? "" : createHash("sha256").update(raw).digest("base64url"));
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => {
      bodies.push(Buffer.concat(chunks));
      listener(request, response);
    });
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("secureConnection", (socket) => {
    handshakes.push({ version: socket.getProtocol(), resumed: socket.isSessionReused() });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/`,
    port,
    handshakes,
    certificates,
    bodies,
    get connections() {
      return sockets.size;
    },
    closeIdleConnections: () => {
      server.closeIdleConnections();
    },
  };
}

/** Sends a call through the pipeline, with hardly any wait between attempts. */
export async function call(exchange: Exchange, url: string, init: Partial<TransportCall> = {}): Promise<Answer> {
  const retry = readRetryOptions("test", { retries: 3, minDelay: 1, maxDelay: 2 });
  return send(
    { exchange, clock: systemClock, retry, hooks: {} },
    {
      operation: "test",
      url,
      method: "GET",
      repeatable: true,
      timeout: limits.poll,
      deadline: limits.program,
      maxBytes: 10_000,
      ...init,
    },
  );
}
