import { clientAuthentication, endpoints } from "../../generated/identity.gen.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { signingAlgorithms } from "./algorithms.ts";
import { brokenUriRule } from "./check-value.ts";
import { DiscoveryError } from "./discovery-error.ts";
import type { IdentitySettings } from "./options.ts";

/** What the discovery document says of the identity service, with the contract's addresses where it is silent. */
export interface Provider {
  /** Issuer as the document states it; tokens have to state exactly the same. */
  readonly issuer: string;
  /** Whether a callback has to name the issuer (RFC 9207, section 3). */
  readonly issuerInCallback: boolean;
  readonly authorizationEndpoint: string;
  /** For requests with the client certificate, as are the next two (RFC 8705, section 5). */
  readonly tokenEndpoint: string;
  readonly endSessionEndpoint: string;
  /** The specification knows none. */
  readonly userinfoEndpoint: string | undefined;
  /** Logout address for the browser. */
  readonly browserEndSessionEndpoint: string;
  readonly jwksUri: string;
  /** Algorithms that tokens may be signed with. */
  readonly algorithms: readonly string[];
  /** Whether the document lists the exchange of refresh tokens, of which the specification shows nothing. */
  readonly refreshesTokens: boolean;
}

/**
 * Reads a discovery document (OpenID Connect Discovery 1.0, section 3). The specification shows only one member of it,
 * so whatever else is missing is no fault; but what the document does list has to hold what a login needs.
 * `scopes_supported` is not looked at, because a service may leave out scopes there that it grants. A document that came
 * by https names no endpoint without it, not even on loopback: that would be a server of this machine's.
 *
 * @throws DiscoveryError naming the member and the rule it breaks.
 */
export function readProvider(
  document: JsonObject,
  { addresses, issuer }: Pick<IdentitySettings, "addresses" | "issuer">,
): Provider {
  const supported = (name: string): readonly string[] | undefined => readTexts(document, name);
  const needs = (name: string, value: string): void => {
    if (supported(name)?.includes(value) === false) fail(name, `must list ${value}`);
  };
  const authentication = "token_endpoint_auth_methods_supported";
  if (supported(authentication) === undefined) fail(authentication, "is missing");
  needs(authentication, clientAuthentication.method);
  needs("response_types_supported", "code");
  needs("code_challenge_methods_supported", "S256");

  const uri = (value: unknown, name: string): string | undefined => readUri(value, name, addresses.oidc);
  const aliases = document["mtls_endpoint_aliases"] ?? {};
  if (!isJsonObject(aliases)) return fail("mtls_endpoint_aliases", "must be an object");
  const mutualTls = (name: string): string | undefined =>
    uri(aliases[name], `mtls_endpoint_aliases.${name}`) ?? uri(document[name], name);
  const fallback = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;

  return {
    issuer: readIssuer(document["issuer"], issuer === undefined ? [addresses.oidc, `${addresses.oidc}/`] : [issuer]),
    issuerInCallback: document["authorization_response_iss_parameter_supported"] === true,
    authorizationEndpoint:
      uri(document["authorization_endpoint"], "authorization_endpoint") ?? fallback("authorization"),
    tokenEndpoint: mutualTls("token_endpoint") ?? fallback("token"),
    endSessionEndpoint: mutualTls("end_session_endpoint") ?? fallback("endSession"),
    userinfoEndpoint: mutualTls("userinfo_endpoint"),
    browserEndSessionEndpoint: uri(document["end_session_endpoint"], "end_session_endpoint") ?? fallback("endSession"),
    jwksUri: uri(document["jwks_uri"], "jwks_uri") ?? fallback("jwks"),
    algorithms: signingAlgorithms(supported("id_token_signing_alg_values_supported")),
    refreshesTokens: supported("grant_types_supported")?.includes("refresh_token") === true,
  };
}

function readIssuer(value: unknown, expected: readonly string[]): string {
  if (value === undefined) return fail("issuer", "is missing");
  if (typeof value === "string" && expected.includes(value)) return value;
  return fail("issuer", `must be ${expected.join(" or ")}`);
}

/** @param source where the document came from */
function readUri(value: unknown, name: string, source: string): string | undefined {
  if (value === undefined) return undefined;
  const broken = brokenUriRule(value);
  if (broken !== undefined || typeof value !== "string") return fail(name, broken ?? "must be text");
  const downgraded = source.startsWith("https:") && new URL(value).protocol !== "https:";
  return downgraded ? fail(name, "must be https, as the document's own address is") : value;
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
