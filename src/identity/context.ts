import type { CallRecord } from "../transport/call-record.ts";
import type { MutualTlsCredential } from "../transport/mutual-tls.ts";
import { type IdentityCall, loadDocument } from "./call.ts";
import { createDiscovery } from "./discovery.ts";
import type { KeySet, KeySetOptions } from "./key-set.ts";
import type { IdentitySettings } from "./options.ts";
import type { Provider } from "./provider.ts";
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
  readonly provider: (call: IdentityCall) => Promise<Provider>;
  /** The client certificate to use now. @throws TransportError when a supplier fails or takes too long. */
  readonly credential: (call: IdentityCall) => Promise<MutualTlsCredential>;
  /**
   * Makes sure that there are keys to verify tokens with.
   *
   * @throws DiscoveryError, UnexpectedResponseError or TransportError when there are none to use.
   */
  readonly prepareKeys: (provider: Provider, call: IdentityCall) => Promise<void>;
  /** What the verification of a token needs. */
  readonly verification: (provider: Provider, signal: AbortSignal, record: CallRecord) => Promise<VerificationContext>;
}

/** Creates the context of one identity client; nothing is loaded before it is needed. */
export function createContext(settings: IdentitySettings): IdentityContext {
  const { clockTolerance, tls, transport } = settings;
  const discover = createDiscovery(settings);
  let keys: { readonly uri: string; readonly keySet: KeySet } | undefined;

  const keySetAt = async (uri: string): Promise<KeySet> => {
    // The cryptography is what an import of the client would cost most.
    const { createKeySet } = await import("./key-set.ts");
    // The discovery document may name another address one day.
    if (keys?.uri !== uri) {
      const bounds = { cooldown: keyCooldown, maxAge: keyMaxAge, mostReloads: mostKeyReloads };
      const what = { operation: "jwks", url: uri, accept: "application/json, application/jwk-set+json" };
      const load: KeySetOptions["load"] = (...parameters) => loadDocument(settings, what, ...parameters);
      keys = { uri, keySet: createKeySet({ ...bounds, clock: transport.clock, load }) };
    }
    return keys.keySet;
  };
  return {
    settings,
    provider: (call) => call.run("discovery", (signal) => discover(signal, call.record)),
    credential: (call) => tls.credential(call),
    prepareKeys: ({ jwksUri }, call) =>
      call.run("jwks", async (signal) => (await keySetAt(jwksUri)).prepare(signal, call.record)),
    verification: async ({ algorithms, jwksUri }, signal, record) => ({
      keySet: await keySetAt(jwksUri),
      algorithms,
      clock: transport.clock,
      clockTolerance,
      signal,
      record,
    }),
  };
}
