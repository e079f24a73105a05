import {
  authorizationQueryMaxLength,
  requestRules,
  type AuthorizationRequest,
  type Scope,
} from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import { browserRequest } from "./browser-request.ts";
import type { IdentityCall } from "./call.ts";
import { brokenRule, brokenUriRule, readScope, withoutAdvice } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import type { Login, PendingLogin } from "./types.ts";

/** Options of a login. */
export interface LoginOptions<S extends Scope = Scope> {
  /** Scopes of the contract, each once, `openid` among them; the claims of the result follow them. */
  readonly scope: readonly S[];
  /**
   * Returned unchanged with the callback. It protects the login against forged requests, so one of your own has to be
   * impossible to guess.
   *
   * @default 32 random bytes in base64url
   */
  readonly state?: string | undefined;
  /**
   * Allows a state longer than the service recommends.
   *
   * @default false
   */
  readonly allowLongState?: boolean | undefined;
  /** Another return address than that of the client; it has to be configured for the client system too. */
  readonly redirectUri?: string | undefined;
  /**
   * How the browser goes to the login: `GET` to an address, or `POST` with a form, which may be as long as it has to.
   *
   * @default "GET"
   */
  readonly method?: "GET" | "POST" | undefined;
  /**
   * For how long the user may have been authenticated when the login begins, in milliseconds; absent for any time, and 0 asks for
   * it anew. How long the user takes for the login page does not count.
   * The service is asked for it in whole seconds (`max_age`), and an identity token whose `auth_time` is older is refused, whatever
   * the service made of it (OpenID Connect Core 1.0, sections 3.1.2.1 and 3.1.3.7). `clockTolerance` comes on top.
   */
  readonly maxAuthenticationAge?: number | undefined;
}

/** The first half of a login that is sent as a form only. */
export type FormLogin<S extends Scope = Scope> = Omit<Login<S>, "url">;

const subject = "beginLogin";
/** A hundred years, in milliseconds. JavaScript would write the seconds of a much longer time with an exponent. */
const longestAge = 100 * 366 * 86_400_000;
export const loginTable = {
  allowLongState: { kind: "boolean", default: false },
  maxAuthenticationAge: { kind: "number", atLeast: 0, atMost: longestAge },
  method: { kind: "text", pattern: /^(GET|POST)$/, rule: 'must be "GET" or "POST"', default: "GET" },
  redirectUri: { kind: "other", broken: brokenUriRule },
  scope: other,
  state: { kind: "other", broken: (value) => brokenRule(value, withoutAdvice(requestRules.authorization.state)) },
} satisfies OptionTable<LoginOptions>;
const loginSecrets = ["state", "nonce", "codeVerifier"] as const;

export async function beginLogin<S extends Scope>(
  context: IdentityContext,
  options: LoginOptions<S>,
  call: IdentityCall,
): Promise<FormLogin<S>> {
  const pending = createPending(context.settings, options);
  // Without a certificate that is valid now, the user would come back from the service for nothing.
  await context.credential(call);
  const { authorizationEndpoint } = await context.provider(call);
  // A static import of `node:crypto` takes 4 ms, and bundlers for browsers refuse it.
  const { createHash } = process.getBuiltinModule("node:crypto");
  const parameters: AuthorizationRequest = {
    client_id: context.settings.clientId,
    redirect_uri: pending.redirectUri,
    scope: pending.scope.join(" "),
    response_type: "code",
    // RFC 7636, section 4.2.
    code_challenge: createHash("sha256").update(pending.codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
    nonce: pending.nonce,
    state: pending.state,
    ...(pending.maxAuthenticationAge === undefined
      ? {}
      : { max_age: String(Math.floor(pending.maxAuthenticationAge / 1000)) }),
  };
  const { url, form } = browserRequest(authorizationEndpoint, { ...parameters }, ["state", "nonce"]);
  if (options.method === "POST") return { form, pending };
  const { length } = new URL(url).search.slice(1);
  if (length > authorizationQueryMaxLength) {
    const rule = `must have at most ${authorizationQueryMaxLength} characters, has ${length}: ask for the method "POST"`;
    refuse(subject, "query", rule);
  }
  const login: Login<S> = { url, form, pending };
  return hideSecrets(login, ["url"]);
}

/** @throws InvalidInputError at the first wrong option, with its name. */
function createPending<S extends Scope>(
  { redirectUri: defaultUri, loginLifetime, transport }: IdentityContext["settings"],
  options: LoginOptions<S>,
): PendingLogin<S> {
  const values = checkOptions(subject, options, loginTable);
  const { redirectUri = defaultUri, state = randomText(), allowLongState, maxAuthenticationAge } = values;
  const scope = readScope(subject, "scope", options.scope);
  const recommendation = allowLongState ? undefined : brokenRule(state, requestRules.authorization.state);
  if (recommendation !== undefined) refuse(subject, "state", `${recommendation}, unless allowLongState is true`);
  const now = transport.clock.date();
  const pending: PendingLogin<S> = {
    scope,
    redirectUri,
    state,
    nonce: randomText(),
    codeVerifier: randomText(),
    expiresAt: now + loginLifetime,
    ...(maxAuthenticationAge === undefined ? {} : { maxAuthenticationAge, begunAt: now }),
  };
  return hideSecrets(pending, loginSecrets);
}

/** 32 random bytes in base64url: 43 characters, as RFC 7636 (section 4.1) advises for a code verifier. */
function randomText(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}
