import { endpoints } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { InFlight, type CallRecord } from "../transport/calls.ts";
import type { MutualTlsCredential } from "../transport/mutual-tls.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { RenewedValue } from "../transport/renewed-value.ts";
import { loadDocument, type IdentityCall } from "./call.ts";
import type { KeySet } from "./key-set.ts";
import type { IdentitySettings } from "./options.ts";
import { readProvider, type Provider } from "./provider.ts";
import type { RefreshedTokens } from "./types.ts";

/** Milliseconds for which the discovery document is used when it cannot be renewed: a day. */
const longestUse = 86_400_000;
/** Milliseconds between a failed renewal of the discovery document and the next one: a minute. */
const pause = 60_000;

/**
 * Result of a refresh, with the record of the call that sent it. A failure is shared like tokens are, so that no waiting call
 * sends the refresh token again.
 */
export type RefreshOutcome = { readonly record: CallRecord } & (
  { readonly tokens: RefreshedTokens } | { readonly error: unknown }
);

export interface IdentityContext {
  readonly settings: IdentitySettings;
  /** Codes that are being exchanged. Used codes are not kept, because the service accepts none twice. */
  readonly codesUnderWay: Set<string>;
  /** Refreshes under way, by refresh token and scopes. */
  readonly refreshesUnderWay: InFlight<RefreshOutcome>;
  /** The key of the refresh under way for each refresh token. */
  readonly refreshTokensUnderWay: Map<string, { readonly key: string }>;
  /** @throws DiscoveryError, UnexpectedResponseError or TransportError when there is no discovery document to use. */
  readonly provider: (call: IdentityCall) => Promise<Provider>;
  /** The client certificate to use now. @throws TransportError when a supplier fails or takes too long. */
  readonly credential: (call: IdentityCall) => Promise<MutualTlsCredential>;
  /** The keys to verify tokens with, which it does not load. */
  readonly keySet: (provider: Provider) => Promise<KeySet>;
}

/** Creates the context of one identity client; nothing is loaded before it is needed. */
export function createContext(settings: IdentitySettings): IdentityContext {
  const { tls, transport } = settings;
  const discovery = createDiscovery(settings);
  let keys: { readonly uri: string; readonly keySet: KeySet } | undefined;
  return {
    settings,
    codesUnderWay: new Set(),
    refreshesUnderWay: new InFlight(),
    refreshTokensUnderWay: new Map(),
    provider: (call) => call.run("discovery", async (signal) => (await discovery.get(signal, call.record)).value),
    credential: ({ deadline, settings: { signal } }) => tls.credential({ deadline, signal }),
    keySet: async ({ jwksUri: url }) => {
      // The cryptography would be the largest part of the import of the client.
      const { KeySet, readSigningKeys: read } = await import("./key-set.ts");
      // A later discovery document may name another address.
      if (keys?.uri === url) return keys.keySet;
      const what = { operation: "jwks", url, accept: "application/json, application/jwk-set+json", read } as const;
      const keySet = new KeySet(transport.clock, (...parameters) => loadDocument(settings, what, ...parameters));
      keys = { uri: url, keySet };
      return keySet;
    },
  };
}

/**
 * The discovery document, read. It is fresh for `discoveryMaxAge`. When a renewal gets no document in one short attempt, the
 * one before stays in use for a day at most, so that a short outage of a single address stops no login; an event tells of
 * the failed request. A document that came and is refused is never passed over.
 */
function createDiscovery(settings: IdentitySettings): RenewedValue<Provider, CallRecord> {
  const { addresses, discoveryMaxAge } = settings;
  const url = addresses[endpoints.discovery.address] + endpoints.discovery.path;
  const read = (document: JsonObject): Provider => readProvider(document, settings);
  const what = { operation: "discovery", url, accept: "application/json", read } as const;
  return new RenewedValue({
    clock: settings.transport.clock,
    load: (...parameters) => loadDocument(settings, what, ...parameters),
    stateOf: (_provider, age) => (age < discoveryMaxAge ? "fresh" : age < longestUse ? "stale" : "unusable"),
    pause,
    keepsStale: (error) => error instanceof TransportError || error instanceof UnexpectedResponseError,
  });
}
