import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import http2 from "node:http2";
import { describe, expect, it, onTestFinished } from "vitest";
import { toNodeHandler } from "ares-caais/login";
import { createFakeApplication } from "../fixtures/fake-login.ts";
import { listen } from "../fixtures/servers/listen.ts";

/** An application whose own pages stand behind those of the login. */
function application(): RequestListener {
  const auth = toNodeHandler(createFakeApplication().login.handler);
  return (request, response) => {
    auth(request, response, (error) => response.end(`a page of the application, ${String(error)}`));
  };
}

describe("toNodeHandler", () => {
  it.each(["/", "/auth", "/auth/login/", "/callback", "/x/auth/login", "//auth/login"])(
    "[LOGIN-13] leaves other paths to the application: %s",
    async (path) => {
      const { address } = await listen(createServer(application()));
      const response = await fetch(address + path, { redirect: "manual" });
      expect([response.status, await response.text()]).toEqual([200, "a page of the application, undefined"]);
    },
  );

  it.each(["/auth/login", "/auth/status?x=1", "/auth/callback"])(
    "[LOGIN-13] answers the paths of the login: %s",
    async (path) => {
      const { address } = await listen(createServer(application()));
      const response = await fetch(address + path, { redirect: "manual" });
      expect(await response.text()).not.toContain("a page of the application");
    },
  );

  it.each([
    ["constructor", 405],
    ["toString", 405],
    ["HEAD", 200],
    ["GET", 200],
  ])("[LOGIN-13] answers the method %s over HTTP/2 by the status %i", async (method, status) => {
    const auth = toNodeHandler(createFakeApplication().login.handler);
    const { address } = await listen(
      http2.createServer((request, response) => {
        auth(request, response);
      }),
    );
    const client = http2.connect(address);
    onTestFinished(() => {
      client.close();
    });
    const stream = client.request({ ":path": "/auth/status", ":method": method });
    const [headers] = (await once(stream, "response")) as [http2.IncomingHttpHeaders];
    expect(headers[":status"]).toBe(status);
    stream.resume();
    await once(stream, "end");
  });
});
