import type { JWK } from "jose";
import { createPrivateKey, generateKeyPairSync, type X509Certificate } from "node:crypto";
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { environments, type Addresses } from "../../generated/environments.gen.ts";
import type { SandboxConfig, SandboxOptions } from "../../generated/sandbox-types.gen.ts";
import { createSigningKeys, type SigningKeys } from "../services/identity/signing-keys.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { Service } from "../services/service.ts";
import type { Fetch } from "../transport/fetch-exchange.ts";
import { createHttpsFetch } from "../node/https-fetch.ts";
import { CookieBrowser, type SandboxBrowser } from "./browser.ts";
import { createAuthority, createCertificateAuthority, type KeyAndCertificate } from "./certificate-authority.ts";
import {
  isRegistered,
  registerClients,
  sandboxClient,
  type ClientSystem,
  type SandboxClient,
} from "./client-systems.ts";
import { readConfig } from "./config/config.ts";
import { applySettings, type Configured } from "./config/configuration.ts";
import { ControlAccess, createToken, isLoopback } from "./control-access.ts";
import { serviceListener, usualBody } from "./answer-listener.ts";
import { controlService } from "./control-listener.ts";
import { certificateFiles } from "./export/certificate-files.ts";
import { exportCertificates, type ExportedFiles } from "./export/export-certificates.ts";
import { createFaults, type SandboxFaults } from "./faults/faults.ts";
import { kinds, type ServerKind } from "./host-names.ts";
import { createIdentityService, type SandboxIdentity } from "./identity/identity-service.ts";
import { createLegacyService, type SandboxLegacy } from "./legacy/legacy-service.ts";
import { readOptions, type SandboxSettings } from "./options.ts";
import { RegistryDataset } from "./registry/data/dataset.ts";
import { registryService } from "./registry/registry-service.ts";
import { RegistryControl, type SandboxRegistry } from "./registry/sandbox-registry.ts";
import { Sessions, type ServiceContext } from "./sessions.ts";
import { startServers, type SandboxServers } from "./servers.ts";
import { keepNothing, openState, type CertificateSource } from "./state-folder.ts";
import { RequestLog } from "./front-page/request-log.ts";
import { isOfFrontPage, withFrontPage } from "./front-page/front-page-listener.ts";
import type { FrontPageState } from "./front-page/front-page-state.ts";

/** A running sandbox. */
export interface Sandbox extends SandboxBrowser {
  /** Its addresses, as the option `environment` of a client. */
  readonly environment: Required<Addresses>;
  /** Certificate of its authority as PEM. Clients must trust it, for example by `NODE_EXTRA_CA_CERTS`. */
  readonly certificateAuthority: string;
  /** A `fetch` that trusts the sandbox and presents no certificate, as the option `fetch` of a registry client. */
  readonly fetch: Fetch;
  /** The registered client systems. */
  readonly clients: readonly [SandboxClient, ...SandboxClient[]];
  /** The first client system. */
  readonly client: SandboxClient;
  /** The faults that are on; they can be changed while the sandbox runs. */
  readonly faults: SandboxFaults;
  /** Controls the registry: changes its data while the sandbox runs, and counts its requests. */
  readonly registry: SandboxRegistry;
  /** Controls the identity service: its keys and counters. */
  readonly identity: SandboxIdentity;
  /** Controls the legacy identity service: the form of its responses, and counters. */
  readonly legacy: SandboxLegacy;
  /** Address of the control interface for programs in other processes: JSON over HTTPS. `GET /` lists what it does. */
  readonly controlAddress: string;
  /** The bearer token of the control interface, which people enter at the front page; `undefined` when none is needed. */
  readonly controlToken: string | undefined;
  /**
   * Writes certificates for other programs to a folder, and creates the folder if necessary: `ca.pem`, `client.pem`,
   * `client-key.pem` and `client.p12`, an expired certificate as
   * `client-expired.pem` and so on, further client systems as `client-2.pem` and so on, and `sandbox.env` with environment
   * variables. Existing files of these names are replaced, each as a whole.
   *
   * @throws InvalidInputError when the folder is not a text.
   * @throws the system's error, whose message and `path` name the file.
   */
  exportCertificates(directory: string): Promise<ExportedFiles>;
  /**
   * Replaces the configuration: client systems, users, subjects, faults and behaviour. Client systems that remain keep their
   * certificates.
   *
   * @param config path of a file of YAML or JSON, or its content
   * @throws InvalidInputError with file, line and field of everything that is wrong; then nothing changes.
   */
  configure(config: string | SandboxConfig): Promise<void>;
  /** Opens another browser, which keeps its session from one login to the next. */
  openBrowser(): SandboxBrowser;
  /**
   * Ends every connection and stops the servers. It may be called more than once.
   *
   * @param options `grace`: milliseconds in which requests under way may end, while no new ones are accepted (default 0)
   */
  close(options?: { readonly grace?: number }): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The path of the production registry, which the sandbox keeps. */
const { pathname: registryPath } = new URL(environments.production.internet.registry);

/**
 * Starts a local registry, a local identity service and a local legacy service over real TLS, on loopback, with a
 * certificate authority made at the start, invented subjects in all data sources and invented users. They answer as
 * the real services do, limits and errors included.
 *
 * @throws InvalidInputError when an option breaks its rule or is unknown, or a file of the folder `state` is damaged; nothing was
 * started.
 * @throws the system's error when a port is not available, or a file of the folder `state` cannot be read or written; then nothing
 * runs.
 *
 * @example
 *
 * ```ts
 * const sandbox = await createSandbox();
 * const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
 * const { clientId, redirectUri, tls } = sandbox.client;
 * const identity = createIdentity({ environment: sandbox.environment, clientId, redirectUri, tls });
 * // …
 * await sandbox.close();
 * ```
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = readOptions("createSandbox", options, await readConfig(options.config ?? {}));
  const dataset = new RegistryDataset(settings);
  const { state, authority: given } = settings;
  const source: CertificateSource =
    state === undefined
      ? { authority: createCertificateAuthority(given ?? (await createAuthority())), keep: keepNothing }
      : await openState(state, given);
  const clients = await registerClients(settings.clients, source);
  const keys = await createSigningKeys(state === undefined ? undefined : await keptSigningKey(source));
  const servers = await startServers(source, settings, (certificate) => isRegistered(clients, certificate));
  // Nothing below can fail while the servers run: everything is made of checked settings.
  const { control: controlAddress, ...environment } = addressesOf(settings, servers);
  const controlToken = settings.controlToken ?? (isLoopback(settings.listen) ? undefined : createToken());
  const certificateAuthority = source.authority.cert;
  const configured: Configured = {
    ...{ source, clients, users: [...settings.users], automatic: { ...settings.automatic } },
    ...{ registry: new RegistryControl(dataset), faults: createFaults(servers.follow) },
  };
  const configure = configurer(options, settings, async (before, next) => {
    await applySettings(configured, before, next);
    Object.assign(sandbox, sandboxClients(clients, certificateAuthority));
  });
  const shown = { ...configured, environment, controlAddress, certificateAuthority, configure, dataset };
  const { faults, registry } = configured;
  const { identity, legacy } = serve(settings, servers, keys, { ...shown, access: new ControlAccess(controlToken) });

  const lookup = lookupFor(settings);
  const fetch = createHttpsFetch({ ca: certificateAuthority, lookup });
  let closing: Promise<void> | undefined;
  const close: Sandbox["close"] = ({ grace = 0 } = {}) => {
    if (closing === undefined) {
      fetch.close();
      closing = servers.close(grace);
    }
    return closing;
  };
  const openBrowser = (): SandboxBrowser =>
    new CookieBrowser(environment, clients, { ca: certificateAuthority, lookup });
  const sandbox: Sandbox = {
    ...{ environment, certificateAuthority, fetch },
    ...sandboxClients(clients, certificateAuthority),
    ...{ faults, registry, identity, legacy, controlAddress, controlToken },
    exportCertificates: (directory) => {
      const certificates = certificateFiles(clients, certificateAuthority);
      return exportCertificates({ environment, client: sandbox.client, certificates }, directory);
    },
    configure,
    openBrowser,
    logIn: (login, user) => openBrowser().logIn(login, user),
    logOut: (logout, choice) => openBrowser().logOut(logout, choice),
    close,
    [Symbol.asyncDispose]: () => close(),
  };
  return hideSecrets(sandbox, ["controlToken"]);
}

/** Replaces the configuration: one after another, each against the settings that the one before it left. */
function configurer(
  options: SandboxOptions,
  settings: SandboxSettings,
  apply: (before: SandboxSettings, next: SandboxSettings) => Promise<void>,
): (config: unknown) => Promise<void> {
  let current = settings;
  let configuring = Promise.resolve();
  return async (config) => {
    const next = readOptions("configure", options, await readConfig(config));
    const turn = configuring.then(async () => {
      await apply(current, next);
      current = next;
    });
    configuring = turn.catch(() => undefined);
    await turn;
  };
}

/** Returns the stored key that signs tokens, so that a client's key set remains valid after a restart. Its certificate is not used. */
async function keptSigningKey({ authority, keep }: CertificateSource): Promise<JWK> {
  const issue = (kept?: string): Promise<KeyAndCertificate> => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const made = privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
    return authority.issueClientCertificate({ commonName: "identity", key: kept ?? made });
  };
  const isRsa = ({ publicKey }: X509Certificate): boolean => publicKey.asymmetricKeyType === "rsa";
  const { key } = await keep("identity", issue, (kept) => isRsa(kept) || "must hold an RSA key");
  return createPrivateKey(key).export({ format: "jwk" });
}

function sandboxClients(
  systems: readonly [ClientSystem, ...ClientSystem[]],
  ca: string,
): Pick<Sandbox, "clients" | "client"> {
  const [first, ...more] = systems;
  const client = sandboxClient(first, ca);
  return { clients: [client, ...more.map((system) => sandboxClient(system, ca))], client };
}

type SandboxAddresses = Required<Addresses> & { readonly control: string };

function addressesOf({ hosts }: SandboxSettings, { running }: SandboxServers): SandboxAddresses {
  const origins = kinds.map((kind) => {
    const { name, port = running[kind].port } = hosts.ofServer[kind];
    return [kind, new URL(`https://${name}:${port}`).origin];
  });
  // Every kind is there.
  const addresses = Object.fromEntries(origins) as SandboxAddresses;
  return { ...addresses, registry: addresses.registry + registryPath };
}

/** Resolves the host names of the sandbox to this machine without DNS, unless a proxy is in front of it. */
function lookupFor({ listen, hosts }: SandboxSettings): LookupFunction {
  const address = { "0.0.0.0": "127.0.0.1", "::": "::1" }[listen] ?? listen;
  const own = new Set(Object.values(hosts.ofServer).flatMap(({ name, port }) => (port === undefined ? [name] : [])));
  return (name, options, callback) => {
    if (own.has(name)) callback(null, [{ address, family: isIP(address) }]);
    else lookup(name, options, callback);
  };
}

/** Largest request body of the registry in bytes; the largest filter of the contract is a fraction of it. */
const largestRegistryBody = 1024 * 1024;

/** Lets every server answer. @returns the identity service and the legacy service from behind */
function serve(
  { identityBehaviour, hosts, faults: atStart }: SandboxSettings,
  servers: SandboxServers,
  keys: SigningKeys,
  shown: Omit<FrontPageState, "log" | "identity" | "legacy" | "servers" | "hostNames"> &
    Pick<ServiceContext, "automatic"> & { readonly registry: RegistryControl },
): Pick<Sandbox, "identity" | "legacy"> {
  const now = (): number => Date.now();
  const { dataset, registry, faults } = shown;
  // Published is a logout that knows its session by the cookie, and a form may ask for it.
  const sessions = new Sessions(now, identityBehaviour === "published" ? "None" : "Lax");
  const context: ServiceContext = { ...shown, addresses: shown.environment, sessions, now };
  const identity = createIdentityService(context, keys, servers.running.oidcMutualTls, identityBehaviour);
  const legacy = createLegacyService(context);
  const controls = { identity: identity.control, legacy: legacy.control };
  const log = new RequestLog();
  const state: FrontPageState = { ...shown, ...controls, log, servers: servers.running, hostNames: hosts.all };
  for (const fault of atStart) faults.set(fault);
  const services: Readonly<Record<ServerKind, Service>> = {
    registry: registryService(dataset, registryPath, faults, registry),
    oidc: identity.browser,
    oidcMutualTls: identity.mutualTls,
    legacyPages: legacy.browser,
    legacyMutualTls: legacy.mutualTls,
    control: controlService(state),
  };
  for (const kind of kinds) {
    servers.running[kind].listener = serviceListener(withFrontPage(kind, state, services[kind]), {
      observe: (exchange) => {
        const { method, path, headers } = exchange;
        if (!isOfFrontPage(kind, method, path, headers["accept"])) log.add(kind, exchange);
      },
      largestBody: (path) => (kind === "registry" && path.startsWith(registryPath) ? largestRegistryBody : usualBody),
    });
  }
  return controls;
}
