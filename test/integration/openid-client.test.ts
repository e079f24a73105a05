import type { IdentityFault } from "ares-caais/sandbox";
import { decodeJwt } from "jose";
import * as openidClient from "openid-client";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { thumbprintOf } from "../fixtures/certificates.ts";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
const username = "novakova.jana";

/** The relying party, a certified one that knows nothing of the sandbox, with the client certificate of a client system. */
async function discover({ certificate = true } = {}): Promise<openidClient.Configuration> {
  const { client, environment, certificateAuthority: ca } = context.sandbox;
  const fetch = createHttpsFetch(certificate ? client.tls : { ca });
  const configuration = await openidClient.discovery(
    new URL(environment.oidc),
    client.clientId,
    { use_mtls_endpoint_aliases: true },
    openidClient.TlsClientAuth(),
    {
      [openidClient.customFetch]: (url, { method, headers, body }) => {
        if (!(body === undefined || body === null || body instanceof URLSearchParams)) throw new TypeError("no form");
        return fetch(url, { method, headers, ...(body instanceof URLSearchParams ? { body: body.toString() } : {}) });
      },
    },
  );
  // It looks at signatures only when asked to.
  openidClient.enableNonRepudiationChecks(configuration);
  return configuration;
}

async function logIn(
  configuration: openidClient.Configuration,
): ReturnType<typeof openidClient.authorizationCodeGrant> {
  const { redirectUri } = context.sandbox.client;
  const pkceCodeVerifier = openidClient.randomPKCECodeVerifier();
  const expectedNonce = openidClient.randomNonce();
  const expectedState = openidClient.randomState();
  const url = openidClient.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid profile contact",
    code_challenge: await openidClient.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    nonce: expectedNonce,
    state: expectedState,
  });
  const callback = new URL(await context.sandbox.logIn(url, username));
  return openidClient.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier,
    expectedNonce,
    expectedState,
  });
}

describe("openid-client with the sandbox", () => {
  afterEach(() => {
    context.sandbox.faults.clear({ service: "identity" });
  });

  it.each([
    ["at the endpoints of the contract", undefined],
    ["at mtls_endpoint_aliases", "endpoint-aliases"],
  ] as const)("[KIT-02] logs in %s", async (_where, fault) => {
    if (fault !== undefined) context.sandbox.faults.set({ service: "identity", kind: fault });
    const tokens = await logIn(await discover());
    expect(tokens.claims()).toMatchObject({ aud: context.sandbox.client.clientId, username });
    expect(tokens.scope).toBe("openid profile contact");
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: tokens.claims()?.sub,
      client_cert_sha256: thumbprintOf(context.sandbox.client.tls),
    });
  });

  it("[KIT-02] refreshes its tokens, reads userinfo, and logs out", async () => {
    const configuration = await discover();
    const first = await logIn(configuration);
    const subject = first.claims()?.sub ?? "";
    const second = await openidClient.refreshTokenGrant(configuration, first.refresh_token ?? "");
    expect(second.access_token).not.toBe(first.access_token);
    const claims = await openidClient.fetchUserInfo(configuration, second.access_token, subject);
    expect(claims).toMatchObject({ sub: subject, username });

    const { postLogoutRedirectUri } = context.sandbox.client;
    const url = openidClient.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: postLogoutRedirectUri,
      id_token_hint: first.id_token ?? "",
      state: "where & what",
    });
    const back = new URL(await context.sandbox.logOut(url, { end: true }));
    expect(back.origin + back.pathname).toBe(postLogoutRedirectUri);
    expect(back.searchParams.get("state")).toBe("where & what");
  });

  it("[KIT-02] gets no tokens without a client certificate", async () => {
    await expect(logIn(await discover({ certificate: false }))).rejects.toMatchObject({
      code: "OAUTH_RESPONSE_BODY_ERROR",
      status: 401,
      error: "invalid_client",
    });
  });

  it.each<[IdentityFault, string]>([
    ["wrong-nonce", '"nonce"'],
    ["foreign-key", "signature verification"],
    ["no-id-token", '"id_token"'],
  ])("[KIT-02] refuses the tokens of the fault %s because of %s", async (fault, reason) => {
    const configuration = await discover();
    context.sandbox.faults.set({ service: "identity", kind: fault });
    const because: unknown = expect.stringContaining(reason);
    await expect(logIn(configuration)).rejects.toMatchObject({ cause: { message: because } });
  });
});
