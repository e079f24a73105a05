import type { RegistryInit } from "../../generated/registry-client.gen.ts";

/** What openapi-fetch builds: all that is needed to send a request, without the cost of a `Request` object. */
export class PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;

  constructor(url: string, init: { method: string; headers: Headers; body?: string }) {
    this.url = url;
    this.method = init.method;
    this.headers = init.headers;
    this.body = init.body;
  }
}

/** {@link PreparedRequest} for openapi-fetch, which hands it the address and its own init and reads `method` only. */
export const PreparedRequestAsRequest = PreparedRequest as unknown as typeof Request;

/** openapi-fetch takes an answer with this status for complete. Made when it is needed: making it loads Node's fetch. */
let noContent: Response | undefined;

/** Has openapi-fetch build a request without sending it. */
export async function prepare(
  build: (init: RegistryInit) => Promise<unknown>,
  headers: Record<string, string>,
): Promise<PreparedRequest> {
  let prepared: unknown;
  await build({
    headers,
    fetch: (request) => {
      prepared = request;
      return Promise.resolve((noContent ??= new Response(null, { status: 204 })));
    },
  });
  if (prepared instanceof PreparedRequest) return prepared;
  throw new Error("openapi-fetch built no request");
}
