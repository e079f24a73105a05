import { clientAuthentication } from "../../generated/client-authentication.gen.ts";
import { endpoints } from "../../generated/identity.gen.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { brokenUriRule } from "./check-value.ts";
import { DiscoveryError } from "./discovery-error.ts";
import type { IdentitySettings } from "./options.ts";

/** The identity service by its discovery document, with the contract's addresses for the members that are missing. */
export interface Provider {
  /** Issuer as the document states it; tokens have to state exactly the same. */
  readonly issuer: string;
  /** Whether a callback must name the issuer (RFC 9207, section 3). */
  readonly issuerInCallback: boolean;
  readonly authorizationEndpoint: string;
  /** This endpoint and the next two need the client certificate (RFC 8705, section 5). */
  readonly tokenEndpoint: string;
  /** Advice for a token endpoint that gets no client certificate, if its address may be the reason. */
  readonly certificateAdvice: string | undefined;
  /** Logout endpoint for the server; that of the contract if the document names only one for browsers. */
  readonly endSessionEndpoint: string;
  /** Absent unless the document names it, because the specification has none. */
  readonly userinfoEndpoint: string | undefined;
  /** Logout address for the browser. */
  readonly browserEndSessionEndpoint: string;
  readonly jwksUri: string;
  /** Algorithms that tokens may be signed with. */
  readonly algorithms: readonly SigningAlgorithm[];
  /** Whether the document lists the grant for refresh tokens, which the specification does not describe. */
  readonly refreshesTokens: boolean;
}

/**
 * Reads a discovery document (OpenID Connect Discovery 1.0, section 3). The specification shows only one of its members, so all
 * others are optional. Lists that are present must contain the values that a login needs. It ignores `scopes_supported`, because a
 * service may grant scopes that are not listed there. A document that came by https must not name an endpoint with http, not even
 * on loopback, because that would be a server on this machine.
 *
 * An address or a network that the caller chose replaces the address in the document; the paths of the document are kept.
 *
 * @throws DiscoveryError naming the member and the rule it breaks.
 */
export function readProvider(document: JsonObject, settings: AddressSettings): Provider {
  checkLists(document);
  const { addresses, issuer: stated, replaced } = settings;
  const expected = stated === undefined ? [addresses.oidc, `${addresses.oidc}/`] : [stated];
  const issuer = readIssuer(document["issuer"], expected);
  const aliases = document["mtls_endpoint_aliases"] ?? {};
  if (!isJsonObject(aliases)) return fail("mtls_endpoint_aliases", "must be an object");
  const fallback = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;
  const isChosen = replaced === "any" || replaced.length > 0;
  const publicEndpoint = (name: string): string | undefined => {
    const endpoint = readEndpoint(document[name], name, settings);
    const isMoved = isChosen && endpoint !== undefined && isSameOrigin(endpoint, issuer);
    return isMoved ? movedTo(addresses.oidc, endpoint) : endpoint;
  };
  // Requests with the client certificate use the alias (RFC 8705, section 5).
  const clientEndpoint = (name: string): string | undefined =>
    readEndpoint(aliases[name], `mtls_endpoint_aliases.${name}`, settings) ??
    readEndpoint(document[name], name, settings);
  const withCertificate = (endpoint: string): string =>
    replaced === "any" ? movedTo(addresses.oidcMutualTls, endpoint) : endpoint;

  const authorizationEndpoint = publicEndpoint("authorization_endpoint") ?? fallback("authorization");
  const browserAddresses = [addresses.oidc, issuer, authorizationEndpoint];
  const isForBrowsers = (endpoint: string): boolean =>
    browserAddresses.some((address) => isSameOrigin(endpoint, address)) &&
    !isSameOrigin(endpoint, addresses.oidcMutualTls);
  const tokenEndpoint = withCertificate(clientEndpoint("token_endpoint") ?? fallback("token"));
  const endSession = clientEndpoint("end_session_endpoint");
  const userinfo = clientEndpoint("userinfo_endpoint");
  // An endpoint on the issuer's address uses mutual TLS only if it is an alias.
  const isPublic =
    userinfo !== undefined && aliases["userinfo_endpoint"] === undefined && isSameOrigin(userinfo, issuer);
  return {
    issuer,
    issuerInCallback: document["authorization_response_iss_parameter_supported"] === true,
    authorizationEndpoint,
    tokenEndpoint,
    certificateAdvice: isForBrowsers(tokenEndpoint) ? addressAdvice : undefined,
    endSessionEndpoint:
      endSession === undefined || isForBrowsers(endSession) ? fallback("endSession") : withCertificate(endSession),
    userinfoEndpoint: isPublic ? publicEndpoint("userinfo_endpoint") : userinfo && withCertificate(userinfo),
    browserEndSessionEndpoint: publicEndpoint("end_session_endpoint") ?? fallback("endSession"),
    jwksUri: publicEndpoint("jwks_uri") ?? fallback("jwks"),
    algorithms: readAlgorithms(document),
    refreshesTokens: readTexts(document, "grant_types_supported")?.includes("refresh_token") === true,
  };
}

/** Options of the client that say where the service is. */
type AddressSettings = Pick<IdentitySettings, "addresses" | "issuer" | "replaced">;

/** Checks that the lists of the document contain the values that a login needs. */
function checkLists(document: JsonObject): void {
  const authentication = "token_endpoint_auth_methods_supported";
  if (readTexts(document, authentication) === undefined) fail(authentication, "is missing");
  for (const [name, value] of [
    [authentication, clientAuthentication.method],
    ["response_types_supported", "code"],
    ["code_challenge_methods_supported", "S256"],
  ] as const) {
    if (readTexts(document, name)?.includes(value) === false) fail(name, `must list ${value}`);
  }
}

function readIssuer(value: unknown, expected: readonly string[]): string {
  if (value === undefined) return fail("issuer", "is missing");
  if (typeof value === "string" && expected.includes(value)) return value;
  const stated = brokenUriRule(value) === undefined ? `, and is ${JSON.stringify(value)}` : "";
  const toDo = "correct the option environment, or if that service is meant, state its issuer by the option issuer";
  return fail("issuer", `must be ${expected.join(" or ")}${stated}; ${toDo}`);
}

const addressAdvice =
  "the discovery document names a token endpoint on the address for browsers, where no client certificate may be asked for; " +
  "an address for mutual TLS in the option environment wins over it";

/** The same endpoint on another address. */
function movedTo(address: string, endpoint: string): string {
  if (isSameOrigin(endpoint, address)) return endpoint;
  const { pathname, search } = new URL(endpoint);
  return address + pathname + search;
}

/** Returns an endpoint of the document on the network that the caller chose. */
function readEndpoint(value: unknown, name: string, { addresses, replaced }: AddressSettings): string | undefined {
  if (value === undefined) return undefined;
  const broken = brokenUriRule(value);
  if (broken !== undefined || typeof value !== "string") return fail(name, broken ?? "must be text");
  if (addresses.oidc.startsWith("https:") && !/^https:/i.test(value)) {
    return fail(name, "must be https, as the document's own address is");
  }
  const [, asked] = (replaced === "any" ? [] : replaced).find(([named]) => isSameOrigin(value, named)) ?? [];
  return asked === undefined ? new URL(value).href : movedTo(asked, value);
}

function isSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

function readTexts(document: JsonObject, name: string): readonly string[] | undefined {
  const value = document[name];
  if (value === undefined) return undefined;
  return Array.isArray(value) && value.every((item): item is string => typeof item === "string")
    ? value
    : fail(name, "must be a list of texts");
}

function fail(field: string, rule: string): never {
  throw new DiscoveryError("discovery", field, rule);
}

/** The algorithms that tokens may be signed with: asymmetric ones (RFC 7518, section 3.1; RFC 8037; RFC 9864). */
export const signingAlgorithms = [
  ...(["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"] as const),
  ...(["ES256", "ES384", "ES512", "EdDSA", "Ed25519"] as const),
] as const;

/** Name of an asymmetric algorithm that a token may be signed with. */
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** The listed algorithms of the contract; RS256 when none is listed, because OpenID Connect Discovery 1.0 (section 3) demands it. */
function readAlgorithms(document: JsonObject): readonly SigningAlgorithm[] {
  const name = "id_token_signing_alg_values_supported";
  const listed = readTexts(document, name) ?? [];
  if (listed.length === 0) return ["RS256"];
  const allowed = signingAlgorithms.filter((algorithm) => listed.includes(algorithm));
  return allowed.length > 0 ? allowed : fail(name, `must list one of ${signingAlgorithms.join(", ")}`);
}
