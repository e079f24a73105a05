import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { createIdentity, type Identity } from "../../src/identity/index.ts";
import { createLegacyIdentity, type LegacyIdentity } from "../../src/legacy/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { identityOptions } from "./identity-kinds.ts";
import { createRegistryClients, type RegistryClients } from "./registry-clients.ts";
import type { Service } from "./service.ts";

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
