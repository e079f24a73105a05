import {
  activityRolesOf,
  rolesOf,
  type Identity,
  type IdentityOptions,
  type Scope,
  type Tokens,
} from "ares-caais/identity";
import type { IdentityFault, Sandbox } from "ares-caais/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { identityOf, useSandbox } from "./sandbox-client.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { on } from "../fixtures/on-event.ts";

const username = "novakova.jana";
const scope = ["openid", "profile", "role", "subject", "document", "contact"] as const;

const context = useSandbox({ clients: [{ clientId: "SANDBOX", certificates: 2 }] });
let sandbox: Sandbox;
let identity: Identity;
const opened: Identity[] = [];

/** A client of the sandbox; closed after the tests. */
function open(options: Partial<IdentityOptions> = {}): Identity {
  const created = identityOf(sandbox, options);
  opened.push(created);
  return created;
}

async function logIn(client = identity, asked: readonly Scope[] = ["openid"]): Promise<Tokens> {
  const login = await client.beginLogin({ scope: asked });
  return client.completeLogin(await sandbox.logIn(login, username), login);
}

beforeAll(() => {
  ({ sandbox } = context);
  identity = open();
});
afterEach(() => {
  sandbox.faults.clear({ service: "identity" });
});
afterAll(() => {
  for (const client of opened) client.close();
});

describe("a login over mutual TLS", () => {
  it.each(["GET", "POST"] as const)(
    "[OIDC-03] [OIDC-06] [OIDC-08] [OIDC-09] [OIDC-13] a login that begins by %s returns verified claims of its scopes",
    async (method) => {
      const login = await identity.beginLogin({ scope, method });
      const tokens = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
      const { claims } = tokens;
      expect(claims).toMatchObject({ given_name: "Jana", family_name: "Nováková", aud: "SANDBOX", azp: "SANDBOX" });
      expect(claims.document_ids).toEqual([{ type: "ID", document_id: "990000001" }]);
      expect(claims.activity_roles?.length).toBeGreaterThan(0);
      expect(claims.legal_entity_shorcut).toBe("ZSBK");
      expect(tokens.accessTokenClaims.sub).toBe(claims.sub);
      expect(tokens.accessTokenClaims.scope).toEqual(expect.arrayContaining([...scope]));
      expect(tokens.expiresAt).toBeGreaterThan(Date.now());
      expect(tokens.otherClaims).toEqual({});
    },
  );

  it("[NET-10] takes any registered certificate, and binds the tokens to the one in use", async () => {
    const [first, second] = sandbox.client.certificates;
    const bound = [first, second].map(async (certificate) => {
      const certificates = certificate === undefined ? [] : [certificate];
      const { accessTokenClaims } = await logIn(open({ tls: { certificates, ca: sandbox.certificateAuthority } }));
      return accessTokenClaims.client_cert_sha256;
    });
    expect(new Set(await Promise.all(bound)).size).toBe(2);
  });
});

describe("a service that goes wrong", () => {
  it("[OIDC-01] accepts a document that names working endpoints for mutual TLS among its aliases only", async () => {
    sandbox.faults.set({ service: "identity", kind: "endpoint-aliases" });
    expect((await logIn(open())).claims.azp).toBe("SANDBOX");
  });

  it.each<[id: string, fault: IdentityFault, error: object]>([
    ["OIDC-02", "no-tls-client-auth", { name: "DiscoveryError", field: "token_endpoint_auth_methods_supported" }],
    ["OIDC-15", "server-error", { name: "UnexpectedResponseError", operation: "token", status: 500 }],
    ["NET-02", "dead-after-request", { name: "TransportError", operation: "token", requestSent: true }],
  ])("[%s] under the fault %s a login ends with an error of the package", async (_id, kind, expected) => {
    sandbox.faults.set({ service: "identity", kind });
    const before = sandbox.identity.requests.token;
    expect(await thrownBy(logIn(open()))).toMatchObject(expected);
    expect(sandbox.identity.requests.token - before).toBeLessThanOrEqual(1);
  });

  it("[NET-02] sends a code again when the first request certainly was not sent", async () => {
    const retried: string[] = [];
    const onRetry = ({ operation }: { readonly operation: string }): void => {
      retried.push(operation);
      if (operation === "token") sandbox.faults.clear({ service: "identity" });
    };
    const client = open({ retry: { minDelay: 1, maxDelay: 1 }, onEvent: on({ retry: onRetry }) });
    const login = await client.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: "dead-before-request" });
    expect((await client.completeLogin(callback, login)).claims.aud).toBe("SANDBOX");
    expect(retried).toContain("token");
  });
});

it("[OIDC-22] userinfo returns the claims of the access token's user, as the identity token does", async () => {
  const { accessToken, claims } = await logIn(identity, ["openid", "profile", "role"]);
  const { sub } = claims;
  const info = await identity.userinfo(accessToken, { subject: sub, scope: ["openid", "profile", "role"] });
  expect(info.claims).toMatchObject({ given_name: "Jana", sub });
  expect([rolesOf(info.claims), activityRolesOf(info.claims)]).toEqual([rolesOf(claims), activityRolesOf(claims)]);
  expect(rolesOf(claims)).toEqual(["ZADATEL", "SCHVALOVATEL"]);
  const few = await identity.userinfo(accessToken, { subject: sub, scope: ["openid", "profile"] });
  expect(few.claims).not.toHaveProperty("time_limited_id");
  expect(few.otherClaims).toHaveProperty("time_limited_id");
});
