import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createIdentity,
  OAuthError,
  TransportError,
  UnexpectedResponseError,
  type Identity,
  type IdentityOptions,
} from "ares-caais/identity";
import { thrownBy } from "../fixtures/failures.ts";
import {
  browserAddress,
  client,
  createFakeProvider,
  mutualTlsAddress,
  type FakeProvider,
} from "../fixtures/fake-provider.ts";
import { readYaml } from "../fixtures/read-yaml.ts";
import { server } from "./server.ts";

const unexpected = readYaml(import.meta.url) as readonly [
  title: string,
  status: number,
  type: string,
  body: string,
  reason: string,
][];

const personal = "Jana Novotná";
let provider: FakeProvider;

/** The client as it is, with its own mutual TLS, whose requests msw intercepts. */
function create(options: Partial<IdentityOptions> = {}): Identity {
  const environment = { oidc: browserAddress, oidcMutualTls: mutualTlsAddress };
  return createIdentity({ ...client, environment, retry: false, clock: provider.clock, ...options });
}

beforeEach(() => {
  provider = createFakeProvider();
  provider.document["userinfo_endpoint"] = `${mutualTlsAddress}/userinfo`;
  const respond = async ({ request }: { request: Request }): Promise<Response> => {
    const { url, method, headers } = request;
    return provider.respond({ url, method, headers, body: await request.text() });
  };
  server.use(http.all(`${browserAddress}/*`, respond), http.all(`${mutualTlsAddress}/*`, respond));
});

const logIn = (identity: Identity): Promise<unknown> => provider.logIn(identity);
type Endpoint = "discovery" | "token" | "jwks" | "endSession" | "userinfo";
/** A call that asks each endpoint. */
const calls: Readonly<Record<Endpoint, (identity: Identity) => Promise<unknown>>> = {
  discovery: (identity) => identity.beginLogin({ scope: ["openid"] }),
  token: logIn,
  jwks: logIn,
  endSession: (identity) =>
    identity.endSession({ idToken: "id.to.ken", postLogoutRedirectUri: "https://ais.example/bye" }),
  userinfo: (identity) => identity.userinfo("access.to.ken", { subject: "user-1" }),
};
const endpoints = ["discovery", "token", "jwks", "endSession", "userinfo"] as const;

const failure = (endpoint: Endpoint, options?: Partial<IdentityOptions>): Promise<unknown> =>
  thrownBy(calls[endpoint](create(options)));
const answer = (
  endpoint: Endpoint,
  status: number,
  type: string,
  body: string,
  more: Record<string, string> = {},
): void => {
  const headers = new Headers(more);
  if (type !== "") headers.set("content-type", type);
  provider.answers[endpoint] = () => new HttpResponse(new TextEncoder().encode(body), { status, headers });
};

describe("the identity client over its own mutual TLS", () => {
  it("[OIDC-01] [OIDC-08] [OIDC-09] completes a first login in three requests, and each later one in one", async () => {
    const identity = create();
    await expect(calls.token(identity)).resolves.toMatchObject({ claims: { sub: "user-1" } });
    expect(provider.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://auth.test/.well-known/openid-configuration",
      "GET https://auth.test/oauth2/jwks",
      "POST https://mtls.test/oauth2/token",
    ]);
    provider.requests.length = 0;
    await calls.token(identity);
    expect(provider.counts()).toEqual({ token: 1 });
  });
});

describe("error responses that the specification does not show", () => {
  const oauth = ["token", "endSession", "userinfo"] as const;
  it.each(
    oauth.flatMap((endpoint) =>
      ([400, 401, 403, 500, 503] as const).map((status) => [endpoint, status] as [typeof endpoint, number]),
    ),
  )("[OIDC-15] %s: reports a %i with OAuth fields as an OAuthError", async (endpoint, status) => {
    const body = { error: "invalid_request", error_description: "No such thing", error_uri: "https://auth.test/help" };
    answer(endpoint, status, "application/json;charset=UTF-8", JSON.stringify(body));
    const error = await failure(endpoint);
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({
      code: "ERR_OAUTH",
      endpoint,
      status,
      error: "invalid_request",
      errorDescription: "No such thing",
      errorUri: "https://auth.test/help",
    });
    expect(String(error)).toContain(`${endpoint}: ${status} invalid_request`);
    expect(String(error)).not.toContain("No such thing");
  });

  it.each([
    [401, "invalid_client", "check that the client certificate is registered"],
    [400, "invalid_client", "check that the client certificate is registered"],
    [400, "invalid_grant", "begin the login again"],
  ])("[OIDC-15] explains a %i %s of the token endpoint", async (status, error, advice) => {
    answer("token", status, "application/json", JSON.stringify({ error }));
    const failed = await failure("token");
    expect(failed).toMatchObject({ status, error });
    expect(String(failed)).toContain(advice);
  });

  describe.each(endpoints)("%s", (endpoint) => {
    // A logout is answered with a redirect, so only errors are unexpected there.
    it.each(unexpected.filter(([, status]) => endpoint !== "endSession" || status >= 400))(
      "[OIDC-15] reports %s as an UnexpectedResponseError that repeats none of its text",
      async (_title, status, type, body, reason) => {
        answer(endpoint, status, type, body, status === 302 ? { location: "https://auth.test/elsewhere" } : undefined);
        const error = await failure(endpoint);
        expect(error).toBeInstanceOf(UnexpectedResponseError);
        expect(error).toMatchObject({ operation: endpoint, status, reason });
        expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(personal);
      },
    );
  });

  it.each(endpoints)("%s: stops a response over the size limit", async (endpoint) => {
    answer(endpoint, 200, "application/json", JSON.stringify({ filler: "x".repeat(5000) }));
    expect(await failure(endpoint, { maxAnswerBytes: 4000 })).toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
  });

  it.each(endpoints)("%s: reports a broken connection as a TransportError", async (endpoint) => {
    provider.answers[endpoint] = () => HttpResponse.error();
    const error = await failure(endpoint);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ operation: endpoint, phase: "connection" });
  });
});
