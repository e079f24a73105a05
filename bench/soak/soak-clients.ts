import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { createIdentity, type Identity } from "../../src/identity/index.ts";
import { createLegacyIdentity, type LegacyIdentity } from "../../src/legacy/index.ts";
import { createHttpsFetch, type HttpsFetch } from "../../src/node/https-fetch.ts";
import { createRegistry, type Registry } from "../../src/registry/index.ts";
import { identityOptions } from "./identity-kinds.ts";
import { createRandom } from "./random.ts";
import type { Service } from "./sandbox-link.ts";

/** The clients of a soak, which live as long as it lasts. */
export interface SoakClients {
  readonly registry: RegistryClients;
  readonly identity: Identity;
  /** One for each version. */
  readonly legacy: readonly [LegacyIdentity, ...LegacyIdentity[]];
  close(): void;
}

/** @param seed of what chance decides in them */
export function createSoakClients(service: Service, seed: number): SoakClients {
  const { environment, client, certificateAuthority } = service;
  const fetch = createHttpsFetch({ ca: certificateAuthority });
  const registry = createRegistryClients(service, fetch, seed);
  const identity = createIdentity(identityOptions(service));
  const retry = { retries: 3, minDelay: 1, maxDelay: 5, maxRetryAfter: 50 };
  const options = { environment, atsId: client.clientId, tls: client.tls, retry };
  const [first, ...others] = legacyVersions.map((version) => createLegacyIdentity({ ...options, version }));
  if (first === undefined) throw new Error("the legacy API has no version");
  return {
    registry,
    identity,
    legacy: [first, ...others],
    close: () => {
      fetch.close();
      identity.close();
      for (const one of [first, ...others]) one.close();
    },
  };
}

/** The long-lived registry clients of a soak. */
export interface RegistryClients {
  /** Over the global fetch, which has to trust the sandbox by `NODE_EXTRA_CA_CERTS`. */
  readonly patient: Registry;
  /** Over the package's own fetch; it never repeats, and checks every answer. */
  readonly strict: Registry;
  /** With a cache whose store fails now and then. */
  readonly keeping: Registry;
}

/** For how long an answer is kept, in milliseconds. */
const ttl = 500;

/** @param seed of the failures of the store */
function createRegistryClients({ environment }: Service, fetch: HttpsFetch, seed: number): RegistryClients {
  const retry = { retries: 3, minDelay: 1, maxDelay: 5 };
  const common = { environment, requestsPerMinute: Infinity, blockPause: 1 } as const;
  const random = createRandom(seed);
  const failNowAndThen = (): void => {
    if (random() < 0.02) throw new Error("the store failed");
  };
  const kept = new Map<string, string>();
  const store = {
    get: (key: string) => {
      failNowAndThen();
      return kept.get(key);
    },
    set: (key: string, value: string) => {
      failNowAndThen();
      kept.set(key, value);
    },
  };
  return {
    patient: createRegistry({ ...common, retry }),
    strict: createRegistry({ ...common, fetch, retry: false, validate: "strict" }),
    keeping: createRegistry({ ...common, fetch, retry, cache: { store, ttl } }),
  };
}
