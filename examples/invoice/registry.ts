import { createRegistry, type Registry, type RegistryOptions } from "ares-caais";
import Keyv from "keyv";

/**
 * A client that asks for the same subject once in an hour; while the service does not answer, what is a day old is good enough. All
 * visitors share it, and so its budget of requests.
 */
export function createSharedRegistry(options: RegistryOptions): Registry {
  const cache = { store: new Keyv(), ttl: 3_600_000, staleIfError: 86_400_000 };
  return createRegistry({ ...options, cache });
}
