import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { readJsonObject, type Answer } from "../transport/answer.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import { request, type IdentityCall } from "./call.ts";
import { readScope } from "./check-value.ts";
import { readClaims } from "./claims.ts";
import type { IdentityContext } from "./context.ts";
import { OAuthError, readErrorFields, throwOAuthError } from "./oauth-error.ts";
import { DiscoveryError } from "./discovery-error.ts";
import { TokenError } from "./token-error.ts";
import type { UserinfoClaims } from "./types.ts";

/** Options of a request for the user's claims. */
export interface UserinfoOptions<S extends Scope = Scope> {
  /** `sub` of the login: claims of another user are refused (OpenID Connect Core 1.0, section 5.3.2). */
  readonly subject: string;
  /** Scopes of the login, which decide the type of the claims; by default all scopes of the contract. */
  readonly scope?: readonly S[] | undefined;
}

/** Claims of the user from the userinfo endpoint. */
export interface Userinfo<S extends Scope = Scope> {
  /** `sub`, which is that of the login, and the claims of the scopes, in the form of those of an identity token. */
  readonly claims: UserinfoClaims<S>;
  /** Claims that are unknown to the contract or have another form. */
  readonly otherClaims: Readonly<Record<string, unknown>>;
}

const method = "userinfo";
const table = { scope: other, subject: other } satisfies OptionTable<UserinfoOptions>;

export async function userinfo<S extends Scope>(
  context: IdentityContext,
  accessToken: string,
  options: UserinfoOptions<S>,
  call: IdentityCall,
): Promise<Userinfo<S>> {
  checkOptions(method, options, table);
  const { subject } = options;
  // Other characters could add a header (RFC 6750, section 2.1).
  if (typeof accessToken !== "string" || !/^[\w.~+/-]+=*$/.test(accessToken))
    refuse(method, "accessToken", "must be an access token");
  if (typeof subject !== "string" || subject === "") {
    refuse(method, "subject", "must be the sub of the login");
  }
  const scope = options.scope === undefined ? undefined : readScope(method, "scope", options.scope);
  const { userinfoEndpoint: url } = await context.provider(call);
  if (url === undefined) throw new DiscoveryError("discovery", "userinfo_endpoint", "is missing");
  const { exchange } = await context.credential(call);
  const headers = { accept: "application/json", authorization: `Bearer ${accessToken}` };
  const what = { operation: method, url, headers, repeatable: true };
  const answer = await request(context.settings, exchange, what, call);
  throwBearerError(answer, accessToken);
  const claims = readJsonObject(method, answer);
  const { sub } = claims;
  if (sub === undefined) throw new TokenError(method, "missing", { claim: "sub" });
  if (sub !== subject) throw new TokenError(method, "claim", { claim: "sub", rule: "must be the user's" });
  return readClaims(["sub"], scope, { ...claims, sub: subject });
}

/** @throws OAuthError for an error in the JSON, or in the header as RFC 6750 (section 3) has it. */
function throwBearerError(answer: Answer, accessToken: string): void {
  throwOAuthError("userinfo", answer, [accessToken]);
  const error = /\berror="([^"]{1,100})"/.exec(answer.headers.get("www-authenticate") ?? "")?.[1];
  const fields = readErrorFields({ error }, [accessToken]);
  if (answer.status >= 400 && fields !== undefined) throw new OAuthError("userinfo", answer.status, fields);
}
