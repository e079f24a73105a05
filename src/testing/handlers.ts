import { HttpResponse } from "msw";
import { refuse } from "../errors/invalid-input-error.ts";
import { blockPage, type ServiceAnswer, type ServiceRequest } from "../services/messages.ts";

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

export function responseOf({ status, headers, body }: ServiceAnswer): Response {
  return new Response(body ?? null, { status, headers });
}

/** @throws InvalidInputError when a value is none of those that there are: it may come from JavaScript. */
export function checkOneOf(subject: string, field: string, value: unknown, allowed: readonly unknown[]): void {
  if (!allowed.includes(value)) refuse(subject, field, `must be ${allowed.join(", ")}`);
}

/** Whether an answer is a function of the request. */
export function isResolver<Resolver extends (call: never) => unknown>(answer: object | Resolver): answer is Resolver {
  return typeof answer === "function";
}

const page = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

function html(status: number, title: string): Response {
  return new Response(page(title), { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** The faults of {@link HttpFault} by name. */
export const httpFaults = [
  "network-error",
  "no-answer",
  "html-page",
  "empty-answer",
  "empty-error",
  "unavailable",
  "block-page",
] as const;

/**
 * What every service may answer beside the contract:
 * - `network-error`: no answer, the connection fails,
 * - `no-answer`: no answer, until the caller's time is up,
 * - `html-page`: 200 with an HTML page, as of a proxy,
 * - `empty-answer`: 200 without a body,
 * - `empty-error`: 500 without a body,
 * - `unavailable`: 503 with an HTML page,
 * - `block-page`: 403 with an HTML page, as after too many requests.
 */
export type HttpFault = (typeof httpFaults)[number];

const answers: Readonly<Record<HttpFault, () => Response | Promise<Response>>> = {
  "network-error": () => HttpResponse.error(),
  // No timer: nothing keeps the process running.
  "no-answer": () => new Promise<never>(() => undefined),
  "html-page": () => html(200, "Maintenance"),
  "empty-answer": () => new Response(null, { status: 200 }),
  "empty-error": () => new Response(null, { status: 500 }),
  unavailable: () => html(503, "Service Unavailable"),
  "block-page": () => responseOf(blockPage),
};

/** Whether a name is that of a fault that every service may have. */
export function isHttpFault(fault: string): fault is HttpFault {
  return Object.hasOwn(answers, fault);
}

export function answerHttpFault(fault: HttpFault): Response | Promise<Response> {
  return answers[fault]();
}
