import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Tokens } from "../../../src/identity/index.ts";
import type { FakeProvider, Members } from "../../../test/fixtures/fake-provider.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editText, type BytesEdit } from "../edits/bytes.ts";
import { editJson, isHarmless, jsonEdits, type JsonEdit } from "../edits/json.ts";
import type { Reader } from "../reader.ts";
import { createFullProvider } from "./identity-answers.ts";

type Which = "id_token" | "access_token";

/** A token with other claims that the service signed, or one that somebody changed on its way. */
type Recipe = { readonly which: Which } & (
  | { readonly claims: readonly JsonEdit[] }
  | { readonly claim: string; readonly value: unknown }
  | { readonly forged: readonly JsonEdit[] }
  | { readonly header: readonly JsonEdit[] }
  | { readonly text: readonly BytesEdit[] }
  | { readonly parts: string }
);

const which = fc.constantFrom<Which[]>("id_token", "access_token");
const recipes: fc.Arbitrary<Recipe> = fc.oneof(
  fc.record({ which, claims: jsonEdits }),
  fc.record({
    which,
    claim: fc.constantFrom("iss", "aud", "sub", "azp", "nonce", "exp", "iat", "scope", "client_cert_sha256", "at_hash"),
    value: fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 })),
  }),
  fc.record({ which, forged: jsonEdits }),
  fc.record({ which, header: jsonEdits }),
  fc.record({ which, text: bytesEdits }),
  // Of itself (a, b, c), and of the other token (A, B, C).
  fc.record({
    which,
    parts: fc.constantFrom("a.b.", "a.b", "..", "a.B.c", "A.B.C", "a.b.C", "a.b.c.c", "a..c", ".b.c"),
  }),
);

/** Claims of the profile, so that there is something to sort. */
const profile: Members = {
  given_name: "Jana",
  access_roles: '["a","b"]',
  is_ovm: "true",
  email: "",
  time_limited_id: "time-limited-secret",
};

const tokens: Reader = {
  name: "identity tokens",
  share: 4,
  open: () => ({
    attempts: attempts(recipes, async (recipe) => {
      const provider = createFullProvider();
      Object.assign(provider.change.identity, profile);
      const identity = provider.identity();
      const login = await identity.beginLogin({ scope: ["openid", "profile", "role"] });
      const callback = provider.authorize(login);
      const honest = await honestTokens(provider, callback);
      const changed = await changeToken(provider, honest, recipe);
      provider.answers["token"] = () => Response.json({ ...honest, [recipe.which]: changed });
      return {
        read: () => identity.completeLogin(callback, login),
        check: ({ data, error }) => {
          if ("claims" in recipe && isHarmless(recipe.claims)) holds(error === undefined, "a good token was refused");
          if (error !== undefined) return;
          const { claims, otherClaims, accessTokenClaims } = data as Tokens;
          if ("claims" in recipe || "claim" in recipe) {
            const { iss, aud, sub } = recipe.which === "id_token" ? claims : accessTokenClaims;
            const fits = iss === "https://auth.test/" && aud === "AIS" && (sub === "user-1" || sub === claims.sub);
            holds(fits && claims.sub === accessTokenClaims.sub, "a token for another client was taken");
            const { nonce, azp } = claims;
            holds(nonce === login.pending.nonce && azp === "AIS", "a token of another login was taken");
            const bound = payloadOf(honest.access_token)["client_cert_sha256"];
            holds(accessTokenClaims.client_cert_sha256 === bound, "a token for another certificate was taken");
            return;
          }
          // What only somebody else can have changed is taken when it says the same as before, or not at all.
          holds(!("forged" in recipe), "a forged token was taken");
          const said = payloadOf(honest.id_token);
          const names = [...Object.keys(claims), ...Object.keys(otherClaims)];
          holds(claims.sub === "user-1" && names.every((name) => name in said), "a forged token was taken");
          holds(isDeepStrictEqual(accessTokenClaims, payloadOf(honest.access_token)), "a forged token was taken");
        },
        secrets: [honest.id_token, honest.access_token, "time-limited-secret", login.pending.nonce],
      };
    }),
  }),
};

type TokenAnswer = Readonly<Record<Which, string>>;

/** What the provider answers, taken before it is asked for. */
async function honestTokens(provider: FakeProvider, callback: string): Promise<TokenAnswer> {
  const code = new URL(callback).searchParams.get("code") ?? "";
  const request = { url: "https://mtls.test/connect/token", method: "POST", headers: new Headers() };
  const answer = await provider.respond({ ...request, body: new URLSearchParams({ code }).toString() });
  return (await answer.json()) as TokenAnswer;
}

async function changeToken(provider: FakeProvider, honest: TokenAnswer, recipe: Recipe): Promise<string> {
  const own = honest[recipe.which];
  const [header = "", payload = "", signature = ""] = own.split(".");
  if ("text" in recipe) return editText(own, recipe.text);
  if ("claim" in recipe) return provider.sign({ ...decode(payload), [recipe.claim]: recipe.value });
  if ("forged" in recipe) {
    const text = editJson({ ...decode(payload), forged: 1 }, recipe.forged);
    return [header, Buffer.from(text).toString("base64url"), signature].join(".");
  }
  if ("header" in recipe) {
    const text = editJson({ ...decode(header), kid: "1", typ: "JWT" }, recipe.header);
    return [Buffer.from(text).toString("base64url"), payload, signature].join(".");
  }
  if ("claims" in recipe) {
    const text = editJson(decode(payload), recipe.claims);
    try {
      return await provider.sign(JSON.parse(text) as Members);
    } catch {
      // No JSON, or none that anybody would sign.
      return own;
    }
  }
  const other = honest[recipe.which === "id_token" ? "access_token" : "id_token"].split(".");
  const pieces: Readonly<Record<string, string | undefined>> = {
    ...{ a: header, b: payload, c: signature },
    ...{ A: other[0], B: other[1], C: other[2] },
  };
  return recipe.parts.replaceAll(/[a-c]/gi, (name) => pieces[name] ?? "");
}

function payloadOf(token: string): Members {
  return decode(token.split(".")[1] ?? "");
}

function decode(part: string): Members {
  return JSON.parse(Buffer.from(part, "base64url").toString()) as Members;
}

/** What the service signs. */
export const identityTokenReaders: readonly Reader[] = [tokens];
