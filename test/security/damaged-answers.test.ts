import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { createRegistry, type Registry } from "ares-caais";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { failureOf, transportFailureOf } from "../fixtures/failures.ts";
import { callsOf, type Calls } from "../fixtures/server-calls.ts";
import { startHttp } from "../fixtures/servers/listen.ts";

const record = { ico: "27074358", obchodniJmeno: "Žižkov", sidlo: { kodObce: 554782 }, czNace: ["62", "63"] };
const json = Buffer.from(JSON.stringify({ ...record, dalsiUdaje: Array.from({ length: 50 }, () => record) }));
const encodings = [
  ["gzip", gzipSync(json)],
  ["deflate", deflateSync(json)],
  ["br", brotliCompressSync(json)],
] as const;
const issued = useTestCertificates();
let calls: Calls;

beforeAll(() => {
  calls = callsOf(issued.authority, issued.client);
});

/** A registry client of a service on loopback. */
function registryOf(port: number, retries = 0): Registry {
  const environment = { registry: `http://127.0.0.1:${port}/rest` };
  return createRegistry({ environment, retry: { retries, minDelay: 1, maxDelay: 1 } });
}

describe.each(encodings)("a compressed answer (%s)", (encoding, packed) => {
  const head = { "content-type": "application/json", "content-encoding": encoding };

  it.each([true, false])(
    "[REL-04] [NET-13] refuses an answer that breaks off although its Content-Length fits (%s)",
    async (stated) => {
      for (const end of [0, 1, 10, Math.floor(packed.length / 2), packed.length - 1]) {
        const cut = packed.subarray(0, end);
        const { port } = await startHttp((_request, response) => {
          response.writeHead(200, stated ? { ...head, "content-length": cut.length } : head).end(cut);
        });
        const error = await transportFailureOf(registryOf(port).vratEkonomickySubjekt({ ico: "27074358" }));
        expect([end, error.phase, error.requestSent]).toEqual([end, "answer", true]);
      }
    },
  );

  it("retries a request whose answer breaks off", async () => {
    let asked = 0;
    const { port } = await startHttp((_request, response) => {
      asked += 1;
      response.writeHead(200, head).end(asked < 3 ? packed.subarray(0, -20) : packed);
    });
    const { obchodniJmeno } = await registryOf(port, 3).vratEkonomickySubjekt({ ico: "27074358" });
    expect([obchodniJmeno, asked]).toEqual(["Žižkov", 3]);
  });
});

it("[REL-04] refuses gzip that lacks only its checksum; the global fetch drops the checksum and takes it as complete", async () => {
  const { port } = await startHttp((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(gzipSync(json).subarray(0, -8));
  });
  expect(await transportFailureOf(calls.registry(port))).toMatchObject({ phase: "answer" });
  const given = (url: string | URL | Request, init?: RequestInit): Promise<Response> => fetch(url, init);
  const registry = createRegistry({ environment: { registry: `http://127.0.0.1:${port}/rest` }, fetch: given });
  await expect(registry.vratEkonomickySubjekt({ ico: "27074358" })).resolves.toEqual(JSON.parse(json.toString()));
});

it("[REL-04] refuses gzip with a wrong checksum", async () => {
  const wrong = gzipSync(json);
  wrong.writeUInt32LE(1, wrong.length - 8);
  const { port } = await startHttp((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(wrong);
  });
  expect(await transportFailureOf(calls.registry(port))).toMatchObject({ phase: "answer" });
});

/** JSON of an answer that is one letter or number away from a good one. */
const damaged: readonly (readonly [title: string, body: Buffer, reason: string])[] = [
  ["bytes of windows-1250", Buffer.from('{"a":"Ji\xf8\xed"}', "latin1"), "json"],
  ["a letter in too many bytes", Buffer.from('{"a":"\xc1\x81"}', "latin1"), "json"],
  ["half a letter of UTF-16", Buffer.from('{"a":"\xed\xa0\x80"}', "latin1"), "json"],
  ["UTF-16", Buffer.from('{"a":"b"}', "utf16le"), "json"],
  ["a whole number beyond 2^53 - 1", Buffer.from('{"a":9007199254740993}'), "number"],
  ["a number that is infinite", Buffer.from('{"a":1e999}'), "number"],
];

describe.each(damaged)("JSON with %s", (_title, body, reason) => {
  it.each(["registry", "identity"] as const)(
    "[REL-04] refuses it in the %s client, and does not read it as other data",
    async (name) => {
      const { port } = await startHttp(
        (_request, response) => response.writeHead(200, { "content-type": "application/json" }).end(body),
        name === "registry" ? undefined : issued.server,
      );
      expect(await failureOf(calls[name](port))).toMatchObject({
        code: "ERR_UNEXPECTED_RESPONSE",
        status: 200,
        reason,
      });
    },
  );

  it("does not report it as an error of the registry", async () => {
    const { port } = await startHttp((_request, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(Buffer.concat([Buffer.from('{"kod":"CHYBA_VSTUPU","popis":'), body.subarray(5)]));
    });
    expect(await failureOf(calls.registry(port))).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", reason: "body" });
  });
});
