import type { GatewayStatus } from "../../generated/sandbox-types.gen.ts";
import { blockPage } from "./messages.ts";
import { responseOf } from "./service.ts";

function page(status: number, title: string): Response {
  const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
  return responseOf({ status, headers: { "Content-Type": "text/html; charset=utf-8" }, body });
}

/**
 * A fault that every service may have:
 * - `network-error`: no response, because the connection fails,
 * - `no-answer`: no response before the timeout of the caller,
 * - `html-page`: 200 with an HTML page, like that of a proxy,
 * - `empty-answer`: 200 without a body,
 * - `empty-error`: 500 without a body,
 * - `unavailable`: 503 with an HTML page,
 * - `block-page`: 403 with an HTML page, like that after too many requests.
 */
export type HttpFault = keyof typeof answers;

const answers = {
  "network-error": (): Response => Response.error(),
  // No timer, because it would keep the process alive.
  "no-answer": () => new Promise<never>(() => undefined),
  "html-page": () => page(200, "Maintenance"),
  "empty-answer": (): Response => new Response(null, { status: 200 }),
  "empty-error": (): Response => new Response(null, { status: 500 }),
  unavailable: () => page(503, "Service Unavailable"),
  "block-page": () => responseOf(blockPage),
} as const satisfies Readonly<Record<string, () => Response | Promise<Response>>>;

// The table has every fault and nothing else.
export const httpFaults = Object.keys(answers) as readonly HttpFault[];

/** Whether a name is that of a fault that every service may have. */
export function isHttpFault(fault: string): fault is HttpFault {
  return Object.hasOwn(answers, fault);
}

export function answerHttpFault(fault: HttpFault): Response | Promise<Response> {
  return answers[fault]();
}

const gatewayTitles = {
  429: "Too Many Requests",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
} as const satisfies Readonly<Record<GatewayStatus, string>>;

/**
 * Returns the response of a gateway. It is plain text, because an HTML page would be the block page of a firewall.
 *
 * @param retryAfter seconds of the header `Retry-After`; without it the header is omitted
 */
export function gatewayError(status: GatewayStatus, retryAfter?: number): Response {
  const title = gatewayTitles[status];
  return responseOf({
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
    body: `${status} ${title}\n`,
  });
}
