import { describe, expect, it } from "vitest";
import { CookieJar } from "../../fixtures/cookie-jar.ts";
import { createFakeApplication, origin } from "../../fixtures/fake-login.ts";

const own = { "sec-fetch-site": "same-origin" };
const user = { id: "user-1" };

describe.each([
  ["under the path of the return address", "/auth"],
  ["behind a proxy that takes the beginning of the path away", ""],
])("the pages of a login %s", (_title, prefix) => {
  /** A browser, which asks under the whole path. */
  const open = (options: Parameters<typeof createFakeApplication>[0] = {}) => {
    const application = createFakeApplication(options);
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
  const where = ({ status, headers }: Response): unknown[] => [status, headers.get("location")];

  it("[LOGIN-01] are the login, the callback, the status, the logout and the one after it", async () => {
    const { browser, logIn, login } = open({ afterLogout: "/bye" });
    const status = async (): Promise<unknown> => (await browser.visit("/auth/status")).json();
    expect(await status()).toEqual({ user: null });
    const begun = await browser.visit("/auth/login");
    expect(where(begun)).toEqual([303, expect.stringMatching(/^https:\/\/auth\.test\/oauth2\/authorize\?/) as string]);
    expect(where(await logIn(browser, "/orders"))).toEqual([303, "/orders"]);
    expect(await status()).toEqual({ user });
    expect(await login.user(browser.request("/"))).toEqual(user);
    const page = await browser.visit("/auth/logout");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post" action="/auth/logout">');
    const out = where(await browser.visit("/auth/logout", { method: "POST", headers: own }));
    const back = encodeURIComponent(`${origin}/auth/logged-out`);
    expect(out).toEqual([303, expect.stringContaining(`post_logout_redirect_uri=${back}`) as string]);
    expect(await status()).toEqual({ user: null });
    expect(where(await browser.visit("/auth/logged-out"))).toEqual([303, "/bye"]);
    // Without a session there is none to end at the service.
    expect(where(await browser.visit("/auth/logout", { method: "POST", headers: own }))).toEqual([303, "/bye"]);
  });

  it.each([
    ["/auth/login", "GET"],
    ["/auth/callback", "GET"],
    ["/auth/logout", "GET, POST"],
    ["/auth/logged-out", "GET"],
    ["/auth/status", "GET"],
  ])("[LOGIN-01] answer other methods with those that there are: %s", async (path, allowed) => {
    const answer = await open().browser.visit(path, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  });
});

it.each(["/n", "/in", "/callbac", "/auth", "/auth/", "/auth/login/", "/x/auth/login", "/", "//"])(
  "[LOGIN-01] the path %s is no page",
  async (path) => {
    const { login } = createFakeApplication();
    expect((await login.handler(new Request(`${origin}${path}`))).status).toBe(404);
  },
);
