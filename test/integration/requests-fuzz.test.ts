import { connect } from "node:tls";
import fc from "fast-check";
import { getResponse } from "msw";
import { afterAll, beforeAll, expect } from "vitest";
import { legacyVersions } from "ares-caais/legacy";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { createTestIdentityProvider, legacyHandlers, registryHandlers } from "ares-caais/testing";
import { bytesChanges, jsonChanges, lettersChanges, rarely, xmlChanges } from "../fixtures/fuzz/changes.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";

const redirect = "redirect_uri=https%3A%2F%2Fapp.example%2Flogin%2Fcallback&client_id=SANDBOX";
const challenge = `nonce=${"n".repeat(43)}&code_challenge=${"c".repeat(43)}&code_challenge_method=S256`;
const login = `${redirect}&response_type=code&scope=openid+profile&state=s&${challenge}`;
const page = "reference=r&action=login&username=novakova.jana";
const message = '<authConfirmationRequest xmlns="urn:x"><sessionId>1</sessionId></authConfirmationRequest>';
const soap = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${message}</s:Body></s:Envelope>`;
/** A request of each kind that the services take: the server, the request line, and the body. */
const honest: readonly (readonly string[])[] = [
  ...[
    ["registry", "GET /ekonomicke-subjekty/27074358"],
    ["registry", "GET /datove-zdroje/res/notifikacni-davky/1"],
  ],
  ["registry", "POST /ekonomicke-subjekty/vyhledat", '{"ico":["27074358"],"sidlo":{"kodObce":554782},"pocet":10}'],
  ["registry", "POST /ciselniky-nazevniky/vyhledat", '{"kodCiselniku":"PravniForma","zdrojCiselniku":"res"}'],
  ...[
    ["oidc", "GET /.well-known/openid-configuration"],
    ["oidc", `GET /oauth2/authorize?${login}`],
  ],
  ...[
    ["oidc", "POST /oauth2/authorize", login],
    ["oidc", "POST /login", page],
    ["oidc", "GET /logout?reference=r"],
  ],
  ["oidcMutualTls", "POST /oauth2/token", `grant_type=authorization_code&code=c&${redirect}`],
  ...[
    ["oidcMutualTls", "POST /oauth2/endsession", "id_token_hint=a.b.c"],
    ["oidcMutualTls", "GET /oauth2/userinfo"],
  ],
  ...[
    ["legacyPages", "GET /login?atsId=SANDBOX"],
    ["legacyPages", "POST /login", page],
  ],
  ...[
    ["legacyPages", "GET /processLogout?atsId=SANDBOX"],
    ["legacyMutualTls", "POST /asws/atsEndpoint", soap],
  ],
  ...[
    ["control", "GET /state"],
    ["control", "DELETE /faults?service=registry"],
  ],
  ["control", "PUT /faults", '{"service":"registry","kind":"status","status":503}'],
  ["control", "PUT /legacy/variant", '{"empty":["Jmeno"],"reversed":true}'],
];
const headers = [
  ...["content-type: text/plain", "content-type: application/json;charset=x", "soapaction: x", "authorization: Bearer"],
  ...["authorization: Bearer a.b.c", "cookie: =;;;a", "host: elsewhere.example", "content-encoding: gzip"],
];
const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"];
const bodies = { json: jsonChanges, xml: xmlChanges, letters: rarely(lettersChanges) };
const heads = { method: rarely(fc.constantFrom(...methods)), header: rarely(fc.constantFrom(...headers)) };
const recipes = fc.record({ kind: fc.constantFrom(...honest), path: rarely(lettersChanges), ...bodies, ...heads });
const requests = recipes.map(({ kind: [server = "", line = "", body = ""], path, json, xml, letters, ...head }) => {
  const isJson = body.startsWith("{");
  const edited = isJson ? json.apply(body) : body.startsWith("<") ? xml.apply(body) : body;
  const type = isJson ? "application/json" : body.startsWith("<") ? "text/xml" : "application/x-www-form-urlencoded";
  const [method = "", own = ""] = line.split(" ");
  const [name = "", value = ""] = (head.header ?? "x-trace: 1").split(": ");
  return {
    ...{ server, method: head.method ?? method, path: path === undefined ? own : `/${path.apply(own.slice(1))}` },
    headers: { ...(body === "" ? {} : { "content-type": type }), [name]: value },
    body: letters?.apply(edited) ?? edited,
  };
});

const names = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"] as const;
const addressOf = (server: string): string => `https://${server.toLowerCase()}.test`;
const environment = Object.fromEntries(names.map((name) => [name, addressOf(name)])) as Record<
  (typeof names)[number],
  string
>;
const handlers = [
  ...registryHandlers({ environment }),
  ...legacyVersions.flatMap((version) => legacyHandlers({ environment, version })),
  ...(await createTestIdentityProvider({ clientId: "SANDBOX", environment })).handlers,
];
const handled = ["registry 200", "oidcMutualTls 4", "not handled"];
fuzz("[REL-10] the handlers of msw answer any request", { share: 4, outcomes: handled }, requests, (request) => {
  const { server, path, body, ...init } = request;
  const isWithBody = init.method !== "GET" && init.method !== "HEAD";
  const url = addressOf(server) + path;
  return {
    // What no client can send never comes to a handler.
    read: () => URL.canParse(url) && getResponse(handlers, new Request(url, isWithBody ? { ...init, body } : init)),
    check: ({ data }) => {
      if (data instanceof Response) expect(data.status).toBeGreaterThanOrEqual(200);
      else expect([false, undefined]).toContain(data);
    },
    told: (data) => (data instanceof Response ? `${server} ${data.status}` : "not handled"),
  };
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** @param isWhole whether the bytes are a whole request; behind others the client says that nothing more comes. */
function send(port: number, bytes: Uint8Array, isWhole: boolean): Promise<string> {
  const { cert, key, ca } = sandbox.client.tls;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: "127.0.0.1", port, cert, key, ca }, () => {
      socket.write(bytes);
      if (!isWhole) socket.end();
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("close", () => {
      resolve(Buffer.concat(chunks).toString());
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // A server may end a connection over which no request came.
      if (!["ECONNRESET", "EPIPE"].includes(error.code ?? "")) reject(error);
    });
  });
}

const sent = fc.record({ request: requests, bytes: rarely(bytesChanges) });
const answered = ["registry 4", "oidc 200", "control 2", "control 4", "legacyMutualTls"];
fuzz("[REL-10] the sandbox answers any request", { share: 4, outcomes: answered }, sent, ({ request, bytes }) => {
  const { server, method, path, headers: own, body } = request;
  const address: unknown = server === "control" ? sandbox.controlAddress : Reflect.get(sandbox.environment, server);
  const { host, pathname, port } = new URL(String(address));
  const all = { host, connection: "close", "content-length": String(Buffer.byteLength(body)), ...own };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // A line break would end the request line: what is tried here is the path.
  const target = (pathname + path).replace("//", "/").replaceAll(/[\r\n]/g, "");
  const whole = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  return {
    read: () => send(Number(port), bytes?.apply(whole) ?? whole, bytes === undefined),
    check: ({ data }) => {
      // The request may have switched some on.
      sandbox.faults.clear();
      expect(data).not.toContain("sandbox fault");
      if (bytes === undefined) expect(data).toMatch(/^HTTP\/1\.1 [2345]\d\d /);
    },
    told: (text) => `${server} ${/^HTTP\/1\.1 (\d+)/.exec(String(text))?.[1] ?? "nothing"}`,
  };
});
