import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { createHttpsFetch, type HttpsFetch } from "../../src/node/https-fetch.ts";
import { createTestAuthority, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { startTlsServer, type TlsServer } from "./tls-server.ts";

let authority: TestAuthority;
let server: Issued;
let client: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  client = await authority.issue();
});

function create(): HttpsFetch {
  const fetch = createHttpsFetch({ ca: authority.cert, ...client });
  onTestFinished(() => {
    fetch.close();
  });
  return fetch;
}

function start(listener: RequestListener): Promise<TlsServer> {
  return startTlsServer(server, listener);
}

describe("createHttpsFetch", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  it.each([
    ["text", "POST", "code=ž&x=1", Buffer.from("code=ž&x=1")],
    ["an empty text", "POST", "", Buffer.alloc(0)],
    ["every byte", "PUT", bytes, Buffer.from(bytes)],
    ["a part of a buffer", "POST", bytes.subarray(100, 103), Buffer.from([100, 101, 102])],
    ["a megabyte", "POST", "ž".repeat(500_000), Buffer.from("ž".repeat(500_000))],
    // Node itself states no length for this method.
    ["text", "DELETE", "x", Buffer.from("x")],
    ["nothing", "GET", undefined, undefined],
  ])("sends %s with %s byte for byte, with its length", async (_kind, method, body, expected) => {
    let headers: IncomingHttpHeaders = {};
    const { url, bodies } = await start((request, response) => {
      ({ headers } = request);
      response.end();
    });
    // What the caller says of the connection does not count.
    const wrong = { "content-length": "3", "transfer-encoding": "chunked", connection: "close", "x-test": "1" };
    const response = await create()(url, { method, headers: wrong, ...(body === undefined ? {} : { body }) });
    expect(response.status).toBe(200);
    expect(bodies[0]?.equals(expected ?? Buffer.alloc(0))).toBe(true);
    expect(headers).toEqual({
      ...(expected === undefined ? {} : { "content-length": String(expected.byteLength) }),
      "x-test": "1",
      "accept-encoding": expect.stringMatching(/^gzip, br/) as string,
      // Node's own.
      connection: "keep-alive",
      host: new URL(url).host,
    });
  });

  it("takes a URL object at every call, as the global fetch does", async () => {
    const { url } = await start((_, response) => response.end());
    const fetch = create();
    expect((await fetch(new URL(url))).status).toBe(200);
    expect((await fetch(new URL(url))).status).toBe(200);
  });

  it("after close, idle connections are gone, and each other one after its answer", async () => {
    const finish: (() => void)[] = [];
    const listening = await start((request, response) => {
      if (request.url === "/slow") finish.push(() => response.end("slow"));
      else response.end("ok");
    });
    const fetch = create();
    const slow = fetch(`${listening.url}slow`);
    await expect.poll(() => finish).toHaveLength(1);
    await (await fetch(listening.url)).text();
    expect(listening.connections).toBe(2);
    fetch.close();
    await expect.poll(() => listening.connections).toBe(1);
    finish[0]?.();
    expect(await (await slow).text()).toBe("slow");
    await expect.poll(() => listening.connections).toBe(0);
    expect(await (await fetch(listening.url)).text()).toBe("ok");
    await expect.poll(() => listening.connections).toBe(0);
  });

  it.each([true, false])(
    "is intercepted by msw, with a client certificate too (repeatable: %s)",
    async (repeatable) => {
      const mock = setupServer(
        http.post("https://service.example/token", async ({ request }) =>
          HttpResponse.json({ got: await request.text() }, { status: 201 }),
        ),
      );
      mock.listen({ onUnhandledRequest: "error" });
      onTestFinished(() => {
        mock.close();
      });
      const response = await create()("https://service.example/token", { method: "POST", body: "code=1", repeatable });
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ got: "code=1" });
    },
  );

  it("gives null bodies, several headers of a name, and refuses a redirect unless asked for it", async () => {
    const { url } = await start((request, response) => {
      if (request.url === "/moved") response.writeHead(302, { location: "/" });
      else
        response.writeHead(
          204,
          [
            ["x-a", "1"],
            ["x-a", "2"],
          ].flat(),
        );
      response.end();
    });
    const fetch = create();
    const empty = await fetch(url);
    expect(empty.body).toBeNull();
    expect(empty.headers.get("x-a")).toBe("1, 2");
    await expect(fetch(`${url}moved`)).rejects.toThrow("fetch failed");
    expect((await fetch(`${url}moved`, { redirect: "manual" })).status).toBe(302);
  });

  const tokens = '{"access_token":"secret-token"}';
  it.each([
    ["a broken header", `HTTP/1.1 200 OK\r\nbroken header\r\n\r\n${tokens}`, "Parse Error"],
    ["no HTTP at all", tokens, "Parse Error"],
    [
      "another protocol",
      `HTTP/1.1 101 OK\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n${tokens}`,
      "the protocol unasked",
    ],
  ])("fails at once at an answer with %s, and its error holds nothing of it", async (_title, answer, reason) => {
    const listening = await start((request) => request.socket.write(answer));
    const error: unknown = await create()(listening.url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: "fetch failed",
      cause: { message: expect.stringContaining(reason) as string, requestSent: true },
    });
    const bytes = [...Buffer.from("secret-token")];
    for (const shown of [
      inspect(error, { depth: 9, showHidden: true, maxArrayLength: null }),
      JSON.stringify((error as Error).cause),
    ]) {
      expect(shown).not.toContain("secret-token");
      expect(shown).not.toContain(bytes.join(","));
      expect(shown).not.toContain(
        Buffer.from(bytes)
          .toString("hex")
          .replaceAll(/(..)(?=.)/g, "$1 "),
      );
    }
    await expect.poll(() => listening.connections).toBe(0);
  });

  it("sends nothing when the signal has aborted already", async () => {
    const { url, bodies } = await start((_request, response) => response.end());
    const reason = new Error("enough");
    await expect(create()(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    // Not before another call has come through: the connection of the first would have been as fast.
    await create()(url);
    expect(bodies).toHaveLength(1);
  });

  it("ends with the signal, before the answer and within it, and leaves no listener", async () => {
    const begun: string[] = [];
    const { url } = await start((request, response) => {
      begun.push(request.url?.slice(1) ?? "");
      if (request.url === "/part") response.writeHead(200, { "content-length": "10" }).write("a");
    });
    const fetch = create();
    for (const path of ["", "part"]) {
      const controller = new AbortController();
      const { signal } = controller;
      const reason = new Error("enough");
      const ended = expect(fetch(`${url}${path}`, { signal })).rejects.toBe(reason);
      await expect.poll(() => begun).toContain(path);
      controller.abort(reason);
      await ended;
      await expect.poll(() => getEventListeners(signal, "abort")).toEqual([]);
    }
  });
});
