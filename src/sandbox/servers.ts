import http, { type RequestListener } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import tls from "node:tls";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { CertificateAuthority, KeyAndCertificate } from "./certificate-authority.ts";
import type { CertificateSwitches } from "./faults/tls-faults.ts";

/** What a server is for: an address of the services, or the control interface. */
export type ServerKind = keyof Addresses | "control";

export interface SandboxServers {
  readonly running: Readonly<Record<ServerKind, RunningServer>>;
  /** Says what a server answers; until then it answers 503. */
  serve(kind: ServerKind, listener: RequestListener): void;
  readonly certificates: CertificateSwitches;
  close(): Promise<void>;
}

/** Whether the server of an address asks for a client certificate. */
const mutualTls: Readonly<Record<ServerKind, boolean>> = {
  registry: false,
  oidc: false,
  oidcMutualTls: true,
  legacyPages: false,
  legacyMutualTls: true,
  control: false,
};

const hosts = { dns: ["localhost"], ip: ["127.0.0.1", "::1"] };
const aDay = 24 * 3_600_000;

/**
 * Starts the servers of a sandbox on 127.0.0.1. They begin before what they serve, which has to know their addresses.
 *
 * @param ports 0 for any free one
 * @throws the system's error when a port cannot be had; then no server runs.
 */
export async function startServers(
  authority: CertificateAuthority,
  ports: Readonly<Record<ServerKind, number>>,
): Promise<SandboxServers> {
  const certificate = await authority.issueServerCertificate(hosts);
  const expired = await authority.issueServerCertificate({
    ...hosts,
    notBefore: new Date(Date.now() - 2 * aDay),
    notAfter: new Date(Date.now() - aDay),
  });
  const listeners = new Map<ServerKind, RequestListener>();
  const start = (kind: ServerKind): Promise<RunningServer> => {
    const listener: RequestListener = (request, response) => {
      const serve = listeners.get(kind);
      if (serve === undefined) response.writeHead(503).end();
      else serve(request, response);
    };
    return startHttpsServer(certificate, ports[kind], listener, mutualTls[kind] ? authority.cert : undefined);
  };
  // The table has every kind.
  const kinds = Object.keys(mutualTls) as ServerKind[];
  const started = await Promise.allSettled(kinds.map(async (kind) => [kind, await start(kind)] as const));
  const servers = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(([, server]) => server.close()));
  };
  // Ends those that run when one does not.
  const failed = started.find((result) => result.status === "rejected");
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  const services = servers.filter(([kind]) => kind !== "control").map(([, server]) => server);
  return {
    // None has failed.
    running: Object.fromEntries(servers) as Record<ServerKind, RunningServer>,
    serve: (kind, listener) => {
      listeners.set(kind, listener);
    },
    certificates: {
      presentExpired(whether) {
        for (const server of services) server.present(whether ? expired : certificate);
      },
      countAsExpired(whether) {
        for (const server of services) server.countAsExpired(whether);
      },
    },
    close,
  };
}

/** A server that listens on loopback. */
export interface RunningServer {
  readonly port: number;
  /** Finished TLS handshakes since the start. */
  readonly handshakes: number;
  /**
   * With `false` ends every connection, one with a request under way after its answer, and each new one before its handshake,
   * until it is called with `true`.
   */
  accept(whether: boolean): void;
  /** Presents another certificate to new connections; those without a request under way end. */
  present(certificate: KeyAndCertificate): void;
  /** With `true` counts client certificates of new connections as expired; those without a request under way end. */
  countAsExpired(whether: boolean): void;
  /** Stops listening and ends every connection, also one that has not finished its handshake. */
  close(): Promise<void>;
}

/**
 * Starts a TLS server (1.2 and 1.3) on 127.0.0.1.
 *
 * @param port 0 for any free one
 * @param clientAuthority certificate (PEM) of the authority whose client certificates it asks for. None is refused here:
 * whether a certificate is good enough is the listener's to say.
 * @throws the system's error when the port cannot be had.
 */
export async function startHttpsServer(
  { key, cert }: KeyAndCertificate,
  port: number,
  listener: RequestListener,
  clientAuthority?: string,
): Promise<RunningServer> {
  const common = { minVersion: "TLSv1.2", ...(clientAuthority === undefined ? {} : { ca: clientAuthority }) } as const;
  // The listener answers a wrong certificate as the services do: with a documented status instead of a broken handshake.
  const mutual = clientAuthority === undefined ? {} : { requestCert: true, rejectUnauthorized: false };
  // Two servers make one, since that of `node:https` shows no client certificate under Bun.
  const answering = http.createServer(listener);
  const server = tls.createServer({ key, cert, ...common, ...mutual, ALPNProtocols: ["http/1.1"] });
  let handshakes = 0;
  let clientsExpired = false;
  let accepting = true;
  // The server itself can end only the connections that have had a request.
  const sockets = new Map<Duplex, number | undefined>();
  /** How many requests are under way, by the remote port of their connection. */
  const busy = new Map<number, number>();
  server.on("connection", (socket: Duplex) => {
    if (!accepting) {
      socket.destroy();
      return;
    }
    sockets.set(socket, socket instanceof Socket ? socket.remotePort : undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  // Before the listener, which may end connections itself.
  answering.prependListener("request", ({ socket }, response) => {
    const { remotePort } = socket;
    // A connection that is closed already has none.
    if (remotePort === undefined) return;
    busy.set(remotePort, (busy.get(remotePort) ?? 0) + 1);
    response.once("close", () => {
      const left = (busy.get(remotePort) ?? 1) - 1;
      if (left > 0) busy.set(remotePort, left);
      else busy.delete(remotePort);
      if (left <= 0 && !accepting) socket.destroySoon();
    });
  });
  server.on("secureConnection", (socket) => {
    handshakes += 1;
    // What Node itself says of a certificate that has expired (tlsSocket.authorized).
    if (clientsExpired) socket.authorized = false;
    answering.emit("connection", socket);
  });
  server.on("tlsClientError", (_error, socket) => {
    socket.destroy();
  });
  const endConnections = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const endIdleConnections = (): void => {
    for (const [socket, port] of sockets) if (port === undefined || !busy.has(port)) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    // A TCP server has an address of this shape; only a pipe has another.
    port: (server.address() as AddressInfo).port,
    get handshakes() {
      return handshakes;
    },
    accept(whether) {
      accepting = whether;
      if (!whether) endIdleConnections();
    },
    present(certificate) {
      server.setSecureContext({ ...common, key: certificate.key, cert: certificate.cert });
      endIdleConnections();
    },
    countAsExpired(whether) {
      clientsExpired = whether;
      endIdleConnections();
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error === undefined) resolve();
          else reject(error);
        });
        endConnections();
      }),
  };
}
