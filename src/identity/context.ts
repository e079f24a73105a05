import { endpoints } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { InFlight, type CallRecord } from "../transport/calls.ts";
import type { MutualTlsCredential } from "../transport/mutual-tls.ts";
import type { Signal } from "../transport/time.ts";
import { loadDocument, type IdentityCall, type LoadPurpose } from "./call.ts";
import type { KeySet, KeySetOptions } from "./key-set.ts";
import type { IdentitySettings } from "./options.ts";
import { readProvider, type Provider } from "./provider.ts";
import type { RefreshedTokens } from "./types.ts";
import type { VerificationContext } from "./verify-tokens.ts";

/** For how long a document may be used when it cannot be refreshed, in milliseconds: a day. */
const longestUse = 86_400_000;
/** For how long an old document is used after a failed refresh before the next try, in milliseconds: a minute. */
const pause = 60_000;

/** Least time between two attempts to replace an old key set, in milliseconds. */
const keyCooldown = 30_000;
/** Most loads of the key set a minute for signatures that no key fits. */
const mostKeyReloads = 4;
/** For how long a key set is used before it is loaded again, in milliseconds: ten minutes. */
const keyMaxAge = 600_000;

/**
 * What a refresh came to. A failure too is that of everybody who waited for it, and nobody sends the token again; the record is
 * that of the call which sent it.
 */
export type RefreshOutcome = { readonly record: CallRecord } & (
  { readonly tokens: RefreshedTokens } | { readonly error: unknown }
);

export interface IdentityContext {
  readonly settings: IdentitySettings;
  /** Codes that are being exchanged. Those of the past need no memory: the service accepts none twice. */
  readonly codesUnderWay: Set<string>;
  /** Refreshes that are under way, by the digest of what is asked for. */
  readonly refreshesUnderWay: InFlight<RefreshOutcome>;
  /** What is asked for with each refresh token that is under way, by the digest of the token. */
  readonly refreshTokensUnderWay: Map<string, { readonly key: string }>;
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
  readonly verification: (provider: Provider, signal: Signal, record: CallRecord) => Promise<VerificationContext>;
}

/** Creates the context of one identity client; nothing is loaded before it is needed. */
export function createContext(settings: IdentitySettings): IdentityContext {
  const { clockTolerance, tls, transport } = settings;
  const discover = createDiscovery(settings);
  let keys: { readonly uri: string; readonly keySet: KeySet } | undefined;

  const keySetAt = async (uri: string): Promise<KeySet> => {
    // The cryptography is what an import of the client would cost most.
    const { KeySet } = await import("./key-set.ts");
    // The discovery document may name another address one day.
    if (keys?.uri !== uri) {
      const bounds = { cooldown: keyCooldown, maxAge: keyMaxAge, mostReloads: mostKeyReloads };
      const what = { operation: "jwks", url: uri, accept: "application/json, application/jwk-set+json" };
      const load: KeySetOptions["load"] = (...parameters) => loadDocument(settings, what, ...parameters);
      keys = { uri, keySet: new KeySet({ ...bounds, clock: transport.clock, load }) };
    }
    return keys.keySet;
  };
  return {
    settings,
    codesUnderWay: new Set(),
    refreshesUnderWay: new InFlight(),
    refreshTokensUnderWay: new Map(),
    provider: (call) => call.run("discovery", (signal) => discover(signal, call.record)),
    credential: ({ deadline, settings: { signal } }) => tls.credential({ deadline, signal }),
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

/**
 * Creates the reader of the discovery document. A document is kept for `discoveryMaxAge`; calls that need one at the same
 * time share one request, and the abort of a caller ends only its own wait. A failed request is not kept.
 *
 * When a refresh gets no document in one short attempt, the one before stays in use for a day at most, so that a short
 * outage of a single address stops no login; the hooks tell of the failed request. A document that came and is refused is
 * never passed over.
 */
function createDiscovery(
  settings: IdentitySettings,
): (signal: Signal | undefined, record: CallRecord) => Promise<Provider> {
  const { addresses, discoveryMaxAge } = settings;
  const { clock } = settings.transport;
  const inFlight = new InFlight<Provider>();
  let kept: { readonly provider: Provider; readonly loaded: number } | undefined;
  let refreshAt = 0;

  const url = addresses[endpoints.discovery.address] + endpoints.discovery.path;
  const what = { operation: "discovery", url, accept: "application/json" };
  const load = async (signal: Signal | undefined, record: CallRecord, purpose: LoadPurpose): Promise<Provider> =>
    readProvider(await loadDocument(settings, what, signal, record, purpose), settings);
  const refresh = async (signal: Signal | undefined, record: CallRecord): Promise<Provider> => {
    const old = kept !== undefined && clock.now() < kept.loaded + longestUse ? kept.provider : undefined;
    try {
      const provider = await load(signal, record, old === undefined ? "need" : "refresh");
      kept = { provider, loaded: clock.now() };
      refreshAt = clock.now() + discoveryMaxAge;
      return provider;
    } catch (error) {
      const noDocument = error instanceof TransportError || error instanceof UnexpectedResponseError;
      if (old === undefined || !noDocument) throw error;
      refreshAt = clock.now() + pause;
      return old;
    }
  };
  return (signal, record) =>
    kept !== undefined && clock.now() < refreshAt
      ? Promise.resolve(kept.provider)
      : inFlight.run("discovery", signal, (shared) => refresh(shared, record));
}
