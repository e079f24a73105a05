import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { Identity } from "ares-caais/identity";
import { createLogin, LoginRequiredError, toNodeHandler, type CreateLoginOptions, type Login } from "ares-caais/login";
import express from "express";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { addresses, origin, places, secret } from "../fixtures/fake-login.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { identityOf, useSandbox } from "./sandbox-client.ts";

const username = "novakova.jana";
const scope = ["openid", "profile"] as const;

const context = useSandbox({ clients: [{ clientId: "SANDBOX", ...addresses }] });
let identity: Identity;

beforeAll(() => {
  identity = identityOf(context.sandbox);
});
afterAll(() => {
  identity.close();
});

interface User {
  readonly name: string | undefined;
}
type Options = Partial<CreateLoginOptions<(typeof scope)[number], User>>;

function open(options: Options = {}): { readonly login: Login<User>; readonly jar: CookieJar } {
  const login = createLogin({
    ...{ identity, scope, secret },
    toUser: ({ claims }) => ({ name: claims.family_name }),
    ...options,
  });
  return { login, jar: new CookieJar(origin, login.handler) };
}

/** Logs a user in, from the first page to the one after the login. */
async function logIn(jar: CookieJar, returnTo = "/"): Promise<Response> {
  const begun = await jar.visit(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const callback = await context.sandbox.logIn(begun.headers.get("location") ?? "", username);
  return jar.visit(callback);
}

describe.each(places)("a login with sessions in $where", ({ newStore }) => {
  it("[LOGIN-01] logs in, recognises the user, returns to the page, and logs out at the service too", async () => {
    const { login, jar } = open({ store: newStore() });
    expect(await login.user(jar.request("/"))).toBeUndefined();
    const answer = await logIn(jar, "/orders?open=1#top");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/orders?open=1#top");
    expect(await login.user(jar.request("/"))).toEqual({ name: "Nováková" });
    expect(await login.user({ headers: { cookie: jar.header } })).toEqual({ name: "Nováková" });
    expect(await (await jar.visit("/auth/status")).json()).toMatchObject({ user: { name: "Nováková" } });
    const out = await jar.visit("/auth/logout", { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect(out.headers.get("location")).toContain("/oauth2/endsession?");
    expect(await login.user(jar.request("/"))).toBeUndefined();
    expect(jar.cookies.size).toBe(0);
  });

  it("[LOGIN-04] finishes several tabs in any order, each once", async () => {
    const { login, jar } = open({ store: newStore() });
    const callbacks: string[] = [];
    for (let tab = 0; tab < 3; tab += 1) {
      const begun = await jar.visit(`/auth/login?returnTo=/tab${tab}`);
      callbacks.push(await context.sandbox.logIn(begun.headers.get("location") ?? "", username));
    }
    for (const tab of [2, 0, 1]) {
      expect((await jar.visit(callbacks[tab] ?? "")).headers.get("location")).toBe(`/tab${tab}`);
    }
    expect((await jar.visit(callbacks[1] ?? "")).headers.get("location")).toBe("/");
    expect(await login.user(jar.request("/"))).toEqual({ name: "Nováková" });
  });
});

it("[LOGIN-01] [LOGIN-08] the guide's handler for Express answers a missing login, and passes other errors on", async () => {
  const { login } = open();
  const app = express();
  app.get("/orders", async (request) => {
    await login.requireUser(request);
  });
  app.get("/broken", () => {
    throw Object.assign(new Error("a fault"), { status: 418 });
  });
  app.use(((error, request, response, next) => {
    toNodeHandler(() => {
      throw error;
    })(request, response, next);
  }) satisfies express.ErrorRequestHandler);
  const { address } = await listen(createServer(app));
  // As a browser that opens a page: fetch says that it is a script.
  const headers = { accept: "text/html", "sec-fetch-mode": "navigate" };
  const [page] = (await once(get(`${address}/orders?open=1`, { headers }), "response")) as [IncomingMessage];
  page.resume();
  expect([page.statusCode, page.headers.location]).toEqual([303, "/auth/login?returnTo=%2Forders%3Fopen%3D1"]);
  expect((await fetch(`${address}/orders`, { headers: { accept: "text/html" } })).status).toBe(401);
  expect((await fetch(`${address}/broken`)).status).toBe(418);
});

it("[LOGIN-01] [LOGIN-08] Hono answers a missing login without a handler", async () => {
  const { login, jar } = open();
  const app = new Hono();
  app.get("/orders", async (context) => context.json(await login.requireUser(context.req.raw, context)));
  const page = await app.request(jar.request("/orders?open=1"));
  expect([page.status, page.headers.get("location")]).toEqual([303, "/auth/login?returnTo=%2Forders%3Fopen%3D1"]);
  const script = jar.request("/orders", { headers: { accept: "application/json" } });
  const error: unknown = await login.requireUser(script).catch((thrown: unknown) => thrown);
  if (!(error instanceof LoginRequiredError)) throw new Error("no refusal");
  // Each time an answer that nobody has read.
  for (let time = 0; time < 2; time += 1) {
    expect(await error.response.json()).toMatchObject({ error: "login_required", login: "/auth/login" });
  }
});

it("[LOGIN-14] requires a new authentication from a user of the single sign-on where a page asks for it", async () => {
  const clock = createDatedClock(Date.now());
  const { login, jar } = open({ clock });
  const browser = context.sandbox.openBrowser();
  /** Wants to be another user, which the service offers to nobody who has a session there. */
  const logInAs = async (start: string, wanted: string): Promise<void> => {
    const begun = await jar.visit(start);
    await jar.visit(await browser.logIn(begun.headers.get("location") ?? "", wanted));
  };
  const guard = (): Promise<User> => login.requireUser(jar.request("/sign"), undefined, { maxAge: 120_000 });
  await logInAs("/auth/login", username);
  expect(await guard()).toEqual({ name: "Nováková" });
  await logInAs("/auth/login", "kral.petr");
  expect(await guard()).toEqual({ name: "Nováková" });
  clock.at += 200_000;
  const refusal: unknown = await guard().catch((thrown: unknown) => thrown);
  const location = refusal instanceof LoginRequiredError ? refusal.response.headers.get("location") : undefined;
  await logInAs(location ?? "", "kral.petr");
  expect(await guard()).toEqual({ name: "Král" });
});
