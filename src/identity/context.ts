import { readJsonObject } from "../transport/json-answer.ts";
import type { MutualTlsCredential } from "../transport/mutual-tls.ts";
import type { Signal } from "../transport/signal.ts";
import { createDiscovery } from "./discovery.ts";
import type { KeySet, LoadPurpose } from "./key-set.ts";
import type { Limits } from "./limits.ts";
import type { IdentitySettings } from "./options.ts";
import type { Provider } from "./provider.ts";
import { refreshSettings } from "./refresh-settings.ts";
import { request } from "./request.ts";
import type { VerificationContext } from "./verify-tokens.ts";

/** Least time between two attempts to replace an old key set, in milliseconds. */
const keyCooldown = 30_000;
/** Most loads of the key set a minute for signatures that no key fits. */
const mostKeyReloads = 4;
/** For how long a key set is used before it is loaded again, in milliseconds: ten minutes. */
const keyMaxAge = 600_000;

/** What the methods of one identity client share. */
export interface IdentityContext {
  readonly settings: IdentitySettings;
  /** @throws DiscoveryError, UnexpectedResponseError or TransportError when there is no discovery document to use. */
  readonly provider: (limits: Limits) => Promise<Provider>;
  /** The client certificate to use now. @throws TransportError when a supplier fails or takes too long. */
  readonly credential: (limits: Limits) => Promise<MutualTlsCredential>;
  /**
   * Makes sure that there are keys to verify tokens with.
   *
   * @throws DiscoveryError, UnexpectedResponseError or TransportError when there are none to use.
   */
  readonly prepareKeys: (provider: Provider, limits: Limits) => Promise<void>;
  /** What the verification of a token needs. */
  readonly verification: (provider: Provider, signal: Signal) => Promise<VerificationContext>;
}

/** Creates the context of one identity client; nothing is loaded before it is needed. */
export function createContext(settings: IdentitySettings): IdentityContext {
  const { clockTolerance, tls, transport } = settings;
  const discover = createDiscovery(settings);
  let keys: { readonly uri: string; readonly keySet: KeySet } | undefined;

  const load = async (url: string, signal: Signal | undefined, purpose: LoadPurpose): Promise<unknown> => {
    const headers = { accept: "application/json, application/jwk-set+json" };
    const sender = purpose === "refresh" ? refreshSettings(settings) : settings;
    const { timeout, deadline } = sender;
    const call = { operation: "jwks", url, method: "GET", headers, repeatable: true };
    return readJsonObject("jwks", await request(sender, tls.exchange, call, { signal, timeout, deadline }));
  };
  const keySetAt = async (uri: string): Promise<KeySet> => {
    // The cryptography is what an import of the client would cost most.
    const { createKeySet } = await import("./key-set.ts");
    // The discovery document may name another address one day.
    if (keys?.uri !== uri) {
      const bounds = { cooldown: keyCooldown, maxAge: keyMaxAge, mostReloads: mostKeyReloads };
      const { clock } = transport;
      keys = { uri, keySet: createKeySet({ ...bounds, clock, load: (signal, purpose) => load(uri, signal, purpose) }) };
    }
    return keys.keySet;
  };
  return {
    settings,
    provider: (limits) => limits.run("discovery", discover),
    credential: (limits) => tls.credential(limits),
    prepareKeys: ({ jwksUri }, limits) =>
      limits.run("jwks", async (signal) => (await keySetAt(jwksUri)).prepare(signal)),
    verification: async ({ algorithms, jwksUri }, signal) => ({
      keySet: await keySetAt(jwksUri),
      algorithms,
      clock: transport.clock,
      clockTolerance,
      signal,
    }),
  };
}
