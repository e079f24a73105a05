import { createIdentity, rolesOf, type Identity } from "ares-caais";
import type { Sandbox } from "ares-caais/sandbox";
import { chapter, facts, remark } from "../print.ts";

const scope = ["openid", "profile", "subject", "role"] as const;

/** The identity client of the sandbox's client system. */
export function identityOf({ environment, client }: Sandbox): Identity {
  const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
  return createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls });
}

/** Logs a user in and out by OpenID Connect. */
export async function login(identity: Identity, sandbox: Sandbox): Promise<void> {
  chapter(
    "A user logs in: code, proof key, mutual TLS",
    'identity.beginLogin({ scope: ["openid", "profile", "subject", "role"] })',
  );
  const browser = sandbox.openBrowser();
  const begun = await identity.beginLogin({ scope });
  const callback = await browser.logIn(begun, "novakova.jana");
  const { origin, pathname, searchParams } = new URL(begun.url);
  facts([
    ["The browser goes to", origin + pathname],
    ["with", [...searchParams.keys()].join(", ")],
    ["and comes back with", [...new URL(callback).searchParams.keys()].join(", ")],
  ]);

  chapter("Both tokens are verified, then the claims are read", "identity.completeLogin(callback, login.pending)");
  const { claims, idToken, expiresAt } = await identity.completeLogin(callback, begun.pending);
  facts([
    ["Name", [claims.degree_before, claims.given_name, claims.family_name, claims.degree_after].join(" ")],
    ["Login name", claims.username],
    ["Acts for", claims.legal_entity_name],
    ["Access roles", rolesOf(claims).join(", ")],
    ["Access token for", `${Math.round((expiresAt - Date.now()) / 1000)} s`],
    ["TLS handshakes", sandbox.identity.handshakes],
  ]);

  chapter("And logs out, the single sign-on too", "identity.logout({ idToken })");
  const back = await browser.logOut(await identity.logout({ idToken }), { end: true });
  facts([["The browser is at", back]]);
  remark("a new login asks for the user again");
}
