import { type IdentityBehaviour, identityBehaviours } from "../../../generated/sandbox-types.gen.ts";
import { http, type HttpHandler } from "msw";
import { endpoints, type Scope } from "../../../generated/identity.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../../environment/addresses.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import type { BrowserForm } from "../../identity/types.ts";
import { certificateIn } from "../../services/certificates.ts";
import { readLogin, type PendingLogin } from "../../services/identity/browser-requests.ts";
import { describedRefusal } from "../../services/identity/describe-refusal.ts";
import { Grants } from "../../services/identity/grants.ts";
import { browserLogoutPath, type IdentityProvider } from "../../services/identity/identity-provider.ts";
import { createIdentityService } from "../../services/identity/identity-service.ts";
import { Refusal } from "../../services/identity/parameters.ts";
import { createSigningKeys } from "../../services/identity/signing-keys.ts";
import { ruleText } from "../../services/rules.ts";
import { sampleUser } from "../../services/invented-user.ts";
import { parametersOf, readForm, addParameters, redirect, type Form } from "../../services/messages.ts";
import type { Clock } from "../../transport/time.ts";
import { checkOptions, type OptionTable } from "../../transport/option-table.ts";
import { checkOneOf, otherMethod, plainRefusal } from "../handlers.ts";
import { testCertificate, type TestCertificate } from "../test-certificate.ts";
import { loginErrors, type IdentityAnswers, type IdentityEndpointName, type LoginError } from "./identity-answers.ts";
import { identityEndpoints, identityHandler, type TestProvider } from "./identity-handler.ts";
import { behavingClaims, type UserOverride } from "./sample-claims.ts";

/** Options of {@link createTestIdentityProvider}. */
export interface TestIdentityProviderOptions extends EnvironmentOptions<"oidc" | "oidcMutualTls"> {
  /** Shortcut of the client system. */
  readonly clientId: string;
  /**
   * Client certificate to which tokens are bound.
   *
   * @default a new one, see {@link TestIdentityProvider.tls}
   */
  readonly tls?: TestCertificate | undefined;
  /** Claims of the user that differ from those of `sampleClaims`. */
  readonly claims?: UserOverride | undefined;
  /**
   * The source that the service follows if the specification differs from the published documents of the live service.
   *
   * @default "specification"
   */
  readonly behaviour?: IdentityBehaviour | undefined;
  /**
   * Clock for the date of every token, for a client with its own clock.
   *
   * @default the system's clock
   */
  readonly clock?: Pick<Clock, "date"> | undefined;
}

/** An identity service in memory, behind handlers of msw. */
export interface TestIdentityProvider {
  /** Handlers of its endpoints. */
  readonly handlers: readonly HttpHandler[];
  /** The client certificate to which tokens are bound: the option `tls` of the client. */
  readonly tls: TestCertificate;
  /**
   * Simulates the browser and the user.
   *
   * @param login the result of `beginLogin`, or the address of the redirect
   * @param choice the choice of the user; by default the login
   * @returns the callback address of the browser, with a one-time code.
   * @throws InvalidInputError for a login that the service would refuse.
   */
  readonly callback: (
    login: string | URL | { readonly url: string } | { readonly form: BrowserForm },
    choice?: LoginChoice,
  ) => string;
  /**
   * Returns a handler that answers with an error or has a fault, for `server.use`.
   *
   * @param options `once`: whether it answers only one request (default false)
   * @throws InvalidInputError for an unknown endpoint, error or fault.
   */
  readonly handler: <Endpoint extends IdentityEndpointName>(
    endpoint: Endpoint,
    answer: IdentityAnswers[Endpoint],
    options?: { readonly once?: boolean | undefined },
  ) => HttpHandler;
}

const subject = "createTestIdentityProvider";
const table = {
  ...environmentTable,
  behaviour: { kind: "choice", of: identityBehaviours, default: "specification" },
  claims: { kind: "object" },
  clientId: { kind: "text", pattern: /./s, rule: "must not be empty", required: true },
  clock: { kind: "object", methods: ["date"], default: { date: () => Date.now() } },
  tls: { kind: "object" },
} satisfies OptionTable<TestIdentityProviderOptions>;

/**
 * Creates an identity service by OpenID Connect in memory: discovery document, key set, token endpoint with PKCE and
 * tokens that a client accepts, logout and userinfo. Each login of a test begins with `beginLogin`, goes through
 * `callback` and ends with `completeLogin`.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const provider = await createTestIdentityProvider({ clientId: "AIS" });
 * const server = setupServer(...provider.handlers);
 * const identity = createIdentity({ clientId: "AIS", redirectUri, tls: provider.tls });
 * const login = await identity.beginLogin({ scope: ["openid", "profile"] });
 * const { claims } = await identity.completeLogin(provider.callback(login), login);
 * ```
 */
export async function createTestIdentityProvider(options: TestIdentityProviderOptions): Promise<TestIdentityProvider> {
  const { clientId, claims, behaviour, clock } = checkOptions(subject, options, table);
  const addresses = {
    oidc: resolveAddress(subject, "oidc", options),
    oidcMutualTls: resolveAddress(subject, "oidcMutualTls", options),
  };
  const tls = options.tls ?? (await testCertificate({ commonName: clientId, ...validityAround(clock.date()) }));
  const certificate = certificateIn(typeof tls.cert === "string" ? tls.cert : "");
  if (certificate === undefined) refuse(subject, "tls.cert", "must be PEM");
  const provider: TestProvider = {
    addresses,
    clients: [{ clientId, certificates: [tls] }],
    certificate,
    behaviour,
    keys: await createSigningKeys(),
    // A fixed clock, so that codes and tokens of a test do not expire before they are used.
    grants: new Grants(() => 0),
    now: () => clock.date(),
    authorize: (request) => redirect(logIn(provider, readLogin(provider, parametersOf(request)), { claims })),
    // The service shows a page to people, too.
    refuse: (refusal, request, { reader }) =>
      reader === "program" ? describedRefusal(provider.clients, request, refusal) : plainRefusal(refusal),
    // There is no single sign-on session to end.
    confirmLogout: () => undefined,
    pages: [],
    unknown: otherMethod,
  };
  const callback = (request: Form | undefined, choice: LoginChoice): string =>
    logIn(provider, readRequest(provider, request), { ...choice, claims: choice.claims ?? claims });
  const pages = createIdentityService({ ...provider, fault: () => undefined }, "oidc").answer;
  const page = (path: string): HttpHandler => http.all(addresses.oidc + path, ({ request }) => pages(request));
  return {
    handlers: [
      ...identityEndpoints.map((endpoint) => identityHandler(provider, endpoint, undefined, false)),
      page(endpoints.authorization.path),
      page(browserLogoutPath(behaviour)),
    ],
    tls,
    callback: (login, choice = {}) => callback(authorizationRequest(login), choice),
    handler: (endpoint, answer, { once = false } = {}) => identityHandler(provider, endpoint, answer, once),
  };
}

function authorizationRequest(login: Parameters<TestIdentityProvider["callback"]>[0]): Form | undefined {
  if (typeof login === "object" && "form" in login) {
    return readForm(new URLSearchParams({ ...login.form.fields }).toString());
  }
  const url = typeof login === "string" || login instanceof URL ? login : login.url;
  return readForm(new URL(url).search.slice(1));
}

function validityAround(date: number): { readonly notBefore: Date; readonly notAfter: Date } {
  const day = 86_400_000;
  return { notBefore: new Date(date - day), notAfter: new Date(date + 365 * day) };
}

/** The choice of the user on the login page. */
export interface LoginChoice {
  /** Claims of this user that are different from those of the provider. */
  readonly claims?: UserOverride | undefined;
  /**
   * Scopes that are granted.
   *
   * @default those of the request
   */
  readonly scope?: readonly Scope[] | undefined;
  /** Ends the login with this error instead. */
  readonly error?: LoginError | undefined;
}

/** Simulates login page and user. Returns the callback address of the browser. */
function logIn(
  provider: IdentityProvider,
  { state, ...asked }: PendingLogin,
  { claims, scope, error }: LoginChoice,
): string {
  if (error !== undefined) {
    checkOneOf("callback", "error", error, loginErrors);
    return addParameters(asked.redirectUri, { error, state });
  }
  const code = provider.grants.newCode({
    ...asked,
    granted: scope,
    session: { id: crypto.randomUUID(), began: provider.now(), ended: false },
    // Every token has this claim, independent of the scopes.
    sub: claims?.sub ?? sampleUser.claims.sub,
    claims: (granted) => behavingClaims(granted, claims, provider.behaviour),
  });
  return addParameters(asked.redirectUri, { code, state });
}

/** @throws InvalidInputError for an authorization request that the service would refuse with a page. */
function readRequest(provider: IdentityProvider, request: Form | undefined): PendingLogin {
  try {
    return readLogin(provider, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse("callback", error.parameter ?? "login", ruleText(error.rule));
  }
}
