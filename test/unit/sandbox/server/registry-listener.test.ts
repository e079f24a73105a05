import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registryListener } from "../../../../src/sandbox/registry/registry-service.ts";
import { fakeDataset } from "./fake-dataset.ts";

const ico = "90000021";
const dataset = fakeDataset({
  records: { ares: { [ico]: { ico, icoId: ico }, "90000030": { ico: "123", icoId: "90000030" } } },
});
const limit = 1024 * 1024;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(registryListener(dataset, "/base"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  port = address.port;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

/** Sends text as it is, and reads until the server closes the connection. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString("utf8");
  return answer;
}

function get(target: string, method = "GET"): Promise<string> {
  return raw(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

function firstData(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once("data", (chunk: Buffer) => {
      resolve(chunk.toString("utf8"));
    });
  });
}

function post(size: number, padding = ""): Promise<Response> {
  const body = JSON.stringify({ ico: [ico] });
  return fetch(`http://127.0.0.1:${port}/base/ekonomicke-subjekty/vyhledat`, {
    method: "POST",
    body: body.padEnd(size, " ") + padding,
  });
}

describe("registryListener", () => {
  it("answers a fault of the sandbox as plain text, and goes on over the same connection", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/base/ekonomicke-subjekty/90000030`);
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toMatch(/^sandbox fault: vratEkonomickySubjekt: the sandbox's answer breaks /);
    const head = "HTTP/1.1\r\nHost: localhost\r\n";
    const both = await raw(
      `GET /base/ekonomicke-subjekty/90000030 ${head}\r\nGET /base/ekonomicke-subjekty/${ico} ${head}Connection: close\r\n\r\n`,
    );
    expect(both.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 500", "HTTP/1.1 200"]);
  });

  it("answers HEAD as GET, without the body", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/base/ekonomicke-subjekty/${ico}`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    const missing = await fetch(`http://127.0.0.1:${port}/base/ekonomicke-subjekty/99999994`, { method: "HEAD" });
    expect(missing.status).toBe(404);
  });

  it.each([
    ["///", "///"],
    ["//evil.example/base/ekonomicke-subjekty/90000021", "//evil.example/base/ekonomicke-subjekty/90000021"],
    ["/base//ekonomicke-subjekty/90000021?x=1", "/base//ekonomicke-subjekty/90000021"],
    ["http://[", "http://["],
    ["http://localhost/elsewhere?x", "/elsewhere"],
    ["/base/neznama?ico=1", "/base/neznama"],
    ["/base/ekonomicke-subjekty/%zz", "/base/ekonomicke-subjekty/%zz"],
  ])("answers the framework's 404 to GET %s", async (target, path) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer).toContain("Content-Type: application/json\r\n");
    expect(answer).toContain(`{"status":404,"error":"Not Found","path":"${path}"}`);
  });

  it.each([
    `/base/ekonomicke-subjekty/${ico}?fields=all`,
    `http://localhost/base/ekonomicke-subjekty/${ico}`,
    `HTTPS://registry.example:1/base/ekonomicke-subjekty/${ico}?x`,
  ])("answers GET %s", async (target) => {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"ico":"90000021"/);
  });

  it("answers a body of 1 MiB, and 413 to a larger one", async () => {
    const largest = await post(limit);
    expect(largest.status).toBe(200);
    expect(await largest.json()).toMatchObject({ pocetCelkem: 1 });
    const larger = await post(limit, " ");
    expect(larger.status).toBe(413);
    expect(larger.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(larger.headers.get("connection")).toBe("close");
    expect(await larger.text()).toBe("the request body is larger than 1048576 bytes\n");
  });

  it("stops reading a body that says it is too large, and closes the connection", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST /base/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${limit + 1}\r\n\r\n`);
    expect(await firstData(socket)).toMatch(/^HTTP\/1\.1 413 /);
    // A client that still sends has the time to read this before the connection is reset.
    const answered = performance.now();
    await once(socket, "close");
    expect(performance.now() - answered).toBeGreaterThan(500);
  });

  it("stops reading a body of unsaid length where it gets too large", async () => {
    let connection: Socket | undefined;
    server.once("request", (request) => (connection = request.socket));
    const socket = connect(port, "127.0.0.1");
    const closed = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
    const chunk = `${(65_536).toString(16)}\r\n${" ".repeat(65_536)}\r\n`;
    socket.write("POST /base/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    for (let sent = 0; sent < 64 * limit; sent += 65_536) socket.write(chunk);
    expect(await firstData(socket)).toMatch(/^HTTP\/1\.1 413 /);
    await closed;
    expect(connection?.bytesRead).toBeGreaterThan(limit);
    expect(connection?.bytesRead).toBeLessThan(2 * limit);
  });

  it("survives a client that gives up its body", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /base/ekonomicke-subjekty/vyhledat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
    await once(server, "request");
    socket.destroy();
    expect((await post(0)).status).toBe(200);
  });
});
