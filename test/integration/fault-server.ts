import https from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createRegistry, type Registry, type RegistryOptions } from "ares-caais";
import { createCertificateAuthority } from "../../src/sandbox/certificate-authority.ts";

/** What the server does with one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A TLS server whose behaviour a test decides, request by request. */
export interface FaultServer {
  /** What it does with the coming requests, in order; the last one stays. */
  plan(...behaviours: Behaviour[]): void;
  /** Requests since the last plan. */
  readonly requests: number;
  /** TLS handshakes since the last plan. */
  readonly handshakes: number;
  /** Connections that are open. */
  readonly connections: number;
  client(options?: RegistryOptions): Registry;
}

/** Answers a subject as the service does. */
export const answer: Behaviour = (request, response) => {
  const ico = request.url?.split("/").at(-1) ?? "";
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ico }));
};

/** Starts the server for the tests of one file. */
export function useFaultServer(): FaultServer {
  let behaviours: Behaviour[] = [answer];
  const state = { requests: 0, handshakes: 0, connections: 0 };
  let server: https.Server | undefined;
  let ca: string | undefined;

  beforeAll(async () => {
    const authority = await createCertificateAuthority();
    server = https.createServer(
      await authority.issueServerCertificate({ dns: [], ip: ["127.0.0.1"] }),
      (request, response) => {
        request.resume().once("end", () => {
          const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
          state.requests += 1;
          behaviour?.(request, response);
        });
      },
    );
    server.on("secureConnection", (socket) => {
      state.handshakes += 1;
      state.connections += 1;
      socket.once("close", () => (state.connections -= 1));
      socket.on("error", () => undefined);
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    ca = authority.cert;
  });
  beforeEach(() => {
    behaviours = [answer];
    Object.assign(state, { requests: 0, handshakes: 0 });
  });
  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
  });
  return {
    plan: (...planned) => {
      behaviours = planned;
    },
    get requests() {
      return state.requests;
    },
    get handshakes() {
      return state.handshakes;
    },
    get connections() {
      return state.connections;
    },
    client: (options = {}) => {
      if (server === undefined || ca === undefined) throw new Error("the server runs only inside tests");
      // A listening TCP server has an address of this shape.
      const { port } = server.address() as AddressInfo;
      return createRegistry({
        environment: { registry: `https://127.0.0.1:${port}/rest` },
        tls: { ca },
        requestsPerMinute: Infinity,
        retry: { minDelay: 1, maxDelay: 5 },
        ...options,
      });
    },
  };
}
