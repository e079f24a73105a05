import { randomUUID } from "node:crypto";
import express, { type Express, type Request } from "express";
import type { CustomFetch } from "openid-client";
import * as openidClient from "openid-client";

/** Configuration of the application, as an operator would give it. */
export interface ApplicationOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly postLogoutRedirectUri: string;
  /** Sends requests with the client certificate. */
  readonly fetch: CustomFetch;
}

interface Session {
  codeVerifier?: string;
  nonce?: string;
  state?: string;
  claims?: openidClient.IDToken;
  idToken?: string;
  accessToken?: string;
}

/**
 * A web application with Express and openid-client as their documentation shows it: nothing in it knows the sandbox, and
 * nothing of this package is used.
 */
export async function createApplication(options: ApplicationOptions): Promise<Express> {
  const { issuer, clientId, redirectUri, postLogoutRedirectUri: postLogout, fetch } = options;
  const configuration = await openidClient.discovery(
    new URL(issuer),
    clientId,
    { use_mtls_endpoint_aliases: true },
    openidClient.TlsClientAuth(),
    { [openidClient.customFetch]: fetch },
  );
  const sessions = new Map<string, Session>();
  const sessionOf = ({ headers }: Request): Session => {
    const [, id = ""] = /(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? "") ?? [];
    return sessions.get(id) ?? {};
  };
  const app = express();

  app.get("/login", async (_request, response) => {
    const session = {
      codeVerifier: openidClient.randomPKCECodeVerifier(),
      nonce: openidClient.randomNonce(),
      state: openidClient.randomState(),
    };
    const id = randomUUID();
    sessions.set(id, session);
    const url = openidClient.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: "openid profile contact",
      code_challenge: await openidClient.calculatePKCECodeChallenge(session.codeVerifier),
      code_challenge_method: "S256",
      nonce: session.nonce,
      state: session.state,
    });
    response.cookie("sid", id, { httpOnly: true, sameSite: "lax" }).redirect(url.href);
  });

  app.get(new URL(redirectUri).pathname, async (request, response) => {
    const session = sessionOf(request);
    const { codeVerifier = "", nonce = "", state = "" } = session;
    const tokens = await openidClient.authorizationCodeGrant(configuration, new URL(request.originalUrl, redirectUri), {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      expectedState: state,
    });
    Object.assign(session, { claims: tokens.claims(), idToken: tokens.id_token, accessToken: tokens.access_token });
    response.redirect("/me");
  });

  app.get("/me", async (request, response) => {
    const { claims, accessToken = "" } = sessionOf(request);
    if (claims === undefined) response.redirect("/login");
    else response.json({ claims, userinfo: await openidClient.fetchUserInfo(configuration, accessToken, claims.sub) });
  });

  app.get("/logout", (request, response) => {
    const { idToken = "" } = sessionOf(request);
    const parameters = { post_logout_redirect_uri: postLogout, id_token_hint: idToken };
    response.redirect(openidClient.buildEndSessionUrl(configuration, parameters).href);
  });
  return app;
}
