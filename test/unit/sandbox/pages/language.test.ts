import { describe, expect, it } from "vitest";
import { languageOf, switchAddress } from "../../../../src/sandbox/pages/language.ts";

describe("the language of a page", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["cs", "cs"],
    ["cs-CZ,cs;q=0.9,en;q=0.8", "cs"],
    ["en-GB, cs;q=0.9", "en"],
    ["en;q=0.3 , CS ; q=0.7", "cs"],
    ["de,fr;q=0.9,cs;q=0.1", "cs"],
    ["sk,en;q=0.5", "cs"],
    ["cs;q=0,en;q=0.1", "en"],
    ["de", "en"],
    ["cs;q=x,;;,=,en", "en"],
    [" ; ".repeat(5000), "en"],
  ])("for the header %j is %s", (header, language) => {
    expect(languageOf({ headers: header === undefined ? {} : { "accept-language": header } })).toBe(language);
  });

  it.each([
    ["__Host-sandbox-language=cs", "cs"],
    ["a=b; __Host-sandbox-language=cs; c=d", "cs"],
    ["__Host-sandbox-language=de", "en"],
    ["x__Host-sandbox-language=cs", "en"],
  ])("chosen by the cookie %j is %s", (cookie, language) => {
    expect(languageOf({ headers: { cookie } })).toBe(language);
  });

  it("is chosen before what the browser prefers", () => {
    const headers = { cookie: "__Host-sandbox-language=en", "accept-language": "cs" };
    expect(languageOf({ headers })).toBe("en");
  });

  it("can be switched where the page can be asked for again", () => {
    const request = { method: "GET", path: "/a", query: "b=%C4%8D&c", headers: {} };
    expect(switchAddress(request)).toBe("/sandbox/language?to=cs&back=%2Fa%3Fb%3D%25C4%258D%26c");
    expect(switchAddress({ ...request, method: "POST" })).toBeUndefined();
  });
});
