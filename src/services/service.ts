/** The connection that a request came by, as its server knows it. */
export interface Connection {
  /** The client's certificate (DER), when it can be trusted and is valid now. */
  readonly clientCertificate?: Uint8Array | undefined;
  /** The certificate that the client presented, also an untrusted or expired one; for messages to people. */
  readonly presented?: (() => PresentedCertificate | undefined) | undefined;
}

/** A certificate that a client presented, good or not. */
export interface PresentedCertificate {
  readonly certificate: { readonly subject: string; readonly validTo: string; readonly fingerprint256: string };
  /** Fault of the certificate itself, whatever its owner. */
  readonly fault: "expired" | "untrusted" | undefined;
}

/** A service as a function, for msw handlers and for TLS servers. A network error means no response. */
export type Service = (request: Request, connection?: Connection) => Promise<Response>;

/** A request to a service, its body read. */
export interface ServiceRequest extends Connection {
  readonly method: string;
  readonly path: string;
  /** The query as sent, without the question mark; empty when there is none. */
  readonly query: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Reads a request; its body can still be read. */
export async function readServiceRequest(request: Request, connection: Connection = {}): Promise<ServiceRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    ...connection,
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.clone().arrayBuffer()),
  };
}

/** The service that a function of a read request is. */
export function serviceOf(
  answer: (request: ServiceRequest) => ServiceAnswer | Response | Promise<ServiceAnswer | Response>,
): Service {
  return async (request, connection) => {
    const answered = await answer(await readServiceRequest(request, connection));
    return answered instanceof Response ? answered : responseOf(answered);
  };
}

export function responseOf({ status, headers = {}, body }: ServiceAnswer): Response {
  return new Response(body ?? null, { status, headers });
}

/** A response whose connection ends before its body is complete. */
export async function cutOff(answer: Response, when: "during" | "after"): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer());
  const sent = when === "after" ? whole : whole.subarray(0, whole.length / 2);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (sent.length > 0) controller.enqueue(sent);
    },
    pull: (controller) => {
      controller.error(new Error("the connection ended"));
    },
  });
  const headers = new Headers(answer.headers);
  headers.set("Content-Length", String(whole.length));
  return new Response(body, { status: answer.status, headers });
}
