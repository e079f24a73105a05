import * as client from "openid-client";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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
const tokenEndpoint = "https://identity.example/token";
const jwksUri = "https://identity.example/jwks";
const accessToken = "the.access.token";
const algorithm = "RS256";

let signing: SigningKey;
let other: SigningKey;

beforeAll(async () => {
  [signing, other] = await Promise.all([createKey(algorithm), createKey(algorithm)]);
});
beforeEach(() => {
  // The other library takes the time from nowhere else.
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const accepted = "accepted";

/** Our verdict: the claim that is blamed, or the reason when none is. */
async function ours(token: string, keys: readonly object[]): Promise<string> {
  const { keySet } = keySetOf(keys);
  const verification = verifyIdToken(
    token,
    { issuer, clientId, nonce, accessToken, maxAuthenticationAge: undefined },
    { keySet, algorithms: [algorithm], clock: createFakeClock(), clockTolerance: tolerance },
  );
  const isAccepted = await verification.then(
    () => true,
    () => false,
  );
  if (isAccepted) return accepted;
  const { claim, reason } = await refusal(verification, token);
  return claim ?? reason;
}

/** The verdict of openid-client, in its strictest setting: what its error says beneath. */
async function theirs(token: string, keys: readonly object[], access = accessToken): Promise<string> {
  const config = new client.Configuration(
    { issuer, token_endpoint: tokenEndpoint, jwks_uri: jwksUri, id_token_signing_alg_values_supported: [algorithm] },
    clientId,
    { [client.clockTolerance]: tolerance },
    client.TlsClientAuth(),
  );
  const answers: Readonly<Record<string, object>> = {
    [jwksUri]: { keys },
    [tokenEndpoint]: { access_token: access, token_type: "Bearer", expires_in: 299, id_token: token },
  };
  config[client.customFetch] = (url) => Promise.resolve(Response.json(answers[url]));
  // Otherwise it takes the TLS connection for proof enough and leaves the signature unchecked.
  client.enableNonRepudiationChecks(config);
  try {
    await client.authorizationCodeGrant(config, new URL("https://app.example/callback?code=c"), {
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    return accepted;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
    throw error;
  }
}

/** A token, both verdicts, and why they differ, where they do. */
interface Row {
  readonly title: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly keys?: () => readonly object[];
  readonly ours: string;
  /** A part of what its error says. */
  readonly theirs: string;
  readonly why?: keyof typeof proofs;
}

const tokenOf = ({ claims, header }: Pick<Row, "claims" | "header">): Promise<string> =>
  sign(signing, { ...identityClaims(), ...claims }, header);
const opinion = async (row: Pick<Row, "claims" | "header" | "keys">): Promise<string> =>
  theirs(await tokenOf(row), row.keys?.() ?? [signing.jwk]);

/** What the other library does differently, each with a proof that this is what the difference comes from. */
const proofs = {
  "it does not look at the claim": async ({ ours: claim }: Row): Promise<void> => {
    expect(await opinion({ claims: { [claim]: { any: "thing" } } })).toBe(accepted);
  },
  "it looks at the type of the claim only": async ({ ours: claim }: Row): Promise<void> => {
    expect(await opinion({ claims: { [claim]: {} } })).toMatch(/type|must be a number/);
  },
  "it compares the end with the present only": async (): Promise<void> => {
    expect(await opinion({ claims: { exp: now - tolerance } })).toContain("past current timestamp");
  },
  "it takes a list in which the client is one of several": async (): Promise<void> => {
    expect(await opinion({ claims: { aud: ["OTHER", "ANOTHER"] } })).toContain('"aud" (audience) claim value');
  },
  "it wants the key id to select exactly one key": async ({ claims = {} }: Row): Promise<void> => {
    expect(await opinion({ claims })).toBe(accepted);
    const keys = [
      { ...signing.jwk, kid: "one" },
      { ...other.jwk, kid: "two" },
    ];
    expect(await opinion({ claims, header: { kid: "one" }, keys: () => keys })).toBe(accepted);
  },
};

const unlooked = "it does not look at the claim";
const typeOnly = "it looks at the type of the claim only";
const required = (claim: string, why?: keyof typeof proofs): Row => ({
  title: `without ${claim}`,
  claims: { [claim]: undefined },
  ours: claim,
  theirs: why === undefined ? "claim missing" : accepted,
  ...(why === undefined ? {} : { why }),
});
const wrong = (claim: string, value: unknown, message: string, why?: keyof typeof proofs): Row => ({
  title: `with ${claim} ${JSON.stringify(value)}`,
  claims: { [claim]: value },
  ours: claim,
  theirs: message,
  ...(why === undefined ? {} : { why }),
});

const rows: readonly Row[] = [
  { title: "in order", ours: accepted, theirs: accepted },
  { title: "with the client in a list", claims: { aud: [clientId] }, ours: accepted, theirs: accepted },
  { title: "within the tolerance", claims: { exp: now - 29, iat: now - 99 }, ours: accepted, theirs: accepted },
  { title: "with claims beyond the contract", claims: { more: [1] }, ours: accepted, theirs: accepted },
  ...["aud", "exp", "iat", "iss", "nonce", "sub"].map((claim) => required(claim)),
  ...["azp", "jti", "sid"].map((claim) => required(claim, unlooked)),
  required("auth_time", typeOnly),
  wrong("iss", issuer.slice(0, -1), '"iss" (issuer) claim value'),
  wrong("iss", true, '"iss" (issuer) claim type'),
  wrong("aud", "OTHER", '"aud" (audience) claim value'),
  wrong("aud", [clientId, "OTHER"], accepted, "it takes a list in which the client is one of several"),
  wrong("azp", "OTHER", accepted, unlooked),
  wrong("nonce", `${nonce}x`, '"nonce" claim value'),
  wrong("sub", 1, '"sub" (subject) claim type'),
  wrong("sub", "", accepted, typeOnly),
  wrong("jti", 1, accepted, unlooked),
  wrong("sid", "", accepted, unlooked),
  wrong("at_hash", "77QmUPtjPfzWtF2AnpK9RQ", accepted, unlooked),
  wrong("exp", String(now + 60), '"exp" (expiration time) claim type'),
  wrong("exp", now - tolerance, "past current timestamp"),
  // Ends before it was issued, within the tolerance.
  wrong("exp", now - 2, accepted, "it compares the end with the present only"),
  wrong("iat", String(now), '"iat" (issued at) claim type'),
  wrong("iat", now + 60, accepted, typeOnly),
  wrong("auth_time", "", "must be a number"),
  wrong("auth_time", now + 60, accepted, typeOnly),
  {
    title: "that needs an extension",
    header: { crit: ["b64"], b64: true },
    ours: "malformed",
    theirs: 'no JWT "crit" header parameter extensions are supported',
  },
  { title: "of another key", keys: () => [other.jwk], ours: "signature", theirs: "signature verification failed" },
  {
    title: "without a key id, for one of two keys",
    keys: () => [other.jwk, signing.jwk],
    ours: accepted,
    theirs: "multiple applicable keys found",
    why: "it wants the key id to select exactly one key",
  },
  {
    title: "with a key id that the keys do not have",
    header: { kid: "one" },
    ours: accepted,
    theirs: "no applicable keys found",
    why: "it wants the key id to select exactly one key",
  },
];

describe("the verdict of openid-client on an identity token", () => {
  it.each(rows.map((row) => [`${row.title}${row.why === undefined ? "" : `; differs: ${row.why}`}`, row] as const))(
    "%s",
    async (_title, row) => {
      const token = await tokenOf(row);
      const keys = row.keys?.() ?? [signing.jwk];
      expect(await ours(token, keys)).toBe(row.ours);
      expect(await theirs(token, keys)).toContain(row.theirs);
      expect((row.ours === accepted) !== (row.theirs === accepted)).toBe(row.why !== undefined);
      if (row.why !== undefined) await proofs[row.why](row);
    },
  );
});

describe("the verdict of openid-client on an access token", () => {
  it.each(Object.keys(accessClaims()))("is none, so only we miss the claim %s", async (claim) => {
    const access = await sign(signing, { ...accessClaims(), [claim]: undefined });
    expect(await theirs(await tokenOf({}), [signing.jwk], access)).toBe(accepted);
    const verification = verifyAccessToken(
      access,
      { issuer, clientId, thumbprint, subject },
      {
        keySet: keySetOf([signing.jwk]).keySet,
        algorithms: [algorithm],
        clock: createFakeClock(),
        clockTolerance: tolerance,
      },
    );
    expect(await refusal(verification, access)).toMatchObject({ reason: "missing", claim });
  });
});
