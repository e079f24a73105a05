import { createServer } from "node:http";
import { toNodeHandler } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { createFakeApplication, origin, places } from "../fixtures/fake-login.ts";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginxProxy } from "./peers/nginx.ts";

const nginx = findNginx();

/** An application behind nginx with nothing but `proxy_pass`, and a browser of an official with many roles. */
async function start(count: number, options: Parameters<typeof createFakeApplication>[0]) {
  const { login, provider } = createFakeApplication(options);
  const auth = toNodeHandler(login.handler);
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/auth/") === true) {
      auth(request, response);
      return;
    }
    login.user(request, response).then(
      (user) => response.end(JSON.stringify(user ?? null)),
      () => response.writeHead(500).end(),
    );
  });
  const proxy = await startNginxProxy(nginx, (await listen(server)).address);
  provider.change.identity = {
    activity_roles: Array.from({ length: count }, (_, index) => ({
      agenda_code: `A${10_000 + index}`,
      activity_role_code: `CR${10_000 + index}`,
    })),
  };
  const browser = new CookieJar(
    origin,
    ({ url, method, headers }) => fetch(url.replace(origin, proxy), { method, headers, redirect: "manual" }),
    provider.clock.date,
  );
  return { browser, provider };
}

describe.skipIf(isSkipped(nginx)).each(places)(`${titleOf(nginx)}, with sessions in $where`, ({ newStore }) => {
  it.each([20, 100, 300])("[LOGIN-12] passes the login, the pages and the logout of %i roles on", async (count) => {
    const { browser, provider } = await start(count, { store: newStore() });
    const begun = await browser.visit(`/auth/login?returnTo=/${"a".repeat(900)}`);
    expect(begun.status).toBe(303);
    const callback = provider.authorize({ url: begun.headers.get("location") ?? "" });
    const completed = await browser.visit(callback);
    expect([completed.status, completed.headers.get("location")]).toEqual([303, `/${"a".repeat(900)}`]);
    // Other tabs begin logins beside the session.
    for (let tab = 0; tab < 5; tab += 1) expect((await browser.visit("/auth/login")).status).toBe(303);
    expect(await (await browser.visit("/")).json()).toEqual({ id: "user-1" });
    const headers = { "sec-fetch-site": "same-origin" };
    const out = await browser.visit("/auth/logout", { method: "POST", headers });
    expect([200, 303]).toContain(out.status);
    expect(await (await browser.visit("/")).json()).toBeNull();
  });
});
