import { once } from "node:events";
import { createServer, request as send, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { createLogin } from "ares-caais/login";
import { afterEach, describe, expect, it, vi } from "vitest";
import { send as sendAnswer } from "../../examples/page/answer.ts";
import { answer } from "../../examples/web/application.ts";
import type { User } from "../../examples/web/sessions.ts";
import { secret } from "../fixtures/fake-login.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { confirmed, createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { listenForFile } from "../fixtures/servers/listen.ts";

describe("examples/web without a browser", () => {
  const attributes =
    "<Username>somebody</Username><Jmeno>Some</Jmeno><Prijmeni>Body</Prijmeni><IcSubjektu>1</IcSubjektu>";
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(confirmed("4.2", attributes)));
  const identity = createFakeProvider().identity();
  const nobody: User = { username: "", name: "", ico: "", roles: [] };
  const services = {
    registry: createFakeService(() => Response.json({ kod: "NENALEZENO" }, { status: 404 })).registry,
    login: createLogin({ identity, secret, scope: ["openid"], toUser: () => nobody }),
    legacy,
    legacyReturnUrl: "https://ais.example/legacy/logged-out",
    identityOrigins: [],
  };
  const server = listenForFile(() =>
    createServer((incoming, outgoing) => void sendAnswer(outgoing, answer(services, incoming))),
  );
  /** The request is sent as it stands: no address is made of the path. */
  const visit = async (
    path: string,
    headers: OutgoingHttpHeaders = {},
  ): Promise<{ status: number; cookies: string[] }> => {
    const outgoing = send({ port: server.port, host: "127.0.0.1", path, headers }).end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.resume();
    await once(incoming, "end");
    const cookies = (incoming.headers["set-cookie"] ?? []).map((cookie) => cookie.slice(0, cookie.indexOf(";")));
    return { status: incoming.statusCode ?? 0, cookies };
  };
  const callback = `/legacy/callback?sessionId=${sessionId}`;
  const begin = async (): Promise<string> => {
    const { status, cookies } = await visit("/legacy/login", { "sec-fetch-site": "same-origin" });
    expect(status).toBe(303);
    return cookies[0] ?? expect.fail("no cookie");
  };

  afterEach(() => {
    vi.useRealTimers();
    seen.length = 0;
  });

  it("completes a legacy login once, in the browser that began it", async () => {
    const cookie = await begin();
    const { status, cookies } = await visit(callback, { cookie });
    expect(status).toBe(303);
    expect(cookies.map((text) => text.split("=")[0])).toEqual(["__Host-session", "__Host-legacy-login"]);
    // Kept or copied, the cookie is worth nothing now.
    expect(await visit(callback, { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["without a cookie", undefined],
    ["with an empty one", "__Host-legacy-login="],
    ["with one of its own", "__Host-legacy-login=begun"],
    ["with the name of what every object has", "__Host-legacy-login=constructor"],
  ])("refuses the session id of another user's login in a browser that began none: %s", async (_title, cookie) => {
    await begin();
    expect(await visit(callback, cookie === undefined ? {} : { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toEqual([]);
  });

  it("gives every legacy login its own cookie, and none consumes another", async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first).not.toBe(second);
    expect(await visit(callback, { cookie: second })).toMatchObject({ status: 303 });
    expect(await visit(callback, { cookie: first })).toMatchObject({ status: 303 });
  });

  it("requires a new legacy login after a failed one", async () => {
    const cookie = await begin();
    expect(await visit("/legacy/callback?sessionId=x", { cookie })).toMatchObject({ status: 400 });
    expect(await visit(callback, { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toEqual([]);
  });

  it("limits a legacy login to ten minutes, whatever the browser keeps", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [early, late] = [await begin(), await begin()];
    vi.setSystemTime(Date.now() + 599_000);
    expect(await visit(callback, { cookie: early })).toMatchObject({ status: 303 });
    vi.setSystemTime(Date.now() + 1000);
    expect(await visit(callback, { cookie: late })).toEqual({ status: 400, cookies: [] });
    expect(seen).toHaveLength(1);
  });

  it.each(["cross-site", "same-site"])(
    "lets no other site begin a legacy login and complete it with its own session id: %s",
    async (site) => {
      expect(await visit("/legacy/login", { "sec-fetch-site": site })).toEqual({ status: 403, cookies: [] });
    },
  );

  it.each(["//", "//login", "/login/", "/legacy//callback", "*", "http://[", "/%2e%2e/"])(
    "answers %s with 404",
    async (target) => {
      expect(await visit(target)).toEqual({ status: 404, cookies: [] });
    },
  );

  it.each([
    ["nothing", {}, "cs"],
    ["neither of the two", { "accept-language": "de, fr;q=0.5" }, "cs"],
    ["English before Czech", { "accept-language": "de, en-GB;q=0.8, cs;q=0.5" }, "en"],
    ["Czech before English", { "accept-language": "en;q=0.5, cs;q=0.9" }, "cs"],
    ["English, and has chosen Czech here", { "accept-language": "en", cookie: "a=b; __Host-language=cs" }, "cs"],
    [
      "English, and keeps a language that there is not",
      { "accept-language": "en", cookie: "__Host-language=de" },
      "en",
    ],
  ])("[DOC-05] uses the right language for a browser that asks for %s", async (_title, headers, language) => {
    const answered = await fetch(server.address, { headers });
    expect(answered.headers.get("content-language")).toBe(language);
    expect(await answered.text()).toContain(`<html lang="${language}">`);
  });
});
