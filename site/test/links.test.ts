import { describe, expect, it } from "vitest";
import { addressOf, pageOf, translationOf } from "../addresses.ts";
import { startLinkCheck } from "../check/links.ts";
import { anchorOf } from "../markdown/anchor.ts";

describe("the addresses of the pages", () => {
  it.each([
    ["site/index.md", "index.md", "/"],
    ["README.md", "start.md", "/start.html"],
    ["README-cs.md", "cs/start.md", "/cs/start.html"],
    ["site/playground/README-cs.md", "cs/playground/index.md", "/cs/playground/"],
    ["docs/README.md", "guides/index.md", "/guides/"],
    ["docs/guides/login.md", "guides/login.md", "/guides/login.html"],
    ["docs/cs/records/vr.md", "cs/records/vr.md", "/cs/records/vr.html"],
    ["docs/security.md", "project/security.md", "/project/security.html"],
    ["SECURITY.md", "project/security-policy.md", "/project/security-policy.html"],
    ["CODE_OF_CONDUCT.md", "project/code-of-conduct.md", "/project/code-of-conduct.html"],
    ["examples/web/README.md", "examples/web/index.md", "/examples/web/"],
  ])("derive from the files: %s", (file, page, address) => {
    expect(pageOf(file)).toBe(page);
    expect(addressOf(page)).toBe(address);
  });

  it("have a counterpart in the other language where it exists", () => {
    const pages = ["index.md", "cs/index.md", "guides/login.md"];
    expect(translationOf("index.md", pages)).toBe("cs/index.md");
    expect(translationOf("cs/index.md", pages)).toBe("index.md");
    expect(translationOf("guides/login.md", pages)).toBeUndefined();
  });

  it("have the anchors of the repository", () => {
    expect(anchorOf("What's `new`: 1.2.3 & more")).toBe("whats-new-123--more");
    expect(anchorOf("Přihlášení uživatele")).toBe("přihlášení-uživatele");
  });
});

describe("the check of the links", () => {
  const check = (html: string): (() => void) => {
    const links = startLinkCheck();
    links.add("index.md", html);
    links.add("guides/login.md", '<h1 id="login">Login</h1>');
    return () => {
      links.finish("/base/");
    };
  };

  it("accepts links to existing pages and to other sites", () => {
    expect(
      check('<a href="/base/guides/login.html#login">a</a> <a href="https://example.org/x">b</a> <a href="#">c</a>'),
    ).not.toThrow();
  });

  it.each([
    ["/base/guides/other.html", "index.html: there is no page /base/guides/other.html"],
    ["/guides/login.html", "index.html: there is no page /guides/login.html"],
    ["./guides/login.html#logout", "index.html: guides/login.html has no anchor logout"],
  ])("[DOC-01] refuses %s", (href, message) => {
    expect(check(`<a class="x" href="${href}">a</a>`)).toThrow(message);
  });
});
