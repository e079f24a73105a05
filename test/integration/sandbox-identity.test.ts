import fc from "fast-check";
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import { createRegistry } from "ares-caais";
import { createIdentity, type Tokens } from "ares-caais/identity";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { claimRules, responseRules, scopes, tokenRules, type Scope } from "../../generated/identity.gen.ts";
import { thumbprintOf } from "../fixtures/certificates.ts";
import { attributesOf, pageText, readPageForm } from "../fixtures/pages.ts";
import { referenceOf, useIdentitySandbox, type RawTokens, type Reply } from "./identity-calls.ts";

const redirectUris = [
  ...["https://app.example/login/callback", "https://a.example/", "https://a.example/?x=%7e", "https://a.example?"],
  ...["https://a.example/?x&", "app:/callback"],
];
const context = useIdentitySandbox({
  clients: [{ clientId: "EVIDENCE", certificates: 2, redirectUris }, { clientId: "SPISOVNA" }],
});
const { authorizationUrl, call, exchange, logIn, refresh, tokens, userinfo } = context;

afterEach(() => {
  vi.useRealTimers();
});

const allScopes = scopes.join(" ");

async function keySet(): Promise<JSONWebKeySet> {
  return JSON.parse((await call(`${context.sandbox.environment.oidc}/oauth2/jwks`)).text) as JSONWebKeySet;
}

/** Verifies a token by jose. */
async function verified(token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(await keySet()), {
    algorithms: ["RS256"],
    audience: "EVIDENCE",
    issuer: `${context.sandbox.environment.oidc}/`,
  });
  return payload;
}

/** The claims of an identity token for scopes: those of the lists of `profile` do not stand outside them too. */
function claimNames(granted: readonly Scope[]): Set<string> {
  const names = new Set(
    [...granted, "identity" as const].flatMap((name) =>
      Object.keys(name === "identity" ? tokenRules.identity : claimRules[name]),
    ),
  );
  for (const name of ["role", "agenda_code", "activity_role_code"]) names.delete(name);
  return names;
}

/** Logs in with the package's own client, which sorts out claims that break a rule of the contract. */
async function claimsOf(
  username: string,
  scope: readonly Scope[],
  sandbox: Sandbox = context.sandbox,
): Promise<Pick<Tokens, "claims" | "otherClaims">> {
  const { environment, client } = sandbox;
  const { clientId, redirectUri, tls } = client;
  const identity = createIdentity({ environment, clientId, redirectUri, tls });
  const login = await identity.beginLogin({ scope: ["openid", ...scope.filter((name) => name !== "openid")] });
  const { claims, otherClaims } = await identity.completeLogin(await sandbox.logIn(login, username), login);
  identity.close();
  return { claims, otherClaims };
}

describe("[KIT-02] discovery and keys", () => {
  it("the document gives the issuer with a slash and the endpoints of the contract", async () => {
    const { oidc, oidcMutualTls } = context.sandbox.environment;
    const { status, headers, text } = await call(`${oidc}/.well-known/openid-configuration`);
    expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
    expect(JSON.parse(text)).toEqual({
      issuer: `${oidc}/`,
      authorization_endpoint: `${oidc}/oauth2/authorize`,
      jwks_uri: `${oidc}/oauth2/jwks`,
      token_endpoint: `${oidcMutualTls}/oauth2/token`,
      end_session_endpoint: `${oidc}/oauth2/endsession`,
      userinfo_endpoint: `${oidcMutualTls}/oauth2/userinfo`,
      scopes_supported: allScopes.split(" "),
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["tls_client_auth"],
      code_challenge_methods_supported: ["S256"],
    });
  });

  it("publish RS256 keys without kid and without private members", async () => {
    const { keys } = await keySet();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "e", "kty", "n", "use"]);
    expect(keys[0]).toMatchObject({ alg: "RS256", kty: "RSA", use: "sig" });
    expect(Buffer.from(keys[0]?.n ?? "", "base64url")).toHaveLength(256);
  });
});

describe("[KIT-02] a login", () => {
  it("redirects from the page to the client system, with a code and the state byte for byte", async () => {
    const state = "a+b/ c=%7E&ž…\u{1F600}\\\"'";
    const page = await call(authorizationUrl({ state }));
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const callback = await context.sandbox.logIn(authorizationUrl({ state }), "kral.petr");
    const [address = "", query = ""] = callback.split("?");
    expect(address).toBe(context.client.redirectUri);
    expect([...new URLSearchParams(query).keys()]).toEqual(["code", "state"]);
    expect(query).toContain(`&state=${encodeURIComponent(state)}`);
  });

  it.each([
    ["https://a.example/", "https://a.example/?code="],
    ["https://a.example/?x=%7e", "https://a.example/?x=%7e&code="],
    ["https://a.example?", "https://a.example?code="],
    ["https://a.example/?x&", "https://a.example/?x&code="],
    ["app:/callback", "app:/callback?code="],
  ])("leaves the rest of the return address %s unchanged", async (address, beginning) => {
    const callback = await context.sandbox.logIn(authorizationUrl({ redirect_uri: address }), "kral.petr");
    expect(callback.slice(0, beginning.length)).toBe(beginning);
    expect(callback.slice(beginning.length)).toMatch(/^[\w-]{43}$/);
  });

  it("returns any state exactly", async () => {
    const states = fc.string({ unit: "binary", minLength: 1, maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const callback = await context.sandbox.logIn(authorizationUrl({ state }), { cancel: true });
        expect(new URL(callback).searchParams.get("state")).toBe(state);
      }),
      { numRuns: 25 },
    );
  });

  it("begins by POST too, with parameters that would be too long for a query", async () => {
    const url = new URL(authorizationUrl({ state: "s".repeat(2500) }));
    const form = {
      method: "POST",
      action: url.origin + url.pathname,
      fields: Object.fromEntries(url.searchParams),
    } as const;
    const callback = await context.sandbox.logIn({ form }, "kral.petr");
    expect(new URL(callback).searchParams.get("state")).toBe("s".repeat(2500));
  });

  it("returns access_denied and the state when the user cancels", async () => {
    const callback = await context.sandbox.logIn(authorizationUrl({ state: "x y" }), { cancel: true });
    expect(callback).toBe(`${context.client.redirectUri}?error=access_denied&state=x%20y`);
  });

  it("ends with a token response of exactly the contract's members", async () => {
    const { status, headers, text } = await exchange(await logIn({ scope: "openid profile" }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    const body: unknown = JSON.parse(text);
    expect(Object.keys(body as object).sort()).toEqual(Object.keys(responseRules.token).sort());
    expect(body).toMatchObject({ scope: "openid profile", token_type: "Bearer", expires_in: 300 });
    expect((body as { refresh_token: string }).refresh_token).not.toContain(".");
  });

  it("the identity token of every user has valid claims of the contract", async () => {
    const usernames = readPageForm((await call(authorizationUrl({}))).text)?.usernames ?? [];
    expect(usernames).toHaveLength(8);
    const { environment, fetch } = context.sandbox;
    const registry = createRegistry({ environment, fetch });
    const before = Math.floor(Date.now() / 1000);
    for (const username of usernames) {
      const { id_token: token } = await tokens({ username, scope: allScopes, parameters: { nonce: "n-1" } });
      expect(decodeProtectedHeader(token)).toEqual({ alg: "RS256" });
      const raw = await verified(token);
      expect(new Set(Object.keys(raw)), username).toEqual(claimNames(scopes));
      const { iat = 0, exp = 0 } = raw;
      expect(raw).toMatchObject({ azp: "EVIDENCE", nonce: "n-1" });
      expect(exp - iat).toBe(1800);
      expect(iat).toBeGreaterThanOrEqual(before);
      expect(raw["auth_time"]).toBeGreaterThanOrEqual(before);
      const { claims, otherClaims } = await claimsOf(username, scopes);
      expect([claims.username, otherClaims]).toEqual([username, {}]);
      // Everybody acts for a subject of the registry.
      const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: claims.lei ?? "" });
      expect(claims.legal_entity_name).toBe(obchodniJmeno);
    }
  });

  it("a scope adds its own claims only", async () => {
    for (const scope of scopes.filter((name) => name !== "openid")) {
      const claims = await verified((await tokens({ scope: `openid ${scope}` })).id_token);
      const expected = claimNames(["openid", scope]);
      // Not asked for.
      expected.delete("nonce");
      expect(new Set(Object.keys(claims)), scope).toEqual(expected);
      expect((await claimsOf("novakova.jana", [scope])).otherClaims, scope).toEqual({});
    }
  });

  it("claims that the user lacks are empty", async () => {
    const claims = await verified((await tokens({ username: "kral.petr", scope: allScopes })).id_token);
    const empty = [
      ...["degree_before", "degree_after", "email", "phone_number", "birthdate", "birthplace", "country_of_birth"],
      ...["date_of_death", "time_limited_id", "legal_entity_email", "public_organization_identifier"],
      "authorized_private_entity_personal_data_user_identifier",
    ];
    for (const name of empty) expect(claims[name], name).toBe("");
    expect(claims).toMatchObject({
      ...{ document_ids: [], activity_roles: [], person_identified: false },
      access_roles: [{ access_role_code: "CTENAR" }],
    });
    expect(claims).not.toHaveProperty("nonce");
  });

  it.each([
    ["novakova.jana", { birthplace: "Jihlava", country_of_birth: "203" }],
    ["nguyen.linh", { birthplace: "Hà Nội", country_of_birth: "704" }],
  ])("%s has the country of birth by its code", async (username, expected) => {
    expect((await claimsOf(username, ["birthplace", "country_of_birth"])).claims).toMatchObject(expected);
  });

  const accessCodes = [{ access_role_code: "ZADATEL" }, { access_role_code: "SCHVALOVATEL" }];
  const listed = (name: string): object[] => [
    { agenda_code: "A121", [name]: ["CR1234", "CR1235"] },
    { agenda_code: "A998", [name]: ["CR77"] },
  ];
  it("sends the roles of profile as objects with a code, those of role grouped, and the latter for both", async () => {
    const rolesFor = async (scope: string): Promise<JWTPayload> =>
      verified((await tokens({ scope: `openid ${scope}` })).id_token);
    expect(await rolesFor("profile")).toMatchObject({
      access_roles: [{ role: "ZADATEL" }, { role: "SCHVALOVATEL" }],
      activity_roles: [
        { agenda_code: "A121", activity_role_code: "CR1234" },
        { agenda_code: "A121", activity_role_code: "CR1235" },
        { agenda_code: "A998", activity_role_code: "CR77" },
      ],
    });
    for (const scope of ["role", "profile role", "role profile"]) {
      expect(await rolesFor(scope)).toMatchObject({
        access_roles: accessCodes,
        activity_roles: listed("activity_role_code"),
      });
    }
  });

  it("sends roles as the published documents show them when configured, whichever scope grants them", async () => {
    const sandbox = await createSandbox({ identityBehaviour: "published" });
    onTestFinished(() => sandbox.close());
    for (const scope of [["profile"], ["role"], ["profile", "role"]] as const) {
      const { claims, otherClaims } = await claimsOf("novakova.jana", scope, sandbox);
      expect({ ...otherClaims, ...claims }).toMatchObject({
        access_roles: accessCodes,
        activity_roles: listed("activity_role_codes"),
      });
    }
  });

  it("the access token is bound to the presented certificate", async () => {
    for (const tls of context.client.certificates) {
      const login = await logIn({ scope: "openid role" });
      const { access_token: token } = JSON.parse((await exchange(login, {}, { tls })).text) as { access_token: string };
      expect(decodeProtectedHeader(token)).toEqual({ alg: "RS256" });
      const claims = await verified(token);
      expect(Object.keys(claims).sort()).toEqual(Object.keys(tokenRules.access).sort());
      expect(claims["client_cert_sha256"]).toBe(thumbprintOf(tls));
      expect(claims["scope"]).toEqual(["openid", "role"]);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
      expect(claims.nbf).toBe(claims.iat);
    }
  });
});

describe("[KIT-02] a login with typed claims", () => {
  const complete = {
    ...{ username: "nova.eva", given_name: "Eva", family_name: "Nová", lei: "90000021" },
    legal_entity_name: "Moravské datové služby a.s.",
  };

  async function type(fields: Readonly<Record<string, string>>): Promise<Reply> {
    const reference = referenceOf((await call(authorizationUrl({ scope: allScopes }))).text);
    const form = { reference, action: "type", ...complete, ...fields };
    return call(`${context.sandbox.environment.oidc}/login`, { form });
  }

  async function typedClaims(fields: Readonly<Record<string, string>>): Promise<JWTPayload> {
    const code = new URL((await type(fields)).headers.location ?? "").searchParams.get("code") ?? "";
    const reply = await exchange({ client: context.client, code, verifier: "" }, { code_verifier: undefined });
    return verified((JSON.parse(reply.text) as RawTokens).id_token);
  }

  it("gives the same names the same pseudonyms, and reads one role a line", async () => {
    const eva = await typedClaims({});
    expect(eva).toMatchObject({ username: "nova.eva", access_roles: [], activity_roles: [] });
    const ema = await typedClaims({
      ...{ given_name: "Ema", access_roles: " A \r\n\r\nB C", activity_roles: "A1  CR1 CR2\r\nA2 CR1\r\n" },
    });
    expect([ema.sub, ema["legal_entity_unique_identifier"]]).toEqual([eva.sub, eva["legal_entity_unique_identifier"]]);
    expect(ema).toMatchObject({
      given_name: "Ema",
      access_roles: [{ access_role_code: "A" }, { access_role_code: "B C" }],
      activity_roles: [
        { agenda_code: "A1", activity_role_code: ["CR1", "CR2"] },
        { agenda_code: "A2", activity_role_code: ["CR1"] },
      ],
    });
    const other = await typedClaims({ username: "nova.ema", lei: "90000803" });
    expect(other.sub).not.toBe(eva.sub);
    expect(other["legal_entity_unique_identifier"]).not.toBe(eva["legal_entity_unique_identifier"]);
    // The schema of the legacy API takes fewer digits too.
    expect(await typedClaims({ lei: "803" })).toMatchObject({ lei: "803" });
  });

  it.each([
    ["username", "", "must not be empty"],
    ["username", "abc", "must have at least 4 characters"],
    ["username", "x".repeat(51), "must have at most 50 characters"],
    ["username", "kral.petr", "must not be that of an invented user"],
    ["given_name", "E", "must have at least 2 characters"],
    ["given_name", "Eva\u0000", "must not have control characters"],
    ["given_name", "Eva\nNová", "must not have control characters"],
    ["birthdate", "1990-02-30", "must be a date such as 1979-02-28"],
    ["access_roles", `OK\n${"x".repeat(31)}`, "must have at most 30 characters"],
    ["activity_roles", "A1", "must have a role code"],
    ["activity_roles", `A1 ${"x".repeat(16)}`, "must have at most 15 characters"],
    ["lei", '9000"<2a', "must match ^(?:[0-9]{1,8})$"],
  ])("refuses %s with %j at its field, and keeps what was typed, escaped", async (field, text, rule) => {
    const reply = await type({ [field]: text });
    expect([reply.status, reply.headers.location]).toEqual([400, undefined]);
    const errors = [...reply.text.matchAll(/<span class="error" id="([\w]+)-error">([^<]*)/g)];
    expect(errors.map(([, name, said = ""]) => [name, pageText(said)])).toEqual([[field, `Error: it ${rule}`]]);
    const inputs = [...reply.text.matchAll(/<input\s([^>]*)>/g)].map(([, tag = ""]) => attributesOf(tag));
    const typed = new Map(inputs.map((input) => [input["name"], input]));
    for (const [name, value] of Object.entries({ ...complete, [field]: text.trim() })) {
      if (!name.endsWith("_roles")) expect(typed.get(name)?.["value"], name).toBe(value);
      else expect(pageText(reply.text)).toContain(pageText(value));
    }
    if (!field.endsWith("_roles")) {
      const described = field === "lei" ? "lei-hint lei-error" : `${field}-error`;
      expect(typed.get(field)).toMatchObject({ "aria-describedby": described, "aria-invalid": "true" });
    }
  });

  it("labels every field, marks optional ones, and shows no error at first", async () => {
    const { text } = await call(authorizationUrl({}));
    const ids = [...text.matchAll(/<(?:input|textarea)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    const labels = [...text.matchAll(/<label for="([^"]+)"([^>]*>[^<]*)/g)];
    expect(ids.length).toBeGreaterThan(15);
    expect(labels.map(([, id]) => id)).toEqual(ids);
    const optional = labels.flatMap(([, id, label = ""]) => (label.includes("(optional)") ? [id] : []));
    expect(optional).toEqual(["email", "birthdate", "access_roles", "activity_roles"]);
    expect(text.match(/type="radio"[^>]*\schecked\s/g)).toHaveLength(1);
    expect(text).toMatch(/type="date"\s+name="birthdate"/);
    expect(text).toMatch(/<textarea name="access_roles"/);
    expect(text).not.toMatch(/Error:|aria-invalid/);
  });
});

describe("single sign-on", () => {
  it("sets a cookie that scripts and other hosts cannot read", async () => {
    const page = await call(authorizationUrl({}));
    const form = { reference: referenceOf(page.text), username: "kral.petr", action: "login" };
    const { headers } = await call(`${context.sandbox.environment.oidc}/login`, { form });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-sandbox-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe("[KIT-02] tokens after the login", () => {
  it("a code expires after a minute, and its second use revokes its tokens, also later", async () => {
    const began = Date.now();
    vi.setSystemTime(began);
    const [early, late] = [await logIn(), await logIn()];
    vi.setSystemTime(began + 59_999);
    const { access_token: token, refresh_token: refreshToken } = JSON.parse((await exchange(early)).text) as RawTokens;
    vi.setSystemTime(began + 60_000);
    expect(JSON.parse((await exchange(late)).text)).toMatchObject({ error: "invalid_grant" });
    vi.setSystemTime(began + 160_000);
    expect((await userinfo(token)).status).toBe(200);
    expect(JSON.parse((await exchange(early)).text)).toMatchObject({ error: "invalid_grant" });
    expect((await userinfo(token)).status).toBe(401);
    expect(JSON.parse((await refresh(refreshToken)).text)).toMatchObject({ error: "invalid_grant" });
  });

  it("an access token lasts 300 seconds, a refresh token half an hour", async () => {
    const began = Math.floor(Date.now() / 1000) * 1000;
    vi.setSystemTime(began);
    const [first, second] = [await tokens(), await tokens()];
    const statusAfter = async (milliseconds: number, token: string): Promise<number> => {
      vi.setSystemTime(began + milliseconds);
      return (await (token.includes(".") ? userinfo(token) : refresh(token))).status;
    };
    expect(await statusAfter(299_999, first.access_token)).toBe(200);
    expect(await statusAfter(300_000, first.access_token)).toBe(401);
    expect(await statusAfter(30 * 60_000 - 1, first.refresh_token)).toBe(200);
    expect(await statusAfter(30 * 60_000, second.refresh_token)).toBe(400);
  });

  it("a refresh token gives new tokens of the same user once", async () => {
    const first = await tokens({ scope: "openid profile role", parameters: { nonce: "n-2" } });
    const reply = await refresh(first.refresh_token, undefined, { scope: "openid role" });
    expect(reply.status).toBe(200);
    const next = JSON.parse(reply.text) as typeof first & { scope: string };
    expect(next.scope).toBe("openid role");
    expect(next.refresh_token).not.toBe(first.refresh_token);
    const [before, after] = [await verified(first.id_token), await verified(next.id_token)];
    for (const name of ["sub", "sid", "auth_time", "aud", "azp"]) expect(after[name]).toBe(before[name]);
    expect(after).not.toHaveProperty("nonce");
    const again = await refresh(first.refresh_token);
    expect([again.status, JSON.parse(again.text)]).toMatchObject([400, { error: "invalid_grant" }]);
  });

  it("userinfo returns the claims only for the certificate to which the token is bound", async () => {
    const { access_token: token, id_token: idToken } = await tokens({ scope: "openid contact" });
    const { sub, email, phone_number: phone } = await verified(idToken);
    const reply = await userinfo(token);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ sub, email, phone_number: phone });
    for (const refused of [
      await userinfo(token, context.client.certificates[1]),
      await userinfo(`${token}x`),
      await userinfo(token, undefined, {}),
    ]) {
      expect(refused.status).toBe(401);
      expect(refused.headers["www-authenticate"]).toMatch(/^Bearer/);
    }
  });
});

describe("sandbox.logIn without a browser", () => {
  it("explains a refusal of the service, and lists the users", async () => {
    const { sandbox } = context;
    await expect(sandbox.logIn(authorizationUrl({ scope: "profile" }), "kral.petr")).rejects.toThrow(
      "the sandbox refused the browser (400): scope must contain openid",
    );
    await expect(sandbox.logIn(authorizationUrl({}), "nobody")).rejects.toThrow(
      /^logIn: username must be novakova\.jana, .*znaky\.zvlastni/,
    );
    await expect(sandbox.logOut(`${sandbox.environment.oidc}/logout`, { end: true })).rejects.toThrow(
      "this logout is finished or expired",
    );
  });
});

describe("createSandbox", () => {
  it("[KIT-02] leaves nothing running when a port is in use", async () => {
    const taken = Number(new URL(context.sandbox.environment.oidcMutualTls).port);
    const probe = await createSandbox();
    const kinds = ["oidc", "legacyPages", "legacyMutualTls"] as const;
    const ports = Object.fromEntries(kinds.map((kind) => [kind, Number(new URL(probe.environment[kind]).port)]));
    await probe.close();
    await expect(createSandbox({ ports: { ...ports, oidcMutualTls: taken } })).rejects.toThrow(/EADDRINUSE/);
    const again = await createSandbox({ ports });
    expect(kinds.map((kind) => Number(new URL(again.environment[kind]).port))).toEqual(Object.values(ports));
    await again.close();
  });
});
