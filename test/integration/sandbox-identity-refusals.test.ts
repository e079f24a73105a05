import { once } from "node:events";
import https from "node:https";
import { connect, type TLSSocket } from "node:tls";
import { describe, expect, it } from "vitest";
import { referenceOf, useIdentitySandbox, type Call, type Reply } from "./identity-calls.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly parameters: readonly (readonly [string, Readonly<Record<string, string>>, string])[];
  readonly forms: readonly string[];
  readonly tokenRequests: readonly (readonly [string, Readonly<Record<string, string | undefined>>, string])[];
};

const context = useIdentitySandbox({ clients: [{ clientId: "EVIDENCE", certificates: 2 }, { clientId: "SPISOVNA" }] });
const { authorizationUrl, call, exchange, logIn, refresh, tokens } = context;

function errorOf({ text }: Reply): unknown {
  return (JSON.parse(text) as { error?: unknown }).error;
}

describe("the authorization endpoint", () => {
  const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

  /** Parameters that replace the good ones, and what the page says. */
  const wrong: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ...tables.parameters,
    ["a nonce of 256 characters", { nonce: "n".repeat(256) }, "nonce must have at most 255 characters"],
    ["a challenge without its method", { code_challenge: challenge }, "are sent together"],
    ["a plain challenge", { code_challenge: challenge, code_challenge_method: "plain" }, "must be S256"],
  ];

  it.each(wrong)("refuses %s on a page of its own, by GET and by POST", async (_what, parameters, reason) => {
    const url = new URL(authorizationUrl(parameters));
    for (const reply of [
      await call(url.href),
      await call(url.origin + url.pathname, { form: Object.fromEntries(url.searchParams) }),
    ]) {
      expect(reply.status).toBe(400);
      expect(reply.headers.location).toBeUndefined();
      expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(reply.text).toContain(reason);
      expect(reply.text).not.toMatch(/(?:href|src|action)="https?:/);
    }
  });

  it.each(["client_id", "redirect_uri", "scope", "response_type"])("refuses a request without %s", async (name) => {
    const url = new URL(authorizationUrl({}));
    url.searchParams.delete(name);
    const reply = await call(url.href);
    expect([reply.status, reply.headers.location]).toEqual([400, undefined]);
    expect(reply.text).toContain(`${name} is missing`);
  });

  it("accepts a query of 2,000 characters and refuses a longer one", async () => {
    const url = authorizationUrl({ state: "" });
    const room = 2000 - new URL(url).search.slice(1).length;
    expect((await call(url + "s".repeat(room))).status).toBe(200);
    const reply = await call(url + "s".repeat(room + 1));
    expect(reply.status).toBe(400);
    expect(reply.text).toContain("more than 2000 characters");
  });

  it.each([
    ["a repeated parameter", "&scope=openid", "scope is repeated"],
    ["bytes that are no UTF-8", "&state=%ff", "not properly encoded"],
    ["a broken escape", "&state=%zz", "not properly encoded"],
  ])("refuses %s", async (_what, more, reason) => {
    const reply = await call(authorizationUrl({}) + more);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(reason);
  });

  it.each(tables.forms)("refuses the form %j", async (body) => {
    const headers = { "content-type": "Application/X-WWW-Form-Urlencoded ; charset=UTF-8" };
    const { origin, pathname } = new URL(authorizationUrl({}));
    const reply = await call(origin + pathname, { method: "POST", headers, body });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining("not properly encoded")]);
  });

  it("accepts a nonce of 255 characters and a state of 1,100", async () => {
    const reply = await call(authorizationUrl({ nonce: "n".repeat(255), state: "s".repeat(1100) }));
    expect(reply.status).toBe(200);
  });

  it("escapes the values of a request on the page", async () => {
    const reply = await call(authorizationUrl({}));
    expect(reply.text).not.toContain("<b>Ďáblice</b>");
    expect(reply.text).toContain("&lt;b&gt;Ďáblice&lt;/b&gt;");
    expect(reply.text).not.toMatch(/<script/i);
  });
});

describe("the login page", () => {
  const login = (): string => `${context.sandbox.environment.oidc}/login`;

  it("serves one login", async () => {
    const reference = referenceOf((await call(authorizationUrl({}))).text);
    const form = { reference, username: "kral.petr", action: "login" };
    expect((await call(login(), { form })).status).toBe(302);
    const again = await call(login(), { form });
    expect([again.status, again.headers.location]).toEqual([400, undefined]);
  });

  it.each([
    ["an unknown user", { username: "nobody", action: "login" }],
    ["no user", { action: "login" }],
    ["no action", { username: "kral.petr" }],
    ["a reference of its own making", { username: "kral.petr", action: "login", reference: "made-up" }],
  ])("refuses %s, and the login stays open", async (_what, fields) => {
    const reference = referenceOf((await call(authorizationUrl({}))).text);
    const refused = await call(login(), { form: { reference, ...fields } });
    expect([refused.status, refused.headers.location]).toEqual([400, undefined]);
    const form = { reference, username: "kral.petr", action: "login" };
    expect((await call(login(), { form })).status).toBe(302);
  });

  it("keeps the newest 1,000 unfinished logins", async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 8, ca: context.sandbox.certificateAuthority });
    try {
      const begin = async (): Promise<string> => referenceOf((await call(authorizationUrl({}), { agent })).text);
      const references = [await begin(), await begin()];
      // These come at once, in any order.
      await Promise.all(Array.from({ length: 999 }, begin));
      const finish = async (reference: string | undefined): Promise<number> => {
        const form = { reference: reference ?? "", username: "kral.petr", action: "login" };
        return (await call(login(), { form, agent })).status;
      };
      expect([await finish(references[0]), await finish(references[1])]).toEqual([400, 302]);
    } finally {
      agent.destroy();
    }
  });
});

describe("[KIT-02] mutual TLS at the token endpoint", () => {
  it("a missing certificate causes a 401 whatever else is wrong, and the code stays valid", async () => {
    const login = await logIn();
    const url = `${context.sandbox.environment.oidcMutualTls}/oauth2/token`;
    const reply = await call(url, { form: { code: login.code } });
    expect([reply.status, errorOf(reply)]).toEqual([401, "invalid_client"]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await exchange(login)).status).toBe(200);
  });

  it("the certificate of another client system cannot redeem its codes", async () => {
    const login = await logIn();
    const other = context.sandbox.clients[1];
    const reply = await exchange(login, { client_id: "SPISOVNA" }, { tls: other?.tls });
    expect([reply.status, errorOf(reply)]).toEqual([400, "invalid_grant"]);
    expect((await exchange(login)).status).toBe(200);
  });

  it.each(["TLSv1.2", "TLSv1.3"] as const)("a resumed session of %s still has the certificate", async (version) => {
    const [first, ticket] = await open(version);
    expect(await callWithNothing(first)).toContain('"invalid_request"');
    const [second] = await open(version, await ticket);
    expect(second.isSessionReused()).toBe(true);
    expect(await callWithNothing(second)).toContain('"invalid_request"');
  });

  /** A connection with the first certificate of the client, and the session that it can be resumed by. */
  async function open(version: "TLSv1.2" | "TLSv1.3", session?: Buffer): Promise<[TLSSocket, Promise<Buffer>]> {
    const { cert, key, ca } = context.client.tls;
    const port = Number(new URL(context.sandbox.environment.oidcMutualTls).port);
    const versions = { minVersion: version, maxVersion: version };
    const socket = connect({ host: "127.0.0.1", port, cert, key, ca, ...versions, ...(session && { session }) });
    const ticket = new Promise<Buffer>((resolve) => socket.once("session", resolve));
    await once(socket, "secureConnect");
    return [socket, ticket];
  }

  /** Calls the token endpoint with nothing; a known certificate is refused for the body alone. */
  async function callWithNothing(socket: TLSSocket): Promise<string> {
    socket.write("POST /oauth2/token HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }
});

describe("the token endpoint", () => {
  const wrong: readonly (readonly [string, Readonly<Record<string, string | undefined>>, string])[] = [
    ...tables.tokenRequests,
    ["another code_verifier", { code_verifier: "v".repeat(43) }, "invalid_grant"],
  ];

  it.each(wrong)("refuses %s", async (_what, change, error) => {
    const login = await logIn();
    const reply = await exchange(login, change);
    expect(errorOf(reply)).toBe(error);
    expect(reply.status).toBe(error === "invalid_client" ? 401 : 400);
    expect(reply.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    for (const secret of [login.code, login.verifier, "s3cret"]) expect(reply.text).not.toContain(secret);
  });

  it("names the redirect_uri of the login to a client that sends another one", async () => {
    const { text } = await exchange(await logIn(), { redirect_uri: "https://app.example/other" });
    expect(text).toContain("must be that of the login, https://app.example/login/callback");
  });

  it("refuses a code_verifier for a login without a challenge", async () => {
    const callback = new URL(await context.sandbox.logIn(authorizationUrl({}), "kral.petr"));
    const login = { client: context.client, code: callback.searchParams.get("code") ?? "", verifier: "v".repeat(43) };
    expect(errorOf(await exchange(login))).toBe("invalid_grant");
    const other = new URL(await context.sandbox.logIn(authorizationUrl({}), "kral.petr"));
    const code = other.searchParams.get("code") ?? "";
    expect((await exchange({ ...login, code }, { code_verifier: undefined })).status).toBe(200);
  });

  it("refuses the refresh token of another client system", async () => {
    const { refresh_token: token } = await tokens();
    expect(errorOf(await refresh(token, context.sandbox.clients[1]))).toBe("invalid_grant");
    expect((await refresh(token)).status).toBe(200);
  });
});

describe("hostile requests", () => {
  const cases: readonly (readonly [string, "oidc" | "oidcMutualTls", string, Call, number])[] = [
    ["a path upwards", "oidcMutualTls", "/../oauth2/authorize", {}, 404],
    ["a path of JavaScript", "oidc", "/__proto__", {}, 404],
    ["a body of 1 MB", "oidc", "/oauth2/authorize", { form: { state: "s".repeat(1_000_000) } }, 413],
    ["JSON for a form", "oidc", "/oauth2/authorize", { method: "POST", body: "{}" }, 400],
  ];

  it.each(cases)("%s", async (_what, address, path, how, status) => {
    const reply = await call(context.sandbox.environment[address] + path, how);
    expect(reply.status).toBe(status);
  });

  it.each([
    "__Host-sandbox-session",
    "__Host-sandbox-session=",
    "=;;=",
    "__Host-sandbox-session=__proto__",
    "a=\u00ff".repeat(500),
  ])("the cookie %j starts no session", async (cookie) => {
    const reply = await call(authorizationUrl({}), { headers: { cookie } });
    expect(reply.status).toBe(200);
  });
});
