import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addParameters, formOf, readForm } from "../../../src/services/messages.ts";

describe("readForm", () => {
  it("decodes names and values, each value in order", () => {
    expect(readForm("a=1&b=+%2B%26&a=%C5%BE&c&=x&&d=1=2")).toEqual(
      new Map([
        ["a", ["1", "ž"]],
        ["b", [" +&"]],
        ["c", [""]],
        ["", ["x"]],
        ["d", ["1=2"]],
      ]),
    );
    expect(readForm("")).toEqual(new Map());
    expect(readForm("__proto__=1")).toEqual(new Map([["__proto__", ["1"]]]));
  });

  it.each(["a=%", "a=%zz", "a=%ff", "a=%C0%AF", "a=%ED%A0%80", "a=ž", "a=\u0000", "%=1"])("refuses %j", (text) => {
    expect(readForm(text)).toBeUndefined();
  });

  it("reads what URLSearchParams writes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, value) => {
        const form = readForm(new URLSearchParams([[name, value]]).toString());
        expect(form).toEqual(new Map([[name, [value]]]));
      }),
    );
  });
});

describe("formOf", () => {
  it.each([
    ["application/x-www-form-urlencoded", true],
    ["Application/X-WWW-Form-Urlencoded ; charset=UTF-8", true],
    ["application/json", false],
    ["multipart/form-data; boundary=x", false],
    [undefined, false],
  ])("of type %s", (type, fits) => {
    const request = { headers: type === undefined ? {} : { "content-type": type }, body: Buffer.from("a=1") };
    expect(formOf(request) !== undefined).toBe(fits);
  });
});

describe("addParameters", () => {
  it.each([
    ["https://a.example/", "https://a.example/?code=1&state=a%20b"],
    ["https://a.example/?x=%7e", "https://a.example/?x=%7e&code=1&state=a%20b"],
    ["https://a.example?", "https://a.example?code=1&state=a%20b"],
    ["https://a.example/?x&", "https://a.example/?x&code=1&state=a%20b"],
    ["app:/callback", "app:/callback?code=1&state=a%20b"],
  ])("leaves %s as it is otherwise", (address, expected) => {
    expect(addParameters(address, { code: "1", none: undefined, state: "a b" })).toBe(expected);
  });

  it("adds nothing of nothing", () => {
    expect(addParameters("https://a.example", { state: undefined })).toBe("https://a.example");
  });

  it("repeats every value exactly", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (state) => {
        expect(new URL(addParameters("https://a.example/", { state })).searchParams.get("state")).toBe(state);
      }),
    );
  });
});
