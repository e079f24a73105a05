import { createHash, X509Certificate } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { TokenError, type Fetch, type Tokens } from "ares-caais/identity";
import { createTestAuthority } from "../../fixtures/certificates.ts";
import { createFakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { createKey, createKeys } from "../../fixtures/signing-keys.ts";

// Signatures are not what this is about, and those by ES256 are fast.
const key = await createKey("ES256");
const provider = createFakeProvider();
provider.document["id_token_signing_alg_values_supported"] = [key.alg];
Object.assign(provider.signing, { key, published: [key.jwk] });
const identity = provider.identity();

const tolerance = 30;
/** Around the date of the fake clock. */
const [notBefore, notAfter] = [new Date("2020-01-01"), new Date("2040-01-01")];
const now = provider.clock.date() / 1000;
const issuer = "https://auth.test/";
const thumbprint = (await provider.logIn(identity)).accessTokenClaims.client_cert_sha256;

/** A claim, the value it is given, and the reason it has to be refused with. */
type Fault = readonly [claim: string, value: unknown, reason: "missing" | "claim" | "expired" | "early"];

const notText: readonly unknown[] = [null, 1, true, ["text"], { text: "text" }, ""];
const notTime: readonly unknown[] = [null, String(now), now + 0.5, true, [now], {}, ""];
const wrong = (claims: readonly string[], values: readonly unknown[]): Fault[] =>
  claims.flatMap((claim) => values.map((value) => [claim, value, "claim"] as const));
const missing = (claims: readonly string[]): Fault[] => claims.map((claim) => [claim, undefined, "missing"]);
/** Times at the edge and beyond it; the tests of the tolerance accept those on the right side of it. */
const ofBoth: readonly Fault[] = [
  ...wrong(["iss"], ["https://auth.test", "https://AUTH.test/", "https://other.example/"]),
  ...wrong(["aud"], ["OTHER", "ais", ["AIS", "OTHER"], ["AIS", "AIS"], []]),
  ["exp", now - tolerance, "expired"],
  ["exp", 0, "expired"],
  ["exp", -1, "expired"],
  ["iat", now + tolerance + 1, "early"],
  // Milliseconds by mistake.
  ["iat", now * 1_000, "early"],
  // Within the tolerance, but the token would end when it was issued.
  ["exp", now - 1, "claim"],
  ["nbf", now + tolerance + 1, "early"],
];
const identityFaults: readonly Fault[] = [
  ...missing(["aud", "auth_time", "azp", "exp", "iat", "iss", "jti", "nonce", "sid", "sub"]),
  ...wrong(["aud", "azp", "iss", "jti", "nonce", "sid", "sub"], notText),
  ...wrong(["auth_time", "exp", "iat"], notTime),
  ...ofBoth,
  ...wrong(["azp"], ["OTHER", ["AIS"]]),
  ...wrong(["nonce"], ["another", "n".repeat(256)]),
  ["auth_time", now + tolerance + 1, "early"],
  // Beyond the contract, but it counts if it is sent (RFC 7519, section 4.1.5).
  ["nbf", String(now), "claim"],
  ...wrong(["at_hash"], ["", 1, "77QmUPtjPfzWtF2AnpK9RQ"]),
];
const accessFaults: readonly Fault[] = [
  ...missing(["aud", "client_cert_sha256", "exp", "iat", "iss", "jti", "nbf", "scope", "sub"]),
  ...wrong(["aud", "client_cert_sha256", "iss", "jti", "sub"], notText),
  ...wrong(["exp", "iat", "nbf"], notTime),
  ...ofBoth,
  ...wrong(["sub"], ["user-2"]),
  ...wrong(["scope"], ["openid profile", [], ["profile"], ["openid", 1], { openid: true }]),
  ...wrong(["client_cert_sha256"], [thumbprint.slice(0, 42), `${thumbprint}=`, `${thumbprint.slice(0, 42)}+`]),
  ...wrong(["client_cert_sha256"], [thumbprint.toLowerCase(), "A".repeat(43)]),
  ...wrong(["cnf"], ["text", null, { "x5t#S256": thumbprint.toLowerCase() }, { "x5t#S256": null }]),
];
const titled = (faults: readonly Fault[]): [string, Fault][] =>
  faults.map((fault) => [`${fault[0]} ${JSON.stringify(fault[1])}: ${fault[2]}`, fault]);

type Change = Readonly<Partial<Record<"identity" | "access", Members>>>;

/** Logs in with tokens of other claims. */
function logIn(change: Change): Promise<Tokens> {
  Object.assign(provider.change, { identity: {}, access: {} }, change);
  return provider.logIn(identity);
}

/** The error of a login with tokens of other claims; it shows no value of them. */
async function refusal(change: Change): Promise<TokenError> {
  const error: unknown = await logIn(change).catch((thrown: unknown) => thrown);
  if (!(error instanceof TokenError)) throw new Error("no TokenError", { cause: error });
  const shown = inspect(error, { depth: 10, showHidden: true });
  for (const value of Object.values({ ...change.identity, ...change.access })) {
    if (typeof value === "string" && value.length > 8 && !issuer.startsWith(value)) expect(shown).not.toContain(value);
  }
  return error;
}

describe("an identity token", () => {
  it("[OIDC-11] the client accepts an identity token with valid claims, and returns these", async () => {
    const { claims, otherClaims } = await logIn({ identity: { unknown: { deep: [1] } } });
    expect(claims).toEqual({
      ...{ aud: "AIS", azp: "AIS", iss: issuer, sub: "user-1", jti: "identity-1", sid: "session-1" },
      ...{ auth_time: now, iat: now, exp: now + 1800, nonce: expect.any(String) as string },
    });
    expect(otherClaims).toEqual({ unknown: { deep: [1] } });
  });

  it.each(titled(identityFaults))(
    "[OIDC-11] the client refuses an identity token with one wrong claim: %s",
    async (_title, fault) => {
      const [claim, value, reason] = fault;
      const error = await refusal({ identity: { [claim]: value } });
      expect(error).toMatchObject({ token: "id_token", reason, claim });
      expect(error.message).toContain(`id_token: claim ${claim} `);
    },
  );

  it("[OIDC-11] the client accepts an audience as a list with one item, and returns it as text", async () => {
    expect((await logIn({ identity: { aud: ["AIS"] } })).claims.aud).toBe("AIS");
  });

  it.each([
    ["early", { nbf: now + tolerance, iat: now + tolerance, auth_time: now + tolerance, exp: now + tolerance + 1 }],
    ["late", { exp: now - tolerance + 1, iat: now - 1_000 }],
  ])("[OIDC-11] the client accepts a token that is %s within the tolerance", async (_title, identity) => {
    await expect(logIn({ identity })).resolves.toHaveProperty("claims.iat", identity.iat);
  });

  const logInAt = (date: string | undefined, claims: Members): Promise<Tokens> => {
    const { change, respond, identity, logIn } = createFakeProvider();
    change.identity = claims;
    const fetch: Fetch = async (url, { method = "GET", headers, body, signal } = {}) => {
      const answer = await respond({ url, method, headers: new Headers(headers), body: String(body), signal });
      if (date !== undefined) answer.headers.set("date", date);
      return answer;
    };
    return logIn(identity({ fetch }));
  };
  const at = (seconds: number): string => new Date(1_000 * seconds).toUTCString();
  it.each<[string, Members, string | undefined, string]>([
    [
      "early, the clock behind",
      { iat: now + 90 },
      at(now + 90),
      "early: 90 s behind the service's Date, and 30 s are tolerated; set the clock, or raise clockTolerance",
    ],
    [
      "expired, the clock ahead",
      { exp: now - 90, iat: now - 100 },
      at(now - 95),
      "expired: 95 s ahead of the service's Date, and 30 s are tolerated; set the clock, or raise clockTolerance",
    ],
    [
      "expired, the clocks alike",
      { exp: now - 90, iat: now - 100 },
      at(now - 1),
      "expired: 1 s ahead of the service's Date, so the service made a token that was not valid; begin the login again",
    ],
    ["expired, no Date", { exp: 0 }, undefined, "expired: compare this machine's clock with the service's"],
    ["expired, a broken Date", { exp: 0 }, "today", "expired: compare this machine's clock with the service's"],
  ])(
    "[OIDC-11] the error names the difference of the clocks when a token is not valid now: %s",
    async (_title, claims, date, expected) => {
      const [reason = "", rule = ""] = expected.split(": ");
      const message = expect.stringContaining(rule) as string;
      await expect(logInAt(date, claims)).rejects.toMatchObject({ code: "ERR_TOKEN", reason, message });
    },
  );

  it("[OIDC-11] the client refuses a token whose claims are no own members", async () => {
    const provider = createFakeProvider();
    const login = await provider.identity().beginLogin({ scope: ["openid"] });
    const { nonce } = login.pending;
    const claims = { ...{ aud: "AIS", azp: "AIS", iss: issuer, sub: "user-1", jti: "j" }, auth_time: now, iat: now };
    const json = JSON.stringify({ ...claims, exp: now + 1800, nonce });
    const inherited = json.replace("{", '{"__proto__":{"sid":"inherited-session"},');
    provider.change.response = { id_token: await provider.sign(new TextEncoder().encode(inherited)) };
    const error = provider.identity().completeLogin(provider.authorize(login), login);
    await expect(error).rejects.toMatchObject({ token: "id_token", reason: "missing", claim: "sid" });
  });

  const hashes = { ES256: "sha256", ES384: "sha384", ES512: "sha512", PS384: "sha384", EdDSA: "sha512" } as const;
  it("[OIDC-11] has the hash of the access token by its own algorithm's hash function", async () => {
    for (const key of await createKeys(Object.keys(hashes))) {
      const provider = createFakeProvider();
      provider.document["id_token_signing_alg_values_supported"] = [key.alg];
      Object.assign(provider.signing, { key, published: [key.jwk] });
      const hash = (token: string): Buffer =>
        createHash(hashes[key.alg as keyof typeof hashes])
          .update(token)
          .digest();
      const half = (token: string): string =>
        hash(token)
          .subarray(0, hash(token).length / 2)
          .toString("base64url");
      provider.change.identity = (token) => ({ at_hash: half(token) });
      await expect(provider.logIn()).resolves.toHaveProperty("otherClaims.at_hash");
      provider.change.identity = (token) => ({ at_hash: hash(token).toString("base64url") });
      await expect(provider.logIn()).rejects.toMatchObject({ reason: "claim", claim: "at_hash" });
    }
  });
});

describe("an access token", () => {
  it("[OIDC-12] the client accepts an access token with valid claims, and returns these", async () => {
    const more = { cnf: { "x5t#S256": thumbprint }, unknown: 1 };
    expect((await logIn({ access: more })).accessTokenClaims).toEqual({
      ...{ aud: "AIS", iss: issuer, sub: "user-1", jti: "access-1", scope: ["openid"], client_cert_sha256: thumbprint },
      ...{ iat: now, nbf: now, exp: now + 300, ...more },
    });
  });

  it.each(titled(accessFaults))(
    "[OIDC-12] the client refuses an access token with one wrong claim: %s",
    async (_title, fault) => {
      const [claim, value, reason] = fault;
      const error = await refusal({ access: { [claim]: value } });
      expect(error).toMatchObject({ token: "access_token", reason, claim });
      expect(error.message).toContain(`access_token: claim ${claim} `);
    },
  );

  it.each([
    ["is early by the tolerance", { iat: now + tolerance, nbf: now + tolerance }],
    ["names something beside the certificate in `cnf`", { cnf: { jkt: "another confirmation" } }],
  ])("[OIDC-12] the client accepts a token that %s", async (_title, access) => {
    await expect(logIn({ access })).resolves.toHaveProperty("accessTokenClaims.sub", "user-1");
  });

  it("[OIDC-12] the client refuses an access token that is not bound to the certificate in use", async () => {
    const authority = await createTestAuthority();
    const { cert, key } = await authority.issue({ usages: ["clientAuth"], notBefore, notAfter });
    const provider = createFakeProvider();
    const other = provider.identity({ tls: { cert, key } });
    const refused = { token: "access_token", reason: "claim", claim: "client_cert_sha256" };
    await expect(provider.logIn(other)).rejects.toMatchObject(refused);
    const digest = createHash("sha256").update(new X509Certificate(cert).raw).digest("base64url");
    provider.change.access = { client_cert_sha256: digest };
    await expect(provider.logIn(other)).resolves.toHaveProperty("accessTokenClaims.client_cert_sha256", digest);
    const error: unknown = await provider.logIn().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(refused);
    expect(String(error)).not.toContain(digest);
  });

  it("[OIDC-12] fails as an identity token, and the reverse", async () => {
    const provider = createFakeProvider();
    const { accessToken, idToken } = await provider.logIn();
    provider.change.response = { id_token: accessToken };
    await expect(provider.logIn()).rejects.toMatchObject({ token: "id_token", reason: "missing" });
    provider.change.response = { access_token: idToken };
    await expect(provider.logIn()).rejects.toMatchObject({ token: "access_token", reason: "missing" });
  });
});
