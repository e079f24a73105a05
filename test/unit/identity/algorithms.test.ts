import { createHmac } from "node:crypto";
import { exportSPKI } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { DiscoveryError, signingAlgorithms } from "../../../src/identity/provider.ts";
import { createKey, identityClaims, keySetOf, refusal, sign, type SigningKey } from "./tokens.ts";

const asymmetric = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

let key: SigningKey;
let payload: string;

beforeAll(async () => {
  key = await createKey("RS256");
  payload = encode(identityClaims());
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The refusal of a token whose every algorithm is allowed by mistake, and how often the keys were loaded for it. */
async function refused(
  token: string,
  algorithms: readonly string[] = [...asymmetric, "none", "HS256", "HS384", "HS512", "toString", ""],
): Promise<{ reason: string; loads: number }> {
  const { keySet, loads } = keySetOf([key.jwk]);
  const { reason } = await refusal(keySet.verify(token, "id_token", algorithms), token);
  return { reason, loads: loads() };
}

describe("the algorithm of a token", () => {
  it.each(asymmetric)("[OIDC-10] may be %s when that is allowed, and only then", async (alg) => {
    const own = await createKey(alg);
    const { keySet } = keySetOf([own.jwk]);
    const token = await sign(own, identityClaims());
    await expect(keySet.verify(token, "id_token", [alg])).resolves.toEqual(identityClaims());
    const others = asymmetric.filter((name) => name !== alg);
    expect(await refusal(keySet.verify(token, "id_token", others), token)).toMatchObject({ reason: "algorithm" });
  });

  it.each(["none", "None", "NONE", "", "HS256", "HS384", "HS512", "RS1", "rs256", "toString", "__proto__", "dir"])(
    "[OIDC-10] %j is refused before a key is touched, even when it is listed",
    async (alg) => {
      const token = `${encode({ alg })}.${payload}.AAAA`;
      expect(await refused(token, [...asymmetric, alg])).toEqual({ reason: "algorithm", loads: 0 });
    },
  );

  it.each([{}, { alg: null }, { alg: 1 }, { alg: ["RS256"] }, { ALG: "RS256" }])(
    "[OIDC-10] that is no text is refused: %j",
    async (header) => {
      expect(await refused(`${encode(header)}.${payload}.AAAA`)).toEqual({ reason: "algorithm", loads: 0 });
    },
  );

  it("[OIDC-10] none is refused without a signature and with one", async () => {
    const unsigned = `${encode({ alg: "none" })}.${payload}`;
    expect(await refused(`${unsigned}.`)).toEqual({ reason: "algorithm", loads: 0 });
    const [, , signature = ""] = (await sign(key, identityClaims())).split(".");
    expect(await refused(`${unsigned}.${signature}`)).toEqual({ reason: "algorithm", loads: 0 });
  });

  it("[OIDC-10] HS256 with the public key as the secret is refused, in every form of the key", async () => {
    const { jwk, publicKey } = key;
    const pem = await exportSPKI(publicKey);
    const secrets: (string | Buffer)[] = [
      pem,
      pem.trim(),
      Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ""), "base64"),
      JSON.stringify(jwk),
      JSON.stringify({ keys: [jwk] }),
      jwk.n ?? "",
      Buffer.from(jwk.n ?? "", "base64url"),
    ];
    for (const secret of secrets) {
      const input = `${encode({ alg: "HS256" })}.${payload}`;
      const token = `${input}.${createHmac("sha256", secret).update(input).digest("base64url")}`;
      expect(await refused(token)).toEqual({ reason: "algorithm", loads: 0 });
      // The same under the name of the right algorithm is only a wrong signature.
      const renamed = `${encode({ alg: "RS256" })}.${payload}`;
      const forged = `${renamed}.${createHmac("sha256", secret).update(renamed).digest("base64url")}`;
      expect(await refused(forged)).toEqual({ reason: "signature", loads: 1 });
    }
  });

  it("a key that the token brings along is not used", async () => {
    const own = await createKey("RS256");
    const headers = [{ jwk: own.jwk }, { jku: "https://attacker.example/jwks" }, { x5u: "https://attacker.example/x" }];
    for (const header of headers) {
      expect(await refused(await sign(own, identityClaims(), header))).toEqual({ reason: "signature", loads: 1 });
    }
  });
});

describe("a text that is no signed token", () => {
  const header = encode({ alg: "RS256" });
  it.each<[string, () => unknown]>([
    ["nothing", () => ""],
    ["no text", () => 1],
    ["undefined", () => undefined],
    ["one part", () => header],
    ["two parts", () => `${header}.${payload}`],
    ["four parts", () => `${header}.${payload}.AAAA.AAAA`],
    ["an encrypted token", () => `${encode({ alg: "RSA-OAEP", enc: "A256GCM" })}.AAAA.AAAA.AAAA.AAAA`],
    ["other characters than base64url", () => `${header}.${payload}.A+/=`],
    ["white space", () => ` ${header}.${payload}.AAAA\n`],
    ["a header that is no JSON", () => `${Buffer.from("alg").toString("base64url")}.${payload}.AAAA`],
    ["a header that is a list", () => `${encode(["RS256"])}.${payload}.AAAA`],
    ["a header that is null", () => `${encode(null)}.${payload}.AAAA`],
    ["a header that is no UTF-8", () => `${Buffer.from([0x7b, 0xff, 0x7d]).toString("base64url")}.${payload}.AAAA`],
    ["an extension", () => `${encode({ alg: "RS256", crit: ["exp"], exp: 1 })}.${payload}.AAAA`],
    ["an empty list of extensions", () => `${encode({ alg: "RS256", crit: [] })}.${payload}.AAAA`],
    ["a bare payload", () => `${encode({ alg: "RS256", b64: false, crit: ["b64"] })}.${payload}.AAAA`],
    ["a bare payload without saying so", () => `${encode({ alg: "RS256", b64: false })}.${payload}.AAAA`],
    ["more than 64 KiB", () => `${header}.${payload}.${"A".repeat(65_536)}`],
  ])("is refused before a key is touched: %s", async (_title, make) => {
    const token = make();
    const { keySet, loads } = keySetOf([key.jwk]);
    // The cast is for what a caller without types may hand over.
    const verification = keySet.verify(token as string, "access_token", asymmetric);
    const error = await refusal(verification, typeof token === "string" ? token : "");
    expect(error).toMatchObject({ token: "access_token", reason: "malformed", claim: undefined });
    expect(loads()).toBe(0);
  });

  it("is refused when the signature cannot be decoded", async () => {
    expect(await refused(`${header}.${payload}.A`)).toEqual({ reason: "malformed", loads: 1 });
  });

  it.each([
    ["a list", "[1]"],
    ["null", "null"],
    ["text", '"claims"'],
    ["no JSON", "{"],
    ["nothing", " "],
    ["a number that would be rounded", '{"sub":"a","exp":12345678901234567890}'],
    ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])("is refused although it is signed: claims that are %s", async (_title, claims) => {
    const bytes = typeof claims === "string" ? new TextEncoder().encode(claims) : claims;
    expect(await refused(await sign(key, bytes))).toEqual({ reason: "malformed", loads: 1 });
  });

  it("with b64: true is read as any other", async () => {
    const { keySet } = keySetOf([key.jwk]);
    const token = await sign(key, identityClaims(), { b64: true });
    await expect(keySet.verify(token, "id_token", asymmetric)).resolves.toEqual(identityClaims());
  });
});

describe("the algorithms that the discovery document lists", () => {
  it("are RS256 when it lists none", () => {
    expect(signingAlgorithms(undefined)).toEqual(["RS256"]);
    expect(signingAlgorithms([])).toEqual(["RS256"]);
  });

  it("are narrowed to asymmetric ones, each once", () => {
    expect(signingAlgorithms(["none", "HS256", "PS256", "RS256", "PS256", "toString"])).toEqual(["PS256", "RS256"]);
    expect(signingAlgorithms([...asymmetric, "HS512"])).toEqual(asymmetric);
  });

  it.each([[["none"]], [["HS256", "HS512"]], [["RS1", "__proto__"]]])("are refused when they are %j", (discovered) => {
    let error: unknown;
    try {
      signingAlgorithms(discovered);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(DiscoveryError);
    expect(error).toMatchObject({
      field: "id_token_signing_alg_values_supported",
      rule: `must list one of ${asymmetric.join(", ")}`,
    });
  });
});
