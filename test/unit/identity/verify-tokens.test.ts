import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { KeySet } from "../../../src/identity/key-set.ts";
import { verifyAccessToken, verifyIdToken } from "../../../src/identity/verify-tokens.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import {
  accessClaims,
  clientId,
  createKey,
  identityClaims,
  issuer,
  keySetOf,
  nonce,
  now,
  refusal,
  sign,
  subject,
  thumbprint,
  type SigningKey,
} from "./tokens.ts";

const tolerance = 30;
const accessToken = "the.access.token";
let key: SigningKey;
let keySet: KeySet;

beforeAll(async () => {
  key = await createKey("ES256");
  ({ keySet } = keySetOf([key.jwk]));
});

const context = (): Parameters<typeof verifyIdToken>[2] => ({
  keySet,
  algorithms: ["ES256"],
  clock: createFakeClock(),
  clockTolerance: tolerance,
});
const verifyIdentity = (token: string, expected: object = {}): ReturnType<typeof verifyIdToken> =>
  verifyIdToken(
    token,
    { issuer, clientId, nonce, accessToken, maxAuthenticationAge: undefined, ...expected },
    context(),
  );
const verifyAccess = (token: string, expected: object = {}): ReturnType<typeof verifyAccessToken> =>
  verifyAccessToken(token, { issuer, clientId, thumbprint, subject, ...expected }, context());

/** A claim, the value it is given, and the reason it has to be refused with. */
type Fault = readonly [claim: string, value: unknown, reason: "missing" | "claim" | "expired" | "early"];

const notText: readonly unknown[] = [null, 1, true, ["text"], { text: "text" }, ""];
const notTime: readonly unknown[] = [null, String(now), now + 0.5, true, [now], {}, ""];

const wrongTexts = (claims: readonly string[]): Fault[] =>
  claims.flatMap((claim) => notText.map((value) => [claim, value, "claim"] as const));
const wrongTimes = (claims: readonly string[]): Fault[] =>
  claims.flatMap((claim) => notTime.map((value) => [claim, value, "claim"] as const));
const missing = (claims: readonly string[]): Fault[] => claims.map((claim) => [claim, undefined, "missing"]);

const wrongIssuers: Fault[] = ["https://identity.example", "https://IDENTITY.example/", "https://other.example/"].map(
  (value) => ["iss", value, "claim"],
);
const wrongAudiences: Fault[] = ["OTHER", clientId.toLowerCase(), [clientId, "OTHER"], [clientId, clientId], []].map(
  (value) => ["aud", value, "claim"],
);
/** Times at the edge and beyond it; those on the right side of it are accepted further down. */
const wrongMoments: Fault[] = [
  ["exp", now - tolerance, "expired"],
  ["exp", 0, "expired"],
  ["exp", -1, "expired"],
  ["iat", now + tolerance + 1, "early"],
  // Milliseconds by mistake.
  ["iat", now * 1_000, "early"],
  // Within the tolerance, but the token would end when it was issued.
  ["exp", now - 1, "claim"],
];

const identityFaults: Fault[] = [
  ...missing(["aud", "auth_time", "azp", "exp", "iat", "iss", "jti", "nonce", "sid", "sub"]),
  ...wrongTexts(["aud", "azp", "iss", "jti", "nonce", "sid", "sub"]),
  ...wrongTimes(["auth_time", "exp", "iat"]),
  ...wrongIssuers,
  ...wrongAudiences,
  ...wrongMoments,
  ["azp", "OTHER", "claim"],
  ["azp", [clientId], "claim"],
  ["nonce", `${nonce}x`, "claim"],
  ["nonce", nonce.toUpperCase(), "claim"],
  ["nonce", "n".repeat(256), "claim"],
  ["auth_time", now + tolerance + 1, "early"],
  // Beyond the contract, but whoever sends it means it (RFC 7519, section 4.1.5).
  ["nbf", now + tolerance + 1, "early"],
  ["nbf", String(now), "claim"],
  ["at_hash", "", "claim"],
  ["at_hash", 1, "claim"],
  ["at_hash", "77QmUPtjPfzWtF2AnpK9RQ", "claim"],
];

const accessFaults: Fault[] = [
  ...missing(["aud", "client_cert_sha256", "exp", "iat", "iss", "jti", "nbf", "scope", "sub"]),
  ...wrongTexts(["aud", "client_cert_sha256", "iss", "jti", "sub"]),
  ...wrongTimes(["exp", "iat", "nbf"]),
  ...wrongIssuers,
  ...wrongAudiences,
  ...wrongMoments,
  ["nbf", now + tolerance + 1, "early"],
  ["sub", "5c2f5a7e-0000-4000-8000-000000000000", "claim"],
  ["scope", "openid profile", "claim"],
  ["scope", [], "claim"],
  ["scope", ["profile"], "claim"],
  ["scope", ["openid", 1], "claim"],
  ["scope", { openid: true }, "claim"],
  ["client_cert_sha256", thumbprint.slice(0, 42), "claim"],
  ["client_cert_sha256", `${thumbprint}=`, "claim"],
  ["client_cert_sha256", `${thumbprint.slice(0, 42)}+`, "claim"],
  ["client_cert_sha256", thumbprint.toLowerCase(), "claim"],
  ["cnf", "text", "claim"],
  ["cnf", null, "claim"],
  ["cnf", { "x5t#S256": thumbprint.toLowerCase() }, "claim"],
  ["cnf", { "x5t#S256": null }, "claim"],
];

/** One claim of another value and nothing else; `undefined` leaves it out of the JSON. */
const tampered = (claims: Record<string, unknown>, [claim, value]: Fault): object => ({ ...claims, [claim]: value });
const title = ([claim, value, reason]: Fault): string => `${claim} ${JSON.stringify(value)}: ${reason}`;

describe("an identity token", () => {
  it("[OIDC-11] is accepted with all claims in order, and its claims are returned", async () => {
    const claims = { ...identityClaims(), given_name: "Jana", unknown: { deep: [1] } };
    await expect(verifyIdentity(await sign(key, claims))).resolves.toEqual(claims);
  });

  it.each(identityFaults.map((fault) => [title(fault), fault] as const))(
    "[OIDC-11] is refused for one wrong claim: %s",
    async (_title, fault) => {
      const token = await sign(key, tampered(identityClaims(), fault));
      const [claim, , reason] = fault;
      const error = await refusal(verifyIdentity(token), token);
      expect(error).toMatchObject({ token: "id_token", reason, claim });
      expect(error.message).toContain(`id_token: claim ${claim} `);
    },
  );

  it("[OIDC-11] may name its audience as a list of one, and is read as that one", async () => {
    const token = await sign(key, { ...identityClaims(), aud: [clientId] });
    await expect(verifyIdentity(token)).resolves.toEqual(identityClaims());
  });

  it("[OIDC-11] may be off by the tolerance and no more", async () => {
    const early = {
      ...identityClaims(),
      nbf: now + tolerance,
      iat: now + tolerance,
      auth_time: now + tolerance,
      exp: now + tolerance + 1,
    };
    await expect(verifyIdentity(await sign(key, early))).resolves.toEqual(early);
    const late = { ...identityClaims(), exp: now - tolerance + 1, iat: now - 1_000 };
    await expect(verifyIdentity(await sign(key, late))).resolves.toEqual(late);
  });

  it("[OIDC-11] needs no nonce when none was sent", async () => {
    const { nonce: _nonce, ...claims } = identityClaims();
    await expect(verifyIdentity(await sign(key, claims), { nonce: undefined })).resolves.toEqual(claims);
  });

  it.each([
    ["as old as it may be", 60_000 + tolerance * 1_000, true],
    ["a second older", 61_000 + tolerance * 1_000, false],
  ])("[OIDC-20] with an authentication %s is accepted: %s", async (_title, age, isAccepted) => {
    const token = await sign(key, { ...identityClaims(), auth_time: now - age / 1_000 });
    await expect(verifyIdentity(token)).resolves.toHaveProperty("auth_time");
    const verified = verifyIdentity(token, { maxAuthenticationAge: 60_000 });
    if (isAccepted) await expect(verified).resolves.toHaveProperty("auth_time");
    else expect(await refusal(verified, token)).toMatchObject({ reason: "claim", claim: "auth_time" });
  });

  it("does not find claims in the prototype", async () => {
    const { sid: _sid, ...claims } = identityClaims();
    const json = JSON.stringify(claims).replace("{", '{"__proto__":{"sid":"inherited-session"},');
    const token = await sign(key, new TextEncoder().encode(json));
    expect(await refusal(verifyIdentity(token), token)).toMatchObject({ reason: "missing", claim: "sid" });
  });

  it.each([
    ["ES256", "sha256"],
    ["ES384", "sha384"],
    ["ES512", "sha512"],
    ["PS384", "sha384"],
    ["EdDSA", "sha512"],
    ["Ed25519", "sha512"],
  ])("at_hash is made over the hash of its own algorithm: %s", async (alg, hash) => {
    const own = await createKey(alg);
    const full = createHash(hash).update(accessToken).digest();
    const half = full.subarray(0, full.length / 2).toString("base64url");
    const check = (token: string): Promise<unknown> =>
      verifyIdToken(
        token,
        { issuer, clientId, nonce, accessToken, maxAuthenticationAge: undefined },
        { ...context(), keySet: keySetOf([own.jwk]).keySet, algorithms: [alg] },
      );
    await expect(check(await sign(own, { ...identityClaims(), at_hash: half }))).resolves.toMatchObject({
      at_hash: half,
    });
    const token = await sign(own, { ...identityClaims(), at_hash: full.toString("base64url") });
    expect(await refusal(check(token), token)).toMatchObject({ reason: "claim", claim: "at_hash" });
  });
});

describe("an access token", () => {
  it("[OIDC-12] is accepted with all claims in order, and its claims are returned", async () => {
    const claims = { ...accessClaims(), cnf: { "x5t#S256": thumbprint }, unknown: 1 };
    await expect(verifyAccess(await sign(key, claims))).resolves.toEqual(claims);
  });

  it.each(accessFaults.map((fault) => [title(fault), fault] as const))(
    "[OIDC-12] is refused for one wrong claim: %s",
    async (_title, fault) => {
      const token = await sign(key, tampered(accessClaims(), fault));
      const [claim, , reason] = fault;
      const error = await refusal(verifyAccess(token), token);
      expect(error).toMatchObject({ token: "access_token", reason, claim });
      expect(error.message).toContain(`access_token: claim ${claim} `);
    },
  );

  it("[OIDC-12] may be off by the tolerance and no more", async () => {
    const early = { ...accessClaims(), iat: now + tolerance, nbf: now + tolerance };
    await expect(verifyAccess(await sign(key, early))).resolves.toEqual(early);
  });

  it("[OIDC-12] is bound to the certificate in use, whichever that is", async () => {
    const token = await sign(key, accessClaims());
    const other = `B${thumbprint.slice(1)}`;
    const error = await refusal(verifyAccess(token, { thumbprint: other }), token);
    expect(error).toMatchObject({ reason: "claim", claim: "client_cert_sha256" });
    expect(error.message).not.toContain(other);
  });

  it("[OIDC-12] may say nothing of the certificate in `cnf`, or something else", async () => {
    const claims = { ...accessClaims(), cnf: { jkt: "another confirmation" } };
    await expect(verifyAccess(await sign(key, claims))).resolves.toEqual(claims);
  });

  it("needs no certain user when none is known", async () => {
    await expect(
      verifyAccess(await sign(key, { ...accessClaims(), sub: "other" }), { subject: undefined }),
    ).resolves.toMatchObject({ sub: "other" });
  });

  it("is no identity token, nor the other way round", async () => {
    const access = await sign(key, accessClaims());
    const identity = await sign(key, identityClaims());
    expect(await refusal(verifyIdentity(access), access)).toMatchObject({ reason: "missing" });
    expect(await refusal(verifyAccess(identity), identity)).toMatchObject({ reason: "missing" });
  });
});
