import type { ServiceAnswer, ServiceRequest } from "../services/messages.ts";

/** What a service reads of a request; its body can still be read. */
export async function requestOf(request: Request): Promise<Omit<ServiceRequest, "clientCertificate">> {
  const headerOf = (name: string): string | undefined => request.headers.get(name) ?? undefined;
  return {
    method: request.method,
    query: new URL(request.url).search.slice(1),
    headers: { authorization: headerOf("authorization"), "content-type": headerOf("content-type") },
    body: new Uint8Array(await request.clone().arrayBuffer()),
  };
}

/** An answer of a service as msw takes it. */
export function responseOf({ status, headers, body }: ServiceAnswer): Response {
  return new Response(body ?? null, { status, headers });
}
