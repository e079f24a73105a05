import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import type { Issued } from "../fixtures/certificates.ts";
import { left, logIn, logInAt, refusal, useOidcProvider } from "./peers/oidc-provider-fixture.ts";
import { buttons } from "./peers/oidc-provider-login.ts";
import { user } from "./peers/oidc-provider-user.ts";

const provider = useOidcProvider();

describe("the token endpoint", () => {
  it("[OIDC-15] refuses a code for the second time, and revokes the tokens of that code", async () => {
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await logInAt(provider.browser(), login.url);
    const { refreshToken = "" } = await identity.completeLogin(callback, login);
    const error = await refusal(identity.completeLogin(callback, login));
    expect(error).toMatchObject({ endpoint: "token", status: 400, error: "invalid_grant" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(new URL(callback).searchParams.get("code"));
    expect(await refusal(identity.refresh(refreshToken))).toMatchObject({ error: "invalid_grant" });
  });

  it.each([
    ["of another client", (): Promise<Issued> => Promise.resolve(provider.clients.second)],
    ["of the right name that is not registered", () => provider.issueCertificate("first")],
    ["of an unknown authority", () => provider.issueCertificate("first", "another")],
  ])("[OIDC-08] [OIDC-15] refuses a certificate %s", async (_which, certificate) => {
    const identity = provider.identity("first", {}, await certificate());
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await logInAt(provider.browser(), login.url);
    expect(await refusal(identity.completeLogin(callback, login))).toMatchObject({
      endpoint: "token",
      status: 401,
      error: "invalid_client",
    });
    // The code was not used up: with the right certificate it is good.
    expect(await provider.identity().completeLogin(callback, login)).toMatchObject({ claims: { sub: user.sub } });
  });
});

describe("the client", () => {
  it("[OIDC-07] refuses a login that the user cancelled, with the error of the service", async () => {
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const browser = provider.browser();
    const callback = left(await browser.submit(await browser.open(login.url), buttons.cancel));
    const error = await refusal(identity.completeLogin(callback, login));
    expect(error).toMatchObject({ endpoint: "authorization", error: "access_denied", errorDescription: "cancelled" });
  });

  it("[OIDC-07] refuses a callback of another issuer or with another state", async () => {
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await logInAt(provider.browser(), login.url);
    for (const name of ["iss", "state"]) {
      const other = new URL(callback);
      other.searchParams.set(name, "https://other.example/");
      await expect(identity.completeLogin(other, login)).rejects.toThrow(`callback.${name}`);
    }
    expect(await identity.completeLogin(callback, login)).toMatchObject({ claims: { sub: user.sub } });
  });

  it("[OIDC-12] refuses an access token that is bound to another certificate", async () => {
    const fetch = createHttpsFetch({ ...provider.clients.first, ca: provider.ca });
    const identity = provider.identity("first", { fetch }, await provider.issueCertificate("first"));
    await expect(logIn(identity, provider.browser(), ["openid"])).rejects.toMatchObject({
      code: "ERR_TOKEN",
      token: "access_token",
      claim: "client_cert_sha256",
    });
  });

  it("[OIDC-16] refuses refreshed tokens of another user; the provider refuses a refresh token of another client", async () => {
    const { refreshToken = "" } = await logIn(provider.identity(), provider.browser(), ["openid"]);
    expect(await refusal(provider.identity("second").refresh(refreshToken))).toMatchObject({ error: "invalid_grant" });
    await expect(provider.identity("first").refresh(refreshToken, { subject: "somebody" })).rejects.toMatchObject({
      code: "ERR_TOKEN",
      claim: "sub",
    });
  });
});
