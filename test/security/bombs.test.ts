import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { createRegistry } from "ares-caais";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { createFakeProvider, type FakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeLegacy, heartBeatResponse, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { failureOf } from "../fixtures/failures.ts";
import { callsOf, type Calls } from "../fixtures/server-calls.ts";
import { startHttp } from "../fixtures/servers/listen.ts";

const million = 1024 * 1024;
const bomb = Buffer.from(JSON.stringify({ ico: " ".repeat(64 * million) }));
const encodings = [
  ["gzip", gzipSync(bomb)],
  ["deflate", deflateSync(bomb)],
  ["br", brotliCompressSync(bomb, { params: { 1: 1 } })],
] as const;
const issued = useTestCertificates();
let calls: Calls;

beforeAll(() => {
  calls = callsOf(issued.authority, issued.client);
});

describe.each(encodings)(
  "a compressed answer in %s that is 1,000 times larger when it is decoded",
  (encoding, packed) => {
    it.each(["registry", "identity", "legacy"] as const)(
      "[NET-13] stops decoding at the size limit of the %s client",
      async (name) => {
        const type = name === "legacy" ? "text/xml" : "application/json";
        const { port } = await startHttp(
          (_request, response) => {
            response.writeHead(200, { "content-type": type, "content-encoding": encoding }).end(packed);
          },
          name === "registry" ? undefined : issued.server,
        );
        expect(packed.length).toBeLessThan(bomb.length / 100);
        const before = process.memoryUsage().arrayBuffers;
        const error = await failureOf(calls[name](port, { maxAnswerBytes: 4 * million }));
        expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
        expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * million);
      },
    );
  },
);

/** The output of answer-cost.ts. */
interface Cost {
  readonly outcomes: Readonly<Record<string, { readonly outcome: string; readonly seconds: number }>>;
  /** Most bytes of memory beyond those at the beginning. */
  readonly peak: number;
}

/** JSON whose value would cost many times its size, and the same cut off. */
const nested = `{"a":${"[".repeat(million)}${"]".repeat(million)}}`;
const excessive: readonly (readonly [title: string, text: string])[] = [
  ["lists in each other", nested],
  ["lists in each other that do not end", nested.slice(0, million)],
];

describe("JSON of a million values", () => {
  const unexpected = { code: "ERR_UNEXPECTED_RESPONSE", reason: "forbidden-json" };
  const json = (text: string): Response => new Response(text, { headers: { "content-type": "application/json" } });

  it.each(excessive)("[REL-04] refuses it before parsing: %s", async (_title, text) => {
    const registry = createRegistry({ fetch: () => Promise.resolve(json(text)) });
    expect(await failureOf(registry.vratEkonomickySubjekt({ ico: "27074358" }))).toMatchObject(unexpected);
    const failed = (): Promise<Response> => Promise.resolve(new Response(text, { status: 400 }));
    const error = await failureOf(createRegistry({ fetch: failed }).vratEkonomickySubjekt({ ico: "27074358" }));
    expect(error).toMatchObject({ ...unexpected, reason: "body" });
  });

  it.each<[string, (provider: FakeProvider) => Promise<unknown>]>([
    ["discovery", (provider) => provider.identity().beginLogin({ scope: ["openid"] })],
    ["jwks", logIn],
    ["token", logIn],
    ["userinfo", (provider) => provider.identity().userinfo("t", { subject: "user-1" })],
  ])("[REL-04] refuses it in the identity client too: %s", async (endpoint, call) => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    provider.answers[endpoint] = () => json(nested);
    // The limit of size would stop the longest of them first.
    const identity = provider.identity.bind(provider, { maxAnswerBytes: 16 * million });
    expect(await failureOf(call({ ...provider, identity }))).toMatchObject(unexpected);
  });

  it("[REL-04] refuses it in the legacy client too, in the JSON answer to a refused certificate", async () => {
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(nested, 401, "application/json"), {
      maxAnswerBytes: 16 * million,
    });
    expect(await failureOf(legacy.authConfirmation(sessionId))).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE" });
  });
});

/** A large answer in pieces of about a mebibyte. */
interface Shape {
  /** Its result. */
  readonly outcome: string;
  readonly piece: (turn: number) => string;
  /** The value around the pieces, unless it is a list or text. */
  readonly around?: readonly [begin: string, end: string];
}

/** A kind of answers. */
interface Kind {
  readonly type: string;
  /** Bytes of each. */
  readonly size: number;
  readonly begin: string;
  readonly end: string;
  readonly around: readonly [begin: string, end: string];
  readonly shapes: Readonly<Record<string, Shape>>;
}

const counted = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join("");
const forbiddenJson = "ERR_UNEXPECTED_RESPONSE forbidden-json";
const forbiddenXml = "ERR_UNEXPECTED_RESPONSE forbidden-xml";
const [soapBegin = "", soapEnd = ""] = heartBeatResponse("4.2", "<ns2:status>OK</ns2:status>|").split("|");
const kinds: Readonly<Record<"json" | "xml", Kind>> = {
  json: {
    type: "application/json",
    size: 60 * million,
    begin: '{"ř":1,"b":',
    end: "}",
    around: ["[", "1]"],
    shapes: {
      "lists-in-each-other": { outcome: forbiddenJson, piece: () => "[".repeat(million) },
      "empty-objects": { outcome: forbiddenJson, piece: () => "{},".repeat(million / 3) },
      numbers: { outcome: forbiddenJson, piece: () => "1,".repeat(million / 2) },
      names: {
        outcome: forbiddenJson,
        piece: () => counted(100_000, (index) => `"${index.toString(36)}":1,`),
        around: ["{", '"":1}'],
      },
      "objects-of-other-names": {
        outcome: forbiddenJson,
        piece: () => counted(70_000, (index) => `{"${index.toString(36)}":1},`),
      },
      // About as many values as are let through, in as many orders of names as there are objects.
      "names-in-any-order": {
        outcome: "data",
        piece: (turn) =>
          counted(700, (object) => {
            const member = (index: number): string =>
              `"a${(turn * 7 + object * 31 + index * (turn + object)) % 900}":1,`;
            return `{${counted(20, (index) => member(index).padEnd(75))}"":1},`;
          }),
      },
      "one-text": { outcome: "data", piece: () => "abcř".repeat(million / 5), around: ['"', '"'] },
      escapes: { outcome: "data", piece: () => "\\u0159".repeat(million / 6), around: ['"', '"'] },
    },
  },
  xml: {
    type: "text/xml",
    size: 24 * million,
    begin: soapBegin,
    end: soapEnd,
    around: ["<ns2:message>", "</ns2:message>"],
    shapes: {
      elements: { outcome: forbiddenXml, piece: () => "<a/>".repeat(million / 4) },
      attributes: { outcome: forbiddenXml, piece: () => `<a b="" c="" d=""/>`.repeat(million / 20) },
      references: { outcome: forbiddenXml, piece: () => "a&lt;".repeat(million / 5) },
      "line-ends": { outcome: forbiddenXml, piece: () => "\r\n".repeat(million / 2) },
      "line-ends-in-an-attribute": {
        outcome: forbiddenXml,
        piece: () => "\n".repeat(million),
        around: ['<ns2:message a="', '"/>'],
      },
      comments: { outcome: forbiddenXml, piece: () => "x<!--y-->".repeat(million / 9) },
      "cdata-sections": { outcome: forbiddenXml, piece: () => "<![CDATA[x]]>".repeat(million / 13) },
      "one-text": { outcome: "data", piece: () => "abcř".repeat(million / 5) },
    },
  },
};

/** An answer of a shape, compressed. Streams of gzip behind each other are one (RFC 1952, section 2.2). */
function packedAnswer({ begin, end, around, size }: Kind, { piece, around: [before, behind] = around }: Shape): Buffer {
  const packed = [gzipSync(begin + before)];
  const kept = new Map<string, (typeof packed)[number]>();
  for (let turn = 0, length = 0; ; turn += 1) {
    const next = piece(turn);
    length += Buffer.byteLength(next);
    if (length > size) break;
    const known = kept.get(next) ?? gzipSync(next, { level: 1 });
    kept.set(next, known);
    packed.push(known);
  }
  return Buffer.concat([...packed, gzipSync(behind + end)]);
}

describe("a small process", () => {
  it.each(["json", "xml"] as const)(
    "[REL-04] survives %s of any shape, at a cost of at most eight times its size and four seconds",
    async (name) => {
      const kind = kinds[name];
      const { type, size, shapes } = kind;
      const { port } = await startHttp((request, response) => {
        const [, path = ""] = (request.url ?? "").split("/");
        const shape = shapes[path];
        response.writeHead(200, { "content-type": type, "content-encoding": "gzip" });
        response.end(
          shape === undefined ? gzipSync(kind.begin + kind.around.join("") + kind.end) : packedAnswer(kind, shape),
        );
      });
      const program = fileURLToPath(new URL("answer-cost.ts", import.meta.url));
      const memory = `--max-old-space-size=${(8 * size) / million}`;
      const parameters = [memory, "--import", "tsx", program, name, `http://127.0.0.1:${port}`, ...Object.keys(shapes)];
      const { stdout } = await promisify(execFile)(process.execPath, parameters);
      const { outcomes, peak } = JSON.parse(stdout) as Cost;

      for (const [path, { outcome }] of Object.entries(shapes)) {
        expect([path, outcomes[path]?.outcome]).toEqual([path, outcome]);
        expect(outcomes[path]?.seconds, path).toBeLessThan(4);
      }
      expect(peak).toBeLessThan(8 * size);
    },
    300_000,
  );
});

async function logIn(provider: Pick<FakeProvider, "identity" | "authorize">): Promise<unknown> {
  const identity = provider.identity();
  const login = await identity.beginLogin({ scope: ["openid"] });
  return identity.completeLogin(provider.authorize(login), login);
}
