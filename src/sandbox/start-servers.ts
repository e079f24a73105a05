import type { RequestListener } from "node:http";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { CertificateAuthority } from "./certificate-authority.ts";
import type { CertificateSwitches } from "./faults/tls-faults.ts";
import { startHttpsServer, type RunningServer } from "./https-server.ts";

/** What a server is for: an address of the services, or the control interface. */
export type ServerKind = keyof Addresses | "control";

/** The servers of a sandbox. */
export interface SandboxServers {
  readonly running: Readonly<Record<ServerKind, RunningServer>>;
  /** Says what a server answers; until then it answers 503. */
  serve(kind: ServerKind, listener: RequestListener): void;
  /** What the servers of the services do with certificates. */
  readonly certificates: CertificateSwitches;
  /** Stops all of them. */
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
