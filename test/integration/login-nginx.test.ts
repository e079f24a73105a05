import { createServer } from "node:http";
import { toNodeHandler } from "ares-caais/login";
import { activityRolesOf } from "ares-caais/identity";
import { describe, expect, it } from "vitest";
import { arrive, claimsWithRoles, createFakeApplication, noise, origin, places } from "../fixtures/fake-login.ts";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginxProxy, visitThrough } from "./peers/nginx.ts";

const nginx = findNginx();

/** An application behind nginx with nothing but `proxy_pass`, and a browser of an official with many roles. */
async function start(count: number, options: Parameters<typeof createFakeApplication>[0]) {
  const { login, provider } = createFakeApplication({
    toUser: ({ claims }) => ({ id: claims.sub, roles: activityRolesOf(claims) }),
    idleLifetime: 3_600_000,
    ...options,
  });
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
  provider.change.identity = claimsWithRoles(count);
  const browser = new CookieJar(origin, (asked) => visitThrough(proxy, asked, origin), provider.clock.date);
  return { browser, provider };
}

describe.skipIf(isSkipped(nginx)).each(places)(`${titleOf(nginx)}, with sessions in $where`, ({ newStore }) => {
  it.each([20, 40, 60, 100, 300])(
    "[LOGIN-12] passes login, pages and logout of a user with %i roles on",
    async (count) => {
      const { browser, provider } = await start(count, { store: newStore() });
      const back = `/${noise(900)}`;
      const begun = await browser.visit(`/auth/login?returnTo=${back}`);
      expect(begun.status).toBe(303);
      const completed = await arrive(browser, provider.authorize({ url: begun.headers.get("location") ?? "" }));
      expect([completed.status, completed.headers.get("location")]).toEqual([303, back]);
      // Other tabs begin logins beside the session.
      for (let tab = 0; tab < 5; tab += 1) expect((await browser.visit("/auth/login")).status).toBe(303);
      for (let quarter = 0; quarter < 8; quarter += 1) {
        await provider.clock.advance(900_000);
        const page = await browser.visit("/");
        expect([page.status, await page.json()]).toMatchObject([200, { id: "user-1" }]);
      }
      const headers = { "sec-fetch-site": "same-origin" };
      const out = await browser.visit("/auth/logout", { method: "POST", headers });
      // An address would be too long for some.
      expect(out.status).toBe(count <= 20 ? 303 : out.status);
      const [, hint] =
        /id_token_hint(?:=|" value=")(ey[\w.-]+)/.exec(out.headers.get("location") ?? (await out.text())) ?? [];
      expect(JSON.parse(Buffer.from(hint?.split(".")[1] ?? "", "base64url").toString())).toMatchObject(
        claimsWithRoles(count),
      );
      expect(await (await browser.visit("/")).json()).toBeNull();
    },
  );
});
