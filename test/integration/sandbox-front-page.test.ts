import { X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { createRegistry } from "ares-caais";
import { afterEach, describe, expect, it } from "vitest";
import { attributesOf, pageText } from "../fixtures/pages.ts";
import { useIdentitySandbox, type Call, type Reply } from "./identity-calls.ts";
import { legacyOf } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly found: readonly [query: string, expected: readonly string[]][];
  readonly languages: readonly [name: string, value: string, language: string][];
};

const context = useIdentitySandbox({ clients: [{ clientId: "EVIDENCE" }, { clientId: "SPISOVNA" }] });

/** The origins of all addresses: those of the services and the control interface. */
function origins(): readonly string[] {
  const { environment, controlAddress } = context.sandbox;
  return [...Object.values(environment), controlAddress].map((address) => new URL(address).origin);
}

function registryOrigin(): string {
  return new URL(context.sandbox.environment.registry).origin;
}

function ask(path: string, how: Call = {}): Promise<Reply> {
  return context.call(registryOrigin() + path, how);
}

/** Sends a form as the page itself does. */
function send(form: Readonly<Record<string, string>>): Promise<Reply> {
  return ask("/sandbox/faults", { form, headers: { origin: registryOrigin() } });
}

/** The text of a page, without its tags, and of one section of it. */
function textOf({ text }: Reply, section = ""): string {
  const from = section === "" ? 0 : text.indexOf(`<h2 id="${section}">`);
  const part = text.slice(from, section === "" ? undefined : text.indexOf("</section>", from));
  return pageText(part);
}

afterEach(() => {
  context.sandbox.faults.clear();
});

describe("[KIT-05] the front page of the sandbox", () => {
  it("every address serves the page, which names all addresses with their environment variables", async () => {
    expect(new Set(origins()).size).toBe(6);
    for (const origin of origins()) {
      const reply = await context.call(`${origin}/`, { headers: { accept: "text/html" } });
      expect([origin, reply.status, reply.headers["content-type"]]).toEqual([origin, 200, "text/html; charset=utf-8"]);
      const running = textOf(reply, "running");
      for (const address of Object.values(context.sandbox.environment)) expect(running).toContain(address);
      for (const name of ["ARES_CAAIS_REGISTRY", "ARES_CAAIS_LEGACY_MUTUAL_TLS"]) expect(running).toContain(name);
      expect((await context.call(`${origin}/`, { method: "HEAD", headers: { accept: "text/html" } })).status).toBe(200);
    }
  });

  it.each(tables.found)("finds subjects by %s", async (query, expected) => {
    const reply = await ask(`/?${query}`);
    const found = [...reply.text.matchAll(/ekonomicke-subjekty\/([^"/]+)"\s*>/g)].map(([, icoId]) => icoId);
    expect(found).toEqual(expected);
    expect(textOf(reply, "subjects")).toContain(`${expected.length} of 65 subjects`);
  });

  it("pages the subjects, and links each to its record", async () => {
    const first = await ask("/");
    expect(textOf(first, "subjects")).toContain("Page 1 of 4 Next page");
    const second = await ask("/?page=2");
    const [, address = ""] = /href="([^"]*ekonomicke-subjekty\/[^"]*)"/.exec(second.text) ?? [];
    expect(first.text).not.toContain(address);
    expect(JSON.parse((await context.call(address)).text)).toHaveProperty("obchodniJmeno");
    for (const page of ["4", "999"]) {
      expect(textOf(await ask(`/?page=${page}`), "subjects")).toContain("Previous page Page 4 of 4");
    }
  });

  it("shows changes of the register", async () => {
    expect(textOf(await ask("/?q=zmenena"), "subjects")).toContain("No subject matches.");
    context.sandbox.registry.change({
      data: { ares: [{ icoId: "90009991", ico: "90009991", obchodniJmeno: "Změněná <b>a.s.</b>" }] },
    });
    const reply = await ask("/?q=zmenena");
    expect(textOf(reply, "subjects")).toContain("Změněná <b>a.s.</b>");
    expect(reply.text).not.toContain("<b>a.s.");
    context.sandbox.registry.change({ remove: ["90009991"] });
    expect(textOf(await ask("/?q=zmenena"), "subjects")).toContain("0 of 65 subjects");
  });

  it("lists the users, and the return addresses of client systems", async () => {
    const reply = await ask("/");
    for (const text of ["novakova.jana", "vzor.prime-role", "everything is filled in", "SOAP only"]) {
      expect(textOf(reply, "users")).toContain(text);
    }
    const { redirectUri, legacyLogoutUrl } = context.client;
    for (const text of ["EVIDENCE", "SPISOVNA", redirectUri, legacyLogoutUrl]) {
      expect(textOf(reply, "clients")).toContain(text);
    }
  });

  it("offers certificates and keys as PEM and PKCS#12, also the expired one", async () => {
    const { text } = await ask("/");
    const links = [...text.matchAll(/href="(\/sandbox\/certificates\/[^"]+)"/g)].map(([, link = ""]) => link);
    expect(links).toHaveLength(1 + 2 * 6);
    const file = async (name: string): Promise<string> => {
      expect(links).toContain(`/sandbox/certificates/${name}`);
      const reply = await ask(`/sandbox/certificates/${name}`);
      expect(reply.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
      return reply.text.trim();
    };
    const { certificateAuthority, client, clients } = context.sandbox;
    expect(await file("ca.pem")).toBe(certificateAuthority);
    expect(await file("client.pem")).toBe(client.tls.cert);
    expect(await file("client-key.pem")).toBe(client.tls.key);
    expect(await file("client-2-expired-key.pem")).toBe(clients[1]?.expired.key);
    expect(new Date(new X509Certificate(await file("client-expired.pem")).validTo).getTime()).toBeLessThan(Date.now());
    const address = `${registryOrigin()}/sandbox/certificates/client.p12`;
    const pfx = Buffer.from(await (await context.sandbox.fetch(address)).arrayBuffer());
    expect(() => createSecureContext({ pfx, passphrase: "sandbox" })).not.toThrow();
  });

  it("shows the last requests and responses of every service without their secrets", async () => {
    const login = await context.logIn({ parameters: { state: "state-of-1-login", nonce: "nonce-of-1-login" } });
    const tokens = JSON.parse((await context.exchange(login)).text) as Readonly<Record<string, string>>;
    const userinfo = `${context.sandbox.environment.oidcMutualTls}/oauth2/userinfo`;
    const authorization = `Bearer ${tokens["access_token"] ?? ""}`;
    const cookie = "__Host-sandbox-session=cookie-of-1-browser";
    await context.call(userinfo, { tls: context.client.tls, headers: { authorization, cookie } });
    const { environment } = context.sandbox;
    const legacy = legacyOf(context.sandbox);
    const sessionId = legacy.sessionId(await context.sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
    await legacy.authConfirmation(sessionId);
    legacy.close();
    await createRegistry({ environment, fetch: context.sandbox.fetch }).vratEkonomickySubjekt({ ico: "90000021" });

    const reply = await ask("/");
    const shown = textOf(reply, "requests");
    for (const text of [
      ...["GET /oauth2/authorize?client_id=EVIDENCE", "nonce=***", "state=***", "code=***&", "code_verifier=***"],
      ...["authorization: ***", "cookie: ***", '"access_token": "***"', '"refresh_token": "***"'],
      ...["callback?sessionId=***", "sessionId>***</", "set-cookie: ***", "Client certificate: CN=EVIDENCE"],
      ...['"obchodniJmeno": "Moravské datové služby a.s."', 'name="reference" value="***"'],
    ]) {
      expect(shown).toContain(text);
    }
    const secrets = [
      login.code,
      login.verifier,
      sessionId,
      ...Object.values(tokens).filter((value) => value.length > 30),
    ];
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, "state-of-1-login", "nonce-of-1-login", "cookie-of-1-browser"]) {
      expect(reply.text).not.toContain(secret);
    }
    expect(reply.text).not.toContain("PRIVATE KEY");
  });

  it("shows requests that were refused unread, that failed, or that got no response", async () => {
    const { environment, faults, client } = context.sandbox;
    const search = `${environment.registry}/ekonomicke-subjekty/vyhledat`;
    expect((await context.call(search, { method: "POST", body: "x".repeat(2_000_000) })).status).toBe(413);
    faults.set({ service: "registry", kind: "reset", when: "before" });
    await expect(context.call(`${environment.registry}/ekonomicke-subjekty/1`)).rejects.toThrow();
    faults.set({ service: "identity", kind: "server-error" });
    expect((await context.exchange(await context.logIn({ client }))).status).toBe(500);
    const shown = textOf(await ask("/"), "requests");
    for (const text of ["vyhledat → 413", "subjekty/1 → no response", "/oauth2/token → 500"])
      expect(shown).toContain(text);
    expect(shown).toMatch(/\d\d:\d\d:\d\d\.\d{3} UTC/);
  });

  it("sends the script what is new, and nothing when nothing changed", async () => {
    const first = await ask("/sandbox/live");
    const headers = { "if-none-match": first.headers.etag ?? "" };
    expect((await ask("/sandbox/live", { headers })).status).toBe(304);
    await context.call(`${context.sandbox.environment.registry}/ekonomicke-subjekty/90000030`);
    const second = await ask("/sandbox/live", { headers });
    expect(second.status).toBe(200);
    expect(second.text).toContain("/ekonomicke-subjekty/90000030");
  });
});

/** The initial values of the forms for the faults of a service. */
function formsOf(page: string, service: string): Readonly<Record<string, string>>[] {
  return page.split("<form").flatMap((form) => {
    const inputs = [...form.matchAll(/<input\s([^>]*)>/g)].map(([, tag = ""]) => attributesOf(tag));
    const chosen = [...form.matchAll(/<select\s([^>]*)>(.*?)<\/select>/gs)].map(([, tag = "", options = ""]) => {
      const [first = "", ...others] = options.split("<option").slice(1);
      const option = others.find((other) => other.includes("selected")) ?? first;
      return { ...attributesOf(option), ...attributesOf(tag) };
    });
    const sent = [...inputs, ...chosen].map(({ name = "", value = "" }) => [name, value] as const);
    const values: Readonly<Record<string, string>> = Object.fromEntries(sent);
    return values["service"] === service && values["kind"] !== undefined ? [values] : [];
  });
}

describe("[KIT-06] the faults on the front page", () => {
  /** How many kinds of faults each service has. */
  const kinds = { registry: 6, identity: 24, legacy: 19, tls: 2 };

  it("the page lists all faults", async () => {
    const { text } = await ask("/");
    const services = Object.keys(kinds).map((service) => [service, formsOf(text, service).length]);
    expect(Object.fromEntries(services)).toEqual(kinds);
  });

  it.each(
    Object.entries(kinds).flatMap(([service, count]) =>
      Array.from({ length: count }, (_, index) => [service, index] as const),
    ),
  )("%s %s is set by its form and cleared again, as the page says", async (service, index) => {
    const { kind = "", ...values } = formsOf((await ask("/")).text, service)[index] ?? {};
    const on = await send({ kind, ...values, action: "on" });
    expect([on.status, on.headers.location]).toEqual([303, `/#faults-${service}`]);
    expect(context.sandbox.faults.list()).toMatchObject([{ service, kind }]);
    // The address with mutual TLS may accept nobody now; the others do.
    const shown = await context.call(`${context.sandbox.controlAddress}/`, { headers: { accept: "text/html" } });
    expect(shown.text).toMatch(
      new RegExp(`<p id="fault-${service}-${kind}"[^>]*>\\s*<code>${kind}</code>\\s*<strong[^>]*>on</strong>`),
    );
    const origin = context.sandbox.controlAddress;
    const form = { service, kind, action: "off" };
    const off = await context.call(`${origin}/sandbox/faults`, { form, headers: { origin } });
    expect(off.status).toBe(303);
    expect(context.sandbox.faults.list()).toEqual([]);
  });

  it("have the typed members", async () => {
    const fault = {
      service: "registry",
      kind: "status",
      status: "500",
      operation: "vratEkonomickySubjekt",
      times: "2",
    };
    await send({ ...fault, action: "on" });
    expect(context.sandbox.faults.list()).toEqual([{ ...fault, status: 500, times: 2 }]);
    const off = await send({ action: "all-off", service: "č\r\nSet-Cookie: a=b" });
    expect([off.status, off.headers["set-cookie"]]).toEqual([303, undefined]);
    expect(context.sandbox.faults.list()).toEqual([]);
  });

  it.each<[form: Readonly<Record<string, string>>, reason: string]>([
    ...["soon", "-1", "2 000", "1.5.2", "1.", "600001", ""].map((delay): [Readonly<Record<string, string>>, string] => [
      { service: "registry", kind: "latency", delay, action: "on" },
      "faults: delay ",
    ]),
    [
      { service: "legacy", kind: "html", times: "0", action: "on" },
      "times must be a whole number at least 1 and at most 1000000, got 0",
    ],
    [{ service: "registry", kind: "status", status: "200", action: "on" }, "status must be one of 400, 401"],
    [{ service: "nobody", kind: "latency", action: "on" }, "service must be one of"],
    [{ service: "tls", kind: "latency", action: "off" }, ""],
    [{ service: "registry", kind: "block-page", action: "explode" }, "action must be"],
    [{}, "action must be"],
  ])("stay unchanged when the form is wrong: %j", async (form, reason) => {
    context.sandbox.faults.set({ service: "registry", kind: "block-page" });
    const reply = await send(form);
    if (reason !== "") {
      expect(reply.status).toBe(400);
      expect(textOf(reply)).toContain(reason);
      if (!reason.startsWith("action")) expect(reply.text).toMatch(/<p lang="en">faults: [^]*<a href="\/#faults">/);
    }
    expect(context.sandbox.faults.list()).toEqual([{ service: "registry", kind: "block-page" }]);
  });
});

describe("[KIT-06] a fault that blocks browsers from the page", () => {
  const parts = async (origin: string): Promise<readonly string[]> =>
    (await context.call(`${origin}/`, { headers: { accept: "text/html" } })).text.split("<form");

  it("says where to clear it", async () => {
    const control = context.sandbox.controlAddress;
    const told = (await parts(registryOrigin())).filter((part) => part.includes(`href="${control}/#faults-`));
    expect(
      told.map((part) => [...part.matchAll(/name="(?:service|kind)" value="([^"]+)"/g)].map(([, value]) => value)),
    ).toEqual([
      ["identity", "dead-before-request"],
      ["tls", "expired-server-certificate"],
    ]);
  });

  it("the page reports the fault with the last response of its address, which then closes", async () => {
    const origin = context.sandbox.environment.oidcMutualTls;
    const form = { service: "identity", kind: "dead-before-request", action: "on" };
    const reply = await context.call(`${origin}/sandbox/faults`, { form, headers: { origin } });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`href="${context.sandbox.controlAddress}/#faults-identity"`);
    await expect(context.call(`${origin}/`)).rejects.toThrow();
    expect(await parts(context.sandbox.controlAddress)).not.toHaveLength(1);
  });
});

describe("[KIT-06] the list of active faults", () => {
  it.each([
    [{ service: "identity", kind: "wrong-nonce" }, '{"service":"identity","kind":"wrong-nonce"}'],
    [{ service: "identity", kind: "slow", delay: 5 }, '{"service":"identity","kind":"slow","delay":5}'],
    [{ service: "legacy", kind: "html", times: 2 }, '{"service":"legacy","kind":"html","times":2}'],
  ] as const)("shows the members that have an effect: %j", async (fault, shown) => {
    context.sandbox.faults.set(fault);
    expect(textOf(await ask("/"), "faults")).toContain(shown);
  });

  it("says which services have one fault at most", async () => {
    const parts = (await ask("/")).text.split('<details id="faults-').slice(1);
    const withSentence = parts.filter((part) => part.includes("One fault at a time")).map((part) => part.split('"')[0]);
    expect(withSentence).toEqual(["identity", "legacy"]);
  });
});

describe("[KIT-06] the front page and other origins", () => {
  const form = { service: "registry", kind: "block-page", action: "on" };
  const port = (): string => new URL(registryOrigin()).port;

  it.each<[what: string, headers: () => Record<string, string>, status: number]>([
    ["a foreign page", () => ({ origin: "https://evil.example" }), 403],
    ["a page of another port", () => ({ origin: context.sandbox.environment.oidc }), 403],
    ["a page of another scheme", () => ({ origin: registryOrigin().replace("https", "http") }), 403],
    ["a page without an origin", () => ({ origin: "null" }), 403],
    ["nobody", () => ({}), 403],
    [
      "a name that leads here",
      () => ({ host: `evil.example:${port()}`, origin: `https://evil.example:${port()}` }),
      421,
    ],
    ["another port of this machine", () => ({ host: "127.0.0.1:1", origin: "https://127.0.0.1:1" }), 421],
  ])("no form of %s sets a fault", async (_what, headers, status) => {
    const reply = await ask("/sandbox/faults", { form, headers: headers() });
    expect(reply.status).toBe(status);
    expect(context.sandbox.faults.list()).toEqual([]);
  });

  it("a form of more than 64 KiB is refused, also at the address that takes larger searches", async () => {
    const wide = { ...form, operation: "x".repeat(64 * 1024) };
    const reply = await ask("/sandbox/faults", { form: wide, headers: { origin: registryOrigin() } });
    expect([reply.status, reply.text]).toEqual([413, "the request body is larger than 65536 bytes\n"]);
  });

  it("a form of the page itself sets one, under both names of this machine", async () => {
    const host = `localhost:${port()}`;
    expect((await ask("/sandbox/faults", { form, headers: { host, origin: `https://${host}` } })).status).toBe(303);
    expect(context.sandbox.faults.list()).toHaveLength(1);
  });

  it.each([
    "/",
    "/sandbox/live",
    "/sandbox/front-page.js",
    "/sandbox/certificates/client-key.pem",
    "/sandbox/language?to=cs",
  ])("other origins can neither read, frame nor keep %s", async (path) => {
    for (const headers of [
      { origin: "https://evil.example" },
      { host: "evil.example" },
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" },
      { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    ]) {
      const reply = await ask(path, { headers: headers });
      expect([403, 421]).toContain(reply.status);
      expect(reply.text).not.toMatch(/PRIVATE KEY|<html/);
    }
    const { headers } = await ask(path);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  });

  it("cannot be controlled by the page that opened it, but a login window keeps its opener", async () => {
    const opener = async (path: string): Promise<unknown> => (await ask(path)).headers["cross-origin-opener-policy"];
    for (const path of ["/", "/sandbox/live", "/sandbox/certificates/client-key.pem", "/sandbox/nothing"]) {
      expect([path, await opener(path)]).toEqual([path, "same-origin"]);
    }
    expect(await opener("/sandbox/language?to=cs&back=/login")).toBeUndefined();
  });

  it("allows no inline script, and forms only to itself", async () => {
    const { headers, text } = await ask("/");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/\son\w+=|javascript:/);
  });

  it.each([...tables.languages, ["accept-language", " ; ".repeat(4000), "en"]])(
    "[KIT-05] selects by the header %s of %j the language %s",
    async (name, value, language) => {
      const { text } = await ask("/?q=%C4%8D&page=1", { headers: { [name]: value } });
      expect(text).toContain(`<html lang="${language}">`);
      const other = language === "cs" ? "en" : "cs";
      expect(text).toContain(`/sandbox/language?to=${other}&amp;back=%2F%3Fq%3D%25C4%258D%26page%3D1`);
    },
  );

  it("[KIT-05] prefers the chosen language to that of the browser", async () => {
    const headers = { cookie: "__Host-sandbox-language=en", "accept-language": "cs" };
    expect((await ask("/", { headers })).text).toContain('<html lang="en">');
  });

  it.each([
    ["/oauth2/authorize?a=1&b=%C4%8D", "/oauth2/authorize?a=1&b=%C4%8D"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example/", "/"],
    ["/\r\nSet-Cookie: a=b", "/"],
  ])("links to the other language from %j to %j", async (back, to) => {
    const reply = await ask(`/sandbox/language?${new URLSearchParams({ to: "cs", back }).toString()}`);
    expect([reply.status, reply.headers.location]).toEqual([303, to]);
    expect(reply.headers["set-cookie"]).toEqual(["__Host-sandbox-language=cs; Path=/; Secure; HttpOnly; SameSite=Lax"]);
  });

  it.each([
    ["PUT", "/sandbox/nothing", 404],
    ["DELETE", "/sandbox/certificates/nothing.pem", 404],
    ["GET", "/sandbox/certificates/../../package.json", 404],
    ["GET", "/sandbox/certificates/sandbox.env", 404],
    ["GET", "/sandbox/nothing", 404],
    ["GET", "/sandbox/__proto__", 404],
  ])("%s %s causes a %i", async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status);
  });

  it.each([
    ["PUT", "/sandbox/faults", "POST"],
    ["GET", "/sandbox/faults", "POST"],
    ["PUT", "/sandbox/live", "GET, HEAD"],
    ["DELETE", "/sandbox/certificates/ca.pem", "GET, HEAD"],
  ])("%s %s is refused with the allowed methods: %s", async (method, path, allow) => {
    const { status, headers } = await ask(path, { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow, "cache-control": "no-store", "x-frame-options": "DENY" });
    expect(headers["content-type"]).toContain("text/plain");
  });
});
