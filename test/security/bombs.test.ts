import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { createRegistry, type ContractError } from "ares-caais";
import { isNestedDeeper } from "../../src/transport/json-depth.ts";
import { createTestAuthority, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { createFakeProvider, type FakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { callsOf, failureOf, type Calls } from "./clients.ts";
import { startHttp } from "./watched-server.ts";

const million = 1024 * 1024;
const bomb = Buffer.from(JSON.stringify({ ico: " ".repeat(64 * million) }));
const encodings = [
  ["gzip", gzipSync(bomb)],
  ["deflate", deflateSync(bomb)],
  ["br", brotliCompressSync(bomb, { params: { 1: 1 } })],
] as const;
let authority: TestAuthority;
let server: Issued;
let calls: Calls;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  calls = callsOf(authority, await authority.issue());
});

describe.each(encodings)("an answer in %s that is a thousand times as long when it is decoded", (encoding, packed) => {
  it("is stopped at the limit of the registry client, while it is decoded", async () => {
    const { port } = await startHttp((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
      response.end(packed);
    });
    expect(packed.length).toBeLessThan(bomb.length / 100);
    const before = process.memoryUsage().arrayBuffers;
    const error = await failureOf(calls.registry(port, { maxAnswerBytes: 4 * million }));
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * million);
  });

  it.each(["identity", "legacy"] as const)("is never decoded by the %s client, which asks for none", async (name) => {
    const accepted: unknown[] = [];
    const { port } = await startHttp(({ headers }, response) => {
      accepted.push(headers["accept-encoding"]);
      const type = name === "legacy" ? "text/xml" : "application/json";
      response.writeHead(200, { "content-type": type, "content-encoding": encoding });
      response.end(packed);
    }, server);
    const error = await failureOf(calls[name](port));
    expect(error).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", reason: name === "legacy" ? "xml" : "json" });
    expect(accepted).toEqual([undefined]);
  });
});

/** Lists and objects in each other, whole and cut off. */
const nested: readonly (readonly [title: string, text: string])[] = [
  ["lists", `{"a":${"[".repeat(million)}${"]".repeat(million)}}`],
  ["lists that do not end", `{"a":${"[".repeat(million)}`],
  ["objects", `${'{"a":'.repeat(million)}1${"}".repeat(million)}`],
];

describe.each(nested)("JSON of a million %s in each other is refused before it is parsed", (_title, text) => {
  const unexpected = { code: "ERR_UNEXPECTED_RESPONSE", reason: "json" };
  const answer = (): Response => new Response(text, { headers: { "content-type": "application/json" } });

  it("by the registry client", async () => {
    const registry = createRegistry({ fetch: () => Promise.resolve(answer()) });
    expect(await failureOf(registry.vratEkonomickySubjekt({ ico: "27074358" }))).toMatchObject(unexpected);
  });

  it.each<[string, (provider: FakeProvider) => Promise<unknown>]>([
    ["discovery", (provider) => provider.identity().beginLogin({ scope: ["openid"] })],
    ["jwks", logIn],
    ["token", logIn],
    ["userinfo", (provider) => provider.identity().userinfo("t", { subject: "user-1" })],
  ])("by the identity client: %s", async (endpoint, call) => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    provider.answers[endpoint] = answer;
    // The limit of size would stop the longest of them first.
    const identity = provider.identity.bind(provider, { maxAnswerBytes: 16 * million });
    expect(await failureOf(call({ ...provider, identity }))).toMatchObject(unexpected);
  });

  it("by the legacy client, where a refused certificate is answered with JSON", async () => {
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(text, 401, "application/json"), {
      maxAnswerBytes: 16 * million,
    });
    expect(await failureOf(legacy.authConfirmation(sessionId))).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE" });
  });
});

describe("depth", () => {
  it.each([
    ["[]", 1, false],
    ["[[]]", 1, true],
    ["[[],[],{}]", 2, false],
    ['{"a":"[[[["}', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[]]', 1, true],
    ['["\\\\\\"[["]', 1, false],
    ['["[[', 1, false],
  ])("of %s is more than %i: %s", (text, most, deeper) => {
    expect(isNestedDeeper(text, most)).toBe(deeper);
  });
});

describe("numbers that no number can hold", () => {
  it.each([
    ["expires_in", '"expires_in":1e999'],
    ["expires_in", `"expires_in":${"9".repeat(100_000)}`],
  ])("%s is refused by name (%#)", async (name, member) => {
    const provider = createFakeProvider();
    provider.answers["token"] = () =>
      new Response(`{"access_token":"a","id_token":"b","scope":"openid","token_type":"Bearer",${member}}`, {
        headers: { "content-type": "application/json" },
      });
    const error: ContractError = await failureOf(logIn(provider));
    expect(error).toMatchObject({ reason: "schema", issues: [{ pointer: `/${name}` }] });
  });
});

async function logIn(provider: Pick<FakeProvider, "identity" | "authorize">): Promise<unknown> {
  const identity = provider.identity();
  const login = await identity.beginLogin({ scope: ["openid"] });
  return identity.completeLogin(provider.authorize(login), login);
}
