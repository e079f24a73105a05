import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf } from "../fixtures/failures.ts";
import { createFakeProvider, type FakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { confirmationResponse, createFakeLegacy, fault, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { dress, holdsPart, jwt, random, strangerTo, undressed, uuid } from "./dress.ts";
import { asserted, directed, logged } from "./logged.ts";
import { everythingShown } from "./shown.ts";

/** The texts that an error has of the service. */
function wordsOf(error: object): string[] {
  return Object.entries(error).flatMap(([name, value]) =>
    typeof value === "string" && !["name", "code", "advice", "reason", "operation", "endpoint"].includes(name)
      ? value
      : [],
  );
}

function withEndpoints(): FakeProvider {
  const provider = createFakeProvider();
  provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
  provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
  return provider;
}

const oauthError = (text: string, status = 400): Response =>
  Response.json({ error: text, error_description: text, error_uri: `https://x.test/${text}`, more: text }, { status });
/** Where only some characters can stand. */
const tokenOf = (text: string): string => text.replaceAll(/[^!-~]|[;,"\\]/g, "");
const htmlPage = (text: string): Response =>
  new Response(`<p>${text}</p>`, { status: 500, headers: { "content-type": `text/${tokenOf(text)}` } });
const brokenJson = (text: string): Response =>
  new Response(`{"${text}`, { headers: { "content-type": "application/json" } });

type Speech = (secret: string, text: string) => Promise<unknown>;
const identityOf = (
  endpoint: string,
  answer: (text: string) => Response,
  call: (identity: ReturnType<FakeProvider["identity"]>, secret: string) => Promise<unknown>,
): Speech => {
  return (secret, text) => {
    const provider = withEndpoints();
    provider.answers[endpoint] = () => answer(text);
    return call(provider.identity(), secret);
  };
};
const logIn =
  (member: "code" | "state" | "nonce" | "codeVerifier") =>
  async (identity: ReturnType<FakeProvider["identity"]>, secret: string): Promise<unknown> => {
    const { pending } = await identity.beginLogin({ scope: ["openid"] });
    const begun = { ...pending, ...(member === "code" ? {} : { [member]: secret }) };
    return identity.completeLogin({ code: member === "code" ? secret : "c", state: begun.state }, begun);
  };
const refresh = (identity: ReturnType<FakeProvider["identity"]>, secret: string): Promise<unknown> =>
  identity.refresh(secret);
const endSession = (identity: ReturnType<FakeProvider["identity"]>, idToken: string): Promise<unknown> =>
  identity.endSession({ idToken });
const userinfo = (identity: ReturnType<FakeProvider["identity"]>, secret: string): Promise<unknown> =>
  identity.userinfo(secret, { subject: "user-1" });
const registryOf =
  (status: number): Speech =>
  (secret, text) => {
    const credentials = { type: "bearer", token: secret } as const;
    const answer = (): Response => Response.json({ kod: text, subKod: text, popis: text }, { status });
    return createFakeService(answer, { credentials }).registry.vratEkonomickySubjekt({ ico: "90000021" });
  };
const legacyOf =
  (answer: (text: string) => Response): Speech =>
  (secret, text) =>
    createFakeLegacy("4.2", () => answer(text), { retry: false }).legacy.authConfirmation(secret);
const inXml = (text: string): string =>
  text.replaceAll(/[&<>\r\u0085\u2028\u2029]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const status = (value: string, text: string): Response =>
  xmlAnswer(
    confirmationResponse(
      "4.2",
      `<status>${value}</status><code>${inXml(text)}</code><message>${inXml(text)}</message>`,
    ),
  );

const speeches: readonly (readonly [string, fc.Arbitrary<string>, Speech])[] = [
  ["the code of a login, by the token endpoint", uuid, identityOf("token", oauthError, logIn("code"))],
  ["the verifier of a login, by the token endpoint", random, identityOf("token", oauthError, logIn("codeVerifier"))],
  ["the nonce of a login, by the token endpoint", random, identityOf("token", oauthError, logIn("nonce"))],
  ["the state of a login, by the token endpoint", random, identityOf("token", oauthError, logIn("state"))],
  ["the verifier of a login, in broken JSON", random, identityOf("token", brokenJson, logIn("codeVerifier"))],
  ["the code of a login, on a page", random, identityOf("token", htmlPage, logIn("code"))],
  [
    "the state of a login, in the callback",
    random,
    async (secret, text) => {
      const identity = createFakeProvider().identity();
      const { pending } = await identity.beginLogin({ scope: ["openid"], state: secret });
      const words = { error: text, error_description: text, error_uri: `https://x.test/${text}` };
      return identity.completeLogin({ ...words, state: secret }, pending);
    },
  ],
  ["a refresh token", random, identityOf("token", oauthError, refresh)],
  ["a refresh token that is a JWT", jwt, identityOf("token", oauthError, refresh)],
  ["an identity token, by the logout", jwt, identityOf("endSession", oauthError, endSession)],
  [
    "an identity token, in the redirect of a logout",
    jwt,
    identityOf(
      "endSession",
      (text) => new Response(null, { status: 303, headers: { location: `http://x.test/${tokenOf(text)}` } }),
      endSession,
    ),
  ],
  ["an access token, by userinfo", jwt, identityOf("userinfo", oauthError, userinfo)],
  [
    "an access token, in the header of userinfo",
    random,
    identityOf(
      "userinfo",
      (text) => {
        const challenge = `Bearer error="${tokenOf(text)}", error_description="${tokenOf(text)}"`;
        return new Response(null, { status: 401, headers: { "www-authenticate": challenge } });
      },
      userinfo,
    ),
  ],
  ["a bearer token, in what the registry says", random, registryOf(400)],
  ["a bearer token that is a JWT, with a status of no error", jwt, registryOf(418)],
  ["a session id, in a fault", uuid, legacyOf((text) => xmlAnswer(fault(inXml(text), inXml(text)), 500))],
  ["a session id, beside SESSION_NOT_FOUND", uuid, legacyOf((text) => status("SESSION_NOT_FOUND", text))],
  ["a session id, beside SYSTEM_ERROR", uuid, legacyOf((text) => status("SYSTEM_ERROR", text))],
  ["a session id, as a status", uuid, legacyOf((text) => status(inXml(text), text))],
  [
    "a session id, in the JSON of a refused certificate",
    uuid,
    legacyOf((text) => Response.json({ timestamp: text, status: 401, error: text, path: text }, { status: 401 })),
  ],
  ["a session id, on a page", uuid, legacyOf(htmlPage)],
];

/** The texts of an error about a response that holds an encoded secret, with their decoded forms. */
async function shownOf(
  speak: Speech,
  secret: string,
  change: (text: string) => string,
): Promise<{ whole: string; words: string[] }> {
  const error = await failureOf(speak(secret, change(secret)));
  return {
    whole: everythingShown(error) + logged(error) + directed(error) + asserted(error),
    words: wordsOf(error).flatMap((text) => undressed(text)),
  };
}

describe("errors show no part of a secret, however the service encodes it in its answer", () => {
  it.each(speeches)("[PKG-03] [REL-09] %s", async (_title, secrets, speak) => {
    await fc.assert(
      fc.asyncProperty(secrets, dress, async (secret, change) => {
        const told = await shownOf(speak, secret, change);
        const own = await shownOf(speak, strangerTo(secret), change);
        expect(holdsPart(told.whole, secret, own.whole)).toBe(false);
        const ownWords = own.words.join("\n");
        for (const words of told.words) expect(holdsPart(words, secret, ownWords), words).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
