import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { activityRolesOf } from "ares-caais/identity";
import { createLogin, toNodeHandler, type NodeHandler } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { testCertificate } from "ares-caais/testing";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { claimsWithRoles, places, secret } from "../fixtures/fake-login.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { useChromium, type Window } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginxProxy } from "./peers/nginx.ts";
import { identityOf } from "./sandbox-client.ts";

const chromium = findChromium();
const nginx = findNginx();
type Store = ReturnType<(typeof places)[number]["newStore"]>;

/**
 * An application whose every page counts the roles.
 *
 * @param publish makes a listener reachable, and gives the address that the browser knows
 */
async function start(store: Store, publish: (listener: NodeHandler) => Promise<string>): Promise<string> {
  let handle: NodeHandler = () => undefined;
  const address = await publish((request, response) => {
    handle(request, response);
  });
  const addresses = { redirectUris: [`${address}/auth/callback`], postLogoutRedirectUris: [`${address}/`] };
  const sandbox = await createSandbox({ clients: [{ clientId: "SANDBOX", ...addresses }] });
  onTestFinished(() => sandbox.close());
  const identity = identityOf(sandbox);
  onTestFinished(() => {
    identity.close();
  });
  const toUser = ({ claims }: { claims: Parameters<typeof activityRolesOf>[0] }) => ({
    roles: activityRolesOf(claims),
  });
  const login = createLogin({ identity, secret, store, toUser, scope: ["openid", "profile", "role"] });
  const auth = toNodeHandler(login.handler);
  handle = (request, response) => {
    auth(request, response, () => {
      login.user(request, response).then(
        (user) => response.end(user === undefined ? "Nobody" : `Somebody with ${user.roles.length} roles`),
        () => response.writeHead(500).end(),
      );
    });
  };
  return address;
}

/** At the login page of the sandbox. */
async function logIn(page: Page, count: number): Promise<void> {
  const roles = claimsWithRoles(count)["activity_roles"] as { agenda_code: string; activity_role_code: string }[];
  const lines = roles.map((role) => `${role.agenda_code} ${role.activity_role_code}`);
  await page.locator("summary").click();
  for (const name of ["username", "given_name", "family_name"])
    await page.locator(`[name=${name}]`).last().fill("novak.jan");
  await page.locator("[name=access_roles]").fill("");
  await page.locator("[name=activity_roles]").fill(lines.join("\n"));
  await page.locator("button[value=type]").click();
}

/** Logs in, comes back once more, prolongs the session, and logs out at the service too. */
async function walk({ page, faults }: Window, address: string, count: number): Promise<void> {
  const text = (): Promise<string> => page.locator("body").innerText();
  await page.goto(`${address}/auth/login?returnTo=/orders`);
  const callback = page.waitForRequest((request) => request.url().includes("/auth/callback?code"));
  await logIn(page, count);
  await page.waitForURL(`${address}/orders`);
  expect(await text()).toBe(`Somebody with ${count} roles`);
  // The callback comes once more, as by the back button.
  await page.goto((await callback).url());
  await page.waitForURL(`${address}/`);
  const status: unknown = await page.evaluate(
    "fetch('/auth/status', { method: 'POST' }).then((answer) => answer.json())",
  );
  expect(status).toMatchObject({ user: {}, expiresAt: expect.any(Number) as number });
  await page.goto(`${address}/auth/logout`);
  expect(await page.getByRole("heading").innerText()).toBe("Log out");
  await page.getByRole("button").click();
  await page.locator("button[value=end]").click();
  await page.waitForURL(`${address}/`);
  expect(await text()).toBe("Nobody");
  // The single sign-on is over too.
  await page.goto(`${address}/auth/login`);
  expect(await page.locator("button[value=login]").count()).toBe(1);
  expect(faults).toEqual([]);
}

describe.skipIf(isSkipped(chromium))(`a login in ${titleOf(chromium)}`, () => {
  const openWindow = useChromium(chromium);

  describe.skipIf(isSkipped(nginx))(`behind ${titleOf(nginx)} and without a proxy`, () => {
    it.each(places.flatMap((place) => [20, 100, 300].map((count) => ({ ...place, count }))))(
      "[LOGIN-12] [LOGIN-16] [LOGIN-17] logs a user with $count roles in, back to the page, and out at the service; sessions in $where",
      async ({ count, newStore }) => {
        const address = await start(newStore(), async (listener) =>
          startNginxProxy(nginx, (await listen(createServer(listener))).address),
        );
        await walk(await openWindow(), address, count);
      },
    );
  });

  it.each(places)("[LOGIN-01] logs in over HTTP/2, sessions in $where", async ({ newStore }) => {
    const tls = await testCertificate();
    const address = await start(newStore(), async (listener) => {
      const { port } = await listen(createSecureServer(tls, listener));
      return `https://127.0.0.1:${port}`;
    });
    await walk(await openWindow(), address, 20);
  });
});
