import { request as send } from "node:https";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { getResponse } from "msw";
import { afterAll, expect } from "vitest";
import { legacyVersions } from "ares-caais/legacy";
import { createSandbox } from "ares-caais/sandbox";
import { createTestIdentityProvider, legacyHandlers, registryHandlers } from "ares-caais/testing";
import { byteEdits, edit, jsonEdits, rarely, xmlEdits } from "../fixtures/fuzz/edits.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";

const redirect = "redirect_uri=https%3A%2F%2Fapp.example%2Flogin%2Fcallback&client_id=SANDBOX";
const challenge = `nonce=${"n".repeat(43)}&code_challenge=${"c".repeat(43)}&code_challenge_method=S256`;
const login = `${redirect}&response_type=code&scope=openid+profile&state=s&${challenge}`;
const page = "reference=r&action=login&username=novakova.jana";
const message = '<authConfirmationRequest xmlns="urn:x"><sessionId>1</sessionId></authConfirmationRequest>';
const soap = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${message}</s:Body></s:Envelope>`;
/** A request of each kind that the services take: the server, the method, the path, and the body. */
const honest = `registry GET /ekonomicke-subjekty/27074358
registry GET /datove-zdroje/res/notifikacni-davky/1
registry POST /ekonomicke-subjekty/vyhledat {"ico":["27074358"],"sidlo":{"kodObce":554782},"pocet":10}
registry POST /ciselniky-nazevniky/vyhledat {"kodCiselniku":"PravniForma","zdrojCiselniku":"res"}
oidc GET /.well-known/openid-configuration
oidc GET /oauth2/authorize?${login}
oidc POST /oauth2/authorize ${login}
oidc POST /login ${page}
oidc GET /logout?reference=r
oidcMutualTls POST /oauth2/token grant_type=authorization_code&code=c&${redirect}
oidcMutualTls POST /oauth2/endsession id_token_hint=a.b.c
oidcMutualTls GET /oauth2/userinfo
legacyPages GET /login?atsId=SANDBOX
legacyPages POST /login ${page}
legacyPages GET /processLogout?atsId=SANDBOX
legacyMutualTls POST /asws/atsEndpoint ${soap}
control GET /state
control DELETE /faults?service=registry
control PUT /faults {"service":"registry","kind":"status","status":503}
control PUT /legacy/variant {"empty":["Jmeno"],"reversed":true}`.split("\n");
const headers = `content-type: text/plain|content-type: application/json;charset=x|soapaction: x|authorization: Bearer
authorization: Bearer a.b.c|cookie: =;;;a|host: elsewhere.example|content-encoding: gzip`.split(/[|\n]/);
const inputs = fc.record({
  ...{ kind: fc.constantFrom(...honest), edits: fc.oneof(jsonEdits, xmlEdits, byteEdits), inPath: rarely(byteEdits) },
  otherMethod: rarely(fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")),
  header: rarely(fc.constantFrom(...headers)),
});
type Input = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never;

/** The changed request to the server's address. */
function requestOf({ kind, edits, inPath = [], otherMethod, header = "x-trace: 1" }: Input, addresses: object) {
  const [server = "", ownMethod = "", path = "", ...words] = kind.split(" ");
  const types: Record<string, string> = { "{": "application/json", "<": "text/xml" };
  const type = types[words[0]?.charAt(0) ?? ""] ?? "application/x-www-form-urlencoded";
  const [name = "", value = ""] = header.split(": ");
  const method = otherMethod ?? ownMethod;
  const url = `${String(Reflect.get(addresses, server))}/${edit(path.slice(1), inPath)}`;
  const body = method === "GET" || method === "HEAD" ? undefined : edit(words.join(" "), edits);
  return { server, url, method, body, headers: { "content-type": type, [name]: value } };
}

const environment = {
  ...{ registry: "https://registry.test", oidc: "https://oidc.test", oidcMutualTls: "https://mtls.test" },
  ...{ legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test" },
};
const handlers = [
  ...registryHandlers({ environment }),
  ...legacyVersions.flatMap((version) => legacyHandlers({ environment, version })),
  ...(await createTestIdentityProvider({ clientId: "SANDBOX", environment })).handlers,
];
const handled = { share: 4, outcomes: ["registry 200", "oidcMutualTls 4", "not handled"] };
fuzz("[REL-10] the handlers of msw answer any request", handled, inputs, (input) => {
  const { server, url, body = null, ...init } = requestOf(input, { ...environment, control: "https://control.test" });
  return {
    // No client can send a request to an address that is none.
    read: () => URL.canParse(url) && getResponse(handlers, new Request(url, { ...init, body })),
    check: ({ data }) => {
      if (data instanceof Response) expect(data.status).toBeGreaterThanOrEqual(200);
      else expect([false, undefined]).toContain(data);
      return data instanceof Response ? `${server} ${data.status}` : "not handled";
    },
  };
});

const sandbox = await createSandbox();
afterAll(() => sandbox.close());
const addresses = { ...sandbox.environment, control: sandbox.controlAddress };
const answered = { share: 4, outcomes: ["registry 4", "oidc 200", "control 2", "control 4", "legacyMutualTls"] };
fuzz("[REL-10] the sandbox answers any request", answered, inputs, (input) => {
  const { server, url, body, ...init } = requestOf(input, addresses);
  return {
    read: async () => {
      if (!URL.canParse(url)) return "not sent";
      const options = { ...init, ...sandbox.client.tls, agent: false };
      const [status, said] = await new Promise<[number | undefined, string]>((resolve, reject) => {
        const request = send(url, options, (response) => {
          text(response).then((all) => {
            resolve([response.statusCode, all]);
          }, reject);
        });
        request.once("error", reject).end(body);
      });
      // The request may have switched on a fault.
      sandbox.faults.clear();
      expect(said).not.toContain("sandbox fault");
      return `${server} ${status ?? "nothing"}`;
    },
    check: ({ data }) => data,
  };
});
