import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { getResponse } from "msw";
import { afterAll, expect } from "vitest";
import { legacyVersions } from "ares-caais/legacy";
import { createSandbox } from "ares-caais/sandbox";
import { createTestIdentityProvider, legacyHandlers, registryHandlers } from "ares-caais/testing";
import { byteChanges, edit, jsonChanges, rarely, xmlChanges } from "../fixtures/fuzz/changes.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";
import { headers } from "../fixtures/fuzz/http.ts";
import { envelope } from "../fixtures/legacy/fake-legacy.ts";

const redirect = "redirect_uri=https%3A%2F%2Fapp.example%2Flogin%2Fcallback&client_id=SANDBOX";
const challenge = `nonce=${"n".repeat(43)}&code_challenge=${"c".repeat(43)}&code_challenge_method=S256`;
const login = `${redirect}&response_type=code&scope=openid+profile&state=s&${challenge}`;
const page = "reference=r&action=login&username=novakova.jana";
const soap = envelope('<authConfirmationRequest xmlns="urn:x"><sessionId>1</sessionId></authConfirmationRequest>');
/** A request of each kind that the services take: the server, the method, the path, and the body. */
const kinds: readonly [server: string, method: string, path: string, body?: string][] = [
  ["registry", "GET", "ekonomicke-subjekty/27074358"],
  ["registry", "POST", "ekonomicke-subjekty/vyhledat", '{"ico":["27074358"],"sidlo":{"kodObce":554782},"pocet":10}'],
  ["registry", "POST", "ciselniky-nazevniky/vyhledat", '{"kodCiselniku":"PravniForma","zdrojCiselniku":"res"}'],
  ["oidc", "GET", ".well-known/openid-configuration"],
  ["oidc", "GET", `oauth2/authorize?${login}`],
  ["oidc", "POST", "oauth2/authorize", login],
  ["oidc", "POST", "login", page],
  ["oidcMutualTls", "POST", "oauth2/token", `grant_type=authorization_code&code=c&${redirect}`],
  ["oidcMutualTls", "POST", "oauth2/endsession", "id_token_hint=a.b.c"],
  ["oidcMutualTls", "GET", "oauth2/userinfo"],
  ["legacyPages", "GET", "login?atsId=SANDBOX"],
  ["legacyPages", "POST", "login", page],
  ["legacyMutualTls", "POST", "asws/atsEndpoint", soap],
  ["control", "DELETE", "faults?service=registry"],
  ["control", "PUT", "faults", '{"service":"registry","kind":"status","status":503}'],
  ["control", "PUT", "legacy/variant", '{"empty":["Jmeno"],"reversed":true}'],
];
const inputs = fc.record({
  kind: fc.constantFrom(...kinds),
  changes: fc.oneof(jsonChanges, xmlChanges, byteChanges),
  inPath: rarely(byteChanges),
  method: rarely(fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")),
  header: rarely(headers("content-type", "content-encoding", "soapaction", "authorization", "cookie", "host")),
});
const sandbox = await createSandbox();
afterAll(() => sandbox.close());
const { environment, controlAddress, client, faults } = sandbox;
const addresses: Readonly<Record<string, string>> = { ...environment, control: controlAddress };

/** @param send sends a request, and gives the status of the answer; `undefined` when nobody takes the request */
function fuzzRequests(
  title: string,
  outcomes: readonly string[],
  send: (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<unknown>,
): void {
  fuzz(title, { share: 4, outcomes }, inputs, ({ kind, changes, inPath = [], ...other }) => {
    const [server, own, path, body = ""] = kind;
    const { method = own, header: [name, value] = ["x-trace", "1"] } = other;
    // Servers refuse a longer address before they read it.
    const url = `${addresses[server] ?? ""}/${edit(path, inPath)}`.slice(0, 100_000);
    const type = { "{": "application/json", "<": "text/xml" }[body.charAt(0)] ?? "application/x-www-form-urlencoded";
    const init = { method, headers: { "content-type": type, [name]: value } };
    const sent = method === "GET" || method === "HEAD" ? init : { ...init, body: edit(body, changes) };
    return {
      // No client can send a request to an address that is none.
      read: async () => (URL.canParse(url) ? `${server} ${String(await send(url, sent))}` : "not sent"),
      check: (outcome) => outcome,
    };
  });
}

const handlers = [
  ...registryHandlers({ environment }),
  ...legacyVersions.flatMap((version) => legacyHandlers({ environment, version })),
  ...(await createTestIdentityProvider({ clientId: "SANDBOX", environment })).handlers,
];
const handled = ["registry 200", "oidcMutualTls 4", "undefined"];
fuzzRequests("[REL-10] the handlers of msw answer any request", handled, async (url, init) => {
  const answer = await getResponse(handlers, new Request(url, init));
  // The status of `Response.error()` is 0.
  expect(answer?.status).not.toBe(0);
  return answer?.status;
});

const answered = ["registry 4", "oidc 200", "control 2", "control 4", "legacyMutualTls"];
fuzzRequests("[REL-10] the sandbox answers any request", answered, async (url, { body, ...init }) => {
  // Node names no length for the body of a DELETE or OPTIONS, so that a server takes the body for the next request.
  if (body !== undefined) init.headers["content-length"] = String(Buffer.byteLength(body));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { ...init, ...client.tls, servername: "localhost", agent: false }, resolve)
      .once("error", reject)
      .end(body);
  });
  const said = await text(answer);
  // The request may have switched on a fault.
  faults.clear();
  expect(said).not.toContain("sandbox fault");
  return answer.statusCode;
});
