import { once } from "node:events";
import { Agent, request as send, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { createLogin, toNodeHandler, TransportError, type Login } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import {
  arrive,
  changeUser,
  createFakeApplication,
  createMemoryStore,
  noise,
  origin,
  recordsIn,
  secret,
} from "../fixtures/fake-login.ts";
import { startHttp } from "../fixtures/servers/listen.ts";

const sessionCookie = "__Host-caais-session";

describe("cookies of a web login", () => {
  it("[LOGIN-09] refuses the stored record of a session as a cookie, although the secret is the same", async () => {
    const store = createMemoryStore();
    const { provider, openBrowser, logIn } = createFakeApplication({ store });
    await logIn(openBrowser());
    const { login } = createFakeApplication({}, provider);
    const [[, text] = expect.unreachable()] = recordsIn(store);
    expect(await login.user({ headers: { cookie: `${sessionCookie}=1.${text}` } })).toBeUndefined();
  });

  it("[LOGIN-09] refuses a session of another application with the same secret", async () => {
    const { provider, openBrowser, logIn } = createFakeApplication();
    const browser = openBrowser();
    await logIn(browser);
    const identity = provider.identity({
      redirectUri: "https://other.example/auth/callback",
      postLogoutRedirectUri: "https://other.example/auth/logged-out",
    });
    const other = createLogin({ identity, secret, scope: ["openid"], toUser: ({ claims }) => claims.sub });
    expect(await other.user(browser.request("/"))).toBeUndefined();
  });

  it.each([
    ["before", (own: string, strange: string) => `${strange}; ${own}`],
    ["behind", (own: string, strange: string) => `${own}; ${strange}`],
  ])("[LOGIN-09] ignores a second cookie of the same name %s", async (_where, join) => {
    const application = createFakeApplication();
    const { login, openBrowser, logIn } = application;
    const [own, strange] = [openBrowser(), openBrowser()];
    await logIn(own);
    changeUser(application, "mallory");
    await logIn(strange);
    expect(await login.user(strange.request("/"))).toEqual({ id: "mallory" });
    const user = await login.user({ headers: { cookie: join(own.header, strange.header) } });
    expect(user?.id).not.toBe("mallory");
  });

  it("[LOGIN-09] treats a cookie name after a non-ASCII space as another name", async () => {
    const { login, openBrowser, logIn } = createFakeApplication();
    const browser = openBrowser();
    await logIn(browser);
    expect(await login.user({ headers: { cookie: `a=b; \t${browser.header}` } })).toEqual({ id: "user-1" });
    expect(await login.user({ headers: { cookie: `a=b; \u00a0${browser.header}` } })).toBeUndefined();
  });

  it("[LOGIN-04] [LOGIN-09] keeps the cookies of logins that links begin below the header limit", async () => {
    const { provider, openBrowser, begin, logIn } = createFakeApplication({
      toUser: ({ claims }) => ({ id: claims.sub, text: noise(1500) }),
    });
    const browser = openBrowser();
    await logIn(browser);
    for (let link = 0; link < 8; link += 1) {
      await begin(browser, `/${noise(999)}`);
      await provider.clock.advance(1);
      expect(browser.header.length).toBeLessThan(7600);
    }
    expect(browser.cookies.has(sessionCookie)).toBe(true);
    expect(browser.cookies.size).toBeGreaterThan(1);
  });

  it("[LOGIN-04] [LOGIN-09] keeps them below the limit beside a long session too, whichever begins first", async () => {
    const { provider, openBrowser, begin } = createFakeApplication({
      toUser: ({ claims }) => ({ id: claims.sub, text: noise(5300) }),
    });
    const browser = openBrowser();
    const callbacks: string[] = [];
    for (let tab = 0; tab < 5; tab += 1) {
      callbacks.push(await begin(browser, "/a/page"));
      await provider.clock.advance(1);
    }
    expect((await arrive(browser, callbacks[0] ?? "")).status).toBe(303);
    expect(browser.cookies.has(`${sessionCookie}.1`)).toBe(true);
    expect(browser.header.length).toBeLessThan(7600);
    const callback = await begin(browser, `/${noise(999)}`);
    expect(browser.header.length).toBeLessThan(7600);
    // The way back was what did not fit.
    expect((await arrive(browser, callback)).headers.get("location")).toBe("/");
  });

  it.each([
    ["a long query", `/list?q=${"ř".repeat(2000)}`, "/list"],
    ["a long path", `/${"a".repeat(3000)}`, "/"],
  ])("[LOGIN-05] completes the login when the return path has %s", async (_what, returnTo, expected) => {
    const { openBrowser, logIn } = createFakeApplication();
    expect((await logIn(openBrowser(), returnTo)).headers.get("location")).toBe(expected);
  });
});

describe("a logout", () => {
  it("[LOGIN-05] checks the origin of its own form, also in browsers that send `Origin` only", async () => {
    const page = await createFakeApplication().openBrowser().visit("/auth/logout");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("[LOGIN-01] tells a script where to go, whatever its Accept header says", async () => {
    const { openBrowser, logIn } = createFakeApplication();
    const browser = openBrowser();
    await logIn(browser);
    const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", accept: "*/*" };
    const answer = await browser.visit("/auth/logout", { method: "POST", headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ location: expect.stringContaining("id_token_hint=") as string });
  });
});

describe("a callback", () => {
  it("[LOGIN-09] sends a code again only when the first request certainly was not sent", async () => {
    // The requested service is not there, which says nothing about the code.
    const unsent = new TransportError("toUser", "connection", "refused", { requestSent: false });
    const toUser = (): Promise<never> => Promise.reject(unsent);
    const { provider, openBrowser, begin } = createFakeApplication({ toUser });
    const browser = openBrowser();
    const callback = await begin(browser);
    expect((await browser.visit(callback)).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
    const cause = new Error("read ECONNRESET");
    provider.answers["token"] = () => Promise.reject(new TypeError("fetch failed", { cause }));
    const lost = await begin(browser);
    expect((await browser.visit(lost)).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
    const asked = provider.counts()["token"];
    expect((await browser.visit(lost)).status).toBe(400);
    expect(provider.counts()["token"]).toBe(asked);
  });

  it("[LOGIN-03] works again when the store did not answer the first time", async () => {
    const store = createMemoryStore();
    let isDown = false;
    const { openBrowser, begin } = createFakeApplication({
      store: {
        ...store,
        lease: (key, ttl) => {
          if (isDown) throw new Error("down");
          return store.lease?.(key, ttl);
        },
      },
    });
    const browser = openBrowser();
    const callback = await begin(browser);
    isDown = true;
    expect((await browser.visit(callback)).status).toBe(503);
    isDown = false;
    expect((await browser.visit(callback)).status).toBe(303);
  });

  it("[LOGIN-07] lets an application answer with a redirect whose headers stay as they are", async () => {
    const { openBrowser } = createFakeApplication({ onError: () => Response.redirect(`${origin}/sorry`, 302) });
    const answer = await openBrowser().visit("/auth/callback?state=x&code=y");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${origin}/sorry`]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("toNodeHandler", () => {
  const start = async (login: Login<unknown>): Promise<number> => {
    const auth = toNodeHandler(login.handler);
    const { port } = await startHttp((incoming, outgoing) => {
      outgoing.setHeader("Set-Cookie", "other=1");
      auth(incoming, outgoing);
    });
    return port;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visit = async (port: number, method: string, path: string, headers: OutgoingHttpHeaders = {}, body = "") => {
    const outgoing = send({ ...{ port, method, path, headers, agent }, host: "127.0.0.1" }).end(body);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.resume();
    await once(incoming, "end");
    return incoming;
  };

  it("[LOGIN-01] [LOGIN-09] trusts no Host header, keeps the cookies of others, and goes on after a body that nobody reads", async () => {
    const port = await start(createFakeApplication().login);
    const begun = await visit(port, "GET", "/auth/login", { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(begun.statusCode).toBe(303);
    expect(begun.headers.location).not.toContain("evil.example");
    expect(begun.headers["set-cookie"]?.map((cookie) => cookie.split("=")[0])).toEqual([
      "other",
      expect.stringMatching(/^__Host-caais-login-/) as string,
    ]);
    expect((await visit(port, "GET", "/auth/status", { host: "[" })).statusCode).toBe(200);
    const big = await visit(port, "POST", "/auth/logout", { origin }, "x".repeat(1_000_000));
    expect(big.statusCode).toBe(303);
    expect((await visit(port, "GET", "/auth/status")).statusCode).toBe(200);
  });

  it.each([
    ["TRACE", "/auth/login", 400],
    ["OPTIONS", "*", 404],
    ["GET", "//", 404],
    ["GET", "http://[/", 404],
    ["GET", "http://evil.example/auth/status", 200],
    ["PUT", "/auth/login", 405],
  ])("[LOGIN-01] [LOGIN-09] answers %s %s with %i", async (method, path, status) => {
    const port = await start(createFakeApplication().login);
    expect((await visit(port, method, path)).statusCode).toBe(status);
  });

  it("[LOGIN-08] takes a handler and nothing else", () => {
    const { login } = createFakeApplication();
    const wrong = login as unknown as Login<unknown>["handler"];
    expect(() => toNodeHandler(wrong)).toThrow("toNodeHandler: handler must be a function, such as login.handler");
  });
});
