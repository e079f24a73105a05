import { afterEach, describe, expect, it, vi } from "vitest";
import { readPageForm } from "../fixtures/pages.ts";
import { referenceOf, type Call, type Reply } from "./identity-calls.ts";
import { useLegacySandbox } from "./legacy-calls.ts";

const { choose, visit } = useLegacySandbox();
const username = "kral.petr";

afterEach(() => {
  vi.useRealTimers();
});

function page(path: string, cookie?: string): Promise<Reply> {
  return visit(path, { headers: cookie === undefined ? {} : { cookie } });
}

function expectRefusal(answer: Reply, status = 400): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers).not.toHaveProperty("location");
  expect(answer.headers).not.toHaveProperty("set-cookie");
}

/** Logs in and gives what the browser is told. */
async function logIn(): Promise<{ location: string; cookie: string }> {
  const { status, headers } = await choose({ username, action: "login" });
  expect(status).toBe(302);
  return { location: headers.location ?? "", cookie: headers["set-cookie"]?.[0]?.split(";")[0] ?? "" };
}

describe("the login page", () => {
  it("[SOAP-08] [KIT-02] lists the users, escaped, without a script", async () => {
    const answer = await page("/login?atsId=ONE");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(readPageForm(answer.text)?.usernames).toEqual(
      expect.arrayContaining([username, "znaky.zvlastni", "vzor.vse", "vzor.zverejneny"]),
    );
    expect(answer.text).toContain("Žofie &quot;Žofka&quot; &amp; &lt;b&gt;Ďáblice&lt;/b&gt;");
    expect(answer.text).toContain("O&#39;Háčková");
    expect(answer.text).not.toMatch(/<script|<b>/);
  });

  it("[SOAP-08] redirects with a session identifier beside the query of the registered address", async () => {
    const locations = [(await logIn()).location, (await logIn()).location];
    for (const location of locations) {
      expect(location).toMatch(/^https:\/\/app\.example\/legacy\?a=%20b&sessionId=[A-Za-z0-9-]{50}$/);
    }
    expect(locations[0]).not.toBe(locations[1]);
  });

  it.each(["", "?atsId=", "?atsId=NOBODY", "?atsId=one", "?atsId=ONE&atsId=ONE", "?atsId=ON%zz", "?client_id=ONE"])(
    "[SOAP-08] refuses a request with %s",
    async (query) => {
      expectRefusal(await page(`/login${query}`));
    },
  );

  it("serves one login within ten minutes", async () => {
    const began = Date.now();
    vi.setSystemTime(began);
    const pages = [await page("/login?atsId=ONE"), await page("/login?atsId=ONE")];
    const finish = (text = ""): Promise<Reply> =>
      visit("/login", { form: { reference: referenceOf(text), username, action: "login" } });
    vi.setSystemTime(began + 10 * 60_000 - 1);
    expect((await finish(pages[0]?.text)).status).toBe(302);
    expectRefusal(await finish(pages[0]?.text));
    vi.setSystemTime(began + 10 * 60_000);
    expectRefusal(await finish(pages[1]?.text));
  });

  it.each([
    { username: "nobody", action: "login" },
    { username: "", action: "login" },
    { action: "login" },
    { username },
    { username, action: "cancel" },
    { username, action: "login", reference: "x" },
  ])("redirects nowhere with %o", async (fields) => {
    expectRefusal(await choose(fields));
  });

  it.each<[what: string, path: string, how: Call, status: number]>([
    ["JSON", "/login", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }, 400],
    ["another method", "/login", { method: "PUT" }, 405],
    ["another path", "/nowhere", {}, 404],
    ["another method of the logout", "/processLogout", { method: "POST" }, 405],
  ])("refuses %s", async (_what, path, how, status) => {
    const answer = await visit(path, how);
    expectRefusal(answer, status);
    const allowed = path === "/login" ? "GET, POST" : "GET";
    expect(answer.headers.allow).toBe(status === 405 ? allowed : undefined);
  });
});

describe("single sign-on", () => {
  it("redirects at once within a session, with a new session identifier, until the logout", async () => {
    const { location, cookie } = await logIn();
    const again = await page("/login?atsId=OTHER", cookie);
    expect(again.status).toBe(302);
    expect(again.headers.location).toMatch(/&sessionId=[A-Za-z0-9-]{50}$/);
    expect(again.headers.location).not.toBe(location);
    const left = await page("/processLogout?atsId=OTHER&uri=https://app.example/out", cookie);
    expect(left.status).toBe(302);
    expect(left.headers["set-cookie"]?.[0]).toMatch(/^[^=]+=; Max-Age=0;/);
    expect((await page("/login?atsId=OTHER", cookie)).status).toBe(200);
  });

  it("lasts eight hours, and only for its own cookie", async () => {
    const began = Date.now();
    vi.setSystemTime(began);
    const { cookie } = await logIn();
    const [name = ""] = cookie.split("=");
    const statusWith = async (header: string): Promise<number> => (await page("/login?atsId=ONE", header)).status;
    for (const header of ["", name, `${name}=`, `x${cookie}`, `${cookie}x`]) expect(await statusWith(header)).toBe(200);
    expect(await statusWith(`a=1; ${cookie};b=2`)).toBe(302);
    vi.setSystemTime(began + 8 * 3_600_000 - 1);
    expect(await statusWith(cookie)).toBe(302);
    vi.setSystemTime(began + 8 * 3_600_000);
    expect(await statusWith(cookie)).toBe(200);
  });

  it("survives a refused logout", async () => {
    const { cookie } = await logIn();
    expectRefusal(await page("/processLogout?atsId=ONE&uri=https://evil.example/", cookie));
    expect((await page("/login?atsId=ONE", cookie)).status).toBe(302);
  });
});

describe("the logout page", () => {
  it.each(["https://app.example/out", "https://app.example/out/there?a=b%20c&d#e", "https://app.example/outside"])(
    "[SOAP-09] [KIT-02] redirects to %s, which begins with the registered address",
    async (uri) => {
      const answer = await page(`/processLogout?atsId=ONE&uri=${encodeURIComponent(uri)}`);
      expect([answer.status, answer.headers.location]).toEqual([302, uri]);
    },
  );

  it.each([
    ...[
      "",
      "https://app.example/ou",
      "https://app.example/OUT",
      "https://evil.example/?https://app.example/out",
      " https://app.example/out",
      "//app.example/out",
      "https://app.example/out\r\nSet-Cookie: a=b",
      "https://app.example/out/ž",
    ].map((uri) => `?atsId=ONE&uri=${encodeURIComponent(uri)}`),
    "?uri=https://app.example/out",
    "?atsId=NOBODY&uri=https://app.example/out",
    "?atsId=ONE",
    "?atsId=ONE&uri=https://app.example/out&uri=https://app.example/out",
  ])("[SOAP-09] refuses %s", async (query) => {
    expectRefusal(await page(`/processLogout${query}`));
  });
});
