import { environments, type Addresses } from "../../generated/environments.gen.ts";
import { createHttpsFetch } from "../transport/https-fetch.ts";
import type { Fetch } from "../transport/fetch.ts";
import { checkNumber, checkOptions } from "../transport/option-checks.ts";
import { createCertificateAuthority } from "./certificate-authority.ts";
import { startHttpsServer } from "./https-server.ts";
import { createRegistryDataset } from "./registry/data/dataset.ts";
import { MAX_GENERATED } from "./registry/data/seeds/generated.ts";
import { registryListener } from "./registry/registry-listener.ts";

/** Options of {@link createSandbox}. */
export interface SandboxOptions {
  /**
   * Port of the registry on 127.0.0.1, from 0 to 65,535.
   *
   * @default 0, any free one
   */
  readonly port?: number;
  /**
   * Invented companies besides the built-in subjects, at most 900,000.
   *
   * @default 0
   */
  readonly additionalSubjects?: number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Its addresses, as the option `environment` of a client. */
  readonly environment: Addresses & { readonly registry: string };
  /** Certificate of its authority as PEM: what a client has to trust, for example by `NODE_EXTRA_CA_CERTS`. */
  readonly certificateAuthority: string;
  /** A `fetch` that trusts the sandbox, as the option `fetch` of a client. */
  readonly fetch: Fetch;
  /** Ends every connection and stops the servers. May be called more than once. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const optionNames = { port: true, additionalSubjects: true } as const satisfies Record<keyof SandboxOptions, true>;

/** Where the production service has its registry: the sandbox keeps the path. */
const { pathname: registryPath } = new URL(environments.production.internet.registry);

/**
 * Starts a local registry on loopback over real TLS, with a certificate authority made at the start and invented
 * subjects in all eleven data sources. It answers as the real service does, limits and errors included.
 *
 * @throws InvalidInputError when an option breaks its rule or is unknown; nothing was started.
 * @throws the system's error when the port cannot be had.
 *
 * @example
 *
 * ```ts
 * const sandbox = await createSandbox();
 * const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
 * // …
 * await sandbox.close();
 * ```
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const subject = "createSandbox";
  checkOptions(subject, options, optionNames, {});
  const port = checkNumber(subject, "port", options.port ?? 0, { atLeast: 0, atMost: 65_535, whole: true });
  const additionalSubjects = checkNumber(subject, "additionalSubjects", options.additionalSubjects ?? 0, {
    atLeast: 0,
    atMost: MAX_GENERATED,
    whole: true,
  });
  const authority = await createCertificateAuthority();
  const certificate = await authority.issueServerCertificate({ dns: ["localhost"], ip: ["127.0.0.1", "::1"] });
  const dataset = createRegistryDataset({ additionalSubjects });
  const server = await startHttpsServer(certificate, port, registryListener(dataset, registryPath));
  const fetch = createHttpsFetch({ ca: authority.cert });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    if (closing === undefined) {
      fetch.close();
      closing = server.close();
    }
    return closing;
  };
  return {
    environment: { registry: `https://127.0.0.1:${server.port}${registryPath}` },
    certificateAuthority: authority.cert,
    fetch,
    close,
    [Symbol.asyncDispose]: close,
  };
}
