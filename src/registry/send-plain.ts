import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/registry-types.gen.ts";
import { requestOf, responseOf } from "../transport/fetch-exchange.ts";
import { unlessAborted } from "../transport/time.ts";
import { transportError } from "../transport/transport-failure.ts";
import type { RegistrySettings } from "./options.ts";

const operation = "client";

/** Creates openapi-fetch over the client's own connections. */
export function createPlainClient(settings: RegistrySettings): Client<paths, "application/json"> {
  const { baseUrl, headers } = settings;
  return createClient<paths, "application/json">({
    baseUrl,
    headers,
    fetch: (request) => sendPlain(settings, request),
    // The contract has no redirect: following one would send the request to an address that is not configured.
    redirect: "manual",
  });
}

/**
 * Sends a request of the plain client by the same exchange as all others.
 *
 * @throws TransportError when no complete answer comes; the reason of the signal.
 */
async function sendPlain(
  { authorizer, maxAnswerBytes, transport }: RegistrySettings,
  request: Request,
): Promise<Response> {
  const { url, method, headers, signal } = request;
  const authorization = authorizer?.header ?? (await authorizer?.ask({ operation, requestSent: false }, signal));
  if (authorization !== undefined) headers.set("authorization", authorization);
  const body = request.body === null ? {} : { body: await request.text() };
  try {
    const sent = transport.exchange(requestOf(url, { method, headers, signal, ...body }, maxAnswerBytes));
    // The caller's `fetch` may ignore the signal.
    return responseOf(await unlessAborted(signal, sent));
  } catch (error) {
    signal.throwIfAborted();
    throw transportError(operation, error, url);
  }
}
