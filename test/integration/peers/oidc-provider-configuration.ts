import { X509Certificate } from "node:crypto";
import { TLSSocket } from "node:tls";
import type { Configuration, Context } from "oidc-provider";
import { clientAuthentication } from "../../../generated/client-authentication.gen.ts";
import { scopes } from "../../../generated/identity.gen.ts";
import { claimNames, findAccount } from "./oidc-provider-user.ts";

/** A client system as it is registered at the provider. */
export interface RegisteredClient {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly postLogoutRedirectUri: string;
  /** Its certificate as PEM. */
  readonly cert: string;
}

/** The differences between the two providers of the tests. */
export interface ConfigurationInput {
  readonly clients: readonly RegisteredClient[];
  readonly keys: readonly object[];
  /** More members of the discovery document. */
  readonly discovery: Readonly<Record<string, unknown>>;
}

/** Stands for the client system as audience of its access token; the provider wants it to be a URI. */
export const resource = "urn:client-system";
export const everyScope = scopes.join(" ");

const accessTokenLifetime = 300;

/** Configures the provider so that it is the contract's identity service; each comment says what the contract demands. */
export function oidcProviderConfiguration({ clients, keys, discovery }: ConfigurationInput): Configuration {
  const registered = new Map(clients.map(({ clientId, cert }) => [clientId, new X509Certificate(cert)]));
  return {
    discovery,
    clients: clients.map(clientMetadata),
    // Identity and access token are signed by RS256.
    jwks: { keys },
    responseTypes: ["code"],
    clientAuthMethods: [clientAuthentication.method],
    scopes: [...scopes],
    claims: claimNames,
    findAccount,
    // Claims are in the identity token, not at the userinfo endpoint only.
    conformIdTokenClaims: false,
    // A refresh token is part of every token response; no scope asks for it.
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    pkce: { required: () => true },
    // Authorization and logout are taken by GET and by POST.
    enableHttpPostMethods: true,
    cookies: { keys: ["only for tests"], long: { httpOnly: true, sameSite: "none" } },
    ttl: {
      AccessToken: accessTokenLifetime,
      IdToken: 1800,
      RefreshToken: 3600,
      Grant: 3600,
      Interaction: 600,
      Session: 3600,
    },
    formats: {
      customizers: {
        jwt: (_context, token, jwt) => {
          // The header has neither a type nor a key identifier.
          jwt.header = { typ: undefined, kid: undefined };
          jwt.payload["client_cert_sha256"] = token["x5t#S256"];
          jwt.payload["nbf"] = jwt.payload["iat"];
          jwt.payload["scope"] = String(jwt.payload["scope"]).split(" ");
        },
      },
    },
    // The provider's notice of a logout to the client system goes nowhere.
    fetch: () => Promise.resolve(new Response(null, { status: 204 })),
    renderError: (context: Context, { error, error_description: description }: Record<string, string>) => {
      context.type = "html";
      context.body = `<!DOCTYPE html><title>${error ?? ""}</title><p>${description ?? ""}`;
    },
    features: {
      devInteractions: { enabled: false },
      // `sid` is in the identity token only of clients with a back channel.
      backchannelLogout: { enabled: true },
      mTLS: {
        enabled: true,
        tlsClientAuth: true,
        certificateBoundAccessTokens: true,
        getCertificate: presented,
        // The presented certificate must equal the registered one.
        certificateAuthorized: (context) =>
          context.req.socket instanceof TLSSocket &&
          context.req.socket.authorized &&
          presented(context)?.fingerprint256 === registered.get(context.oidc?.client?.clientId ?? "")?.fingerprint256,
        certificateSubjectMatches: (context, property, expected) => {
          const certificate = presented(context);
          return property === subjectProperty && certificate !== undefined && subjectOf(certificate) === expected;
        },
      },
      // An access token is a JWT whose audience is the client system; the provider makes one for a resource only.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context: Context, _resource: string, client: { readonly clientId: string }) => ({
          scope: everyScope,
          audience: client.clientId,
          accessTokenFormat: "jwt",
          accessTokenTTL: accessTokenLifetime,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
      // The user is offered to end the single sign-on session, and returns either way.
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!DOCTYPE html><title>Logout</title>${form}`;
        },
      },
    },
  };
}

/** The client certificate of a request. */
function presented({ req: { socket } }: Pick<Context, "req">): X509Certificate | undefined {
  return socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
}

const subjectProperty = "tls_client_auth_subject_dn";

/** The subject as RFC 4514 writes it. */
function subjectOf({ subject }: X509Certificate): string {
  return subject.split("\n").reverse().join(",");
}

function clientMetadata({ clientId, redirectUri, postLogoutRedirectUri, cert }: RegisteredClient): object {
  return {
    client_id: clientId,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [postLogoutRedirectUri],
    response_types: ["code"],
    grant_types: ["authorization_code", "refresh_token"],
    id_token_signed_response_alg: "RS256",
    tls_client_certificate_bound_access_tokens: true,
    // auth_time and sid are in every identity token.
    require_auth_time: true,
    backchannel_logout_uri: new URL("/back-channel", redirectUri).href,
    backchannel_logout_session_required: true,
    token_endpoint_auth_method: clientAuthentication.method,
    [subjectProperty]: subjectOf(new X509Certificate(cert)),
  };
}
