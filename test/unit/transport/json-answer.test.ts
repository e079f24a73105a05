import { describe, expect, it } from "vitest";
import { UnexpectedResponseError } from "ares-caais";
import { readJsonObject } from "../../../src/transport/answer.ts";

/** What is read of a 200 with a media type and a text. */
function read(mediaType: string, text: string): unknown {
  const headers = new Headers(mediaType === "" ? {} : { "content-type": mediaType });
  return readJsonObject("op", { status: 200, headers, text, isUtf8: true });
}

describe("a JSON object", () => {
  // RFC 6839, section 3.1: the suffix says that it is JSON, as of a key set (RFC 7517, section 8.5).
  it.each([
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/jwk-set+json",
    "application/a+json;b=c",
  ])("may be %s", (mediaType) => {
    expect(read(mediaType, '{"a":1}')).toEqual({ a: 1 });
  });

  it.each([
    ["", "{}", "media-type"],
    ["text/html", "{}", "media-type"],
    ["application/json+xml", "{}", "media-type"],
    ["application/jsonp", "{}", "media-type"],
    ["application/json", "", "empty"],
    ["application/json", "{", "json"],
    ["application/json", `{"a":${"[".repeat(100)}${"]".repeat(100)}}`, "forbidden-json"],
    ["application/json", '{"a":9007199254740993}', "number"],
    ["application/json", '{"a":-1e999}', "number"],
    ["application/json", '{"a":9007199254740993', "json"],
    ["application/json", "12345678901234567890 bytes", "json"],
    ["application/json", "null", "value"],
    ["application/json", "[]", "value"],
    ["application/json", '"a"', "value"],
  ])("is not read from %j with the text %j", (mediaType, text, reason) => {
    expect(() => read(mediaType, text)).toThrow(UnexpectedResponseError);
    expect(() => read(mediaType, text)).toThrow(expect.objectContaining({ operation: "op", status: 200, reason }));
  });

  it("is not read from bytes that are no UTF-8", () => {
    const headers = new Headers({ "content-type": "application/json" });
    const read = (): unknown => readJsonObject("op", { status: 200, headers, text: "", isUtf8: false });
    expect(read).toThrow(expect.objectContaining({ reason: "json" }));
  });
});
