// Looks up a company, logs a user in with openid-client and a client certificate, and prints both as JSON.
//
// The environment has the variables of `sandbox.env`. The program prints the address for the browser, and reads the address that the
// browser returns to from its input. A web application redirects to the first, and keeps the checks in the user's session.

import { readFileSync } from "node:fs";
import { request } from "node:https";
import { createInterface } from "node:readline/promises";
import * as client from "openid-client";

const { ARES_CAAIS_REGISTRY, ARES_CAAIS_OIDC, ARES_CAAIS_CLIENT_ID, ARES_CAAIS_CERT, ARES_CAAIS_KEY } = process.env;
const { NODE_EXTRA_CA_CERTS, REDIRECT_URI = "https://app.example/login/callback" } = process.env;

const tls = {
  ca: readFileSync(NODE_EXTRA_CA_CERTS),
  cert: readFileSync(ARES_CAAIS_CERT),
  key: readFileSync(ARES_CAAIS_KEY),
};

/** The built-in fetch cannot present a certificate. With the package undici, `new Agent({ connect: tls })` does the same. */
function fetchWithCertificate(url, { method = "GET", headers, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ...tls }, async (answer) => {
      const chunks = await answer.toArray();
      resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode, headers: answer.headers }));
    });
    sent.on("error", reject).end(body?.toString());
  });
}

const company = await (await fetchWithCertificate(`${ARES_CAAIS_REGISTRY}/ekonomicke-subjekty/90000021`)).json();

const configuration = await client.discovery(
  new URL(ARES_CAAIS_OIDC),
  ARES_CAAIS_CLIENT_ID,
  { use_mtls_endpoint_aliases: true },
  client.TlsClientAuth(),
  { [client.customFetch]: fetchWithCertificate },
);
const pkceCodeVerifier = client.randomPKCECodeVerifier();
const checks = { pkceCodeVerifier, expectedState: client.randomState(), expectedNonce: client.randomNonce() };
const url = client.buildAuthorizationUrl(configuration, {
  redirect_uri: REDIRECT_URI,
  scope: "openid profile contact",
  state: checks.expectedState,
  nonce: checks.expectedNonce,
  code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
  code_challenge_method: "S256",
});
console.log(url.href);

const callback = await createInterface({ input: process.stdin }).question("");
const tokens = await client.authorizationCodeGrant(configuration, new URL(callback), checks);
console.log(JSON.stringify({ company: company.obchodniJmeno, user: tokens.claims().username }));
process.stdin.destroy();
