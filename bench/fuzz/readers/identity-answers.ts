import fc from "fast-check";
import type { Identity, Login, Tokens } from "../../../src/identity/index.ts";
import { createFakeProvider, type FakeProvider } from "../../../test/fixtures/fake-provider.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts, type Attempt, type Result } from "../attempt.ts";
import { editAnswer, httpEdits, isHarmlessHttp, type HttpEdit } from "../edits/http.ts";
import { editJson, isHarmless, jsonEdits, type JsonEdit } from "../edits/json.ts";
import type { Reader } from "../reader.ts";

/** How an answer of an endpoint is changed. */
interface Recipe {
  readonly json: readonly JsonEdit[];
  readonly http: HttpEdit;
}

const recipes: fc.Arbitrary<Recipe> = fc.record({ json: jsonEdits, http: httpEdits });

/** What the document of the published service says, and more than that. */
const document = {
  authorization_endpoint: "https://auth.test/connect/authorize",
  token_endpoint: "https://auth.test/connect/token",
  end_session_endpoint: "https://auth.test/connect/endsession",
  userinfo_endpoint: "https://auth.test/connect/userinfo",
  jwks_uri: "https://auth.test/jwks",
  mtls_endpoint_aliases: { token_endpoint: "https://mtls.test/connect/token" },
  response_types_supported: ["code"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  id_token_signing_alg_values_supported: ["RS256", "none"],
  authorization_response_iss_parameter_supported: false,
};

/** A provider with more endpoints than the contract asks for. */
export function createFullProvider(): FakeProvider {
  const provider = createFakeProvider();
  Object.assign(provider.document, structuredClone(document));
  return provider;
}

/** Changes every answer of an endpoint, and gives what the last one said. */
function changeAnswers(provider: FakeProvider, endpoint: string, { json, http }: Recipe): () => string {
  let said = "";
  const changed: FakeProvider["answers"][string] = async (request) => {
    // The provider's own answer, as if nothing stood in its place.
    Reflect.deleteProperty(provider.answers, endpoint);
    const honest = await provider.respond(request);
    provider.answers[endpoint] = changed;
    const text = await honest.text();
    const body = text === "" ? "" : editJson(JSON.parse(text), json);
    const headers = Object.fromEntries(honest.headers);
    const type = headers["content-type"] ?? "";
    const { bytes, respond } = editAnswer({ status: honest.status, type, headers, body }, http);
    said = Buffer.from(bytes).toString();
    return respond();
  };
  provider.answers[endpoint] = changed;
  return () => said;
}

/** Tries one endpoint: what is called, and what has to come when nothing was changed. */
function reader(
  name: string,
  endpoint: string,
  call: (provider: FakeProvider, identity: Identity) => Promise<Omit<Attempt, "check">>,
  isRight: (data: unknown, said: string) => boolean,
): Reader {
  return {
    name: `identity ${name}`,
    share: 2,
    open: () => ({
      attempts: attempts(recipes, async (recipe) => {
        const provider = createFullProvider();
        const attempt = await call(provider, provider.identity());
        const said = changeAnswers(provider, endpoint, recipe);
        const check = ({ data, error }: Result): void => {
          if (error === undefined) holds(isRight(data, said()), "data is not what the service may say");
          if (!isHarmless(recipe.json) || !isHarmlessHttp(recipe.http)) return;
          holds(error === undefined, "an answer that says the same was refused");
        };
        return { ...attempt, check };
      }),
    }),
  };
}

/** A login that has come back with a code. */
async function completion(provider: FakeProvider, identity: Identity): Promise<Omit<Attempt, "check">> {
  const login = await provider.identity().beginLogin({ scope: ["openid", "profile"] });
  const callback = provider.authorize(login);
  const code = new URL(callback).searchParams.get("code") ?? "";
  const { state, nonce, codeVerifier } = login.pending;
  return {
    read: () => identity.completeLogin(callback, login),
    secrets: [code, state, nonce, codeVerifier, "opaque-refresh-token"],
  };
}

const isLogin = (data: unknown): boolean => (data as Login).url.startsWith("https://");
const isOfUser = (data: unknown): boolean => (data as Tokens).claims.sub === "user-1";

/** Each endpoint of the identity service. */
export const identityAnswerReaders: readonly Reader[] = [
  reader(
    "discovery",
    "discovery",
    (_provider, identity) => Promise.resolve({ read: () => identity.beginLogin({ scope: ["openid"] }) }),
    isLogin,
  ),
  reader("key set", "jwks", completion, isOfUser),
  reader("token answer", "token", completion, isOfUser),
  reader(
    "refresh",
    "token",
    (_provider, identity) =>
      Promise.resolve({
        read: () => identity.refresh("opaque-refresh-token", { subject: "user-1" }),
        secrets: ["opaque-refresh-token"],
      }),
    (data) => [undefined, "user-1"].includes((data as Partial<Tokens>).claims?.sub),
  ),
  reader(
    "userinfo",
    "userinfo",
    (_provider, identity) =>
      Promise.resolve({
        read: () => identity.userinfo("opaque-access-token", { subject: "user-1" }),
        secrets: ["opaque-access-token"],
      }),
    isOfUser,
  ),
  reader(
    "endSession",
    "endSession",
    (_provider, identity) =>
      Promise.resolve({
        read: () => identity.endSession({ idToken: "opaque.identity.token", state: "state-of-the-logout" }),
        secrets: ["opaque.identity.token", "state-of-the-logout"],
      }),
    (data) => (data as { readonly url: string }).url.startsWith("https://"),
  ),
];
