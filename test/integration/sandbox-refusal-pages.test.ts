import { createHash, X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { pageText } from "../fixtures/pages.ts";
import { useIdentitySandbox, type Call, type Reply } from "./identity-calls.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

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

/** A refused request, with the path of one address or the parameters of a login. */
interface Case extends Partial<Record<Kind, string>> {
  readonly what: string;
  readonly authorize?: Readonly<Record<string, string>>;
  readonly how?: Call;
  readonly certificate?: "expired" | "foreign" | "other";
  /** @default 400 */
  readonly status?: number;
  readonly reason: readonly [en: string, cs: string];
  readonly sent: string;
  readonly registered: string;
}
const kinds = ["oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"] as const;
type Kind = (typeof kinds)[number];
const cases = readYaml(import.meta.url) as readonly Case[];

/** The address of a case. */
async function addressOf({ authorize = {}, ...paths }: Case): Promise<string> {
  const kind = kinds.find((each) => paths[each] !== undefined);
  if (kind === undefined) return authorizationUrl(authorize);
  const path = paths[kind] ?? "";
  return context.sandbox.environment[kind] + path.replace("TOKEN", (await tokens()).id_token);
}

/** The client certificate of a case. */
async function certificateOf({ certificate }: Case): Promise<Call["tls"]> {
  if (certificate === "expired") return context.client.expired;
  if (certificate === "other") return context.sandbox.clients[1]?.tls;
  if (certificate === undefined) return undefined;
  return (await createTestAuthority()).issue({ name: "EVIDENCE", usages: ["clientAuth"] });
}

/** A text of the table, with the fingerprints of the certificates. */
const filled = (text: string): string =>
  text
    .replace("OWN", fingerprintOf(context.client.tls.cert))
    .replace("EXPIRED", fingerprintOf(context.client.expired.cert));

describe("[KIT-07] the pages of refused requests", () => {
  it.each(cases)("show the sent and the registered value of $what, in both languages", async (row) => {
    const { status = 400, reason } = row;
    const [sent, good] = [filled(row.sent), filled(row.registered)];
    const options = { headers: asPerson, ...row.how, tls: await certificateOf(row) };
    const url = await addressOf(row);
    const reply = await call(url, options);
    expect([reply.status, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    const page = read(reply);
    expect(page.reason).toContain(reason[0]);
    expect(page.sent).toContain(sent);
    expect(page.registered).toContain(good);
    expect(reply.text).toContain('<html lang="en">');

    const czech = await call(url, {
      ...options,
      headers: { ...options.headers, "accept-language": "cs-CZ,en;q=0.5" },
    });
    expect(czech.text).toContain('<html lang="cs">');
    expect(read(czech).reason).toContain(reason[1]);
    expect(read(czech).registered).toContain(good.split(" ").at(-1));
  });

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
