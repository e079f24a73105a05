import { isIP } from "node:net";
import type { IdentityBehaviour } from "../services/identity/behaviour.ts";
import type { InventedUser } from "../services/invented-user.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import { brokenAuthority, type KeyAndCertificate } from "./certificate-authority.ts";
import { behaviourTable, type SandboxBehaviour } from "./behaviour.ts";
import type { SandboxClientOptions, ClientRegistration } from "./client-systems.ts";
import type { CheckedConfig, SandboxConfig } from "./config/config.ts";
import { readClientOptions } from "./config/read-clients.ts";
import { checkToken } from "./control-access.ts";
import { readHosts, type HostNames, type ServerKind } from "./host-names.ts";
import { readOwnSubjects, type OwnSubjects, type SandboxData } from "./registry/data/own-subjects.ts";
import type { AutomaticLogin } from "./sessions.ts";
import { TrustedProxies } from "./trusted-proxies.ts";

/** Options of `createSandbox`. */
export interface SandboxOptions extends SandboxBehaviour {
  /**
   * IP address to listen on, `0.0.0.0` or `::` for all of the machine. Beyond loopback the control interface and the front
   * page ask for the control token.
   *
   * @default "127.0.0.1"
   */
  readonly listen?: string | undefined;
  /**
   * Host names of the addresses: `NAME`, or `SERVER=NAME` for one server, each with `:PORT` where clients use another port
   * than the server's, behind a proxy for example. `SERVER` is `registry`, `identity`, `identity-tls`, `legacy`, `legacy-tls`
   * or `control`; it may be left out where the name begins with it, as `identity.test` does. A server without a name has that
   * of `identity` if it belongs to it, else the first name without a server, else the first of all.
   *
   * @default the address that is listened on, or 127.0.0.1
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Whether all servers share the port of the registry and are told apart by host name (SNI). A server without a name of its
   * own is then `registry.NAME`, `identity.NAME` and so on.
   *
   * @default false
   */
  readonly onePort?: boolean | undefined;
  /**
   * IP addresses, or networks as `ADDRESS/BITS`, of proxies that end TLS. They may send plain HTTP, and the certificate of the
   * client in the header `X-SSL-Client-Cert`, escaped as `$ssl_client_escaped_cert` of nginx. From others neither is taken.
   *
   * @default none
   */
  readonly trustedProxies?: readonly string[] | undefined;
  /**
   * Port of the registry, from 0 to 65,535.
   *
   * @default 0, any free one
   */
  readonly port?: number | undefined;
  /**
   * Ports of the identity service and of the control interface, from 0 to 65,535.
   *
   * @default 0 for each, any free one
   */
  readonly ports?: Readonly<Partial<Record<Exclude<ServerKind, "registry">, number | undefined>>> | undefined;
  /**
   * Opens the control interface and the front page: at least 16 of the characters that a bearer token may have.
   *
   * @default a random one beyond loopback; on loopback none, and nobody is asked for it
   */
  readonly controlToken?: string | undefined;
  /**
   * Folder in which the authority and the keys of the server, of the clients and of the tokens are kept, made when it is not there. A client that trusts
   * `ca.pem` of it once trusts every later start. Certificates are valid for 398 days, and renewed by a start in the last 30.
   *
   * @default none, they are new at each start
   */
  readonly state?: string | undefined;
  /**
   * Certificate and private key (RSA or EC, not encrypted) of a certificate authority of your own, a root, as PEM.
   *
   * @default one that the sandbox makes
   */
  readonly authority?:
    | {
        /** Its certificate. */
        readonly cert: string;
        /** Its private key. */
        readonly key: string;
      }
    | undefined;
  /**
   * Your own subjects: records of each source as its detail answers them. They come besides the built-in and the invented
   * subjects, and of a subject that is in both only yours are there.
   *
   * @default none
   */
  readonly data?: SandboxData | undefined;
  /**
   * Client systems that are registered in the identity service.
   *
   * @default one with the shortcut SANDBOX
   */
  readonly clients?: readonly SandboxClientOptions[] | undefined;
  /**
   * The configuration of the sandbox: path of a file of YAML or JSON, or its content. Other options win over it.
   *
   * @default nothing but what is built in
   */
  readonly config?: string | SandboxConfig | undefined;
}

export interface SandboxSettings {
  readonly listen: string;
  readonly hosts: HostNames;
  readonly onePort: boolean;
  readonly proxies: TrustedProxies | undefined;
  readonly controlToken: string | undefined;
  readonly state: string | undefined;
  readonly authority: KeyAndCertificate | undefined;
  readonly ports: Readonly<Record<ServerKind, number>>;
  readonly additionalSubjects: number;
  readonly own: OwnSubjects | undefined;
  readonly clients: readonly [ClientRegistration, ...ClientRegistration[]];
  readonly identityBehaviour: IdentityBehaviour;
  readonly automatic: AutomaticLogin;
  readonly users: readonly InventedUser[];
  /** Faults that are on from the start; they were checked. */
  readonly faults: readonly unknown[];
}

const port = { kind: "number", atLeast: 0, atMost: 65_535, whole: true, default: 0 } as const;

export const sandboxTable = {
  listen: {
    kind: "other",
    broken: (value) => (typeof value === "string" && isIP(value) !== 0 ? undefined : "must be an IP address"),
    default: "127.0.0.1",
  },
  hosts: { kind: "other", broken: brokenList, default: [] },
  onePort: { kind: "boolean", default: false },
  trustedProxies: { kind: "other", broken: brokenList, default: [] },
  port,
  ports: { kind: "object", default: {} },
  controlToken: { kind: "other", broken: checkToken },
  state: { kind: "text", pattern: /./, rule: "must be the path of a folder" },
  authority: { kind: "object" },
  data: other,
  clients: { kind: "object", default: [{ clientId: "SANDBOX" }] },
  config: other,
  ...behaviourTable,
} satisfies OptionTable<SandboxOptions>;
const authorityTable = {
  cert: { kind: "text", pattern: /./, rule: "must be a certificate as PEM", required: true },
  key: { kind: "text", pattern: /./, rule: "must be a private key as PEM", required: true },
} satisfies OptionTable<NonNullable<SandboxOptions["authority"]>>;
const portTable = {
  oidc: port,
  oidcMutualTls: port,
  legacyPages: port,
  legacyMutualTls: port,
  control: port,
} satisfies OptionTable<NonNullable<SandboxOptions["ports"]>>;

/**
 * @param config holds where the options are silent
 * @throws InvalidInputError when an option breaks its rule or is unknown.
 */
export function readOptions(subject: string, options: SandboxOptions, config: CheckedConfig): SandboxSettings {
  const { users, faults, behaviour } = config;
  const checked = checkOptions(subject, options, sandboxTable, { defaults: behaviour });
  const { port: registry, ports, hosts, trustedProxies, data, clients, loginAs, loginHint, ...others } = checked;
  const { listen, onePort, authority } = others;
  if (authority !== undefined) {
    checkOptions(subject, authority, authorityTable, { at: "authority" });
    const broken = brokenAuthority(authority);
    if (broken !== undefined) refuse(subject, `authority.${broken.member}`, broken.rule);
  }
  if (onePort && Object.values(ports).some((port) => (port ?? 0) !== 0))
    refuse(subject, "ports", "must be left out with onePort");
  const user = users.find(({ username }) => username === loginAs);
  if (loginAs !== undefined && user === undefined) {
    refuse(subject, "loginAs", `must be ${users.map(({ username }) => username).join(", ")}`);
  }
  return {
    ...others,
    proxies: trustedProxies.length === 0 ? undefined : new TrustedProxies(subject, trustedProxies),
    ...{ users, faults },
    hosts: readHosts(subject, hosts, listen, onePort),
    ports: { registry, ...checkOptions(subject, ports, portTable, { at: "ports" }) },
    own: data === undefined ? config.own : readOwnSubjects(subject, data),
    clients: (options.clients === undefined ? config.clients : undefined) ?? readClientOptions(subject, clients),
    automatic: { user, byHint: loginHint },
  };
}

function brokenList(value: unknown): string | undefined {
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return isList ? undefined : "must be a list of texts";
}
