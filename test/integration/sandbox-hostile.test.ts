import { once } from "node:events";
import { connect, type TLSSocket } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
const head = "HTTP/1.1\r\nHost: localhost\r\n";
const closing = `${head}Connection: close\r\n\r\n`;

afterEach(async () => {
  const { sandbox } = context;
  const response = await sandbox.fetch(`${sandbox.environment.registry}/ekonomicke-subjekty/90000021`);
  expect(response.status, "the sandbox still answers").toBe(200);
  expect(await response.json()).toMatchObject({ ico: "90000021" });
});

async function open(): Promise<TLSSocket> {
  const { certificateAuthority: ca, environment } = context.sandbox;
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(environment.registry).port), ca });
  await once(socket, "secureConnect");
  return socket;
}

/** Sends bytes as they are over TLS, and reads until the sandbox closes the connection. */
async function raw(...parts: string[]): Promise<string> {
  const socket = await open();
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("utf8")));
  // A connection that is closed while it still sends ends with a reset, after the answer.
  const closed = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
  for (const part of parts) socket.write(part);
  await closed;
  return answer;
}

/** Searches the combined registry with a body as it is. */
async function search(body: string | Uint8Array<ArrayBuffer>): Promise<{ status: number; answer: unknown }> {
  const { sandbox } = context;
  const response = await sandbox.fetch(`${sandbox.environment.registry}/ekonomicke-subjekty/vyhledat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return { status: response.status, answer: await response.json() };
}

describe("hostile paths", () => {
  const base = (): string => new URL(context.sandbox.environment.registry).pathname;

  it.each(["%", "%zz", "%ff", "%c0%af", "90000021%"])("bad percent-encoding %s causes a 404", async (ico) => {
    const path = `${base()}/ekonomicke-subjekty/${ico}`;
    const answer = await raw(`GET ${path} ${closing}`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain(JSON.stringify({ status: 404, error: "Not Found", path }));
  });

  it.each(["__proto__", "constructor", "%00", "..%2f..", "90000021%0d%0a"])("%s is refused as an ico", async (ico) => {
    const answer = await raw(`GET ${base()}/ekonomicke-subjekty/${ico} ${closing}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"subKod":"VSTUP_NEVALIDNI_FORMAT_ICO"/);
  });

  it.each(["__proto__", "constructor", "toString"])("%s is refused as a source of batches", async (source) => {
    const answer = await raw(
      `GET ${base()}/ekonomicke-subjekty-notifikace/datovy-zdroj/${source}/cislo-davky/1 ${closing}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*"kod":"NENALEZENO"/);
  });

  it("an absolute URL is answered like its path", async () => {
    expect(await raw(`GET https://localhost${base()}/ekonomicke-subjekty/90000021 ${closing}`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expect(await raw(`GET http://evil.example/x ${closing}`)).toMatch(/^HTTP\/1\.1 404 [^]*"path":"\/x"/);
  });

  it("dot segments are resolved as in every URL", async () => {
    expect(await raw(`GET ${base()}/../rest/ekonomicke-subjekty/90000021 ${closing}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(`GET ${base()}/ekonomicke-subjekty/../90000021 ${closing}`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it("duplicate slashes and invalid URLs cause a 404", async () => {
    for (const target of [
      "///",
      "http://[",
      `/${base()}/ekonomicke-subjekty/90000021`,
      `//localhost${base()}/ekonomicke-subjekty/90000021`,
      `${base()}//ekonomicke-subjekty/90000021`,
      `${base()}/ekonomicke-subjekty//90000021`,
    ]) {
      const answer = await raw(`GET ${target} ${closing}`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 404 /);
      // Text that is no URL counts as a path.
      const path = target.startsWith("/") ? target : `/${target}`;
      expect(answer).toContain(JSON.stringify({ status: 404, error: "Not Found", path }));
    }
  });

  it("input other than HTTP causes a 400", async () => {
    expect(await raw("\u0000\u0001\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("hostile bodies", () => {
  it("__proto__ and constructor in a filter are ignored", async () => {
    for (const body of [
      '{"__proto__":{"ico":["90000021"]}}',
      '{"constructor":{"prototype":{"ico":["90000021"]}}}',
      '{"sidlo":{"__proto__":{"kodObce":582786},"constructor":1}}',
    ]) {
      const { status, answer } = await search(body);
      expect(status, body).toBe(400);
      expect(answer).toMatchObject({ subKod: "VSTUP_PRAZDNY" });
    }
    expect(Object.hasOwn(Object.prototype, "ico")).toBe(false);
    const { answer } = await search('{"ico":["90000021"],"__proto__":{"ico":[]},"constructor":1}');
    expect(answer).toMatchObject({ pocetCelkem: 1 });
    const { answer: order } = await search('{"ico":["90000021"],"razeni":["__proto__"]}');
    expect(order).toMatchObject({ subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" });
  });

  it("invalid UTF-8 causes a 500 with OBECNA_CHYBA", async () => {
    const body = Buffer.concat([Buffer.from('{"obchodniJmeno":"'), Buffer.of(0xc3, 0x28), Buffer.from('"}')]);
    const { status, answer } = await search(body);
    expect(status).toBe(500);
    expect(answer).toMatchObject({ kod: "OBECNA_CHYBA" });
  });

  it("a filter that is nested 5,000 deep causes a 400", async () => {
    const nested = '{"a":'.repeat(5000) + "1" + "}".repeat(5000);
    expect((await search("[".repeat(100_000) + "]".repeat(100_000))).status).toBe(500);
    for (const [body, subKod] of [
      [nested, "VSTUP_PRAZDNY"],
      [`{"sidlo":${nested}}`, "VSTUP_PRAZDNY"],
      [`{"ico":${"[".repeat(5000)}${"]".repeat(5000)}}`, "VSTUP_NEVALIDNI_FORMAT_ICO"],
    ] as const) {
      const { status, answer } = await search(body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ subKod });
    }
  });

  it("2 MB cause a 413, also without their length", async () => {
    const { pathname } = new URL(context.sandbox.environment.registry);
    const line = `POST ${pathname}/ekonomicke-subjekty/vyhledat ${head}`;
    const body = " ".repeat(2_000_000);
    expect(await search('{"ico":["90000021"]}'.padEnd(1_048_576))).toMatchObject({ status: 200 });
    // It is answered before the rest comes, of which there is none here.
    expect(await raw(`${line}Content-Length: 1048577\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 [^]*Connection: close/);
    const begun = `${line}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`;
    expect(await raw(begun, " ".repeat(1_048_577))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await raw(`${line}Content-Length: ${body.length}\r\n\r\n`, body)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await raw(begun, body, "\r\n0\r\n\r\n")).toMatch(/^HTTP\/1\.1 413 /);
    const headLine = line.replace("POST", "HEAD");
    expect(await raw(`${headLine}Content-Length: ${body.length}\r\n\r\n`, body)).toMatch(
      /^HTTP\/1\.1 413 [^]*\r\n\r\n$/,
    );
    const { sandbox } = context;
    const response = await sandbox.fetch(`${sandbox.environment.registry}/ekonomicke-subjekty/vyhledat`, {
      method: "POST",
      body,
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toBe("the request body is larger than 1048576 bytes\n");
  });

  it("a slow body that the client aborts affects no other request", async () => {
    const { pathname } = new URL(context.sandbox.environment.registry);
    const sockets = await Promise.all(Array.from({ length: 10 }, open));
    for (const socket of sockets) {
      socket.write(`POST ${pathname}/ekonomicke-subjekty/vyhledat ${head}Content-Length: 100\r\n\r\n{"ico":`);
    }
    // An answer in between: the sandbox has read all of these by then.
    expect(await search('{"ico":["90000021"]}')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
    expect(await search('{"ico":["90000021"]}')).toMatchObject({ status: 200 });
  });
});

describe("many requests", () => {
  it("300 at a time each get their own response", async () => {
    const icos = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? "99999994" : "90000021"));
    const answers = await Promise.all(icos.map(async (ico) => search(JSON.stringify({ ico: [ico] }))));
    expect(answers.map(({ status, answer }) => ({ status, answer }))).toMatchObject(
      icos.map((ico) => ({ status: 200, answer: { pocetCelkem: ico === "90000021" ? 1 : 0 } })),
    );
  });
});
