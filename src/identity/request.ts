import type { Answer } from "../transport/answer.ts";
import type { CallRecord } from "../transport/call-record.ts";
import type { Fetch } from "../transport/fetch.ts";
import { readJsonObject } from "../transport/json-answer.ts";
import type { JsonObject } from "../transport/json-object.ts";
import type { Signal } from "../transport/signal.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { IdentityCall } from "./call.ts";
import type { IdentitySettings } from "./options.ts";

/**
 * Sends the request that a call is about.
 *
 * @param fetch presents the client certificate
 * @throws TransportError when no complete answer came, or the reason of the signal.
 */
export async function request(
  { transport, maxAnswerBytes: maxBytes, headers: common }: IdentitySettings,
  fetch: Fetch,
  what: Pick<TransportCall, "operation" | "url" | "method" | "body" | "repeatable"> & {
    readonly headers: Readonly<Record<string, string>>;
  },
  { record, signal, timeout, deadline, headers, retry }: IdentityCall,
): Promise<Answer> {
  const sent = { ...what, headers: { ...common, ...headers, ...what.headers } };
  const limits = { timeout, deadline, maxBytes, record, ...(signal && { signal }) };
  const answer = await send({ ...transport, fetch, retry }, { ...sent, ...limits });
  record.answer = answer;
  return answer;
}

/** Whether a call can do nothing without a document (`need`), or an older one will do for a while (`refresh`). */
export type LoadPurpose = "need" | "refresh";

/** Longest wait for a document that is at hand already, in milliseconds. */
const longestRefresh = 5_000;

/**
 * Loads a document that all calls of a client share, without the client certificate. One that is only to be renewed has one
 * short attempt, so that a service that is silent delays nobody for long.
 *
 * @param record of the call that asks first
 * @throws UnexpectedResponseError, TransportError, or the reason of the signal.
 */
export async function loadDocument(
  { transport, tls, timeout, deadline, headers, maxAnswerBytes: maxBytes }: IdentitySettings,
  { operation, url, accept }: Readonly<Record<"operation" | "url" | "accept", string>>,
  signal: Signal | undefined,
  record: CallRecord,
  purpose: LoadPurpose,
): Promise<JsonObject> {
  const isNeeded = purpose === "need";
  const retry = isNeeded ? transport.retry : { ...transport.retry, retries: 0 };
  const limits = { timeout: isNeeded ? timeout : Math.min(timeout, longestRefresh), deadline, maxBytes, record };
  const what = { operation, url, method: "GET", headers: { ...headers, accept }, repeatable: true };
  const answer = await send(
    { ...transport, fetch: tls.fetch, retry },
    { ...what, ...limits, ...(signal && { signal }) },
  );
  return readJsonObject(operation, answer);
}
