import type { ServiceRequest } from "../services/service.ts";

export interface GuardRefusal {
  readonly status: 403 | 421;
  readonly reason: string;
}

/** How clients may call a server. */
export interface ServerAddress {
  /** At 127.0.0.1 and localhost. */
  readonly port: number;
  /** Other host names, at any port: a proxy may have one of its own. */
  readonly names: readonly string[];
}

/**
 * Refuses requests that pages of other origins can send: a request with a foreign `Host`, for example after DNS rebinding to
 * 127.0.0.1, and one with an `Origin`.
 *
 * @param ownPages whether the address has pages of its own, whose requests are accepted. Then requests that change data need this
 * `Origin`, and requests of other pages for embedded content are refused too.
 */
export function guardRefusal(
  { method, headers }: Pick<ServiceRequest, "method" | "headers">,
  { port, names }: ServerAddress,
  ownPages: boolean,
): GuardRefusal | undefined {
  const origin = headers["origin"];
  const host = headers["host"]?.toLowerCase();
  // Without the port where it is the one of https.
  const hosts = ["127.0.0.1", "localhost"].map((name) => new URL(`https://${name}:${port}`).host);
  const isOwn = ownPages && origin === `https://${host ?? ""}`;
  if (origin !== undefined && !isOwn) return { status: 403, reason: "requests of web pages are refused" };
  if (host === undefined || !(hosts.includes(host) || names.includes(host.replace(/:\d+$/, "")))) {
    return { status: 421, reason: `the header Host must be ${[...hosts, ...names].join(" or ")}` };
  }
  if (!ownPages) return undefined;
  if (method === "POST" && !isOwn) return { status: 403, reason: "a form must come from the page itself" };
  const site = headers["sec-fetch-site"] ?? "none";
  const isForeign = site !== "same-origin" && site !== "none";
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return isForeign && !isLink ? { status: 403, reason: "requests of other web pages are refused" } : undefined;
}
