import { defaultPathSerializer, mergeHeaders } from "openapi-fetch";
import type { RegistryInput } from "../../generated/registry-client.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../generated/registry-operations.gen.ts";

/** All that is needed to send a request, without the cost of a `Request` object. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

/**
 * Builds the request of an operation as openapi-fetch would, with its own functions.
 *
 * @param headers of the client and of the call; later ones win
 */
export function prepareRequest(
  id: RegistryOperationId,
  { path, body }: RegistryInput,
  baseUrl: string,
  ...headers: readonly Readonly<Record<string, string>>[]
): PreparedRequest {
  const operation = registryOperations[id];
  const content = body === undefined ? {} : { "content-type": "application/json" };
  return {
    url: baseUrl + (path === undefined ? operation.path : defaultPathSerializer(operation.path, path)),
    method: operation.method,
    headers: mergeHeaders(content, ...headers),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
