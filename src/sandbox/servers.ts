import type { RequestListener } from "node:http";
import type { SandboxFault } from "../../generated/sandbox-types.gen.ts";
import type { KeyAndCertificate } from "./certificate-authority.ts";
import { isAddress, withoutBrackets, type ServerKind } from "./host-names.ts";
import { HttpsServer, type HttpsServerOptions } from "./https-server.ts";
import type { SandboxSettings } from "./options.ts";
import { SharedPort } from "./shared-port.ts";
import type { CertificateSource } from "./state-folder.ts";

export type { ServerKind } from "./host-names.ts";

/** A server that listens. */
export type RunningServer = Pick<HttpsServer, "port" | "handshakes">;

export interface SandboxServers {
  readonly running: Readonly<Record<ServerKind, RunningServer>>;
  /** Says what a server answers; until then it answers 503. */
  serve(kind: ServerKind, listener: RequestListener): void;
  /** Makes the servers show those faults that are on which are in connections and certificates, and no others. */
  readonly follow: (on: readonly SandboxFault[]) => void;
  /** @param grace milliseconds that requests under way have for their answers */
  close(grace: number): Promise<void>;
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
// The table has every kind.
const kinds = Object.keys(mutualTls) as ServerKind[];

const aDay = 24 * 3_600_000;

/** Certificates of all servers: the one that is good, and one that expired yesterday. */
interface ServerCertificates {
  readonly certificate: KeyAndCertificate;
  readonly expired: KeyAndCertificate;
}

type ServerSettings = Pick<SandboxSettings, "listen" | "hosts" | "onePort" | "ports" | "proxies">;

/** Issues certificates for the host names of a sandbox, and for those of this machine. */
async function issueCertificates(
  { authority, keep }: CertificateSource,
  { all }: SandboxSettings["hosts"],
): Promise<ServerCertificates> {
  const hosts = {
    dns: [...new Set(["localhost", ...all.filter((name) => !isAddress(name))])],
    ip: [...new Set(["127.0.0.1", "::1", ...all.filter(isAddress).map(withoutBrackets)])],
  };
  const certificate = await keep(
    "server",
    (key) => authority.issueServerCertificate({ ...hosts, key }),
    (kept) =>
      hosts.dns.every((name) => kept.checkHost(name, { wildcards: false }) !== undefined) &&
      hosts.ip.every((address) => kept.checkIP(address) !== undefined),
  );
  const expired = await authority.issueServerCertificate({
    ...hosts,
    notBefore: new Date(Date.now() - 2 * aDay),
    notAfter: new Date(Date.now() - aDay),
  });
  return { certificate, expired };
}

/**
 * Starts the servers of a sandbox. They begin before what they serve, which has to know their addresses.
 *
 * @param trusts whether a client certificate that the authority did not issue can be trusted
 * @throws the system's error when a port cannot be had; then no server runs.
 */
export async function startServers(
  source: CertificateSource,
  settings: ServerSettings,
  trusts: HttpsServerOptions["trusts"],
): Promise<SandboxServers> {
  const { certificate, expired } = await issueCertificates(source, settings.hosts);
  const listeners = new Map<ServerKind, RequestListener>();
  const create = (kind: ServerKind): HttpsServer => {
    const listener: RequestListener = (request, response) => {
      const serve = listeners.get(kind);
      if (serve === undefined) response.writeHead(503).end();
      else serve(request, response);
    };
    const clientAuthority = mutualTls[kind] ? source.authority.cert : undefined;
    return new HttpsServer({ certificate, listener, clientAuthority, proxies: settings.proxies, trusts });
  };
  // Every kind is there.
  const servers = Object.fromEntries(kinds.map((kind) => [kind, create(kind)])) as Record<ServerKind, HttpsServer>;
  const close = await listenWith(servers, settings);
  const services = kinds.filter((kind) => kind !== "control").map((kind) => servers[kind]);
  return {
    running: servers,
    serve: (kind, listener) => {
      listeners.set(kind, listener);
    },
    follow: (on) => {
      const isOn = (service: SandboxFault["service"], wanted: SandboxFault["kind"]): boolean =>
        on.some((fault) => fault.service === service && fault.kind === wanted);
      for (const server of services) {
        server.present(isOn("tls", "expired-server-certificate") ? expired : certificate);
        server.countAsExpired(isOn("tls", "expired-client-certificates"));
      }
      servers.oidcMutualTls.accept(!isOn("identity", "dead-before-request"));
    },
    close,
  };
}

/**
 * Lets servers listen, on one port or each on its own.
 *
 * @throws the system's error when a port cannot be had; then none listens.
 * @returns what stops them
 */
async function listenWith(
  servers: Readonly<Record<ServerKind, HttpsServer>>,
  { listen, hosts, onePort, ports, proxies }: ServerSettings,
): Promise<SandboxServers["close"]> {
  const shared = onePort
    ? [new SharedPort((name) => servers[hosts.serverOf(name) ?? "registry"], proxies)]
    : proxies === undefined
      ? []
      : kinds.map((kind) => new SharedPort(() => servers[kind], proxies));
  const close: SandboxServers["close"] = async (grace) => {
    await Promise.all([...shared, ...Object.values(servers)].map((server) => server.close(grace)));
  };
  const start = async (kind: ServerKind, index: number): Promise<void> => {
    const server = servers[kind];
    const port = await shared[index]?.listen(ports[kind], listen);
    if (port === undefined) await server.listen(ports[kind], listen);
    else for (const known of onePort ? Object.values(servers) : [server]) known.port = port;
  };
  const started = await Promise.allSettled((onePort ? (["registry"] as const) : kinds).map(start));
  // Ends those that run when one does not.
  const failed = started.find((result) => result.status === "rejected");
  if (failed === undefined) return close;
  await close(0);
  throw failed.reason;
}
