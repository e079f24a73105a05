import { endpoints } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { InFlight } from "../transport/in-flight.ts";
import { readJsonObject } from "../transport/json-answer.ts";
import type { Signal } from "../transport/signal.ts";
import type { IdentitySettings } from "./options.ts";
import { readProvider, type Provider } from "./provider.ts";
import { refreshSettings } from "./refresh-settings.ts";
import { request } from "./request.ts";

/** For how long a document may be used when it cannot be refreshed, in milliseconds: a day. */
const longestUse = 86_400_000;
/** For how long an old document is used after a failed refresh before the next try, in milliseconds: a minute. */
const pause = 60_000;

/**
 * Creates the reader of the discovery document. A document is kept for `discoveryMaxAge`; calls that need one at the same
 * time share one request, and the abort of a caller ends only its own wait. A failed request is not kept.
 *
 * When a refresh gets no document in one short attempt, the one before stays in use for a day at most, so that a short
 * outage of a single address stops no login; the hooks tell of the failed request. A document that came and is refused is
 * never passed over.
 */
export function createDiscovery(settings: IdentitySettings): (signal: Signal | undefined) => Promise<Provider> {
  const { addresses, discoveryMaxAge, tls } = settings;
  const { clock } = settings.transport;
  const inFlight = new InFlight<Provider>();
  let kept: { readonly provider: Provider; readonly loaded: number } | undefined;
  let refreshAt = 0;

  const load = async (signal: Signal | undefined, sender: IdentitySettings): Promise<Provider> => {
    const url = addresses[endpoints.discovery.address] + endpoints.discovery.path;
    const headers = { accept: "application/json" };
    const { timeout, deadline } = sender;
    const call = { operation: "discovery", url, method: "GET", headers, repeatable: true };
    const answer = await request(sender, tls.exchange, call, { signal, timeout, deadline });
    return readProvider(readJsonObject("discovery", answer), settings);
  };
  const refresh = async (signal: Signal | undefined): Promise<Provider> => {
    const old = kept !== undefined && clock.now() < kept.loaded + longestUse ? kept.provider : undefined;
    try {
      const provider = await load(signal, old === undefined ? settings : refreshSettings(settings));
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
  return (signal) =>
    kept !== undefined && clock.now() < refreshAt
      ? Promise.resolve(kept.provider)
      : inFlight.run("discovery", signal, refresh);
}
