import type {
  BegunLogin,
  Callback,
  IdentityCallOptions,
  IdentityOptions,
  LoginOptions,
} from "../../../src/identity/index.ts";
import type { LogoutOptions, RefreshOptions, Scope } from "../../../src/identity/index.ts";
import { createIdentity } from "../../../src/identity/index.ts";
import { browserAddress, client, mutualTlsAddress } from "../../../test/fixtures/fake-provider.ts";
import type { Reader } from "../reader.ts";
import { readerOf, type Callee } from "./callers.ts";
import { ownClock } from "./own-clock.ts";
import { createFullProvider } from "./identity-answers.ts";

const nothing = (): void => undefined;
/** Times in milliseconds, so that what never answers is waited for in vain for a moment only. */
const times = { timeout: 100, deadline: 200 };
const callOptions = { signal: undefined, ...times, headers: { "x-trace": "1" } };

const options = {
  ...client,
  tls: { ...client.tls, warnDays: 0, onCertificate: nothing },
  environment: { oidc: browserAddress, oidcMutualTls: mutualTlsAddress },
  network: undefined,
  ...times,
  retry: { retries: 0, minDelay: 1, maxDelay: 1, maxRetryAfter: 1 },
  maxAnswerBytes: 1_000_000,
  clockTolerance: 30,
  issuer: `${browserAddress}/`,
  discoveryMaxAge: 1_000,
  loginLifetime: 1_000,
  hooks: { onRequest: nothing, onResponse: nothing, onFailure: nothing, onRetry: nothing },
  clock: ownClock,
};

/** Answers as the provider does, without a network. */
function fetch(): IdentityOptions["fetch"] {
  const provider = createFullProvider();
  return (url, { method = "GET", headers, body } = {}) =>
    provider.respond({ url, method, headers: new Headers(headers), body: typeof body === "string" ? body : "" });
}

const callees: readonly Callee[] = [
  {
    name: "createIdentity",
    share: 4,
    base: () => [{ ...options, fetch: fetch() }],
    call: (given: IdentityOptions) => createIdentity(given).beginLogin({ scope: ["openid"] }),
  },
  {
    name: "createIdentity with certificates",
    share: 2,
    base: () => [
      { ...client, fetch: fetch(), ...times, environment: options.environment, tls: { certificates: [client.tls] } },
    ],
    call: (given: IdentityOptions) => createIdentity(given).userinfo("token", { subject: "user-1" }),
  },
  {
    name: "createIdentity with a supplier of certificates",
    share: 0.2,
    base: () => [
      {
        ...client,
        fetch: fetch(),
        ...times,
        environment: options.environment,
        tls: { certificates: () => client.tls },
      },
    ],
    call: (given: IdentityOptions) => createIdentity(given).userinfo("token", { subject: "user-1" }),
  },
  {
    name: "beginLogin",
    share: 2,
    base: () => [
      {
        scope: ["openid", "profile"],
        state: "s",
        allowLongState: false,
        redirectUri: client.redirectUri,
        method: "GET",
      },
      callOptions,
    ],
    call: (given: LoginOptions, more: IdentityCallOptions) => createFullProvider().identity().beginLogin(given, more),
  },
  {
    name: "completeLogin",
    base: async () => {
      const { pending } = await createFullProvider()
        .identity()
        .beginLogin({ scope: ["openid"] });
      return [{ code: "c", state: pending.state }, { pending }, callOptions];
    },
    call: (callback: Callback, begun: BegunLogin<Scope>, more: IdentityCallOptions) =>
      createFullProvider().identity().completeLogin(callback, begun, more),
  },
  ...(["logout", "endSession"] as const).map((name): Callee => ({
    name,
    base: () => [
      { idToken: "a.b.c", postLogoutRedirectUri: client.postLogoutRedirectUri, state: "s", allowLongState: true },
      callOptions,
    ],
    call: (given: LogoutOptions, more: IdentityCallOptions) => createFullProvider().identity()[name](given, more),
  })),
  {
    name: "refresh",
    base: () => ["opaque-refresh-token", { scope: ["openid"], subject: "user-1" }, callOptions],
    call: (token: string, given: RefreshOptions & { readonly scope: readonly Scope[] }, more: IdentityCallOptions) =>
      createFullProvider().identity().refresh(token, given, more),
  },
  {
    name: "userinfo",
    base: () => ["token", { subject: "user-1" }, callOptions],
    call: (token: string, given: { readonly subject: string }, more: IdentityCallOptions) =>
      createFullProvider().identity().userinfo(token, given, more),
  },
];

/** What the identity client is given by its caller. */
export const identityArgumentReaders: readonly Reader[] = callees.map(readerOf);
