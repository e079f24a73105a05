import { describe, expect, it } from "vitest";
import { serviceText } from "../../../src/secrets/service-text.ts";

const secret = "Q2tqMn-Ab3-xYzQ_7iK2ZWe-9jklmnop0";

describe("a text from the service", () => {
  it.each([
    "cancelled",
    "Bad Request",
    "SOAP-ENV:Server",
    "E7",
    "OAuth 2.0 Parameter: redirect_uri",
    "PKCE verification failed",
    "missing required parameter(s) 'client_id'",
    "code_challenge_method must be S256",
    "The parameter redirectUri is not [registered]!",
    "https://datatracker.ietf.org/doc/html/rfc6749#section-4.1.2.1",
    "Údržba: „zítra“ – opět v provozu…",
    "a".repeat(30),
    `${"word ".repeat(99)}fives`,
    "12345678",
  ])("stays in the error when it is plain: %s", (text) => {
    expect(serviceText(text, [secret])).toBe(text);
  });

  it("stays in the error on one line", () => {
    expect(serviceText(" one\r\n  and\u2028another\u00a0line\t", [])).toBe("one and another line");
  });

  it.each([
    ["nothing", ""],
    ["white space", " \n"],
    ["no text", { error: "x" }],
    ["an escape of an address", "not%20plain"],
    ["an escape of a page", "not&nbsp;plain"],
    ["an escape of JSON", "not\\u0020plain"],
    ["markup", "<b>plain</b>"],
    ["members of JSON", '{"error":"plain"}'],
    ["a command to a terminal", "plain \u001b[2J"],
    ["a change of the direction of writing", "plain \u202etext"],
    ["a character without a look", "pla\u00adin"],
    ["marks of their own, which could spell", "p\u0300\u0301\u0302lain"],
    ["letters that only look Latin", "\u0440l\u0430in"],
    ["a random word, whosever it is", "the token dGhlIHRva2Vu is wrong"],
    ["a token, whosever it is", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl"],
    ["an identifier, whosever it is", "session 9f1c2d3e-1b2c-4d5e-8f90-a1b2c3d4e5f6"],
    ["numbers that may stand for characters", "97 98 99 10 0"],
    ["a word longer than any", "a".repeat(31)],
    ["a text longer than any", "word ".repeat(101)],
  ])("disappears when it is %s (%#)", (_title, text) => {
    expect(serviceText(text, [])).toBeUndefined();
  });

  it.each([
    ["as it is", "jklmno"],
    ["in another letter case", "JKLMNO"],
    ["with something between", "the jk-lm.no is wrong"],
    ["split over lines", "jkl\nmn o"],
    ["of another width", "ｊｋｌｍｎｏ"],
    ["with accents", "jk\u013am\u0148\u00f3"],
    // Encodings of "iK2ZWe", "Q2tqMn" and "jklmno".
    ["as base64", "aUsy Wldl"],
    ["as base64 in the middle of a word", "xaUsyWldl"],
    ["as base64 of base64", "VVRKMGNVMXU"],
    ["as hexadecimal digits", "6 a 6 b 6 c 6 d 6 e 6 f"],
    ["as hexadecimal digits after another one", "f 6 a 6 b 6 c 6 d 6 e 6 f"],
  ])("disappears when it contains six characters of a secret %s", (_title, text) => {
    expect(serviceText(text, [])).toBe(text.replaceAll("\n", " "));
    expect(serviceText(text, ["another secret", secret])).toBeUndefined();
  });

  it("stays in the error when it contains five characters of a secret", () => {
    expect(serviceText("klmno", [secret])).toBe("klmno");
  });

  it("disappears when it contains a part of a secret without letters and digits", () => {
    expect(serviceText("it is -.!-.! so", ["!-.!-.!-.!-.!-."])).toBeUndefined();
  });
});
