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
  /** Scopes of the contract, each once, including `openid`. They decide the type of the claims. */
  readonly scope: readonly S[];
  /**
   * The callback returns it unchanged. It protects the login against forged requests, so your own value must be impossible to
   * guess.
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
  /** Return address, instead of that of the client. It must also be configured for the client system. */
  readonly redirectUri?: string | undefined;
  /**
   * How the browser is sent to the login: `GET` to an address, or `POST` with a form, which has no length limit.
   *
   * @default "GET"
   */
  readonly method?: "GET" | "POST" | undefined;
  /**
   * Most milliseconds between the user's authentication and the begin of the login. By default any time is accepted; with 0 the
   * user must authenticate again. The time on the login page does not count. The request has it as `max_age` in whole seconds. An
   * identity token with an older `auth_time` is refused, even if the service ignores `max_age` (OpenID Connect Core 1.0, sections
   * 3.1.2.1 and 3.1.3.7). `clockTolerance` is added.
   */
  readonly maxAuthenticationAge?: number | undefined;
}

/** The first half of a login by the method `POST`: it has only the form. */
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
  // Without a valid certificate the login could not be completed after the user has returned.
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

/** Makes the secrets of a login. @throws InvalidInputError for the first wrong option, with its name. */
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
