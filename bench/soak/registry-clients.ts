import { createRegistry, type Registry } from "../../src/registry/index.ts";
import type { HttpsFetch } from "../../src/node/https-fetch.ts";
import { createRandom } from "./random.ts";
import type { Service } from "./service.ts";

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
export function createRegistryClients({ environment }: Service, fetch: HttpsFetch, seed: number): RegistryClients {
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
