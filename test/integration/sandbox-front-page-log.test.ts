import { describe, expect, it } from "vitest";
import { pageText, unescapeHtml } from "../fixtures/pages.ts";
import { useIdentitySandbox } from "./identity-calls.ts";

const context = useIdentitySandbox();
const secret = "Zq8-secret-value";
const jwt = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl";
/** Has the form of codes of the sandbox. */
const issued = "Zk3vQ0b_xW9-rT2mLpYc7NsHd4JfGuA1eKoViB8tXqR";
const form = "application/x-www-form-urlencoded";

/** A request that the log keeps: what is sent to the registry, or the path that is asked for. */
interface Sent {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
const show = (body: string | Buffer, type = ""): Sent => ({ body, ...(type && { headers: { "content-type": type } }) });
const query = (text: string): Sent => ({ path: `/x?${text}` });

/** Sends requests, and gives the newest entries of the log on the front page, one for each. */
async function logged(...requests: readonly Sent[]): Promise<readonly string[]> {
  const { origin } = new URL(context.sandbox.environment.registry);
  for (const { path = "/x", headers = {}, body } of requests) {
    await context.call(origin + path, { method: "POST", headers, ...(body === undefined ? {} : { body }) });
  }
  const { text } = await context.call(`${origin}/`);
  return text.split('<details id="request-').slice(1, requests.length + 1);
}

const names = [
  ...["code", "state", "nonce", "code_verifier", "sessionId", "SESSIONID", "session_id", "id_token_hint"],
  ...["access_token", "refresh_token", "id_token", "client_secret", "client_assertion", "password", "reference"],
  "TokenAifo",
];

describe("[KIT-05] a request in the log", () => {
  it.each(names)("hides %s in a query, a form, JSON, XML and a redirect", async (name) => {
    const entries = await logged(
      query(`a=1&${name}=${secret}&b=2`),
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
      show(`<a><p name="e:${name}" value="${secret}"/></a>`, "text/xml"),
      show(`\ufeff{"${name}":"${secret}"}`, "application/json"),
      { headers: { location: `https://app.example/back?${name}=${secret}&b=2` } },
    );
    expect(entries).toHaveLength(15);
    for (const entry of entries) {
      expect(entry).not.toContain(secret);
      expect(entry).toContain("***");
    }
    // The newest comes first.
    expect(entries[14]).toContain(`/x?a=1&amp;${name}=***&amp;b=2`);
    expect(entries[10]).toContain("&lt;e:b&gt;1&lt;/e:b&gt;");
  });

  const encoded = encodeURIComponent;
  it.each<[what: string, sent: Sent]>([
    ["an encoded name", query(`%63ode=${secret}`)],
    ["a name that cannot be decoded", query(`%zz=${secret}`)],
    ["an address in an address", query(`back=${encoded(`/x?code=${secret}`)}`)],
    ["a fragment", { headers: { location: `https://app.example/#id_token=${secret}` } }],
    ["an escaped name of JSON", show(`{"\\u0063ode": "${secret}"}`)],
    ["broken JSON", show(`{"code": "${secret}"`, "application/json")],
    ["a form that says to be JSON", show(`code=${secret}`, "application/json")],
    ["a form without a type", show(`code=${secret}`)],
    ["parts of a form", show(`--x\r\n\r\n${secret}`, "multipart/form-data; boundary=x")],
    ["other bytes", show(Buffer.from(`<sessionId>${secret}</sessionId>`, "utf16le"), "text/xml")],
    ["pairs as a text of JSON", show(JSON.stringify(`a=1&code=${secret}&b=2`), "application/json")],
    ["pairs in a member of JSON", show(JSON.stringify({ body: `a=1&code=${secret}` }))],
    ["JSON in JSON", show(JSON.stringify({ body: JSON.stringify({ code: secret }) }))],
    ["broken JSON in JSON", show(JSON.stringify({ body: `{"code": "${secret} and more` }))],
    ["a list of names and values", show(JSON.stringify([{ name: "code", value: secret }]))],
    ["an encoded fragment", query(`back=${encoded(`/x#code=${secret}`)}`)],
    ["encoded pairs", query(`back=${encoded(`a=1&code=${secret}`)}`)],
    ["encoded pairs without a name", query(encoded(`code=${secret}`))],
    ["encoded JSON", query(`data=${encoded(JSON.stringify({ code: secret }))}`)],
    ["pairs with semicolons", show(`a=1;code=${secret};b=2`, form)],
    ["a quoted form", show(`"a=1&code=${secret}"`, form)],
    ["a form in apostrophes", show(`'code=${secret}'`, form)],
    ["an attribute of XML", show(`<a b="a=1&code=${secret}"/>`, "text/xml")],
    ["a header of pairs", { headers: { "x-any": `a="1", code="${secret} and more"` } }],
    ...["authorization", "Cookie", "set-cookie", "proxy-authorization", "X-Api-Key", "X-Auth-Token"].map(
      (name): [string, Sent] => [`the header ${name}`, { headers: { [name]: secret } }],
    ),
  ])("hides what stands in %s", async (_what, sent) => {
    const entries = await logged(sent);
    expect(entries).toHaveLength(1);
    expect(entries.join("")).not.toContain(secret);
  });

  it.each([
    ["a token", jwt, jwt.slice(10, 40)],
    ["a key", `-----BEGIN PRIVATE KEY-----\n${jwt}\n-----END PRIVATE KEY-----`, jwt.slice(10, 40)],
    ["a code", issued, issued.slice(0, 20)],
    ["the identifier of a legacy session", `${issued}AbC-123`, issued.slice(0, 20)],
  ])("hides %s that the sandbox issued, in every place", async (_what, value, part) => {
    const entries = await logged(
      ...(value.includes(" ")
        ? []
        : [
            { path: `/oauth2/token/${value}` },
            query(`any=${value}`),
            query(`any=%2Fx%2F${value}`),
            show(`any=${value}`, form),
            { headers: { "x-auth": value } },
            { headers: { "x-any": `Bearer ${value}` } },
          ]),
      show(value, "text/plain"),
      show(JSON.stringify({ any: value, [value]: 1 })),
      show(`<auth b="${value}"><arg0>${value}</arg0></auth>`, "text/xml"),
    );
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.join("")).not.toContain(part);
  });

  it("shows values that only resemble a secret, and everything else", async () => {
    const challenge = 'Bearer error="invalid_token", error_description="the access token is unknown"';
    const described = 'Bearer error_description="it is no token"';
    const body =
      '{"kod":"NENALEZENO","obchodniJmeno":"Basic Fashion s.r.o.","agenda_code":"A121","token_type":"Bearer"}';
    const sent: readonly (readonly [Sent, string])[] = [
      [{ headers: { "www-authenticate": challenge, "x-host": "127.0.0.1" } }, `www-authenticate: ${challenge}`],
      [{ headers: { "www-authenticate": described } }, `www-authenticate: ${described}`],
      [query(`code_challenge=${issued}&scope=openid`), `/x?code_challenge=${issued}&scope=openid`],
      [query("back=https%3A%2F%2Fapp.example%2Fback+again%3Fa%3D1"), "https%3A%2F%2Fapp.example%2Fback+again%3Fa%3D1"],
      [show(body), '{\n  "kod": "NENALEZENO",\n  "obchodniJmeno": "Basic Fashion s.r.o.",\n  "agenda_code": "A121"'],
      [show(body), '"token_type": "Bearer"\n}'],
      [show("grant_type=authorization_code&scope=openid+profile", form), "scope=openid+profile"],
      [show("the request body is larger than 65536 bytes\n", "text/plain"), "larger than 65536 bytes"],
      [show(JSON.stringify({ a: "x".repeat(9000) })), "x".repeat(3900)],
    ];
    const entries = (await logged(...sent.map(([request]) => request))).toReversed();
    for (const [index, [, expected]] of sent.entries()) expect(unescapeHtml(entries[index] ?? "")).toContain(expected);
    // A long text shows its beginning.
    expect(entries.at(-1)).toMatch(/[^x]x{3900,4000}…/);
  });

  it.each([
    ["XML with a long word", `<a><doc>${"QUJDREVGR0hJSktM".repeat(2000)}</doc></a>`, "text/xml"],
    ["HTML with a long word", `<!doctype html><p>${"a".repeat(32_000)}`, "text/html"],
    ["JSON that begins tokens", JSON.stringify("ey-".repeat(10_600)), "application/json"],
    ["JSON with the names of secrets", JSON.stringify('code="'.repeat(4_500)), "application/json"],
    ["a form of encoded marks", `a=${"%3F".repeat(10_000)}`, form],
    ["a form encoded over and over", `a=%${"25".repeat(15_000)}3F`, form],
    ...["<code ", "<code>", "a ", "=", "ey-", "ey-.", 'name="', "<style>", "?", "&", "-----BEGIN ", '"a'].flatMap(
      (unit): [string, string, string][] => {
        const long = unit.repeat(32_000 / unit.length);
        return [
          [`XML of ${unit}`, `<${long}`, "text/xml"],
          [`HTML of ${unit}`, `<!doctype html>${long}`, "text/html"],
          [`a form of ${unit}`, long, form],
        ];
      },
    ),
  ])("the page shows the request in linear time: %s", async (_what, text, type) => {
    // Quadratic time would not end within the limit of a test.
    const [entry = ""] = await logged(show(text, type));
    expect(pageText(entry)).toContain("POST /x → 404");
  });
});

describe("[KIT-05] the log of the last requests", () => {
  it("keeps the newest fifty and counts the others", async () => {
    const numbered = Array.from({ length: 60 }, (_, index) => ({ path: `/n/${index}` }));
    const entries = await logged(...numbered);
    expect(entries.map((entry) => /<code>POST ([^<]*)/.exec(entry)?.[1])).toEqual(
      Array.from({ length: 50 }, (_, index) => `/n/${59 - index}`),
    );
  });

  it("keeps at most one MiB, whatever is large", async () => {
    const large = { headers: { "x-large": "x".repeat(10_000) }, body: "x".repeat(30_000) };
    const entries = await logged(...Array.from({ length: 40 }, () => large));
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter((entry) => entry.includes("x".repeat(10_000))).length * 40_000).toBeLessThan(1024 * 1024);
  });

  it("counts the bytes of a body that is too long to keep", async () => {
    const { pathname } = new URL(context.sandbox.environment.registry);
    const [entry = ""] = await logged({ path: `${pathname}/x`, body: "x".repeat(1_000_000) });
    expect(entry).toContain("1000000 bytes");
  });
});
