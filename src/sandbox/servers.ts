import type { SandboxFault } from "../../generated/sandbox-types.gen.ts";
import type { KeyAndCertificate } from "./certificate-authority.ts";
import { isAddress, kinds, withoutBrackets, type ServerKind } from "./host-names.ts";
import { HttpsServer, type HttpsServerOptions } from "./https-server.ts";
import type { SandboxSettings } from "./options.ts";
import { Port } from "./port.ts";
import type { CertificateSource } from "./state-folder.ts";

export type { ServerKind } from "./host-names.ts";

/** A server that listens. */
export type RunningServer = Pick<HttpsServer, "port" | "handshakes" | "listener">;

export interface SandboxServers {
  /** They answer 503 until they have a listener. */
  readonly running: Readonly<Record<ServerKind, RunningServer>>;
  /** Makes the servers show those faults that are on which are in connections and certificates, and no others. */
  readonly follow: (on: readonly SandboxFault[]) => void;
  /** @param grace milliseconds that requests under way have for their answers */
  close(grace: number): Promise<void>;
}

const aDay = 24 * 3_600_000;

type ServerSettings = Pick<SandboxSettings, "listen" | "hosts" | "onePort" | "ports" | "proxies">;

/**
 * Issues certificates for the host names of a sandbox, and for those of this machine: one that is good, and one that expired
 * yesterday.
 */
async function issueCertificates(
  { authority, keep }: CertificateSource,
  { all }: SandboxSettings["hosts"],
): Promise<Readonly<Record<"certificate" | "expired", KeyAndCertificate>>> {
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
  const { listen, hosts, onePort, ports: wanted, proxies } = settings;
  const { certificate, expired } = await issueCertificates(source, hosts);
  const create = (kind: ServerKind): HttpsServer => {
    // The server of such an address asks for a client certificate.
    const clientAuthority = kind.endsWith("MutualTls") ? source.authority.cert : undefined;
    return new HttpsServer({ certificate, clientAuthority, proxies, trusts });
  };
  // Every kind is there.
  const servers = Object.fromEntries(kinds.map((kind) => [kind, create(kind)])) as Record<ServerKind, HttpsServer>;
  const serverOf = (name: string): HttpsServer => servers[hosts.serverOf(name) ?? "registry"];
  const ports = onePort ? [new Port(serverOf, proxies)] : kinds.map((kind) => new Port(() => servers[kind], proxies));
  const close: SandboxServers["close"] = async (grace) => {
    for (const server of Object.values(servers)) server.end(grace);
    await Promise.all(ports.map((port) => port.close(grace)));
  };
  const started = await Promise.allSettled(
    ports.map((port, index) => port.listen(wanted[kinds[index] ?? "registry"], listen)),
  );
  for (const [index, kind] of kinds.entries()) {
    const result = started[onePort ? 0 : index];
    // Ends those that run when one does not.
    if (result?.status === "rejected") {
      await close(0);
      throw result.reason;
    }
    servers[kind].port = result?.value ?? 0;
  }
  return { running: servers, follow: follower(servers, certificate, expired), close };
}

/** Returns what makes servers show the faults that are on; the control interface has none. */
function follower(
  servers: Readonly<Record<ServerKind, HttpsServer>>,
  certificate: KeyAndCertificate,
  expired: KeyAndCertificate,
): SandboxServers["follow"] {
  return (on) => {
    const isOn = (service: SandboxFault["service"], wanted: SandboxFault["kind"]): boolean =>
      on.some((fault) => fault.service === service && fault.kind === wanted);
    const shown = isOn("tls", "expired-server-certificate") ? expired : certificate;
    const clientsExpired = isOn("tls", "expired-client-certificates");
    const isDead = isOn("identity", "dead-before-request");
    for (const kind of kinds.filter((one) => one !== "control")) {
      servers[kind].behave({ certificate: shown, clientsExpired, accepting: !(isDead && kind === "oidcMutualTls") });
    }
  };
}
