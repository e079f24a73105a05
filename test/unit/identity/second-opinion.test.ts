import * as client from "openid-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TokenError } from "ares-caais/identity";
import { createFakeProvider, type FakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { createKey } from "../../fixtures/signing-keys.ts";

const tolerance = 30;
const now = createFakeProvider().clock.date() / 1000;
const [key, other] = [await createKey("ES256"), await createKey("ES256")];
const accepted = "accepted";

beforeEach(() => {
  // The other library takes the time from nowhere else.
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Our verdict on a login: the claim that is blamed, or the reason when none is. */
async function ours(provider: FakeProvider): Promise<string> {
  try {
    await provider.logIn(provider.identity({ clockTolerance: tolerance }));
    return accepted;
  } catch (error) {
    if (error instanceof TokenError) return error.claim ?? error.reason;
    throw error;
  }
}

/** The verdict of openid-client on the same login, in its strictest setting: what its error says beneath. */
async function theirs(provider: FakeProvider): Promise<string> {
  const [issuer, algorithms] = ["https://auth.test/", { id_token_signing_alg_values_supported: ["ES256"] }];
  const addresses = { token_endpoint: "https://mtls.test/oauth2/token", jwks_uri: "https://auth.test/oauth2/jwks" };
  const config = new client.Configuration(
    { issuer, ...addresses, ...algorithms },
    "AIS",
    { [client.clockTolerance]: tolerance },
    client.TlsClientAuth(),
  );
  config[client.customFetch] = (url, { method, headers, body }) =>
    provider.respond({
      url,
      method,
      headers: new Headers(headers),
      body: body instanceof URLSearchParams ? body.toString() : "",
    });
  // Otherwise it takes the TLS connection for proof enough and leaves the signature unchecked.
  client.enableNonRepudiationChecks(config);
  const login = await provider.identity().beginLogin({ scope: ["openid"] });
  const { nonce, state } = login.pending;
  const expected = { expectedNonce: nonce, expectedState: state, idTokenExpected: true };
  try {
    await client.authorizationCodeGrant(config, new URL(provider.authorize(login)), expected);
    return accepted;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
    throw error;
  }
}

interface Row {
  readonly identity?: Members;
  readonly access?: Members;
  readonly signing?: Partial<FakeProvider["signing"]>;
  readonly ours: string;
  /** A part of what its error says. */
  readonly theirs: string;
}

async function expectVerdicts({ identity = {}, access = {}, signing = {}, ...expected }: Row): Promise<void> {
  const provider = createFakeProvider();
  provider.document["id_token_signing_alg_values_supported"] = ["ES256"];
  Object.assign(provider.change, { identity, access });
  Object.assign(provider.signing, { key, published: [key.jwk] }, signing);
  expect(await ours(provider)).toBe(expected.ours);
  expect(await theirs(provider)).toContain(expected.theirs);
}

const wrong = (claim: string, value: unknown, message: string): [string, Row] => [
  `${claim} ${JSON.stringify(value)}`,
  { identity: { [claim]: value }, ours: claim, theirs: message },
];

describe("the verdict of openid-client on an identity token", () => {
  it.each<[title: string, row: Row]>([
    ["everything in order", { ours: accepted, theirs: accepted }],
    ["the client in a list", { identity: { aud: ["AIS"] }, ours: accepted, theirs: accepted }],
    ["times within the tolerance", { identity: { exp: now - 29, iat: now - 99 }, ours: accepted, theirs: accepted }],
    ["claims beyond the contract", { identity: { more: [1] }, ours: accepted, theirs: accepted }],
    ...["aud", "exp", "iat", "iss", "nonce", "sub"].map((claim) => wrong(claim, undefined, "claim missing")),
    wrong("iss", "https://auth.test", '"iss" (issuer) claim value'),
    wrong("iss", true, '"iss" (issuer) claim type'),
    wrong("aud", "OTHER", '"aud" (audience) claim value'),
    wrong("nonce", "another", '"nonce" claim value'),
    wrong("sub", 1, '"sub" (subject) claim type'),
    wrong("exp", String(now + 60), '"exp" (expiration time) claim type'),
    wrong("exp", now - tolerance, "past current timestamp"),
    wrong("iat", String(now), '"iat" (issued at) claim type'),
    wrong("auth_time", "", "must be a number"),
    [
      "a header that needs an extension",
      {
        signing: { header: { crit: ["b64"], b64: true } },
        ours: "malformed",
        theirs: 'no JWT "crit" header parameter extensions are supported',
      },
    ],
    [
      "the signature of another key",
      { signing: { published: [other.jwk] }, ours: "signature", theirs: "signature verification failed" },
    ],
  ])("is ours: %s", async (_title, row) => {
    await expectVerdicts(row);
  });

  it.each<[why: string, title: string, row: Row]>([
    ...[
      ...[wrong("azp", undefined, accepted), wrong("jti", undefined, accepted), wrong("sid", undefined, accepted)],
      ...[wrong("azp", "OTHER", accepted), wrong("jti", 1, accepted), wrong("sid", "", accepted)],
      wrong("at_hash", "77QmUPtjPfzWtF2AnpK9RQ", accepted),
    ].map(([title, row]) => ["does not look at the claim", title, row] as [string, string, Row]),
    ...[
      ...[wrong("auth_time", undefined, accepted), wrong("auth_time", now + 60, accepted)],
      ...[wrong("sub", "", accepted), wrong("iat", now + 60, accepted)],
    ].map(([title, row]) => ["looks at the type of the claim only", title, row] as [string, string, Row]),
    ["takes a list in which the client is one of several", ...wrong("aud", ["AIS", "OTHER"], accepted)],
    ["compares the end with the present only", ...wrong("exp", now - 2, accepted)],
    [
      "wants the key id to select one key",
      "no key id, for one of two keys",
      { signing: { published: [other.jwk, key.jwk] }, ours: accepted, theirs: "multiple applicable keys found" },
    ],
    [
      "wants the key id to select one key",
      "a key id that the keys do not have",
      { signing: { header: { kid: "one" } }, ours: accepted, theirs: "no applicable keys found" },
    ],
  ])("differs from ours because it %s: %s", async (_why, _title, row) => {
    await expectVerdicts(row);
  });
});

describe("the verdict of openid-client on an access token", () => {
  it.each(["aud", "client_cert_sha256", "exp", "iat", "iss", "jti", "nbf", "scope", "sub"])(
    "is none, so only we miss the claim %s",
    async (claim) => {
      await expectVerdicts({ access: { [claim]: undefined }, ours: claim, theirs: accepted });
    },
  );
});
