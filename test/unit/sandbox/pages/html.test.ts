import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readPageForm } from "../../../../src/sandbox/browser.ts";
import { errorPage } from "../../../../src/sandbox/pages/error-page.ts";
import { html } from "../../../../src/sandbox/pages/html.ts";
import { loginPage } from "../../../../src/sandbox/pages/login-page.ts";
import { logoutPage } from "../../../../src/sandbox/identity/browser-pages.ts";
import { inventedUsers } from "../../../../src/sandbox/identity/data/invented-users.ts";

const hostile = `"><script>alert('1')</script>&amp;`;

describe("html", () => {
  it("escapes text and numbers, in text and in attributes", () => {
    expect(html`<p title="${hostile}">${hostile}${1}${undefined}</p>`.toString()).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">' +
        "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;1</p>",
    );
  });

  it("takes templates and lists of them as they are", () => {
    const items = ["<", "b"].map((item) => html`<b>${item}</b>`);
    expect(html`<p>${items}</p>`.toString()).toBe("<p><b>&lt;</b><b>b</b></p>");
    expect(html`${["<", "&"]}`.toString()).toBe("&lt;&amp;");
  });

  it("does not take an object that looks like a template", () => {
    const forged: unknown = JSON.parse('{"text":"<script>"}');
    expect(() => html`${forged as string}`.toString()).toThrow();
  });
});

describe("pages", () => {
  const returnAddress = "https://app.example/";
  const users = inventedUsers
    .slice(0, 1)
    .map((user) => ({ ...user, givenName: hostile, note: { en: hostile, cs: "" } }));
  const request = { method: "GET", path: `/${hostile}`, query: hostile, headers: {} };
  const login = { clientId: hostile, users, action: `/login?${hostile}`, reference: hostile, returnAddress };
  const page = loginPage(request, login);
  const refusal = errorPage(request, {
    reason: { en: hostile, cs: "" },
    sent: [[hostile, [hostile]]],
    registered: [[hostile, [hostile]]],
  });

  it("hold no markup of what they are given", () => {
    for (const { body = "" } of [
      page,
      logoutPage(request, { clientId: hostile, action: hostile, reference: hostile, returnAddress }),
      refusal,
    ]) {
      expect(String(body)).not.toMatch(/<script|alert\('/);
      expect(String(body)).toContain("&quot;&gt;&lt;script&gt;");
    }
  });

  it("give back what they were given when their form is read", () => {
    expect(readPageForm(String(page.body))).toEqual({
      action: `/login?${hostile}`,
      hidden: { reference: hostile },
      usernames: ["novakova.jana"],
    });
    expect(readPageForm(String(refusal.body))).toBeUndefined();
  });

  it("forbid scripts, frames and storing", () => {
    expect(page.headers).toMatchObject({
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    });
    expect(page.headers?.["Content-Security-Policy"]).toContain("default-src 'none'");
    expect(page.headers?.["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  });

  it("name their language, and label everything that is chosen or typed", () => {
    const text = String(
      loginPage(request, { clientId: "A", users: inventedUsers, action: "/login", reference: "r", returnAddress }).body,
    );
    expect(text).toContain('<html lang="en">');
    const inputs = [...text.matchAll(/<(?:input|textarea)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    const labels = [...text.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
    expect(labels.length).toBeGreaterThan(inventedUsers.length);
    expect(labels).toEqual(inputs);
    expect(text.match(/type="radio"[^>]*\schecked\s/g)).toHaveLength(1);
  });

  it("let forms lead to the service and on from there, by the schemes of addresses, and nowhere without a form", () => {
    const policyOf = ({ headers }: typeof page): unknown => headers?.["Content-Security-Policy"];
    expect(policyOf(page)).toContain("form-action 'self' https: http:;");
    const toApp = logoutPage(request, {
      clientId: "A",
      action: "/a",
      reference: "r",
      returnAddress: "org.example.app:/out",
    });
    expect(policyOf(toApp)).toContain("form-action 'self' https: http: org.example.app:;");
    expect(policyOf(refusal)).toContain("form-action 'none';");
  });

  it("allow their own style alone, by its hash", () => {
    const [, text = ""] = /<style>(.*)<\/style>/s.exec(String(page.body)) ?? [];
    expect(text).toContain("color-scheme");
    const hash = createHash("sha256").update(text).digest("base64");
    expect(page.headers?.["Content-Security-Policy"]).toContain(`style-src 'sha256-${hash}';`);
  });
});
