import { createHash, X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { legacyEndpointPath, legacyPages } from "../../generated/environments.gen.ts";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { pageText } from "../fixtures/pages.ts";
import { useIdentitySandbox, type Call, type Reply } from "./identity-calls.ts";

const registered = ["https://app.example/login/callback", "https://app.example/second"];
const context = useIdentitySandbox({
  clients: [
    { clientId: "EVIDENCE", redirectUris: registered, postLogoutRedirectUris: ["https://app.example/out"] },
    { clientId: "SPISOVNA", postLogoutRedirectUris: ["org.example.app:/out"] },
  ],
});
const { authorizationUrl, call, logIn, tokens } = context;
const asPerson = { accept: "text/html,application/xhtml+xml" };

/** The lists of a page, by its headings. */
function read({ text }: Reply): Readonly<Record<"reason" | "sent" | "registered", string>> {
  const [, reason = ""] = /<h1>[^<]*<\/h1>\s*<p>([^<]*)<\/p>/.exec(text) ?? [];
  const [sent = "", good = ""] = [...text.matchAll(/<h2>[^<]*<\/h2>\s*<dl>(.*?)<\/dl>/gs)].map(([, list = ""]) =>
    pageText(list),
  );
  return { reason: pageText(reason), sent, registered: good };
}

function fingerprintOf(cert: string): string {
  return new X509Certificate(cert).fingerprint256;
}

interface Case {
  readonly what: string;
  readonly at: () => string | Promise<string>;
  readonly how?: () => Call | Promise<Call>;
  /** @default 400 */
  readonly status?: number;
  readonly reason: readonly [en: string, cs: string];
  readonly sent: string | (() => string);
  readonly registered: string | (() => string);
}

const textOf = (text: string | (() => string)): string => (typeof text === "string" ? text : text());
const authorize = (change: Readonly<Record<string, string>>) => (): string => authorizationUrl(change);
const oidc = (path: string) => (): string => context.sandbox.environment.oidc + path;
const endSession = (): string => `${context.sandbox.environment.oidcMutualTls}/oauth2/endsession?client_id=EVIDENCE`;
const ownCertificate = (): string => fingerprintOf(context.client.tls.cert);
const choose = (username: string) => (): Call => ({ form: { reference: "x", action: "login", username } });

const cases: readonly Case[] = [
  {
    what: "a return address of a login that is not registered",
    at: authorize({ redirect_uri: "https://app.example/login/callback/" }),
    reason: ["redirect_uri is not registered for this client_id", "redirect_uri není pro toto client_id registrováno"],
    sent: "redirect_uri https://app.example/login/callback/ ",
    registered: `EVIDENCE ${registered.join(" ")}`,
  },
  {
    what: "an unknown client system",
    at: authorize({ client_id: "EVIDENCIA" }),
    reason: ["client_id is not registered", "client_id není registrováno"],
    ...{ sent: "client_id EVIDENCIA", registered: "EVIDENCE SPISOVNA" },
  },
  {
    what: "an unknown scope",
    at: authorize({ scope: "openid adresa" }),
    reason: ["scope holds an unknown value", "scope obsahuje neznámou hodnotu"],
    ...{ sent: "scope openid adresa", registered: "openid profile" },
  },
  {
    what: "a scope without openid",
    at: authorize({ scope: "profile" }),
    reason: ["scope must contain openid", "scope musí obsahovat openid"],
    ...{ sent: "scope profile", registered: "openid profile" },
  },
  {
    what: "another response_type",
    at: authorize({ response_type: "token" }),
    reason: ["response_type must be code", "response_type musí být code"],
    ...{ sent: "response_type token", registered: "" },
  },
  {
    what: "a missing parameter",
    at: oidc("/oauth2/authorize"),
    reason: ["is missing", "chybí"],
    ...{ sent: "No parameters", registered: "" },
  },
  {
    what: "an unknown client system without a return address",
    at: oidc("/oauth2/authorize?client_id=EVIDENCIA"),
    reason: ["is missing", "chybí"],
    ...{ sent: "client_id EVIDENCIA", registered: "EVIDENCE SPISOVNA" },
  },
  {
    what: "a query that cannot be read",
    at: oidc("/oauth2/authorize?client_id=EVIDENCE&state=s3cret&redirect_uri=%ZZ"),
    reason: ["not properly encoded", "nejsou správně zakódovány"],
    ...{ sent: "client_id=EVIDENCE&state=(hidden)&redirect_uri=%ZZ", registered: "" },
  },
  {
    what: "the login of an unknown user",
    at: oidc("/login"),
    how: choose("nobody"),
    reason: ["Choose one of the users", "Vyberte jednoho z uživatelů"],
    ...{ sent: "reference (hidden) action login username nobody", registered: "novakova.jana" },
  },
  {
    what: "a login that is finished",
    at: oidc("/login"),
    how: choose("novakova.jana"),
    reason: ["finished or expired", "skončilo nebo vypršelo"],
    ...{ sent: "username novakova.jana", registered: "" },
  },
  {
    what: "an unknown parameter",
    at: authorize({ prompt: "none" }),
    reason: ["there is an unknown parameter", "je zde neznámý parametr"],
    ...{ sent: "prompt none", registered: "client_id" },
  },
  {
    what: "a return address of a logout that is not registered",
    at: async () => {
      const hint = { client_id: "EVIDENCE", id_token_hint: (await tokens()).id_token };
      const query = new URLSearchParams({ ...hint, post_logout_redirect_uri: "https://app.example/ven" });
      return oidc(`/oauth2/endsession?${query.toString()}`)();
    },
    reason: [
      "post_logout_redirect_uri is not registered for this client_id",
      "post_logout_redirect_uri není pro toto client_id registrováno",
    ],
    sent: "id_token_hint (hidden) post_logout_redirect_uri https://app.example/ven",
    registered: "EVIDENCE https://app.example/out",
  },
  {
    what: "no client certificate",
    at: endSession,
    how: () => ({ headers: asPerson }),
    status: 401,
    reason: ["a client certificate is required", "je nutný klientský certifikát"],
    ...{ sent: "Client certificate none", registered: ownCertificate },
  },
  {
    what: "a client certificate that has expired",
    at: endSession,
    how: () => ({ headers: asPerson, tls: context.client.expired }),
    status: 401,
    reason: ["valid now", "nyní platný"],
    sent: () => `SHA-256 ${fingerprintOf(context.client.expired.cert)} – it has expired`,
    registered: ownCertificate,
  },
  {
    what: "the client certificate of another authority",
    at: endSession,
    how: async () => {
      const authority = await createTestAuthority();
      return { headers: asPerson, tls: await authority.issue({ name: "EVIDENCE", usages: ["clientAuth"] }) };
    },
    status: 401,
    reason: ["a trusted one", "důvěryhodný"],
    ...{ sent: "CN=EVIDENCE", registered: ownCertificate },
  },
  {
    what: "the client certificate of another client system",
    at: () => `${endSession()}&id_token_hint=e30.e30.e30&post_logout_redirect_uri=https%3A%2F%2Fapp.example%2Fout`,
    how: () => ({ headers: asPerson, tls: context.sandbox.clients[1]?.tls }),
    status: 401,
    reason: [
      "the client certificate is not registered for this client_id",
      "klientský certifikát není pro toto client_id registrován",
    ],
    ...{ sent: "Client certificate CN=SPISOVNA, ", registered: ownCertificate },
  },
  {
    what: "a legacy login to an unknown client system",
    at: () => `${context.sandbox.environment.legacyPages}${legacyPages.loginPath}?atsId=EVIDENCIA`,
    reason: ["atsId is not registered", "atsId není registrováno"],
    ...{ sent: "atsId EVIDENCIA", registered: "EVIDENCE SPISOVNA" },
  },
  {
    what: "a legacy logout that returns elsewhere",
    at: () =>
      `${context.sandbox.environment.legacyPages}${legacyPages.logoutPath}?atsId=EVIDENCE&uri=https%3A%2F%2Fapp.example%2Fother`,
    reason: ["must be an address that begins with", "musí být adresa, která začíná"],
    ...{ sent: "uri https://app.example/other", registered: "EVIDENCE https://app.example/legacy/" },
  },
  {
    what: "the SOAP endpoint without a certificate, in a browser",
    at: () => context.sandbox.environment.legacyMutualTls + legacyEndpointPath,
    how: () => ({ headers: asPerson }),
    status: 401,
    reason: ["asks for a registered client certificate", "vyžaduje registrovaný"],
    ...{ sent: "Client certificate none", registered: ownCertificate },
  },
  {
    what: "another method",
    at: oidc("/oauth2/authorize"),
    how: () => ({ method: "PUT" }),
    status: 405,
    reason: ["does not take this method", "tuto metodu nepřijímá"],
    ...{ sent: "Method PUT Path /oauth2/authorize", registered: "GET POST" },
  },
  {
    what: "another path",
    at: oidc("/oauth2/authorise"),
    status: 404,
    reason: ["There is no such page", "Taková stránka tu není"],
    ...{ sent: "Path /oauth2/authorise", registered: "/oauth2/authorize" },
  },
];

describe("[KIT-07] the pages of refused requests", () => {
  it.each(cases)(
    "show the sent and the registered value of $what, in both languages",
    async ({ at, how, status = 400, reason, sent, registered: good }) => {
      const [url, options] = [await at(), (await how?.()) ?? {}];
      const reply = await call(url, options);
      expect([reply.status, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
      const page = read(reply);
      expect(page.reason).toContain(reason[0]);
      expect(page.sent).toContain(textOf(sent));
      expect(page.registered).toContain(textOf(good));
      expect(reply.text).toContain('<html lang="en">');

      const czech = await call(url, {
        ...options,
        headers: { ...options.headers, "accept-language": "cs-CZ,en;q=0.5" },
      });
      expect(czech.text).toContain('<html lang="cs">');
      expect(read(czech).reason).toContain(reason[1]);
      expect(read(czech).registered).toContain(textOf(good).split(" ").at(-1));
    },
  );

  it("hide secrets, and escape everything else", async () => {
    const { id_token: token } = await tokens();
    const hostile = `"><script>alert(1)</script>`;
    const reply = await call(
      authorizationUrl({
        client_id: hostile,
        ...{ state: "the-state", nonce: "the-nonce", code: "the-code", session_id: "the-session", any: token },
      }),
    );
    expect(reply.status).toBe(400);
    for (const secret of ["the-state", "the-nonce", "the-code", "the-session", token]) {
      // The link to the other language repeats the address of the page itself, and nothing else may.
      expect(reply.text.replace(/<a href="\/sandbox\/language[^"]*"/, "")).not.toContain(secret);
    }
    expect(reply.text).not.toContain("<script");
    expect(read(reply).sent).toContain(hostile);
  });

  it("hide the code and the state of a callback in a return address, from programs and people", async () => {
    const login = await logIn();
    const callback = `${registered[0]}?code=${login.code}&state=the-state`;
    const form = { grant_type: "authorization_code", client_id: "EVIDENCE", code: login.code, redirect_uri: callback };
    const address = `${context.sandbox.environment.oidcMutualTls}/oauth2/token`;
    const request = { form: { ...form, code_verifier: login.verifier }, tls: context.client.tls };
    const answers = [
      await call(address, request),
      await call(address, { ...request, headers: asPerson }),
      await call(authorizationUrl({ redirect_uri: callback })),
      await call(`${context.sandbox.environment.oidc}/x/?code=${login.code}&state=the-state`),
      await call(`${context.sandbox.environment.oidc}/x/${login.code}`),
      await call(authorizationUrl({ redirect_uri: login.code })),
      await call(authorizationUrl({ redirect_uri: "https://ann:the-password@app.example:8443/" })),
    ];
    for (const { status, text } of answers) {
      const shown = text.replace(/<a href="\/sandbox\/language[^"]*"/, "");
      expect(status).toBeGreaterThanOrEqual(400);
      expect(shown).not.toContain(login.code);
      expect(shown).not.toMatch(/the-state|the-password/);
    }
    expect(answers[2]?.text).toContain("?code=(hidden)&amp;state=(hidden)");
    // The challenge looks as a code does, and is no secret (RFC 7636, section 4.2).
    const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    const refused = await call(authorizationUrl({ scope: "other", code_challenge: challenge }));
    expect(read(refused).sent).toContain(challenge);
  });

  it("give programs the same text in error_description, in its allowed characters", async () => {
    const login = await logIn();
    const form = { grant_type: "authorization_code", client_id: "EVIDENCE", code: login.code, redirect_uri: "x:" };
    const url = `${context.sandbox.environment.oidcMutualTls}/oauth2/token`;
    const other = context.sandbox.clients[1]?.tls;
    const reply = await call(url, { form: { ...form, redirect_uri: registered[0] ?? "" }, tls: other });
    const { error, error_description: description } = JSON.parse(reply.text) as Readonly<Record<string, string>>;
    expect([reply.status, error]).toEqual([401, "invalid_client"]);
    expect(description).toMatch(
      /^the client certificate is not registered for this client_id \(sent: client_id: EVIDENCE; /,
    );
    expect(description).toContain(fingerprintOf(other?.cert ?? ""));
    expect(description).toContain(fingerprintOf(context.client.tls.cert));
    expect(description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(description).not.toContain(login.code);
  });

  it("give SOAP programs the sent value in the fault", async () => {
    const body =
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><x:prihlas xmlns:x="urn:x"/></e:Body></e:Envelope>';
    const headers = { "content-type": "text/xml; charset=utf-8", soapaction: '""' };
    const url = `${context.sandbox.environment.legacyMutualTls}${legacyEndpointPath}`;
    const reply = await call(url, { method: "POST", body, headers, tls: context.client.tls });
    expect(reply.status).toBe(500);
    expect(reply.text).toMatch(/No operation of the versions .*; sent was "prihlas" of the namespace "urn:x"/);
  });
});

describe("[KIT-07] the pages of login and logout", () => {
  it.each([
    ["en", "Log in", "The client system <strong>EVIDENCE</strong> asks who you are.", "everything is filled in"],
    ["cs", "Přihlášení", "Klientský systém <strong>EVIDENCE</strong> se ptá, kdo jste.", "má vyplněno vše"],
  ])("use the language that the browser prefers: %s", async (language, title, question, note) => {
    const reply = await call(authorizationUrl({}), { headers: { "accept-language": language } });
    expect(reply.headers["content-language"]).toBe(language);
    for (const text of [`<h1>${title}</h1>`, question, note]) expect(reply.text).toContain(text);
  });

  it("forbid caching and framing, run no script, and allow only their own style by its hash", async () => {
    const { headers, text } = await call(authorizationUrl({}));
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    const [, style = ""] = /<style>(.*)<\/style>/s.exec(text) ?? [];
    expect(style).toContain("color-scheme");
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' https: http:; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it("let forms lead to the scheme of the return address, and nowhere else without a form", async () => {
    const client = context.sandbox.clients[1] ?? context.client;
    const form = {
      client_id: client.clientId,
      id_token_hint: (await tokens({ client })).id_token,
      post_logout_redirect_uri: client.postLogoutRedirectUri,
    };
    const { oidc, oidcMutualTls } = context.sandbox.environment;
    const { headers } = await call(`${oidcMutualTls}/oauth2/endsession`, { form, tls: client.tls });
    const policyAt = async (address: string): Promise<unknown> =>
      (await call(address)).headers["content-security-policy"];
    expect(await policyAt(headers.location ?? "")).toContain("form-action 'self' https: http: org.example.app:;");
    expect(await policyAt(`${oidc}/nowhere`)).toContain("form-action 'none';");
  });

  it("explain errors of typed claims in Czech", async () => {
    const page = await call(authorizationUrl({}));
    const [, reference = ""] = /name="reference" value="([^"]*)"/.exec(page.text) ?? [];
    const reply = await call(`${context.sandbox.environment.oidc}/login`, {
      form: { reference, action: "type", username: "x" },
      headers: { "accept-language": "cs" },
    });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain("Přihlašovací jméno musí mít aspoň tolik znaků: 4");
    expect(reply.text).toContain("Chyba: nesmí být prázdné");
  });
});
