import { createIdentity, type Identity, type IdentityOptions } from "../../src/identity/index.ts";
import type { LegacyIdentity } from "../../src/legacy/index.ts";
import type { Kind } from "./kind.ts";
import { holds } from "./outcome.ts";
import { between, pick } from "./random.ts";
import type { Service } from "./sandbox-link.ts";
import { scope, take } from "./stock.ts";

/** The options of every identity client of a soak. */
export function identityOptions({ environment, client }: Service): IdentityOptions {
  const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
  const retry = { retries: 3, minDelay: 1, maxDelay: 5, maxRetryAfter: 50 };
  // The document is asked for anew several times in a phase.
  return { environment, clientId, redirectUri, postLogoutRedirectUri, tls, retry, discoveryMaxAge: 500 };
}

/**
 * The calls of the identity service by OpenID Connect.
 *
 * @param identity the client of all of them but `new client`
 */
export function identityKinds(service: Service, identity: Identity): readonly Kind[] {
  const { postLogoutRedirectUri } = service.client;
  const common = { service: "identity" } as const;
  return [
    {
      ...{ ...common, name: "beginLogin", weight: 20 },
      call: async ({ limits }) => {
        const { pending, url } = await identity.beginLogin({ scope }, limits);
        holds(new URL(url).searchParams.get("state") === pending.state, "a login has two states");
      },
    },
    {
      ...{ ...common, name: "completeLogin", weight: 12, needs: "logins" },
      call: async ({ limits, stock }) => {
        const { callback, login, username } = take(stock.logins);
        const { claims } = await identity.completeLogin(callback, login, limits);
        holds(claims.username === username, "the claims are those of another user");
      },
    },
    {
      ...{ ...common, name: "refresh", weight: 8, needs: "finished" },
      call: async ({ limits, stock }) => {
        const { refreshToken, subject, username } = take(stock.finished);
        const { claims } = await identity.refresh(refreshToken, { scope, subject }, limits);
        holds(claims === undefined || claims.username === username, "the new claims are those of another user");
      },
    },
    {
      ...{ ...common, name: "userinfo", weight: 40 },
      call: async ({ limits, stock }) => {
        const { accessToken, subject, username } = stock.shared;
        const { claims } = await identity.userinfo(accessToken, { subject }, limits);
        holds(claims.username === username, "the answer of userinfo is about another user");
      },
    },
    {
      ...{ ...common, name: "endSession", weight: 15 },
      call: async ({ limits, stock }) => {
        const { url } = await identity.endSession({ idToken: stock.shared.idToken, state: "soak" }, limits);
        holds(url.startsWith(service.environment.oidc), "the logout leads elsewhere");
      },
    },
    {
      ...{ ...common, name: "logout", weight: 10 },
      call: async ({ limits, stock }) => {
        const { form } = await identity.logout({ idToken: stock.shared.idToken }, limits);
        holds(form.fields["post_logout_redirect_uri"] === postLogoutRedirectUri, "the logout returns elsewhere");
      },
    },
    {
      ...{ ...common, name: "new client", weight: 5 },
      call: async ({ limits }) => {
        using fresh = createIdentity(identityOptions(service));
        await fresh.beginLogin({ scope }, limits);
      },
    },
  ];
}

/** The calls of the legacy API. @param clients one for each version */
export function legacyKinds(clients: readonly LegacyIdentity[]): readonly Kind[] {
  const service = "legacy";
  return [
    {
      ...{ name: "heartBeat", service, weight: 60 },
      call: async ({ random, limits }) => {
        await pick(random, clients).heartBeat(limits);
      },
    },
    {
      ...{ name: "authConfirmation", service, weight: 30, needs: "returns" },
      call: async ({ random, limits, stock }) => {
        const { sessionId, username } = take(stock.returns);
        const { attributes } = await pick(random, clients).authConfirmation(sessionId, limits);
        holds(attributes.Username === username, "the attributes are those of another user");
      },
    },
    {
      ...{ name: "unknown session id", service, weight: 10, calm: "ERR_LEGACY session-not-found" },
      call: async ({ random, limits }) => {
        const sessionId = Array.from({ length: 32 }, () => between(random, 0, 15).toString(16)).join("");
        await pick(random, clients).authConfirmation(sessionId, limits);
      },
    },
  ];
}
