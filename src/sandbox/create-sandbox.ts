import type { RequestListener } from "node:http";
import { environments, type Addresses } from "../../generated/environments.gen.ts";
import { createSigningKeys } from "../services/identity/signing-keys.ts";
import type { Fetch } from "../transport/fetch-exchange.ts";
import { createHttpsFetch } from "../node/https-fetch.ts";
import { createBrowser, type SandboxBrowser } from "./browser.ts";
import { createCertificateAuthority } from "./certificate-authority.ts";
import { registerClients, sandboxClient, type SandboxClient } from "./client-systems.ts";
import { controlListener } from "./control-listener.ts";
import { certificateFiles } from "./export/certificate-files.ts";
import { exportCertificates, type ExportedFiles } from "./export/export-certificates.ts";
import { createSandboxFaults, type SandboxFaults } from "./faults/sandbox-faults.ts";
import { createTlsFaults } from "./faults/tls-faults.ts";
import { createIdentityService, type SandboxIdentity } from "./identity/identity-service.ts";
import { inventedUsers } from "./identity/invented-users.ts";
import { createLegacyService, type SandboxLegacy } from "./legacy/legacy-service.ts";
import { variantUsers } from "./legacy/variants.ts";
import { readOptions, type SandboxOptions } from "./options.ts";
import { createRegistryDataset } from "./registry/data/dataset.ts";
import { RegistryFaults } from "./registry/faults.ts";
import { registryListener } from "./registry/registry-service.ts";
import { RegistryControl, type SandboxRegistry } from "./registry/sandbox-registry.ts";
import { Sessions, type ServiceContext } from "./sessions.ts";
import { startServers, type ServerKind } from "./servers.ts";
import { RequestLog } from "./window/request-log.ts";
import { SubjectList } from "./window/subject-list.ts";
import { withWindow } from "./window/window-listener.ts";
import type { WindowState } from "./window/window-state.ts";

/** A running sandbox. */
export interface Sandbox extends SandboxBrowser {
  /** Its addresses, as the option `environment` of a client. */
  readonly environment: Required<Addresses>;
  /** Certificate of its authority as PEM: what a client has to trust, for example by `NODE_EXTRA_CA_CERTS`. */
  readonly certificateAuthority: string;
  /** A `fetch` that trusts the sandbox and presents no certificate, as the option `fetch` of a registry client. */
  readonly fetch: Fetch;
  /** The registered client systems. */
  readonly clients: readonly [SandboxClient, ...SandboxClient[]];
  /** The first of them. */
  readonly client: SandboxClient;
  /** What goes wrong; it can be changed while the sandbox runs. */
  readonly faults: SandboxFaults;
  /** The registry from behind: changes it while the sandbox runs, and counts its requests. */
  readonly registry: SandboxRegistry;
  /** The identity service from behind: its keys and counters. */
  readonly identity: SandboxIdentity;
  /** The legacy identity service from behind: the form of its answers, and counters. */
  readonly legacy: SandboxLegacy;
  /**
   * Address of the control interface for programs in other processes: JSON over HTTPS on 127.0.0.1. `GET /` lists what it
   * does.
   */
  readonly controlAddress: string;
  /**
   * Writes certificates for other programs to a folder, which is made when it is not there: `ca.pem`, `client.pem`,
   * `client-key.pem` and `client.p12`, of an expired certificate `client-expired.pem` and so on (of further client systems
   * `client-2.pem` and so on), and `sandbox.env` with environment variables. Files of these names are replaced, each as a whole.
   *
   * @throws InvalidInputError when the folder is no text.
   * @throws the system's error, whose message and `path` name the file.
   */
  exportCertificates(directory: string): Promise<ExportedFiles>;
  /** A browser of its own, which keeps its session from one login to the next. */
  openBrowser(): SandboxBrowser;
  /** Ends every connection and stops the servers. May be called more than once. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Where the production service has its registry: the sandbox keeps the path. */
const { pathname: registryPath } = new URL(environments.production.internet.registry);

/**
 * Starts a local registry, a local identity service and a local legacy service on loopback over real TLS, with a
 * certificate authority made at the start, invented subjects in all data sources and invented users. They answer as
 * the real services do, limits and errors included.
 *
 * @throws InvalidInputError when an option breaks its rule or is unknown; nothing was started.
 * @throws the system's error when a port cannot be had; nothing runs then.
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
  const settings = readOptions("createSandbox", options);
  const dataset = createRegistryDataset(settings);
  const authority = await createCertificateAuthority();
  const [firstClient, ...moreClients] = await registerClients(settings.clients, authority);
  const keys = await createSigningKeys();
  const servers = await startServers(authority, settings.ports);
  const addressOf = (kind: ServerKind): string => `https://127.0.0.1:${servers.running[kind].port}`;
  const environment: Required<Addresses> = {
    registry: addressOf("registry") + registryPath,
    oidc: addressOf("oidc"),
    oidcMutualTls: addressOf("oidcMutualTls"),
    legacyPages: addressOf("legacyPages"),
    legacyMutualTls: addressOf("legacyMutualTls"),
  };
  const now = (): number => Date.now();
  const log = new RequestLog(now);
  const context: ServiceContext = {
    addresses: environment,
    clients: [firstClient, ...moreClients],
    users: inventedUsers,
    // Published is a logout that knows its session by the cookie, and a form may ask for it.
    sessions: new Sessions(now, settings.identityBehaviour === "published" ? "None" : "Lax"),
    now,
    observe: (kind) => (exchange) => {
      log.add(kind, exchange);
    },
  };
  // What follows cannot fail once the servers run: everything is made of checked settings.
  const registryFaults = new RegistryFaults(context.now);
  const subjects = new SubjectList(dataset);
  const registry = new RegistryControl(dataset, (icoIds) => {
    subjects.renew(icoIds);
  });
  const countRequest = (): void => {
    registry.countRequest();
  };
  const registryServer = registryListener(
    dataset,
    registryPath,
    registryFaults,
    countRequest,
    context.observe("registry"),
  );
  const identity = createIdentityService(context, keys, servers.running.oidcMutualTls, settings.identityBehaviour);
  const legacy = createLegacyService(context);
  const faults = createSandboxFaults({
    registry: registryFaults,
    identity: identity.faults,
    legacy: legacy.faults,
    tls: createTlsFaults(servers.certificates),
  });
  const certificates = certificateFiles(context.clients, authority.cert);
  const state: WindowState = {
    environment,
    clients: context.clients,
    certificateAuthority: authority.cert,
    faults,
    identity: identity.control,
    legacy: legacy.control,
    registry,
    servers: servers.running,
    users: context.users,
    legacyUsers: variantUsers,
    ...{ subjects, log, downloads: certificates },
  };
  const listeners: Readonly<Record<ServerKind, RequestListener>> = {
    registry: registryServer,
    oidc: identity.browser,
    oidcMutualTls: identity.mutualTls,
    legacyPages: legacy.browser,
    legacyMutualTls: legacy.mutualTls,
    control: controlListener(state, { observe: context.observe("control") }),
  };
  for (const [name, listener] of Object.entries(listeners)) {
    // The table has every kind of server and nothing else.
    const kind = name as ServerKind;
    servers.serve(kind, withWindow(kind, state, listener));
  }

  const fetch = createHttpsFetch({ ca: authority.cert });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    if (closing === undefined) {
      fetch.close();
      closing = servers.close();
    }
    return closing;
  };
  const client = sandboxClient(firstClient, authority.cert);
  const clients = [client, ...moreClients.map((system) => sandboxClient(system, authority.cert))] as const;
  const openBrowser = (): SandboxBrowser => createBrowser(environment, context.clients, authority.cert);
  return {
    environment,
    certificateAuthority: authority.cert,
    fetch,
    clients,
    client,
    faults,
    registry,
    identity: identity.control,
    legacy: legacy.control,
    controlAddress: addressOf("control"),
    exportCertificates: (directory) => exportCertificates({ environment, client, certificates }, directory),
    openBrowser,
    logIn: (login, username) => openBrowser().logIn(login, username),
    logOut: (logout, choice) => openBrowser().logOut(logout, choice),
    close,
    [Symbol.asyncDispose]: close,
  };
}
