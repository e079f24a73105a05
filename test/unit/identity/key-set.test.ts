import { beforeAll, describe, expect, it } from "vitest";
import { DiscoveryError } from "../../../src/identity/provider.ts";
import type { KeySet } from "../../../src/identity/key-set.ts";
import { createKey, identityClaims, keySetOf, refusal, sign, type SigningKey } from "./tokens.ts";

const algorithms = ["RS256", "ES256"];
const claims = identityClaims();

let rsa: SigningKey[];
let ec: SigningKey[];

beforeAll(async () => {
  rsa = await Promise.all(Array.from({ length: 5 }, () => createKey("RS256")));
  ec = await Promise.all(Array.from({ length: 5 }, () => createKey("ES256")));
});

const at = (keys: readonly SigningKey[], index: number): SigningKey => {
  const key = keys[index];
  if (key === undefined) throw new Error(`no key ${index}`);
  return key;
};
const verify = (keySet: KeySet, token: string, signal?: AbortSignal): Promise<Record<string, unknown>> =>
  keySet.verify(token, "id_token", algorithms, signal);
const kid = "named";

describe("keys without a key id", () => {
  it.each([1, 2, 5])("[OIDC-10] every one of %i RSA keys may have signed", async (count) => {
    const { keySet, loads } = keySetOf(rsa.slice(0, count).map(({ jwk }) => jwk));
    for (const key of rsa.slice(0, count)) {
      await expect(verify(keySet, await sign(key, claims))).resolves.toEqual(claims);
    }
    expect(loads()).toBe(1);
  });

  it.each([1, 2, 5])("[OIDC-10] every one of %i RSA and as many EC keys may have signed", async (count) => {
    const keys = [...rsa.slice(0, count), ...ec.slice(0, count)];
    const { keySet, loads } = keySetOf(keys.map(({ jwk }) => jwk));
    for (const key of keys) await expect(verify(keySet, await sign(key, claims))).resolves.toEqual(claims);
    expect(loads()).toBe(1);
  });

  it.each([1, 2, 4])("[OIDC-10] a token that none of %i keys signed is refused", async (count) => {
    const { keySet } = keySetOf(rsa.slice(0, count).map(({ jwk }) => jwk));
    const token = await sign(at(rsa, 4), claims);
    expect(await refusal(verify(keySet, token), token)).toMatchObject({ token: "id_token", reason: "signature" });
  });

  it("[OIDC-10] a changed claim or header breaks the signature", async () => {
    const { keySet } = keySetOf(rsa.map(({ jwk }) => jwk));
    const [header = "", , signature = ""] = (await sign(at(rsa, 0), claims)).split(".");
    const other = Buffer.from(JSON.stringify({ ...claims, sub: "another-user" })).toString("base64url");
    const changed = `${header}.${other}.${signature}`;
    expect(await refusal(verify(keySet, changed), changed)).toMatchObject({ reason: "signature" });
    const [, payload = ""] = (await sign(at(rsa, 0), claims)).split(".");
    const renamed = Buffer.from(JSON.stringify({ alg: "RS256", typ: "at+jwt" })).toString("base64url");
    const swapped = `${renamed}.${payload}.${signature}`;
    expect(await refusal(verify(keySet, swapped), swapped)).toMatchObject({ reason: "signature" });
  });
});

describe("a key id", () => {
  it.each([1, 2, 5])("[OIDC-10] in the token does not matter when none of %i keys has one", async (count) => {
    const { keySet, loads } = keySetOf(rsa.slice(0, count).map(({ jwk }) => jwk));
    const token = await sign(at(rsa, count - 1), claims, { kid });
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(1);
  });

  it("[OIDC-10] of the keys does not matter when the token has none, or another one", async () => {
    const { keySet } = keySetOf(rsa.map(({ jwk }, index) => ({ ...jwk, kid: `key-${index}` })));
    await expect(verify(keySet, await sign(at(rsa, 3), claims))).resolves.toEqual(claims);
    await expect(verify(keySet, await sign(at(rsa, 3), claims, { kid: "gone" }))).resolves.toEqual(claims);
  });

  it("[OIDC-10] is a hint only: when the key it names does not fit, the others count", async () => {
    const keys = rsa.map(({ jwk }, index) => ({ ...jwk, kid: index === 0 ? kid : `key-${index}` }));
    const { keySet, loads } = keySetOf(keys);
    await expect(verify(keySet, await sign(at(rsa, 0), claims, { kid }))).resolves.toEqual(claims);
    await expect(verify(keySet, await sign(at(rsa, 4), claims, { kid }))).resolves.toEqual(claims);
    expect(loads()).toBe(1);
  });

  it("that several keys share, or that is no text, does no harm", async () => {
    const { keySet } = keySetOf(rsa.map(({ jwk }) => ({ ...jwk, kid })));
    await expect(verify(keySet, await sign(at(rsa, 2), claims, { kid }))).resolves.toEqual(claims);
    const [, payload = ""] = (await sign(at(rsa, 2), claims)).split(".");
    const odd = `${Buffer.from('{"alg":"RS256","kid":7}').toString("base64url")}.${payload}.AAAA`;
    expect(await refusal(verify(keySet, odd), odd)).toMatchObject({ reason: "signature" });
  });
});

describe("a key set", () => {
  const fails = async (document: unknown): Promise<DiscoveryError> => {
    const { keySet } = keySetOf([], { load: () => Promise.resolve(document) });
    const token = await sign(at(rsa, 0), claims);
    const error: unknown = await verify(keySet, token).catch((thrown: unknown) => thrown);
    if (!(error instanceof DiscoveryError)) throw new Error("another error, or none", { cause: error });
    return error;
  };

  it.each([
    ["nothing", undefined, "must be a list"],
    ["null", null, "must be a list"],
    ["text", "keys", "must be a list"],
    ["a list", [{}], "must be a list"],
    ["an object without keys", {}, "must be a list"],
    ["keys that are an object", { keys: {} }, "must be a list"],
    ["no key", { keys: [] }, "must hold an asymmetric key"],
    ["no object among its keys", { keys: [1, null, "key", []] }, "must hold an asymmetric key"],
    ["a secret only", { keys: [{ kty: "oct", k: "c2VjcmV0" }] }, "must hold an asymmetric key"],
    ["a broken key only", { keys: [{ kty: "RSA", n: "!", e: "AQAB" }] }, "must hold an asymmetric key"],
    ["an unknown kind only", { keys: [{ kty: "XYZ", x: "AQAB" }] }, "must hold an asymmetric key"],
  ])("of %s is refused", async (_title, document, rule) => {
    const error = await fails(document);
    expect(error.field).toBe("keys");
    expect(error.rule).toContain(rule);
    expect(error.message).toBe(`jwks: keys ${error.rule}`);
  });

  it("of a key for encryption only, or a private or a short one, is refused", async () => {
    const { jwk } = at(rsa, 0);
    const { exportJWK } = await import("jose");
    expect((await fails({ keys: [{ ...jwk, use: "enc" }] })).rule).toContain("must hold");
    expect((await fails({ keys: [{ ...jwk, key_ops: ["encrypt"] }] })).rule).toContain("must hold");
    expect((await fails({ keys: [await exportJWK(at(rsa, 0).privateKey)] })).rule).toContain("must hold");
    expect((await fails({ keys: [await shortKey()] })).rule).toContain("must hold");
  });

  it("of 100 keys is read, of 101 refused", async () => {
    const filler = (count: number): unknown[] => Array.from({ length: count }, () => ({ kty: "XYZ" }));
    const { keySet } = keySetOf([...filler(99), at(rsa, 0).jwk]);
    await expect(verify(keySet, await sign(at(rsa, 0), claims))).resolves.toEqual(claims);
    expect((await fails({ keys: [...filler(100), at(rsa, 0).jwk] })).rule).toBe("must be at most 100");
  });

  it("with broken keys is as good as without them", async () => {
    const { jwk } = at(rsa, 0);
    const broken = [
      null,
      1,
      { kty: 1 },
      { kty: "RSA" },
      { kty: "RSA", n: "!", e: "AQAB" },
      { ...jwk, ext: "yes" },
      { ...jwk, key_ops: "verify" },
      { kty: "EC", crv: "P-256", x: "AA", y: "AA" },
      { kty: "oct", k: "c2VjcmV0" },
      { ...at(rsa, 1).jwk, use: "enc" },
      await shortKey(),
    ];
    const { keySet } = keySetOf([...broken, jwk, ...broken]);
    await expect(verify(keySet, await sign(at(rsa, 0), claims))).resolves.toEqual(claims);
    const token = await sign(at(rsa, 1), claims);
    expect(await refusal(verify(keySet, token), token)).toMatchObject({ reason: "signature" });
  });

  it("whose key is for another algorithm does not fit", async () => {
    const { keySet } = keySetOf([{ ...at(rsa, 0).jwk, alg: "RS512" }]);
    const token = await sign(at(rsa, 0), claims);
    expect(await refusal(verify(keySet, token), token)).toMatchObject({ reason: "signature" });
  });
});

/** An RSA key of 1024 bits. */
async function shortKey(): Promise<object> {
  const { publicKey } = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 1024,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    true,
    ["sign", "verify"],
  );
  const { kty, n, e } = await crypto.subtle.exportKey("jwk", publicKey);
  return { kty, n, e };
}
