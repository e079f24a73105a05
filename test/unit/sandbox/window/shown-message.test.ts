import { describe, expect, it } from "vitest";
import { shownBody, shownHeaders, shownTarget } from "../../../../src/sandbox/window/shown-message.ts";

const secret = "Zq8-secret-value";
const jwt = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl";
const form = "application/x-www-form-urlencoded";
const show = (text: string, type = ""): string | number => shownBody(Buffer.from(text), type);

const names = [
  ...[
    "code",
    "state",
    "nonce",
    "code_verifier",
    "sessionId",
    "SESSIONID",
    "session_id",
    "id_token_hint",
    "access_token",
  ],
  ...["refresh_token", "id_token", "client_secret", "client_assertion", "password", "reference", "TokenAifo"],
];

describe("[KIT-05] a request that is shown", () => {
  it.each(names)("hides %s in a query, a form, JSON, XML and a redirect", (name) => {
    const texts = [
      shownTarget("/x", `a=1&${name}=${secret}&b=2`),
      show(`a=1&${name}=${secret}`, form),
      show(JSON.stringify({ a: [{ [name]: secret, b: 2 }] }), "application/json"),
      show(JSON.stringify({ a: { [name]: { deep: secret } } })),
      show(`<e:a xmlns:e="x"><e:b>1</e:b><e:${name} id="1">${secret}</e:${name}></e:a>`, "text/xml"),
      show(`<a><${name}><![CDATA[${secret}]]></${name}><b>1</b></a>`, "text/xml"),
      show(`<a ${name}="${secret}" b='1'/>`, "text/xml"),
      show(`<a><${name}>${secret}`, "text/xml"),
      show(`<a><${name} value="${secret}"/></a>`, "text/xml"),
      show(`<a><${name} b="/>">${secret}</${name}></a>`, "text/xml"),
      show(`<a><${name}><!-- </${name}> -->${secret}</${name}></a>`, "text/xml"),
      show(`<!doctype html><input type="hidden" name="${name}" value="${secret}" />`, "text/html"),
      JSON.stringify(shownHeaders({ Location: `https://app.example/back?${name}=${secret}&b=2` })),
    ];
    for (const text of texts) {
      expect(text).not.toContain(secret);
      expect(text).toContain("***");
    }
    expect(texts[0]).toBe(`/x?a=1&${name}=***&b=2`);
    expect(texts[4]).toContain("<e:b>1</e:b>");
  });

  it.each([
    ["an encoded name", shownTarget("/", `%63ode=${secret}`)],
    ["a name that cannot be decoded", shownTarget("/", `%zz=${secret}`)],
    ["an address in an address", shownTarget("/", `back=${encodeURIComponent(`/x?code=${secret}`)}`)],
    ["a fragment", shownHeaders({ location: `https://app.example/#id_token=${secret}` }).join()],
    ["an escaped name of JSON", show(`{"\\u0063ode": "${secret}"}`)],
    ["broken JSON", show(`{"code": "${secret}"`, "application/json")],
    ["a form that says to be JSON", show(`code=${secret}`, "application/json")],
    ["a form without a type", show(`code=${secret}`)],
    ["parts of a form", show(`--x\r\n\r\n${secret}`, "multipart/form-data; boundary=x")],
    ["other bytes", shownBody(Buffer.from(`<sessionId>${secret}</sessionId>`, "utf16le"), "text/xml")],
  ])("hides what stands in %s", (_what, text) => {
    expect(String(text)).not.toContain(secret);
  });

  it.each(["authorization", "Cookie", "set-cookie", "proxy-authorization", "X-Api-Key", "X-Auth-Token"])(
    "hides the header %s",
    (name) => {
      expect(shownHeaders({ [name]: secret, host: "127.0.0.1" })).toEqual([
        [name, "***"],
        ["host", "127.0.0.1"],
      ]);
    },
  );

  it.each([
    ["a path", shownTarget(`/x/${jwt}`, "")],
    ["JSON", show(JSON.stringify({ any: jwt }))],
    ["XML", show(`<a b="${jwt}">${jwt}</a>`)],
    ["text", show(jwt, "text/plain")],
    ["a header", shownHeaders({ "x-any": `Bearer ${jwt}` }).join()],
    ["a key", show(JSON.stringify({ any: `-----BEGIN PRIVATE KEY-----\n${jwt}\n-----END PRIVATE KEY-----` }))],
  ])("hides tokens and keys by their form in %s", (_what, text) => {
    expect(text).not.toContain(jwt.slice(10, 40));
  });

  it("is made out in time that grows with it, whatever it looks like", () => {
    const began = performance.now();
    for (const unit of [
      "<code ",
      "<code>",
      "a ",
      "=",
      "ey-",
      "ey-.",
      'name="',
      "<style>",
      "?",
      "&",
      "-----BEGIN ",
      '"a',
    ]) {
      show(`<${unit.repeat(32_000 / unit.length)}`, "text/xml");
      show(`<!doctype html>${unit.repeat(32_000 / unit.length)}`, "text/html");
      shownTarget("/", unit.repeat(8000 / unit.length));
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("shows everything else, and of a long text its beginning", () => {
    expect(show(`{"kod":"NENALEZENO","agenda_code":"A121","token_type":"Bearer"}`)).toBe(
      '{\n  "kod": "NENALEZENO",\n  "agenda_code": "A121",\n  "token_type": "Bearer"\n}',
    );
    expect(show("grant_type=authorization_code&scope=openid+profile", form)).toContain("scope=openid+profile");
    expect(show("the request body is larger than 65536 bytes\n", "text/plain")).toContain("65536");
    expect(String(show(JSON.stringify({ a: "x".repeat(9000) })))).toHaveLength(4001);
    expect(shownBody(undefined, "")).toBe("");
    expect(shownBody(7, "")).toBe(7);
  });
});
