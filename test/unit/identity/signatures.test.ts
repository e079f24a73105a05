import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DiscoveryError, TokenError } from "ares-caais/identity";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { createKey, createKeys, encodePart, type SigningKey } from "../../fixtures/signing-keys.ts";

const asymmetric = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519".split(" ");
const listed = "id_token_signing_alg_values_supported";
const keys = await createKeys(asymmetric);
const rsa = keyOf("RS256");
const ec = await Promise.all(Array.from({ length: 5 }, () => createKey("ES256")));
const [first, second] = [at(0), at(1)];
const { jwk } = first;

function keyOf(alg: string): SigningKey {
  return keys.find((key) => key.alg === alg) ?? expect.unreachable();
}
function at(index: number): SigningKey {
  return ec[index] ?? expect.unreachable();
}

/** A service that signs by a key and publishes keys, of which it lists the algorithms. */
function serviceOf(key: SigningKey, published: readonly unknown[] = [key.jwk], header = {}): FakeProvider {
  const provider = createFakeProvider();
  provider.document[listed] = ["RS256", "ES256"];
  Object.assign(provider.signing, { key, published, header });
  return provider;
}

/** Why a login is refused, and how often the keys were asked for. */
async function refused(provider: FakeProvider): Promise<{ token: string; reason: string; jwks: number | undefined }> {
  const error: unknown = await provider.logIn().catch((thrown: unknown) => thrown);
  if (!(error instanceof TokenError)) throw new Error("no TokenError", { cause: error });
  return { token: error.token, reason: error.reason, jwks: provider.counts()["jwks"] };
}

/** Why a login is refused whose identity token is this text. */
function refusedWith(idToken: string, algorithms = [...asymmetric, "none", "HS256"]): ReturnType<typeof refused> {
  const provider = serviceOf(rsa);
  provider.document[listed] = algorithms;
  provider.change.response = { id_token: idToken };
  return refused(provider);
}

const payload = encodePart({ sub: "user-1" });
const ofAlgorithm = { token: "id_token", reason: "algorithm", jwks: 1 };
const malformed = { token: "id_token", reason: "malformed", jwks: 1 };
const unsigned = { token: "id_token", reason: "signature", jwks: 2 };

describe("the algorithm of a token", () => {
  it.each(asymmetric)("[OIDC-10] the client accepts the algorithm %s only when the service lists it", async (alg) => {
    const provider = serviceOf(keyOf(alg));
    provider.document[listed] = [alg, alg, "none", "HS512", "toString"];
    await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
    provider.document[listed] = asymmetric.filter((name) => name !== alg);
    expect(await refused(provider)).toMatchObject({ token: "id_token", reason: "algorithm" });
  });

  it.each([undefined, []])("[OIDC-10] the client accepts RS256 alone when the service lists %j", async (list) => {
    const provider = serviceOf(rsa);
    provider.document[listed] = list;
    await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
    Object.assign(provider.signing, { key: first, published: [jwk] });
    expect(await refused(provider)).toMatchObject({ reason: "algorithm" });
  });

  it.each(["none", "None", "", "HS256", "HS384", "HS512", "RS1", "rs256", "toString", "__proto__", "dir"])(
    "[OIDC-10] refuses %j without a load of keys, even when it is listed",
    async (alg) => {
      expect(await refusedWith(`${encodePart({ alg })}.${payload}.AAAA`, [...asymmetric, alg])).toEqual(ofAlgorithm);
    },
  );

  it.each([{}, { alg: null }, { alg: 1 }, { alg: ["RS256"] }, { ALG: "RS256" }])(
    "[OIDC-10] the client refuses an algorithm that is no string in the header: %j",
    async (header) => {
      expect(await refusedWith(`${encodePart(header)}.${payload}.AAAA`)).toEqual(ofAlgorithm);
    },
  );

  it("[OIDC-10] refuses a token without a signature", async () => {
    expect(await refusedWith(`${encodePart({ alg: "none" })}.${payload}.`)).toEqual(ofAlgorithm);
  });

  it("[OIDC-10] refuses HS256 with the public key as the secret, in every encoding of the key", async () => {
    const pem = String(createPublicKey({ key: { ...rsa.jwk }, format: "jwk" }).export({ type: "spki", format: "pem" }));
    const { n = "" } = rsa.jwk;
    const der = Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ""), "base64");
    const forms = [pem, pem.trim(), der, JSON.stringify(rsa.jwk), JSON.stringify({ keys: [rsa.jwk] }), n];
    for (const secret of [...forms, Buffer.from(n, "base64url")]) {
      const forge = (alg: string): string => {
        const input = `${encodePart({ alg })}.${payload}`;
        return `${input}.${createHmac("sha256", secret).update(input).digest("base64url")}`;
      };
      expect(await refusedWith(forge("HS256"))).toEqual(ofAlgorithm);
      // Under the name of the right algorithm it is only a wrong signature.
      expect(await refusedWith(forge("RS256"))).toEqual(unsigned);
    }
  });
});

describe("a text without a valid signed token", () => {
  const header = encodePart({ alg: "RS256" });
  const headerOf = (bytes: string | number[]): string => Buffer.from(bytes as string).toString("base64url");
  it.each([
    ["one part", header],
    ["two parts", `${header}.${payload}`],
    ["an encrypted token", `${encodePart({ alg: "RSA-OAEP", enc: "A256GCM" })}.AAAA.AAAA.AAAA.AAAA`],
    ["other characters than base64url", `${header}.${payload}.A+/=`],
    ["white space", ` ${header}.${payload}.AAAA\n`],
    ["a header that is no JSON", `${headerOf("alg")}.${payload}.AAAA`],
    ["a header that is a list", `${encodePart(["RS256"])}.${payload}.AAAA`],
    ["a header that is no UTF-8", `${headerOf([0x7b, 0xff, 0x7d])}.${payload}.AAAA`],
    ["an extension", `${encodePart({ alg: "RS256", crit: ["exp"], exp: 1 })}.${payload}.AAAA`],
    ["an empty list of extensions", `${encodePart({ alg: "RS256", crit: [] })}.${payload}.AAAA`],
    ["a bare payload without saying so", `${encodePart({ alg: "RS256", b64: false })}.${payload}.AAAA`],
    ["more than 64 KiB", `${header}.${payload}.${"A".repeat(65_536)}`],
    ["a signature that cannot be decoded", `${header}.${payload}.A`],
  ])("[OIDC-10] fails without a load of keys: %s", async (_title, token) => {
    expect(await refusedWith(token)).toEqual(malformed);
  });

  it.each([
    ["a list", "[1]"],
    ["null", "null"],
    ["text", '"claims"'],
    ["no JSON", "{"],
    ["nothing", " "],
    ["a number that would be rounded", '{"sub":"a","exp":12345678901234567890}'],
    ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])("fails although the service signed it: claims that are %s", async (_title, claims) => {
    const provider = serviceOf(first);
    const bytes = typeof claims === "string" ? new TextEncoder().encode(claims) : claims;
    provider.change.response = { id_token: await provider.sign(bytes) };
    expect(await refused(provider)).toEqual(malformed);
  });

  it("differs from a token that says its payload is encoded, which the client accepts", async () => {
    await expect(serviceOf(first, [jwk], { b64: true }).logIn()).resolves.toHaveProperty("claims.sub", "user-1");
  });
});

describe("keys without a key id", () => {
  it.each([
    ["one", ec.slice(0, 1)],
    ["two", ec.slice(0, 2)],
    ["five", ec],
    ["an RSA key and five", [rsa, ...ec]],
  ])("[OIDC-10] %s: the client tries each of them, for a token with a key id or without", async (_title, set) => {
    const published = set.map((key) => key.jwk);
    for (const key of set) {
      for (const header of [{}, { kid: "named" }]) {
        const provider = serviceOf(key, published, header);
        await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
        expect(provider.counts()["jwks"]).toBe(1);
      }
    }
  });

  it.each([1, 2, 4])("[OIDC-10] refuses a token that none of %i keys signed", async (count) => {
    const published = ec.slice(0, count).map((key) => key.jwk);
    expect(await refused(serviceOf(at(4), published))).toEqual(unsigned);
  });

  it("[OIDC-10] refuses a changed claim or header", async () => {
    const provider = serviceOf(first);
    const [header = "", claims = "", signature = ""] = (await provider.sign({ sub: "user-1" })).split(".");
    const other = encodePart({ sub: "user-2" });
    const renamed = encodePart({ alg: "ES256", typ: "at+jwt" });
    for (const token of [`${header}.${other}.${signature}`, `${renamed}.${claims}.${signature}`]) {
      provider.change.response = { id_token: token };
      expect(await refused(provider)).toMatchObject({ token: "id_token", reason: "signature" });
    }
  });
});

describe("a key id", () => {
  const named = ec.map((key, index) => ({ ...key.jwk, kid: `key-${index}` }));
  it.each([
    ["of the keys does not matter when the token has none", named, 3, {}],
    ["that no key has does not matter", named, 3, { kid: "gone" }],
    ["may name the key", named, 0, { kid: "key-0" }],
    ["is a hint only: when the key that it names does not fit, the others count", named, 4, { kid: "key-0" }],
    ["that several keys share does no harm", ec.map((key) => ({ ...key.jwk, kid: "one" })), 2, { kid: "one" }],
    ["that is no text does no harm", named, 2, { kid: 7 }],
  ])("[OIDC-10] %s", async (_title, published, index, header) => {
    const provider = serviceOf(at(index), published, header);
    await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
    expect(provider.counts()["jwks"]).toBe(1);
  });
});

describe("a key set", () => {
  const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({ format: "jwk" });
  const none = "must hold an asymmetric key";
  const filler = (count: number): unknown[] => Array.from({ length: count }, () => ({ kty: "XYZ" }));
  it.each<[string, object, string]>([
    ["of an object without keys", {}, "must be a list"],
    ["of no key", { keys: [] }, none],
    ["of no object among its keys", { keys: [1, null, "key", []] }, none],
    ["of a secret only", { keys: [{ kty: "oct", k: "c2VjcmV0" }] }, none],
    ["of a broken key only", { keys: [{ kty: "RSA", n: "!", e: "AQAB" }] }, none],
    ["of a key for encryption only", { keys: [{ ...jwk, use: "enc" }] }, none],
    ["of a key for encryption only, by its operations", { keys: [{ ...jwk, key_ops: ["encrypt"] }] }, none],
    ["of a private key only", { keys: [first.privateJwk] }, none],
    ["of an RSA key of 1024 bits only", { keys: [short] }, none],
    ["of 101 keys", { keys: [...filler(100), jwk] }, "must be at most 100"],
  ])("[OIDC-10] fails the verification with %s", async (_title, document, rule) => {
    const provider = serviceOf(first);
    provider.answers["jwks"] = () => Response.json(document);
    const error: unknown = await provider.logIn().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DiscoveryError);
    const message = expect.stringContaining(`jwks: keys ${rule}`) as string;
    expect(error).toMatchObject({ field: "keys", rule: expect.stringContaining(rule) as string, message });
    expect(provider.counts()["token"]).toBeUndefined();
  });

  it("[OIDC-10] the client accepts a set of 100 keys", async () => {
    await expect(serviceOf(first, [...filler(99), jwk]).logIn()).resolves.toHaveProperty("claims.sub", "user-1");
  });

  it("[OIDC-10] the client ignores broken keys in a set", async () => {
    const broken = [
      ...[null, 1, { kty: 1 }, { kty: "RSA" }, { kty: "RSA", n: "!", e: "AQAB" }, { ...jwk, ext: "yes" }],
      ...[
        { ...jwk, key_ops: "verify" },
        { kty: "EC", crv: "P-256", x: "AA", y: "AA" },
      ],
      ...[{ kty: "oct", k: "c2VjcmV0" }, { ...second.jwk, use: "enc" }, short],
    ];
    const published = [...broken, jwk, ...broken];
    await expect(serviceOf(first, published).logIn()).resolves.toHaveProperty("claims.sub", "user-1");
    expect(await refused(serviceOf(second, published))).toEqual(unsigned);
  });

  it("[OIDC-10] the client does not try a key for another algorithm", async () => {
    expect(await refused(serviceOf(rsa, [{ ...rsa.jwk, alg: "RS512" }]))).toEqual(unsigned);
  });
});
