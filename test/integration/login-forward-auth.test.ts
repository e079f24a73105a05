import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createLogin, toNodeHandler, type Login } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { describe, expect, it, onTestFinished } from "vitest";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { addresses, createFakeApplication, origin, places, secret } from "../fixtures/fake-login.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginxProxy, visitThrough } from "./peers/nginx.ts";
import { identityOf } from "./sandbox-client.ts";

const nginx = findNginx();
const guide = readFileSync(new URL("../../docs/guides/login.md", import.meta.url), "utf8");
const [, locations = expect.unreachable()] = /```nginx\n([^]*?)```/.exec(guide) ?? [];

/** An application that knows nothing of the login, behind nginx as the guide configures it. @returns the address of nginx. */
async function startBehind(login: Login<unknown>): Promise<string> {
  const auth = await listen(createServer(toNodeHandler(login.handler)));
  const application = await listen(
    createServer(({ method, url, headers }, response) => {
      response.end(JSON.stringify([method, url, headers["remote-user"], headers["x-user-name"]]));
    }),
  );
  const adapted = locations.replaceAll("127.0.0.1:3000", `127.0.0.1:${auth.port}`);
  return startNginxProxy(nginx, "", adapted.replaceAll("127.0.0.1:8080", `127.0.0.1:${application.port}`));
}

async function start(options: Parameters<typeof createFakeApplication>[0]) {
  const { login, provider } = createFakeApplication({ checkHeaders: () => ({ "X-User-Name": "Šárka" }), ...options });
  const proxy = await startBehind(login);
  return {
    browser: new CookieJar(origin, (asked) => visitThrough(proxy, asked, origin), provider.clock.date),
    provider,
  };
}

describe.skipIf(isSkipped(nginx)).each(places)(
  `auth_request of ${titleOf(nginx)}, sessions in $where`,
  ({ newStore }) => {
    it("[LOGIN-14] redirects the browser to the login and back, and tells the application who the user is", async () => {
      const { browser, provider } = await start({ store: newStore() });
      const refused = await browser.visit("/orders?a=b&c=d");
      expect([refused.status, refused.headers.get("location")]).toEqual([
        303,
        "/auth/login?returnTo=%2Forders%3Fa%3Db%26c%3Dd",
      ]);
      const begun = await browser.visit(refused.headers.get("location") ?? "");
      const back = await browser.visit(provider.authorize({ url: begun.headers.get("location") ?? "" }));
      expect([back.status, back.headers.get("location")]).toEqual([303, "/orders?a=b&c=d"]);
      const told = ["user-1", "%C5%A0%C3%A1rka"];
      expect(await (await browser.visit("/orders?a=b&c=d")).json()).toEqual(["GET", "/orders?a=b&c=d", ...told]);
      const posted = await browser.visit("/orders", { method: "POST", body: "a=b" });
      expect(await posted.json()).toEqual(["POST", "/orders", ...told]);
      await browser.visit("/auth/logout", { method: "POST", headers: { origin } });
      expect((await browser.visit("/orders")).status).toBe(303);
    });

    it("[LOGIN-14] [LOGIN-09] ignores identity headers that the browser sends", async () => {
      const { browser, provider } = await start({ store: newStore() });
      const forged = { "remote-user": "root", "x-user-name": "Root", "x-forwarded-uri": "//evil.example/" };
      const refused = await browser.visit("/", { headers: forged });
      expect([refused.status, refused.headers.get("location")]).toEqual([303, "/auth/login"]);
      const begun = await browser.visit("/auth/login");
      await browser.visit(provider.authorize({ url: begun.headers.get("location") ?? "" }));
      const answer = await browser.visit("/", { headers: forged });
      expect(await answer.json()).toEqual(["GET", "/", "user-1", "%C5%A0%C3%A1rka"]);
      expect((await browser.visit("/auth/check")).status).toBe(404);
    });
  },
);

describe.skipIf(isSkipped(nginx))(`auth_request of ${titleOf(nginx)}, with a sandbox`, () => {
  it("[BOX-08] redirects the browser to the sandbox and back, and tells the application who the user is", async () => {
    const sandbox = await createSandbox({ clients: [{ clientId: "NGINX", ...addresses }] });
    onTestFinished(() => sandbox.close());
    const login = createLogin({
      ...{ identity: identityOf(sandbox), secret, scope: ["openid", "profile"] },
      toUser: ({ claims }) => ({ id: claims.sub, name: claims.username }),
      checkHeaders: ({ name }) => ({ "X-User-Name": name ?? "" }),
    });
    const proxy = await startBehind(login);
    const browser = new CookieJar(origin, (asked) => visitThrough(proxy, asked, origin));
    const begun = await browser.visit("/auth/login?returnTo=%2Forders");
    const back = await browser.visit(await sandbox.logIn({ url: begun.headers.get("location") ?? "" }, "kral.petr"));
    expect(back.headers.get("location")).toBe("/orders");
    const told = await browser.visit("/orders");
    expect(await told.json()).toEqual(["GET", "/orders", expect.any(String), "kral.petr"]);
  });
});
