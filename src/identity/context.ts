import { endpoints } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { readJsonObject } from "../transport/answer.ts";
import { InFlight, type CallRecord } from "../transport/calls.ts";
import type { JsonObject } from "../transport/json-object.ts";
import type { MutualTlsCredential } from "../transport/mutual-tls.ts";
import { RenewedValue, type RenewalRules } from "../transport/renewed-value.ts";
import { send } from "../transport/transport.ts";
import type { IdentityCall } from "./call.ts";
import { DiscoveryError } from "./discovery-error.ts";
import type { KeySet } from "./key-set.ts";
import type { IdentitySettings } from "./options.ts";
import { readProvider, type Provider } from "./provider.ts";
import type { RefreshedTokens } from "./types.ts";

/** Milliseconds for which a discovery document is used if it cannot be renewed: a day. */
const longestUse = 86_400_000;
/** Milliseconds between a failed renewal of the discovery document and the next one: a minute. */
const pause = 60_000;

/**
 * Result of a refresh, with the record of the call that sent it and its scopes. A failure is shared like tokens, so that no waiting
 * call sends the refresh token again.
 */
export type RefreshOutcome = { readonly record: CallRecord; readonly scope: string | undefined } & (
  { readonly tokens: RefreshedTokens } | { readonly error: unknown }
);

/** State that the calls of one identity client share. Everything is loaded when it is needed. */
export class IdentityContext {
  readonly settings: IdentitySettings;
  /** Codes that are being exchanged. Used codes are not stored, because the service accepts each code once. */
  readonly codesUnderWay = new Set<string>();
  /** Refreshes under way, by refresh token. */
  readonly refreshes = new InFlight<RefreshOutcome>();
  readonly #discovery: RenewedValue<Provider, CallRecord>;
  #keys: { readonly uri: string; readonly keySet: KeySet } | undefined;

  constructor(settings: IdentitySettings) {
    this.settings = settings;
    this.#discovery = createDiscovery(settings);
  }

  /** @throws DiscoveryError, UnexpectedResponseError or TransportError when there is no discovery document to use. */
  provider(call: IdentityCall): Promise<Provider> {
    return call.run("discovery", async (signal) => (await this.#discovery.get(signal, call.record)).value);
  }

  /** The client certificate to use now. @throws TransportError when a supplier fails or takes too long. */
  credential({ deadline, settings: { signal } }: IdentityCall): Promise<MutualTlsCredential> {
    return this.settings.tls.credential({ deadline, signal });
  }

  /** Returns the keys that verify tokens, without loading them. */
  async keySet({ jwksUri: url }: Provider): Promise<KeySet> {
    // Loaded on demand, because the cryptography would be the largest part of the client's import.
    const { KeySet, readSigningKeys: read } = await import("./key-set.ts");
    // A later discovery document may name another address.
    if (this.#keys?.uri === url) return this.#keys.keySet;
    const what = { operation: "jwks", url, accept: "application/json, application/jwk-set+json", read } as const;
    const keySet = new KeySet(this.settings.transport.clock, loaderOf(this.settings, what));
    this.#keys = { uri: url, keySet };
    return keySet;
  }
}

/**
 * Creates the value of the discovery document. It is fresh for `discoveryMaxAge`. If a renewal gets no document in one short
 * attempt, the previous document is used for a day at most, so that a short outage stops no login; `onEvent` gets the failed
 * request. If a new document breaks a rule, the calls fail.
 */
function createDiscovery(settings: IdentitySettings): RenewedValue<Provider, CallRecord> {
  const { addresses, discoveryMaxAge } = settings;
  const url = addresses[endpoints.discovery.address] + endpoints.discovery.path;
  const read = (document: JsonObject): Provider => readProvider(document, settings);
  const what = { operation: "discovery", url, accept: "application/json", read } as const;
  return new RenewedValue({
    clock: settings.transport.clock,
    load: loaderOf(settings, what),
    stateOf: (_provider, age) => (age < discoveryMaxAge ? "fresh" : age < longestUse ? "stale" : "unusable"),
    pause,
    keepsStale: (error) => error instanceof TransportError || error instanceof UnexpectedResponseError,
  });
}

/** Longest time for a renewal, in milliseconds. */
const longestRenewal = 5_000;

/** A document that all calls of a client share. */
interface SharedDocument<Value> {
  readonly operation: "discovery" | "jwks";
  readonly url: string;
  readonly accept: string;
  readonly read: (document: JsonObject) => Value | Promise<Value>;
}

/**
 * Returns the loader of a document that all calls of a client share; it uses no client certificate. A renewal has one short
 * attempt, so that a silent service does not delay the calls for long. Errors name the address.
 */
function loaderOf<Value>(
  { transport, tls, timeout, deadline, headers, maxAnswerBytes: maxBytes }: IdentitySettings,
  document: SharedDocument<Value>,
): RenewalRules<Value, CallRecord>["load"] {
  const { operation, url, accept, read } = document;
  const what = { operation, url, method: "GET", headers: { ...headers, accept }, repeatable: true };
  return async (signal, record, purpose) => {
    const isNeeded = purpose === "need";
    const retry = isNeeded ? transport.retry : { ...transport.retry, retries: 0 };
    const limits = { timeout: isNeeded ? timeout : Math.min(timeout, longestRenewal), deadline, maxBytes, record };
    const answer = await send({ ...transport, exchange: tls.exchange, retry }, { ...what, ...limits, signal });
    try {
      return await read(readJsonObject(operation, answer));
    } catch (error) {
      throw withAddress(error, document);
    }
  };
}

/** Adds the address of the document to an error, because usually the address is wrong. */
function withAddress(error: unknown, { operation, url }: Pick<SharedDocument<never>, "operation" | "url">): unknown {
  const [address = url] = url.split("?");
  if (error instanceof DiscoveryError) return new DiscoveryError(operation, error.field, error.rule, address);
  if (!(error instanceof UnexpectedResponseError)) return error;
  const { status, reason, mediaType } = error;
  const source =
    operation === "discovery" ? "the options environment and network choose" : "the discovery document names";
  const toDo = status >= 500 ? "try again later" : `check this address, which ${source}`;
  const advice = `it came from ${address}: ${toDo}`;
  return new UnexpectedResponseError({ operation, status, reason, mediaType, advice });
}
