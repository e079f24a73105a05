import { X509Certificate } from "node:crypto";
import type { RequestListener } from "node:http";
import https from "node:https";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { Provider, type Context } from "oidc-provider";
import { openServer } from "../../fixtures/servers/listen.ts";
import { answerByContract } from "./oidc-provider-answers.ts";
import { oidcProviderConfiguration, type RegisteredClient } from "./oidc-provider-configuration.ts";
import { answerLogin } from "./oidc-provider-login.ts";
import { user } from "./oidc-provider-user.ts";

export interface OidcProviderOptions {
  /** Certificate and key of both servers as PEM. */
  readonly server: { readonly cert: string; readonly key: string };
  /** Authority of the client certificates as PEM. */
  readonly clientAuthority: string;
  readonly clients: readonly RegisteredClient[];
  /** How many keys it has; it signs by the first. */
  readonly keys?: number;
  /** The public keys in the key set. */
  readonly publish?: (keys: readonly JWK[]) => readonly JWK[];
}

/** A token request as it arrived. */
export interface SeenTokenRequest {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface OidcProviderPeer {
  readonly environment: { readonly oidc: string; readonly oidcMutualTls: string };
  /** The token requests, in order. */
  readonly tokenRequests: readonly SeenTokenRequest[];
  /** Goes on with other keys, and without the sessions and grants. */
  rotateKeys(): Promise<void>;
  /**
   * An access token for the provider's userinfo endpoint, which takes none with an audience: bound to a client
   * certificate, of scope openid and others.
   */
  issueUserinfoToken(clientId: string, scope: string, cert: string): Promise<string>;
  close(): void;
}

/** Starts oidc-provider, a certified OpenID provider, on loopback: one TLS server for the browser, one for the clients. */
export async function startOidcProvider(options: OidcProviderOptions): Promise<OidcProviderPeer> {
  const tls = { ...options.server, minVersion: "TLSv1.2" } as const;
  // The provider itself refuses a client without a certificate, or with another than the registered one.
  const mutualTls = { ...tls, ca: options.clientAuthority, requestCert: true, rejectUnauthorized: false };
  const servers = [https.createServer(tls), https.createServer(mutualTls)] as const;
  const [forBrowsers, forClients] = [await openServer(servers[0]), await openServer(servers[1])];
  const environment = { oidc: forBrowsers.address, oidcMutualTls: forClients.address };
  // Beside endpoints without a client certificate (RFC 8705, section 5).
  const aliases = { token_endpoint: "/token", userinfo_endpoint: "/me", end_session_endpoint: "/session/end" };
  const addresses = Object.entries(aliases).map(([name, path]) => [name, environment.oidcMutualTls + path]);
  const discovery = { mtls_endpoint_aliases: Object.fromEntries(addresses) as unknown };
  const tokenRequests: SeenTokenRequest[] = [];
  const failures: unknown[] = [];

  const createProvider = async (): Promise<Provider> => {
    const keys = await Promise.all(Array.from({ length: options.keys ?? 1 }, createKey));
    const configuration = oidcProviderConfiguration({ clients: options.clients, keys, discovery });
    const provider = new Provider(`${environment.oidc}/`, configuration);
    const record = ({ oidc, req: { headers } }: Context): void => {
      tokenRequests.push({ parameters: { ...oidc?.body }, headers });
    };
    provider.on("grant.success", record).on("grant.error", record);
    provider.on("server_error", (_context, error) => failures.push(error));
    return provider.use((context, next) =>
      answerByContract(context, next, { publish: options.publish, ...environment }),
    );
  };

  let provider = await createProvider();
  const listener: RequestListener = (request, response) => {
    if (request.url?.startsWith("/interaction/") === true) {
      answerLogin(provider, request, response).catch((error: unknown) => {
        failures.push(error);
        response.destroy();
      });
    } else {
      provider.callback()(request, response);
    }
  };
  for (const server of servers) server.on("request", listener);

  return {
    environment,
    tokenRequests,
    rotateKeys: async () => {
      provider = await createProvider();
    },
    issueUserinfoToken: async (clientId, scope, cert) => {
      const client = await provider.Client.find(clientId);
      if (client === undefined) throw new Error(`no client ${clientId}`);
      const grant = new provider.Grant({ accountId: user.sub, clientId });
      grant.addOIDCScope(scope);
      const token = new provider.AccessToken({ accountId: user.sub, client, grantId: await grant.save(), scope });
      token.setThumbprint("x5t", new X509Certificate(cert));
      return token.save();
    },
    close: () => {
      for (const { close } of [forBrowsers, forClients]) close();
      if (failures.length > 0) throw new AggregateError(failures, "the provider failed inside");
    },
  };
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" };
}
