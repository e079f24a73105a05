import https from "node:https";
import { createIdentity, type Identity, type IdentityOptions } from "ares-caais/identity";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { openServer } from "../fixtures/servers/listen.ts";
import { useSandbox } from "./sandbox-client.ts";

const username = "novakova.jana";
const prefix = "/caais";
const context = useSandbox({ clients: [{ clientId: "AIS", certificates: 2 }] });
let gateway: Gateway;

/** A gateway for mutual TLS: its callers present nothing, and it presents the client certificate. */
interface Gateway {
  readonly address: string;
  /** Certificate of its authority. */
  readonly ca: string;
  /** The requests it received. */
  readonly requests: string[];
  close(): void;
}

async function startGateway(target: string, tls: { cert: string; key: string; ca: string }): Promise<Gateway> {
  const authority = await createTestAuthority();
  const certificate = await authority.issue({ hosts: ["localhost", "127.0.0.1"], usages: ["serverAuth"] });
  const requests: string[] = [];
  const agent = new https.Agent({ ...tls, keepAlive: true });
  const server = https.createServer(certificate, (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    requests.push(`${method} ${url}`);
    const { host } = new URL(target);
    const forwarded = https.request(target + url.slice(prefix.length), {
      method,
      agent,
      headers: { ...headers, host },
    });
    forwarded.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  const opened = await openServer(server);
  const close = (): void => {
    opened.close();
    agent.destroy();
  };
  return { address: opened.address + prefix, ca: authority.cert, requests, close };
}

beforeAll(async () => {
  const { sandbox } = context;
  gateway = await startGateway(sandbox.environment.oidcMutualTls, sandbox.client.tls);
});
beforeEach(() => {
  gateway.requests.length = 0;
});
afterAll(() => {
  gateway.close();
});

/** A client whose process has no key. */
function open(options: Partial<IdentityOptions> = {}): Identity {
  const fetch = createHttpsFetch({ ca: [context.sandbox.certificateAuthority, gateway.ca] });
  const { clientId, redirectUri, postLogoutRedirectUri, tls } = context.sandbox.client;
  const environment = { oidc: context.sandbox.environment.oidc, oidcMutualTls: gateway.address };
  const system = { clientId, redirectUri, postLogoutRedirectUri };
  const identity = createIdentity({ ...system, environment, fetch, tls: { cert: tls.cert }, ...options });
  onTestFinished(() => {
    identity.close();
    fetch.close();
  });
  return identity;
}

describe("behind a gateway for mutual TLS, the key outside the process", () => {
  it("[OIDC-19] logs in, refreshes, reads claims and logs out through the gateway", async () => {
    const identity = open();
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const tokens = await identity.completeLogin(await context.sandbox.logIn(login, username), login.pending);
    const { sub } = tokens.claims;
    expect(tokens.claims.username).toBe(username);
    const refreshed = await identity.refresh(tokens.refreshToken ?? "", { subject: sub });
    const userinfo = await identity.userinfo(refreshed.accessToken, { subject: sub, scope: ["openid", "profile"] });
    expect(userinfo.claims.username).toBe(username);
    const { url } = await identity.endSession({ idToken: tokens.idToken });
    expect(url.startsWith(`${context.sandbox.environment.oidc}/logout?`)).toBe(true);
    expect(gateway.requests).toEqual([
      `POST ${prefix}/oauth2/token`,
      `POST ${prefix}/oauth2/token`,
      `GET ${prefix}/oauth2/userinfo`,
      `POST ${prefix}/oauth2/endsession`,
    ]);
  });

  it("[OIDC-19] uses the gateway although the document names other endpoints under mtls_endpoint_aliases", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "endpoint-aliases" });
    onTestFinished(() => {
      context.sandbox.faults.clear();
    });
    const identity = open();
    const login = await identity.beginLogin({ scope: ["openid"] });
    await identity.completeLogin(await context.sandbox.logIn(login, username), login.pending);
    expect(gateway.requests).toEqual([`POST ${prefix}/oauth2/token`]);
  });

  it("[OIDC-12] [OIDC-19] refuses tokens that are bound to another certificate than the configured one", async () => {
    const [, other] = context.sandbox.client.certificates;
    const identity = open({ tls: { certificates: () => ({ cert: other?.cert ?? "" }) } });
    const login = await identity.beginLogin({ scope: ["openid"] });
    const refused = identity.completeLogin(await context.sandbox.logIn(login, username), login.pending);
    await expect(refused).rejects.toMatchObject({ code: "ERR_TOKEN", claim: "client_cert_sha256" });
  });
});

it("[OIDC-19] logs in over the caller's own connection, which alone has the key", async () => {
  const { tls } = context.sandbox.client;
  // As an agent over a hardware module would.
  const fetch = createHttpsFetch(tls);
  onTestFinished(() => {
    fetch.close();
  });
  const identity = open({ environment: context.sandbox.environment, fetch });
  const login = await identity.beginLogin({ scope: ["openid"] });
  const { claims } = await identity.completeLogin(await context.sandbox.logIn(login, username), login.pending);
  expect(claims.aud).toBe("AIS");
  expect(gateway.requests).toEqual([]);
});

it.each([
  ["tls.key", "is missing", { fetch: undefined }],
  ["tls.passphrase", "is no option without a key", { tls: { cert: "", passphrase: "x" } }],
])(
  "[OIDC-19] refuses a certificate without its key beside its own connections, and a passphrase: %s",
  (field, rule, options) => {
    const wrong = (): unknown => open(options);
    expect(wrong).toThrow(expect.objectContaining({ field, rule: expect.stringContaining(rule) as string }) as Error);
  },
);
