import { environments } from "../../generated/environments.gen.ts";
import { clientAuthentication, endpoints } from "../../generated/identity.gen.ts";
import { ContractError } from "../errors/contract-error.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { brokenUriRule } from "./check-value.ts";
import type { IdentitySettings } from "./options.ts";

/** The discovery document or the key set of the identity service cannot be used. */
export class DiscoveryError extends ContractError {
  override readonly name = "DiscoveryError";
  /** Stable code of the class. */
  static readonly code = "ERR_DISCOVERY";
  readonly code = "ERR_DISCOVERY";
  /** Member of the document, for example `issuer`. */
  readonly field: string;
  /** The rule that it breaks. */
  readonly rule: string;

  constructor(document: "discovery" | "jwks", field: string, rule: string, options?: ErrorOptions) {
    super(`${document}: ${field} ${rule}`, options);
    this.field = field;
    this.rule = rule;
  }
}

/** What the discovery document says of the identity service, with the contract's addresses where it is silent. */
export interface Provider {
  /** Issuer as the document states it; tokens have to state exactly the same. */
  readonly issuer: string;
  /** Whether a callback has to name the issuer (RFC 9207, section 3). */
  readonly issuerInCallback: boolean;
  readonly authorizationEndpoint: string;
  /** For requests with the client certificate, as are the next two (RFC 8705, section 5). */
  readonly tokenEndpoint: string;
  /** What to do about a certificate that the token endpoint does not see, where its address may be the reason. */
  readonly certificateAdvice: string | undefined;
  /** The contract's own, when the document names only one for browsers. */
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
 * An address that the caller chose, by giving it or a network, wins over another name that the document has for it: its
 * endpoints are looked for there, by the paths that the document names.
 *
 * @throws DiscoveryError naming the member and the rule it breaks.
 */
export function readProvider(
  document: JsonObject,
  { addresses, issuer: stated, replaced }: Pick<IdentitySettings, "addresses" | "issuer" | "replaced">,
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

  const uri = (value: unknown, name: string): string | undefined => {
    const endpoint = readUri(value, name, addresses.oidc);
    if (endpoint === undefined || replaced === "any") return endpoint;
    const [, asked] = replaced.find(([named]) => isSameOrigin(endpoint, named)) ?? [];
    return asked === undefined ? endpoint : movedTo(asked, endpoint);
  };
  const aliases = document["mtls_endpoint_aliases"] ?? {};
  if (!isJsonObject(aliases)) return fail("mtls_endpoint_aliases", "must be an object");
  const mutualTls = (name: string): string | undefined =>
    uri(aliases[name], `mtls_endpoint_aliases.${name}`) ?? uri(document[name], name);
  const fallback = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;

  const issuer = readIssuer(
    document["issuer"],
    stated === undefined ? [addresses.oidc, `${addresses.oidc}/`] : [stated],
  );
  const isChosen = replaced === "any" || replaced.length > 0;
  /** An endpoint for everybody: the issuer's address is the one that the caller chose. */
  const ofEverybody = (name: string): string | undefined => {
    const endpoint = uri(document[name], name);
    const isOther = isChosen && endpoint !== undefined && isSameOrigin(endpoint, issuer);
    return isOther ? movedTo(addresses.oidc, endpoint) : endpoint;
  };
  /** An endpoint with mutual TLS, on the address that the caller chose. */
  const ofClient = (endpoint: string): string =>
    replaced === "any" ? movedTo(addresses.oidcMutualTls, endpoint) : endpoint;
  const authorizationEndpoint = ofEverybody("authorization_endpoint") ?? fallback("authorization");
  /** Whether an endpoint is on an address that asks browsers for no certificate. */
  const isForBrowsers = (endpoint: string): boolean =>
    [addresses.oidc, issuer, authorizationEndpoint].some((address) => isSameOrigin(endpoint, address)) &&
    !isSameOrigin(endpoint, addresses.oidcMutualTls);
  const token = mutualTls("token_endpoint");
  const endSession = mutualTls("end_session_endpoint");
  const userinfo = mutualTls("userinfo_endpoint");
  /** Only an alias says that an endpoint on the issuer's own address is with mutual TLS. */
  const isOfEverybody =
    aliases["userinfo_endpoint"] === undefined && userinfo !== undefined && isSameOrigin(userinfo, issuer);
  const tokenEndpoint = token === undefined ? fallback("token") : ofClient(token);

  return {
    issuer,
    issuerInCallback: document["authorization_response_iss_parameter_supported"] === true,
    authorizationEndpoint,
    tokenEndpoint,
    certificateAdvice: isForBrowsers(tokenEndpoint) ? addressAdvice : undefined,
    endSessionEndpoint:
      endSession === undefined || isForBrowsers(endSession) ? fallback("endSession") : ofClient(endSession),
    userinfoEndpoint: userinfo === undefined || isOfEverybody ? ofEverybody("userinfo_endpoint") : ofClient(userinfo),
    browserEndSessionEndpoint: ofEverybody("end_session_endpoint") ?? fallback("endSession"),
    jwksUri: ofEverybody("jwks_uri") ?? fallback("jwks"),
    algorithms: signingAlgorithms(supported("id_token_signing_alg_values_supported")),
    refreshesTokens: supported("grant_types_supported")?.includes("refresh_token") === true,
  };
}

function readIssuer(value: unknown, expected: readonly string[]): string {
  if (value === undefined) return fail("issuer", "is missing");
  if (typeof value === "string" && expected.includes(value)) return value;
  const rule = `must be ${expected.join(" or ")}`;
  const known = publishedNames.find(({ address }) => value === address || value === `${address}/`);
  if (known === undefined) return fail("issuer", rule);
  const { environment, network, address } = known;
  const where = `the address of ${environment} on the network ${network}`;
  const option = `issuer: "${value === address ? address : `${address}/`}"`;
  return fail("issuer", `${rule}, and is ${where}; when that service is meant, the option ${option} says so`);
}

/** Every published address that an issuer may be. */
const publishedNames = Object.entries(environments).flatMap(([environment, { internet, cms }]) =>
  Object.entries({ internet, cms }).map(([network, { oidc: address }]) => ({ environment, network, address })),
);

const addressAdvice =
  "the discovery document names a token endpoint on the address for browsers, where no client certificate may be asked for; " +
  "an address for mutual TLS in the option environment wins over it";

/** The same endpoint on another address. */
function movedTo(address: string, endpoint: string): string {
  if (isSameOrigin(endpoint, address)) return endpoint;
  const { pathname, search } = new URL(endpoint);
  return address + pathname + search;
}

/** @param source where the document came from */
function readUri(value: unknown, name: string, source: string): string | undefined {
  if (value === undefined) return undefined;
  const broken = brokenUriRule(value);
  if (broken !== undefined || typeof value !== "string") return fail(name, broken ?? "must be text");
  const downgraded = source.startsWith("https:") && new URL(value).protocol !== "https:";
  return downgraded ? fail(name, "must be https, as the document's own address is") : value;
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

/** Asymmetric algorithms of signatures (RFC 7518, section 3.1; RFC 8037; RFC 9864) and the hash each is made over. */
const hashes = {
  RS256: "sha256",
  RS384: "sha384",
  RS512: "sha512",
  PS256: "sha256",
  PS384: "sha384",
  PS512: "sha512",
  ES256: "sha256",
  ES384: "sha384",
  ES512: "sha512",
  EdDSA: "sha512",
  Ed25519: "sha512",
} as const;

/** Name of an asymmetric algorithm that a token may be signed with. */
export type SigningAlgorithm = keyof typeof hashes;

/** Every algorithm that a token may be signed with. */
export const signingAlgorithmNames: readonly SigningAlgorithm[] = Object.keys(hashes).filter(isSigningAlgorithm);

/** Whether a token signed so can be accepted at all: `none` and the algorithms with a shared secret are not among them. */
export function isSigningAlgorithm(name: unknown): name is SigningAlgorithm {
  return typeof name === "string" && Object.hasOwn(hashes, name);
}

/** The hash function of an algorithm, as Node names it. */
export function hashOf(algorithm: SigningAlgorithm): "sha256" | "sha384" | "sha512" {
  return hashes[algorithm];
}

/**
 * The algorithms that tokens may be signed with.
 *
 * @param discovered `id_token_signing_alg_values_supported` of the discovery document; RS256 when it lists none (OpenID
 * Connect Discovery 1.0, section 3, demands that one)
 * @throws DiscoveryError when nothing asymmetric is listed.
 */
function signingAlgorithms(discovered: readonly string[] | undefined): readonly SigningAlgorithm[] {
  if (discovered === undefined || discovered.length === 0) return ["RS256"];
  const allowed = [...new Set(discovered)].filter(isSigningAlgorithm);
  if (allowed.length > 0) return allowed;
  throw new DiscoveryError(
    "discovery",
    "id_token_signing_alg_values_supported",
    `must list one of ${signingAlgorithmNames.join(", ")}`,
  );
}
