import { requestRules } from "../../generated/identity.gen.ts";
import { createMutualTls } from "#mutual-tls";
import { resolveAddress, type EnvironmentOptions } from "../environment/resolve-address.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { readClock, type Clock } from "../transport/clock.ts";
import type { Fetch } from "../transport/fetch.ts";
import { fetchExchange } from "../transport/fetch-exchange.ts";
import { readHooks, type Hooks } from "../transport/hooks.ts";
import type { MutualTls } from "../transport/mutual-tls.ts";
import { checkNumber, checkOptions, checkTime } from "../transport/option-checks.ts";
import { proxyBesideFetch, readProxyOption, type ProxyOption } from "../transport/proxy-option.ts";
import { readRetryOptions, type RetryOptions } from "../transport/retry-options.ts";
import type { TlsOptions } from "../transport/tls-options.ts";
import type { Transport } from "../transport/transport.ts";
import { brokenRule } from "./check-value.ts";
import { brokenUriRule } from "./uri-rule.ts";

/** Options of {@link createIdentity}. */
export interface IdentityOptions extends EnvironmentOptions<"oidc" | "oidcMutualTls"> {
  /** Shortcut of the client system as configured in the identity service. */
  readonly clientId: string;
  /** Return address of a login, as configured for the client system; https, or http on loopback. */
  readonly redirectUri: string;
  /** Return address of a logout, as configured for the client system; the one that a logout gives wins. */
  readonly postLogoutRedirectUri?: string | undefined;
  /** Client certificate and trusted authorities. */
  readonly tls: TlsOptions;
  /**
   * Sends all requests instead of the package's own mutual TLS: it has to present the client certificate itself. `tls`
   * then only says which certificate the tokens have to be bound to. An address with plain http, on loopback, needs one.
   */
  readonly fetch?: Fetch | undefined;
  /**
   * The proxy that requests go through, with the client certificate shown to the service itself; `false` for none. Not beside
   * `fetch`. Without it Node's own switch decides: NODE_USE_ENV_PROXY and the variables that it is about.
   */
  readonly proxy?: ProxyOption | undefined;
  /**
   * Time for one attempt in milliseconds, from sending the request to the last byte of the answer.
   *
   * @default 30_000
   */
  readonly timeout?: number | undefined;
  /**
   * Time for a whole call in milliseconds, with all its requests, attempts and waiting.
   *
   * @default 60_000
   */
  readonly deadline?: number | undefined;
  /**
   * Repeats requests after a failed connection and after 429, 500, 502, 503 and 504. A request that hands over a one-time
   * value, such as the authorization code, is repeated only when it certainly was not sent. `false` never does: each
   * request of a call is sent once, also where a kept connection turns out to be closed.
   *
   * @default { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Most bytes of an answer.
   *
   * @default 1_048_576
   */
  readonly maxAnswerBytes?: number | undefined;
  /**
   * By how much the clocks of the service and of this machine may differ, in seconds.
   *
   * @default 30
   */
  readonly clockTolerance?: number | undefined;
  /**
   * The issuer that the discovery document has to state.
   *
   * @default the address of the service, with or without a slash at its end
   */
  readonly issuer?: string | undefined;
  /**
   * For how long a discovery document is used before it is asked for again, in milliseconds.
   *
   * @default 3_600_000
   */
  readonly discoveryMaxAge?: number | undefined;
  /**
   * For how long a login may be completed after it began, in milliseconds.
   *
   * @default 600_000
   */
  readonly loginLifetime?: number | undefined;
  /** Functions that watch the requests. */
  readonly hooks?: Hooks | undefined;
  /**
   * Time and chance, for tests. The secrets of a login are random all the same.
   *
   * @default the machine's own
   */
  readonly clock?: Clock | undefined;
}

/** The options of an identity client with their defaults, checked. */
export interface IdentitySettings {
  readonly addresses: Readonly<Record<"oidc" | "oidcMutualTls", string>>;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly postLogoutRedirectUri: string | undefined;
  readonly issuer: string | undefined;
  readonly tls: MutualTls;
  readonly transport: Omit<Transport, "exchange">;
  readonly timeout: number;
  readonly deadline: number;
  readonly maxAnswerBytes: number;
  readonly clockTolerance: number;
  readonly discoveryMaxAge: number;
  readonly loginLifetime: number;
}

const subject = "createIdentity";

/** The names of {@link IdentityOptions}, each once. */
const optionNames: Readonly<Record<keyof IdentityOptions, true>> = {
  clientId: true,
  clock: true,
  clockTolerance: true,
  deadline: true,
  discoveryMaxAge: true,
  environment: true,
  fetch: true,
  hooks: true,
  issuer: true,
  loginLifetime: true,
  maxAnswerBytes: true,
  network: true,
  postLogoutRedirectUri: true,
  proxy: true,
  redirectUri: true,
  retry: true,
  timeout: true,
  tls: true,
};

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readOptions(options: IdentityOptions): IdentitySettings {
  checkOptions(subject, options, optionNames, { clock: "object", fetch: "function", hooks: "object", tls: "object" });
  const { clientId, redirectUri, postLogoutRedirectUri, issuer, retry } = options;
  const clock = readClock(subject, options.clock);
  refuse("clientId", brokenRule(clientId, requestRules.authorization.client_id));
  refuse("redirectUri", brokenUriRule(redirectUri));
  if (postLogoutRedirectUri !== undefined) refuse("postLogoutRedirectUri", brokenUriRule(postLogoutRedirectUri));
  if (issuer !== undefined) refuse("issuer", brokenUriRule(issuer));
  // From JavaScript anything may come.
  if ((options.tls as TlsOptions | undefined) === undefined) refuse("tls", "is missing");
  if (options.fetch !== undefined && options.proxy !== undefined) refuse("proxy", proxyBesideFetch);
  const proxy = readProxyOption(subject, options.proxy);
  return {
    addresses: { oidc: readAddress("oidc", options), oidcMutualTls: readAddress("oidcMutualTls", options) },
    clientId,
    redirectUri,
    postLogoutRedirectUri,
    issuer,
    transport: { clock, hooks: readHooks(subject, options.hooks), retry: readRetryOptions(subject, retry) },
    timeout: checkTime(subject, "timeout", options.timeout ?? 30_000),
    deadline: checkTime(subject, "deadline", options.deadline ?? 60_000),
    maxAnswerBytes: checkNumber(subject, "maxAnswerBytes", options.maxAnswerBytes ?? 1024 * 1024, { above: 0 }),
    clockTolerance: checkNumber(subject, "clockTolerance", options.clockTolerance ?? 30, { atLeast: 0, atMost: 600 }),
    discoveryMaxAge: checkTime(subject, "discoveryMaxAge", options.discoveryMaxAge ?? 3_600_000),
    loginLifetime: checkTime(subject, "loginLifetime", options.loginLifetime ?? 600_000),
    // Last, because it reads certificates.
    tls: withFetch(createMutualTls(subject, options.tls, clock, proxy), options.fetch),
  };
}

/** Plain http, which is allowed on loopback, is no matter of the package's own transport. */
function readAddress(kind: "oidc" | "oidcMutualTls", options: IdentityOptions): string {
  const address = resolveAddress(subject, kind, options);
  if (options.fetch === undefined && !address.startsWith("https:")) {
    refuse(`environment.${kind}`, "must be https, unless a fetch of your own sends the requests");
  }
  return address;
}

/** Sends everything through the caller's fetch, where there is one. */
function withFetch(tls: MutualTls, fetch: Fetch | undefined): MutualTls {
  if (fetch === undefined) return tls;
  const exchange = fetchExchange(fetch);
  return {
    exchange,
    credential: async (limits) => ({ exchange, thumbprint: (await tls.credential(limits)).thumbprint }),
    close: () => {
      tls.close();
    },
  };
}

function refuse(field: string, rule: string | undefined): void {
  if (rule !== undefined) throw new InvalidInputError(subject, [{ field, rule }]);
}
