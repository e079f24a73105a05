import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/registry-types.gen.ts";
import { requestOf, responseOf, type FetchInit } from "../transport/fetch-exchange.ts";
import { unlessAborted } from "../transport/time.ts";
import { transportError } from "../transport/transport-failure.ts";
import { withCredentials } from "./credentials.ts";
import type { RegistrySettings } from "./options.ts";

const operation = "client";

/** Creates openapi-fetch over the client's own connections. */
export function createPlainClient(settings: RegistrySettings): Client<paths, "application/json"> {
  const { baseUrl, headers } = settings;
  return createClient<paths, "application/json">({
    baseUrl,
    headers,
    fetch: (request) => sendPlain(settings, request),
    // The contract has no redirects. Following one would send the request to an address that is not configured.
    redirect: "manual",
  });
}

/** Sends a request of the plain client by the same exchange as all others. @throws TransportError without a complete answer. */
async function sendPlain(
  { authorizer, baseUrl, maxAnswerBytes, transport }: RegistrySettings,
  request: Request,
): Promise<Response> {
  const { method, signal } = request;
  let { url, headers }: Pick<FetchInit, "headers"> & { url: string } = request;
  // A call may name another address, which must not get the credentials.
  if (authorizer !== undefined && new URL(url).origin === new URL(baseUrl).origin) {
    const value = authorizer.value ?? (await authorizer.ask({ operation, requestSent: false }, signal));
    ({ url, headers } = withCredentials(authorizer, value, { url, headers: Object.fromEntries(request.headers) }));
  }
  const isText = /\bjson\b|^text\//i.test(request.headers.get("content-type") ?? "text/plain");
  const sentBody = isText ? await request.text() : new Uint8Array(await request.arrayBuffer());
  const body = request.body === null ? {} : { body: sentBody };
  try {
    const sent = transport.exchange(requestOf(url, { method, headers, signal, ...body }, maxAnswerBytes));
    // The caller's `fetch` may ignore the signal.
    return responseOf(await unlessAborted(signal, sent));
  } catch (error) {
    signal.throwIfAborted();
    throw transportError(operation, error, url);
  }
}
