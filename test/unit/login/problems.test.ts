import { createHash } from "node:crypto";
import { TransportError, type CreateLoginOptions, type LoginProblem } from "ares-caais/login";
import { testCertificate } from "ares-caais/testing";
import { describe, expect, it } from "vitest";
import { createFakeApplication, createMemoryStore, origin } from "../../fixtures/fake-login.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";

type Application = ReturnType<typeof createFakeApplication>;

/** Each way in which a callback can fail, with the status and the words of its page. */
const failures: readonly {
  readonly kind: LoginProblem["kind"];
  readonly status: number;
  readonly said: { readonly cs: string; readonly en: string };
  readonly fail: (application: Application, callback: string) => string | Promise<string>;
  readonly options?: Partial<CreateLoginOptions<"openid" | "profile", { readonly id: string }>>;
}[] = [
  {
    ...{ kind: "denied", status: 403, said: { cs: "Přihlášení bylo zrušeno.", en: "The login was cancelled." } },
    fail: (_application, callback) => withError(callback, "access_denied"),
  },
  ...[
    (_application: Application, callback: string): string => withError(callback, "temporarily_unavailable"),
    ({ provider }: Application, callback: string): string => {
      provider.answers["token"] = () => new Response("down", { status: 502 });
      return callback;
    },
  ].map((fail) => ({
    ...{ kind: "unavailable" as const, status: 503, said: { cs: "teď neodpovídá", en: "does not answer now" }, fail },
  })),
  {
    ...{ kind: "untrusted", status: 502, said: { cs: "nelze ověřit", en: "cannot be verified" } },
    fail: ({ provider }, callback) => {
      provider.change.identity = { nonce: "another" };
      return callback;
    },
  },
  {
    ...{ kind: "expired", status: 400, said: { cs: "trvalo příliš dlouho", en: "took too long" } },
    fail: async ({ provider }, callback) => {
      await provider.clock.advance(600_000);
      return callback;
    },
  },
  {
    ...{ kind: "unknown", status: 400, said: { cs: "nezačalo v tomto prohlížeči", en: "not begun in this browser" } },
    fail: (_application, callback) => callback.replace(/state=[^&]*/, "state=another"),
  },
  {
    ...{ kind: "refused", status: 403, said: { cs: "nemáte přístup", en: "no access" } },
    ...{ options: { toUser: () => undefined }, fail: (_application, callback) => callback },
  },
  {
    ...{ kind: "failed", status: 500, said: { cs: "se nezdařilo", en: "did not work" } },
    options: { toUser: () => Promise.reject(new Error("a fault of the application")) },
    fail: (_application, callback) => callback,
  },
];

function withError(callback: string, error: string): string {
  const url = new URL(callback);
  url.searchParams.delete("code");
  url.searchParams.set("error", error);
  return url.href;
}

/** The answer to a page that the login does not have. */
const visitNowhere = (options: Parameters<typeof createFakeApplication>[0] = {}, headers = {}): Promise<Response> =>
  createFakeApplication(options).openBrowser().visit("/auth/nowhere", { headers });

describe("a failed login or logout", () => {
  it.each(failures.map((failure, index) => ({ ...failure, index })))(
    "[LOGIN-07] shows a page in Czech or English, or JSON: $kind ($index)",
    async ({ kind, status, said, fail, options = {} }) => {
      const problems: LoginProblem[] = [];
      const remember = (problem: LoginProblem): undefined => void problems.push(problem);
      for (const language of ["cs", "en"] as const) {
        for (const accept of ["text/html", "application/json"]) {
          const application = createFakeApplication({ ...options, onError: remember });
          const browser = application.openBrowser();
          const callback = await fail(application, await application.begin(browser));
          const headers = {
            accept,
            "accept-language": language === "cs" ? "de, cs;q=0.9, en;q=0.5" : "en-GB, cs;q=0.1",
          };
          const answer = await browser.visit(callback, { headers });
          expect(answer.status).toBe(status);
          expect(answer.headers.get("retry-after")).toBe(kind === "unavailable" ? "30" : null);
          const text = await answer.text();
          expect(text).toContain(said[language]);
          if (accept === "text/html") expect(text).toContain(`<html lang="${language}">`);
          else
            expect(JSON.parse(text)).toEqual({
              error: kind,
              message: expect.stringContaining(said[language]) as string,
              login: "/auth/login",
            });
          expect(await application.login.user(browser.request("/"))).toBeUndefined();
        }
      }
      expect(problems.map((problem) => problem.kind)).toEqual([kind, kind, kind, kind]);
    },
  );

  it.each([
    [null, "cs"],
    ["de", "cs"],
    ["en", "en"],
    ["cs;q=0.1, en;q=0.2", "en"],
    ["en, cs", "en"],
    ["en;q=0", "cs"],
    ["sk, cs-CZ;q=0.8, en-US;q=0.7", "cs"],
    ["sk-SK, en;q=0.9", "cs"],
  ])("[LOGIN-07] answers a browser that accepts %s in %s", async (accepted, language) => {
    const answer = await visitNowhere({}, accepted === null ? {} : { "accept-language": accepted });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}">`);
  });

  it("[LOGIN-07] calls the application's onError", async () => {
    const answer = await visitNowhere({ onError: ({ kind }) => new Response(`own ${kind}`, { status: 418 }) });
    const { status, headers } = answer;
    expect([status, await answer.text(), headers.get("cache-control")]).toEqual([418, "own address", "no-store"]);
  });

  it.each([
    ["a fault", new Error("a fault of the page")],
    ["a service that does not answer", new TransportError("page", "connection", "the templates are away")],
  ])("[LOGIN-07] answers 500 when onError fails by %s", async (_title, failure) => {
    const answer = await visitNowhere({ onError: () => Promise.reject(failure) });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(failure.message);
  });

  it("[LOGIN-07] a login continues from its start when the service could not be reached", async () => {
    const store = createMemoryStore();
    const { login, provider, openBrowser, begin } = createFakeApplication({ store });
    const browser = openBrowser();
    const callback = await begin(browser);
    const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    provider.answers["token"] = () => Promise.reject(new TypeError("fetch failed", { cause }));
    expect((await browser.visit(callback)).status).toBe(503);
    delete provider.answers["token"];
    expect((await browser.visit(callback)).status).toBe(303);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
  });
});

it("[LOGIN-18] [LOGIN-09] stops a login without a client certificate before the redirect", async () => {
  const provider = createFakeProvider();
  const notAfter = new Date(provider.clock.date() + 3_600_000);
  const tls = await testCertificate({ notBefore: new Date("2020-01-01"), notAfter });
  const addresses = { redirectUri: `${origin}/auth/callback`, postLogoutRedirectUri: `${origin}/auth/logged-out` };
  const errors: unknown[] = [];
  const { openBrowser } = createFakeApplication(
    { identity: provider.identity({ ...addresses, tls }), onError: ({ error }) => void errors.push(error) },
    provider,
  );
  const browser = openBrowser();
  expect((await browser.visit("/auth/login")).status).toBe(303);
  await provider.clock.advance(3_601_000);
  browser.cookies.clear();
  const answer = await browser.visit("/auth/login");
  expect([answer.status, answer.headers.get("location"), browser.cookies.size]).toEqual([500, null, 0]);
  expect(errors).toMatchObject([{ field: "tls.cert", rule: expect.stringContaining("expired on") as string }]);
});

it.each<[what: string, status: number, retryAfter: string | null, onError: () => undefined | Promise<never>]>([
  ["says when to try again", 503, "30", () => undefined],
  ["answers 500 when the own page fails", 500, null, () => Promise.reject(new Error("a fault of the page"))],
])(
  "[LOGIN-07] a logout without a response of the service ends the session here, and %s",
  async (_what, status, retryAfter, onError) => {
    const { logIn, openBrowser, login } = createFakeApplication();
    const browser = openBrowser();
    await logIn(browser);
    const later = createFakeApplication({ onError });
    later.provider.answers["discovery"] = () => new Response("down", { status: 502 });
    const answer = await later.login.handler(browser.request("/auth/logout", { method: "POST", headers: { origin } }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect((await answer.text()).includes("Zde jste odhlášeni.")).toBe(status === 503);
    browser.keep(answer.headers);
    expect(browser.cookies.size).toBe(0);
    expect(await login.user(browser.request("/"))).toBeUndefined();
  },
);

describe("the page of a problem", () => {
  it("[LOGIN-17] keeps the return path in its login link, also when the service does not answer", async () => {
    const { provider, openBrowser, begin } = createFakeApplication();
    const browser = openBrowser();
    const page = await browser.visit(withError(await begin(browser, "/orders?all=1"), "access_denied"));
    expect(await page.text()).toContain('<a href="/auth/login?returnTo=%2Forders%3Fall%3D1">');
    const told: unknown[] = [];
    const onError = ({ returnTo }: LoginProblem): undefined => void told.push(returnTo);
    const { openBrowser: openLater, provider: down } = createFakeApplication({ onError });
    down.answers["discovery"] = () => new Response("down", { status: 502 });
    await openLater().visit("/auth/login");
    const failed = await openLater().visit("/auth/login?returnTo=/orders", { headers: { accept: "text/html" } });
    expect([failed.status, await failed.text()]).toEqual([
      503,
      expect.stringContaining("?returnTo=%2Forders") as string,
    ]);
    expect(told).toEqual(["/", "/orders"]);
    expect(provider.counts()["token"]).toBeUndefined();
  });

  it("[LOGIN-17] has a heading, a link home and a style that its policy allows", async () => {
    const answer = await visitNowhere();
    const page = await answer.text();
    expect(page).toContain("<h1>Taková stránka tu není.</h1>");
    expect(page).toContain('<a href="/">Úvodní stránka</a>');
    const [, style = ""] = /<style>(.*)<\/style>/.exec(page) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}';`);
  });

  it("[LOGIN-17] takes the style of the site", async () => {
    const answer = await visitNowhere({ stylesheet: "/site.css?v=1&w=2" });
    const page = await answer.text();
    expect(page).toContain('<link rel="stylesheet" href="/site.css?v=1&amp;w=2">');
    expect(page).not.toContain("<style>");
    expect(answer.headers.get("content-security-policy")).toContain("style-src 'self';");
  });
});
