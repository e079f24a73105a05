import { describe, expect, it } from "vitest";
import { shownBody, shownHeaders, shownTarget } from "../../../../src/sandbox/window/shown-message.ts";

const secret = "Zq8-secret-value";
const jwt = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl";
/** Of the form that codes of the sandbox have. */
const issued = "Zk3vQ0b_xW9-rT2mLpYc7NsHd4JfGuA1eKoViB8tXqR";
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
    ["pairs as a text of JSON", show(JSON.stringify(`a=1&code=${secret}&b=2`), "application/json")],
    ["pairs in a member of JSON", show(JSON.stringify({ body: `a=1&code=${secret}` }))],
    ["JSON in JSON", show(JSON.stringify({ body: JSON.stringify({ code: secret }) }))],
    ["broken JSON in JSON", show(JSON.stringify({ body: `{"code": "${secret} and more` }))],
    ["a list of names and values", show(JSON.stringify([{ name: "code", value: secret }]))],
    ["an encoded fragment", shownTarget("/", `back=${encodeURIComponent(`/x#code=${secret}`)}`)],
    ["encoded pairs", shownTarget("/", `back=${encodeURIComponent(`a=1&code=${secret}`)}`)],
    ["encoded pairs without a name", shownTarget("/", encodeURIComponent(`code=${secret}`))],
    ["encoded JSON", shownTarget("/", `data=${encodeURIComponent(JSON.stringify({ code: secret }))}`)],
    ["pairs with semicolons", show(`a=1;code=${secret};b=2`, form)],
    ["a quoted form", show(`"a=1&code=${secret}"`, form)],
    ["a form in apostrophes", show(`'code=${secret}'`, form)],
    ["an attribute of XML", show(`<a b="a=1&code=${secret}"/>`, "text/xml")],
    ["a header of pairs", shownHeaders({ "x-any": `a="1", code="${secret} and more"` }).join()],
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
    ["an encoded path", shownTarget("/", `back=%2Fx%2F${jwt}`)],
    ["JSON", show(JSON.stringify({ any: jwt }))],
    ["XML", show(`<a b="${jwt}">${jwt}</a>`)],
    ["text", show(jwt, "text/plain")],
    ["a header", shownHeaders({ "x-any": `Bearer ${jwt}` }).join()],
    ["a key", show(JSON.stringify({ any: `-----BEGIN PRIVATE KEY-----\n${jwt}\n-----END PRIVATE KEY-----` }))],
  ])("hides tokens and keys by their form in %s", (_what, text) => {
    expect(text).not.toContain(jwt.slice(10, 40));
  });

  it.each([
    ["a code", issued],
    ["the identifier of a legacy session", `${issued}AbC-123`],
  ])("hides %s that the sandbox issued wherever it stands", (_what, value) => {
    const texts = [
      shownTarget(`/oauth2/token/${value}`, ""),
      shownTarget("/", `any=${value}`),
      shownTarget("/", `any=%2Fx%2F${value}`),
      show(value, "text/plain"),
      show(JSON.stringify({ any: value, [value]: 1 })),
      show(`<auth><arg0>${value}</arg0></auth>`, "text/xml"),
      show(`any=${value}`, form),
      shownHeaders({ "x-auth": value }).join(),
    ];
    for (const text of texts) expect(text).not.toContain(value.slice(0, 20));
  });

  it("shows what only looks like a secret", () => {
    const challenge = 'Bearer error="invalid_token", error_description="the access token is unknown"';
    expect(shownHeaders({ "www-authenticate": challenge })).toEqual([["www-authenticate", challenge]]);
    const described = 'Bearer error_description="it is no token"';
    expect(shownHeaders({ "www-authenticate": described })).toEqual([["www-authenticate", described]]);
    expect(show('{"obchodniJmeno":"Basic Fashion s.r.o."}')).toContain("Basic Fashion s.r.o.");
    expect(shownTarget("/", `code_challenge=${issued}&scope=openid`)).toBe(`/?code_challenge=${issued}&scope=openid`);
    const back = "redirect_uri=https%3A%2F%2Fapp.example%2Fback+again%3Fa%3D1";
    expect(shownTarget("/", back)).toBe(`/?${back}`);
  });

  it.each([
    ["XML with a long word", `<a><doc>${"QUJDREVGR0hJSktM".repeat(2000)}</doc></a>`, "text/xml"],
    ["HTML with a long word", `<!doctype html><p>${"a".repeat(32_000)}`, "text/html"],
    ["JSON that begins tokens", JSON.stringify("ey-".repeat(10_600)), "application/json"],
    ["JSON with the names of secrets", JSON.stringify('code="'.repeat(5_000)), "application/json"],
    ["a form of encoded marks", `a=${"%3F".repeat(10_000)}`, form],
    ["a form encoded over and over", `a=%${"25".repeat(15_000)}3F`, form],
  ])("is made out in the time of a moment: %s", (_what, text, type) => {
    const began = performance.now();
    show(text, type);
    expect(performance.now() - began).toBeLessThan(500);
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
