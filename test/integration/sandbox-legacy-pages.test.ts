import { describe, expect, it } from "vitest";
import { readPageForm } from "../../src/sandbox/browser.ts";
import { foreign, sparse } from "../unit/sandbox/legacy/people.ts";
import { useLegacyServers, type RawAnswer } from "./sandbox-legacy-servers.ts";

const servers = useLegacyServers();

function page(path: string, cookie?: string): Promise<RawAnswer> {
  return servers().visit({ path, headers: cookie === undefined ? {} : { cookie } });
}

function submit(fields: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return servers().visit({
    method: "POST",
    path: "/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The reference in the form of a login page. */
function referenceIn({ text }: RawAnswer): string {
  const reference = readPageForm(text)?.hidden["reference"];
  if (reference === undefined) throw new Error("the page has no form");
  return reference;
}

function expectRefusal(answer: RawAnswer, status = 400): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers).not.toHaveProperty("location");
  expect(answer.headers).not.toHaveProperty("set-cookie");
}

/** Logs in and gives what the browser is told. */
async function logIn(username = sparse.username): Promise<{ location: string; cookie: string }> {
  const reference = referenceIn(await page("/login?atsId=ONE"));
  const { status, headers } = await submit({ reference, username, action: "login" });
  expect(status).toBe(302);
  return { location: headers.location ?? "", cookie: headers["set-cookie"]?.[0]?.split(";")[0] ?? "" };
}

describe("the login page", () => {
  it("[SOAP-08] [KIT-02] offers the users, escaped, without a script", async () => {
    const answer = await page("/login?atsId=ONE");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.text).toContain(`value="${sparse.username}"`);
    expect(answer.text).toContain('value="o&#39;brien&amp;&lt;co&gt;"');
    expect(answer.text).toContain("Seán &quot;Š&quot; &amp;amp;");
    expect(answer.text).toContain('value="vzor.zverejneny"');
    expect(answer.text).not.toContain("<script");
    expect(answer.text).not.toContain("<b>");
  });

  it("[SOAP-08] leads back with a session identifier beside what the registered address has", async () => {
    const { location } = await logIn(foreign.username);
    expect(location).toMatch(/^https:\/\/app\.example\/legacy\?a=%20b&sessionId=[A-Za-z0-9-]{50}$/);
  });

  it.each(["", "?atsId=", "?atsId=NOBODY", "?atsId=one", "?atsId=ONE&atsId=ONE", "?atsId=ON%zz", "?client_id=ONE"])(
    "[SOAP-08] is refused with %s",
    async (query) => {
      expectRefusal(await page(`/login${query}`));
    },
  );

  it("is good for one login", async () => {
    const reference = referenceIn(await page("/login?atsId=ONE"));
    const fields = { reference, username: sparse.username, action: "login" };
    expect((await submit(fields)).status).toBe(302);
    expectRefusal(await submit(fields));
  });

  it("expires", async () => {
    const reference = referenceIn(await page("/login?atsId=ONE"));
    servers().pass(10 * 60_000);
    expectRefusal(await submit({ reference, username: sparse.username, action: "login" }));
  });

  it.each([
    { username: "nobody", action: "login" },
    { username: "", action: "login" },
    { action: "login" },
    { username: sparse.username },
    { username: sparse.username, action: "cancel" },
    { username: sparse.username, action: "login", reference: "x" },
  ])("leads nowhere with %o", async (fields) => {
    const reference = referenceIn(await page("/login?atsId=ONE"));
    expectRefusal(await submit({ reference, ...fields }));
  });

  it("takes no JSON and no other method", async () => {
    const json = { "content-type": "application/json" };
    expectRefusal(await servers().visit({ method: "POST", path: "/login", headers: json, body: "{}" }));
    const answer = await servers().visit({ method: "PUT", path: "/login" });
    expectRefusal(answer, 405);
    expect(answer.headers.allow).toBe("GET, POST");
    expectRefusal(await page("/"), 404);
  });
});

describe("single sign-on", () => {
  it("leads back at once within a session, with a new session identifier, until the logout", async () => {
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

  it("is not ended by a logout that is refused", async () => {
    const { cookie } = await logIn();
    expectRefusal(await page("/processLogout?atsId=ONE&uri=https://evil.example/", cookie));
    expect((await page("/login?atsId=ONE", cookie)).status).toBe(302);
  });
});

describe("the logout page", () => {
  it.each(["https://app.example/out", "https://app.example/out/there?a=b%20c&d#e", "https://app.example/outside"])(
    "[SOAP-09] [KIT-02] leads to %s, which begins with the registered address",
    async (uri) => {
      const answer = await page(`/processLogout?atsId=ONE&uri=${encodeURIComponent(uri)}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(uri);
    },
  );

  it.each([
    "",
    "https://app.example/ou",
    "https://app.example/OUT",
    "https://evil.example/?https://app.example/out",
    " https://app.example/out",
    "//app.example/out",
    "https://app.example/out\r\nSet-Cookie: a=b",
    "https://app.example/out/ž",
  ])("[SOAP-09] refuses %s", async (uri) => {
    expectRefusal(await page(`/processLogout?atsId=ONE&uri=${encodeURIComponent(uri)}`));
  });

  it.each(["?uri=https://app.example/out", "?atsId=NOBODY&uri=https://app.example/out", "?atsId=ONE"])(
    "[SOAP-09] refuses %s",
    async (query) => {
      expectRefusal(await page(`/processLogout${query}`));
    },
  );

  it("refuses an address that stands twice, and another method", async () => {
    expectRefusal(await page("/processLogout?atsId=ONE&uri=https://app.example/out&uri=https://app.example/out"));
    expectRefusal(await servers().visit({ method: "POST", path: "/processLogout" }), 405);
  });
});
