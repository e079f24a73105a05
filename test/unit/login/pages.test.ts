import type { LoginRequiredError } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../../fixtures/cookie-jar.ts";
import { createFakeApplication, origin, ownForm } from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };

describe.each([
  ["under the path of the return address", "/auth", {}],
  ["behind a proxy that takes the beginning of the path away", "", { paths: { callback: "/callback" } }],
])("the pages of a login %s", (_title, prefix, where) => {
  /** A browser, which asks under the whole path. */
  const open = (options: Parameters<typeof createFakeApplication>[0] = {}) => {
    const application = createFakeApplication({ ...where, ...options });
    const browser = new CookieJar(
      origin,
      (request) => {
        const { url, method, headers } = request;
        return application.login.handler(
          new Request(url.replace(`${origin}/auth`, origin + prefix), { method, headers }),
        );
      },
      application.provider.clock.date,
    );
    return { browser, ...application };
  };
  const told = ({ status, headers }: Response): unknown[] => [status, headers.get("location")];

  it("[LOGIN-01] include login, callback, status, logout and the page after it", async () => {
    const { browser, logIn, login } = open({ afterLogout: "/bye" });
    const status = async (): Promise<unknown> => (await browser.visit("/auth/status")).json();
    expect(await status()).toEqual({ user: null });
    const begun = await browser.visit("/auth/login");
    expect(told(begun)).toEqual([303, expect.stringMatching(/^https:\/\/auth\.test\/oauth2\/authorize\?/) as string]);
    expect(told(await logIn(browser, "/orders"))).toEqual([303, "/orders"]);
    expect(await status()).toMatchObject({ user });
    expect(await login.user(browser.request("/"))).toEqual(user);
    const page = await browser.visit("/auth/logout");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post" action="/auth/logout">');
    const out = told(await browser.visit("/auth/logout", ownForm));
    const back = encodeURIComponent(`${origin}/auth/logged-out`);
    expect(out).toEqual([303, expect.stringContaining(`post_logout_redirect_uri=${back}`) as string]);
    expect(await status()).toEqual({ user: null });
    expect(told(await browser.visit("/auth/logged-out"))).toEqual([303, "/bye"]);
    // Without a session there is none to end at the service.
    expect(told(await browser.visit("/auth/logout", ownForm))).toEqual([303, "/bye"]);
  });

  it.each([
    ["/auth/login", "GET"],
    ["/auth/callback", "GET"],
    ["/auth/logout", "GET, POST"],
    ["/auth/logged-out", "GET"],
    ["/auth/status", "GET, POST"],
  ])("[LOGIN-01] answer 405 with the allowed methods: %s", async (path, allowed) => {
    const answer = await open().browser.visit(path, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  });
});

it("[LOGIN-13] a login behind a proxy with a path prefix returns to the full path of its page", async () => {
  const { login } = createFakeApplication({ paths: { callback: "/callback" } });
  const request = new Request(`${origin}/orders?all=1`, { headers: { accept: "text/html" } });
  const error: unknown = await login.requireUser(request).catch((thrown: unknown) => thrown);
  const { response } = error as LoginRequiredError;
  expect(response.headers.get("location")).toBe(`/auth/login?returnTo=${encodeURIComponent("/auth/orders?all=1")}`);
});

it.each(["/n", "/in", "/callbac", "/auth", "/auth/", "/auth/login/", "/x/auth/login", "/", "//"])(
  "[LOGIN-01] the path %s is not a page of the login",
  async (path) => {
    const { login } = createFakeApplication();
    expect((await login.handler(new Request(`${origin}${path}`))).status).toBe(404);
  },
);

const locationOf = ({ headers }: Response): string | null => headers.get("location");

describe("paths of the application", () => {
  const paths = { login: "/login", logout: "/logout", status: "/session/who" };

  it.each([
    ["the root", "/callback", "/logged-out"],
    ["the post-logout address /", "/prihlaseni/navrat", "/"],
    ["one address for both", "/navrat", "/navrat"],
    ["the root for both", "/", "/"],
  ])("[LOGIN-13] log in, report the user, and log out: %s", async (_title, callback, loggedOut) => {
    const registered = { redirectUri: `${origin}${callback}`, postLogoutRedirectUri: `${origin}${loggedOut}` };
    const { login, openBrowser, logIn } = createFakeApplication({ paths, afterLogout: "/bye" }, undefined, registered);
    const browser = openBrowser();
    expect(locationOf(await logIn(browser, "/orders"))).toBe("/orders");
    expect(await (await browser.visit("/session/who")).json()).toMatchObject({ user });
    expect(await (await browser.visit("/logout")).text()).toContain('action="/logout"');
    const out = locationOf(await browser.visit("/logout", ownForm)) ?? "";
    expect(new URL(out).searchParams.get("post_logout_redirect_uri")).toBe(registered.postLogoutRedirectUri);
    const back = await browser.visit(loggedOut);
    // A page of the application's is none of the handler's.
    expect([back.status, locationOf(back)]).toEqual(loggedOut === "/" ? [404, null] : [303, "/bye"]);
    for (const path of ["/", "/bye", "/auth/login", "/auth/status", "/login/", "/logi"])
      expect([path, login.handler.handles({ url: `${origin}${path}` })]).toEqual([path, false]);
    expect(login.handler.handles({ url: `${origin}${callback}?error=access_denied&state=x` })).toBe(true);
  });
});

describe("methods", () => {
  it.each(["/auth/login", "/auth/callback?state=x", "/auth/logout", "/auth/logged-out", "/auth/status", "/nowhere"])(
    "[LOGIN-13] HEAD is answered like GET, without a body: %s",
    async (path) => {
      const [get, head] = await Promise.all(
        ["GET", "HEAD"].map((method) => createFakeApplication().openBrowser().visit(path, { method })),
      );
      const told = (answer?: Response): unknown => [
        answer?.status,
        answer?.headers.get("content-type"),
        answer?.headers.get("location")?.split("?")[0],
      ];
      expect(told(head)).toEqual(told(get));
      expect(await head?.text()).toBe("");
    },
  );

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "get", "PUT"])(
    "[LOGIN-13] %s causes a 405 with the allowed methods",
    async (method) => {
      const { login } = createFakeApplication();
      const answer = await login.handler(new Request(`${origin}/auth/status`, { method }));
      expect(answer.status).toBe(method === "get" ? 200 : 405);
    },
  );
});
