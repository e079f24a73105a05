import { scopes, type Identity } from "ares-caais/identity";
import { describe, expect, it } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { thumbprintOf } from "../fixtures/certificates.ts";
import type { ScriptedBrowser } from "../fixtures/scripted-browser.ts";
import { left, logIn, logInAt, refusal, useOidcProvider } from "./peers/oidc-provider-fixture.ts";
import { user } from "./peers/oidc-provider-user.ts";

// A certified provider that knows nothing of this package, and of which this package knows nothing.
describe("oidc-provider", () => {
  const provider = useOidcProvider();

  describe("a login", () => {
    it("[OIDC-01] [OIDC-03] [OIDC-08] runs discovery, browser and token endpoint", async () => {
      const { clientId, redirectUri, cert } = provider.clients.first;
      const identity = provider.identity();
      const login = await identity.beginLogin({ scope: ["openid", "profile", "subject"] });
      const callback = await logInAt(provider.browser(), login.url);
      const tokens = await identity.completeLogin(callback, login);

      expect(callback.startsWith(`${redirectUri}?`)).toBe(true);
      expect(tokens.claims).toMatchObject({
        ...user.claims.profile,
        ...user.claims.subject,
        sub: user.sub,
        aud: clientId,
        azp: clientId,
        iss: `${provider.peer.environment.oidc}/`,
        nonce: login.pending.nonce,
      });
      expect(tokens.scope).toEqual(["openid", "profile", "subject"]);
      expect(tokens.accessTokenClaims).toMatchObject({
        aud: clientId,
        sub: user.sub,
        scope: ["openid", "profile", "subject"],
        client_cert_sha256: thumbprintOf({ cert }),
      });
      expect(tokens.refreshToken).toEqual(expect.any(String));
      const { parameters, headers } = provider.peer.tokenRequests.at(-1) ?? {};
      expect(parameters).toEqual({
        grant_type: "authorization_code",
        code: new URL(callback).searchParams.get("code"),
        redirect_uri: redirectUri,
        client_id: clientId,
        code_verifier: login.pending.codeVerifier,
        scope: "openid profile subject",
      });
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).toMatchObject({ host: new URL(provider.peer.environment.oidcMutualTls).host });
    });

    it("[OIDC-06] begins by a form", async () => {
      const identity = provider.identity();
      const login = await identity.beginLogin({ scope: ["openid"], method: "POST", state: "s".repeat(1024) });
      const { claims } = await identity.completeLogin(await logInAt(provider.browser(), login.form), login);
      expect(claims.sub).toBe(user.sub);
    });

    it("[OIDC-13] returns the claims of every scope, roles in the form of their scope", async () => {
      const identity = provider.identity();
      const everything = await identity.beginLogin({ scope: scopes });
      const browser = provider.browser();
      const { claims, otherClaims } = await identity.completeLogin(await logInAt(browser, everything.url), everything);
      const { profile: names, birthdate, birthplace, country_of_birth: country, ...more } = user.claims;
      expect(claims).toMatchObject({ ...names, ...birthdate, ...birthplace, ...country, ...more.role });
      expect(claims).toMatchObject({ ...more.oidc, ...more.subject, ...more.contact, ...more.document });
      expect(claims.legal_entity_shorcut).toBe("MV-CR");
      expect(otherClaims).toEqual({});

      const profile = await identity.beginLogin({ scope: ["openid", "profile"] });
      // The user is logged in by now, so no page comes.
      const second = await identity.completeLogin(left(await browser.open(profile.url)), profile);
      expect(second.claims.access_roles).toEqual(user.claims.profile.access_roles);
      expect(second.claims.sid).toBe(claims.sid);
    });
  });

  describe("a logout", () => {
    it("[OIDC-14] inside mutual TLS returns the page that asks the user; the session ends with consent", async () => {
      const identity = provider.identity();
      const browser = provider.browser();
      const { idToken } = await logIn(identity, browser, ["openid"]);
      for (const { button, missing } of [
        { button: {}, missing: "consent" },
        { button: { logout: "yes" }, missing: "login" },
      ]) {
        const { url } = await identity.endSession({ idToken, state: "where & what" });
        expect(new URL(url).origin).toBe(provider.peer.environment.oidc);
        const back = new URL(left(await browser.submit(await browser.open(url), button)));
        expect(back.origin + back.pathname).toBe(provider.clients.first.postLogoutRedirectUri);
        expect(back.searchParams.get("state")).toBe("where & what");
        expect(await missingAtNextLogin(identity, browser)).toBe(missing);
      }
    });

    it.each(["url", "form"] as const)("[OIDC-06] [OIDC-14] begins in a browser by the %s", async (way) => {
      const identity = provider.identity();
      const browser = provider.browser();
      const { idToken } = await logIn(identity, browser, ["openid"]);
      const logout = await identity.logout({ idToken, state: "where & what" });
      const back = new URL(left(await browser.submit(await browser.open(logout[way]), { logout: "yes" })));
      expect(back.searchParams.get("state")).toBe("where & what");
      expect(await missingAtNextLogin(identity, browser)).toBe("login");
    });

    it("[OIDC-14] [OIDC-15] the provider refuses a logout to an unregistered address, or without a certificate", async () => {
      const identity = provider.identity();
      const { idToken } = await logIn(identity, provider.browser(), ["openid"]);
      const elsewhere = { idToken, postLogoutRedirectUri: "https://elsewhere.example/" };
      expect(await refusal(identity.endSession(elsewhere))).toMatchObject({
        endpoint: "endSession",
        status: 400,
        error: "invalid_request",
      });
      const bare = provider.identity("first", { fetch: createHttpsFetch({ ca: provider.ca }) });
      expect(await refusal(bare.endSession({ idToken }))).toMatchObject({ status: 401, error: "invalid_client" });
    });
  });

  describe("beyond the specification", () => {
    it("[OIDC-16] exchanges a refresh token once, for fewer scopes when requested", async () => {
      const identity = provider.identity();
      const {
        refreshToken = "",
        claims,
        accessToken,
      } = await logIn(identity, provider.browser(), ["openid", "contact", "profile"]);
      const fewer = await identity.refresh(refreshToken, { scope: ["openid", "contact"], subject: user.sub });
      expect(fewer.claims).toMatchObject({ sid: claims.sid, ...user.claims.contact });
      expect(fewer.claims).not.toHaveProperty("username");
      expect(fewer.accessTokenClaims.scope).toEqual(["openid", "contact"]);
      expect(fewer.accessToken).not.toBe(accessToken);
      expect(await refusal(identity.refresh(refreshToken))).toMatchObject({ status: 400, error: "invalid_grant" });
    });

    it("requests userinfo inside mutual TLS", async () => {
      const { clientId, cert } = provider.clients.first;
      const token = await provider.peer.issueUserinfoToken(clientId, "openid contact", cert);
      const { claims, otherClaims } = await provider.identity().userinfo(token, { subject: user.sub });
      expect(claims).toEqual({ sub: user.sub, ...user.claims.contact });
      expect(otherClaims).toEqual({});
      await expect(provider.identity().userinfo(token, { subject: "somebody" })).rejects.toMatchObject({
        claim: "sub",
      });
      // The token is bound to the certificate of the first client.
      const error = await refusal(provider.identity("second").userinfo(token, { subject: user.sub }));
      expect(error).toMatchObject({ endpoint: "userinfo", status: 401, error: "invalid_token" });
    });
  });
});

/** The form of the provider at the next login in a browser. */
async function missingAtNextLogin(identity: Identity, browser: ScriptedBrowser): Promise<string | undefined> {
  const { url } = await identity.beginLogin({ scope: ["openid"] });
  const { html = "" } = await browser.open(url);
  return /<title>(\w+)/.exec(html)?.[1];
}
