import { requestRules, responseRules, type Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { callbackValues } from "../transport/callback-values.ts";
import { isJsonObject } from "../transport/json-object.ts";
import type { IdentityCall } from "./call.ts";
import { brokenMembers, brokenRule, readScope, withoutAdvice } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import { OAuthError, readErrorFields } from "./oauth-error.ts";
import type { Provider } from "./provider.ts";
import { exchangeTokens } from "./token-request.ts";
import type { Login, PendingLogin, Tokens } from "./types.ts";

/**
 * The request with which the browser returned to the client system: its address (or path with query), its query or form as text, or
 * its parameters.
 */
export type Callback =
  string | URL | URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parameters of a callback that are read (RFC 6749, section 4.1.2; RFC 9207, section 2). */
const names = ["code", "state", "iss", "error", "error_description", "error_uri"] as const;

/** Parameters of a callback. The state must be compared before any of them is used. */
type CallbackParameters = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Longest authorization code, in characters. */
const longestCode = 8192;

/** The first half of a login for `completeLogin`: the result of `beginLogin`, or its `pending` alone. */
export type BegunLogin<S extends Scope> = PendingLogin<S> | Pick<Login<S>, "pending">;

const subject = "completeLogin";

export async function completeLogin<S extends Scope>(
  context: IdentityContext,
  callback: Callback,
  begun: BegunLogin<S>,
  call: IdentityCall,
): Promise<Tokens<S>> {
  const { settings, codesUnderWay } = context;
  const pending = readPendingLogin(begun, settings.transport.clock.date());
  const parameters = readCallback(callback, pending.state);
  const provider = await context.provider(call);
  const secrets = [pending.state, pending.nonce, pending.codeVerifier];
  const code = readCode(parameters, provider, secrets);
  if (codesUnderWay.has(code)) {
    const rule = "is being exchanged by another call: a code is good for one exchange";
    refuse(subject, "callback.code", rule);
  }
  codesUnderWay.add(code);
  try {
    const form = {
      grant_type: "authorization_code",
      code,
      redirect_uri: pending.redirectUri,
      client_id: settings.clientId,
      code_verifier: pending.codeVerifier,
      scope: pending.scope.join(" "),
    };
    const what = { form, secrets: [...secrets, code], asked: pending.scope, login: pending };
    // The rules demand an identity token, and `asked` gives `missingScope`.
    return (await exchangeTokens(context, provider, what, call)) as Tokens<S>;
  } finally {
    codesUnderWay.delete(code);
  }
}

const { redirect_uri: redirectUri, state, nonce } = requestRules.authorization;
const pendingRules = {
  redirectUri,
  state: { ...withoutAdvice(state), required: true },
  nonce: { ...nonce, required: true },
  codeVerifier: { ...requestRules.token.code_verifier, required: true },
};

/** Checks the first half of a login, which may come from a cookie or a store. Its values are secret and never repeated. */
function readPendingLogin<S extends Scope>(begun: BegunLogin<S>, now: number): PendingLogin<S> {
  if (!isJsonObject(begun)) return refuse(subject, "pending", "must be the pending of beginLogin");
  const pending = "pending" in begun ? begun.pending : begun;
  if (!isJsonObject(pending)) return refuse(subject, "pending", "must be an object");
  const { redirectUri, state, nonce, codeVerifier, expiresAt, maxAuthenticationAge, begunAt } = pending;
  // The members are read by name, because a document of a database may inherit them.
  const texts = { redirectUri, state, nonce, codeVerifier };
  for (const [name, rule] of brokenMembers(texts, pendingRules)) refuse(subject, `pending.${name}`, rule);
  for (const name of ["expiresAt", "maxAuthenticationAge", "begunAt"] as const) {
    const time = pending[name];
    if (time === undefined && name !== "expiresAt") continue;
    if (!Number.isFinite(time) || Number(time) < 0)
      refuse(subject, `pending.${name}`, "must be a number of at least 0");
  }
  const scope = readScope(subject, "pending.scope", pending.scope);
  if (expiresAt <= now) refuse(subject, "pending.expiresAt", "is over: begin the login again");
  return { scope, redirectUri, state, nonce, codeVerifier, expiresAt, maxAuthenticationAge, begunAt };
}

function fail(field: string, rule: string): never {
  refuse(subject, `callback${field}`, rule);
}

/**
 * Reads a callback whose state is that of the login. States are compared in constant time and before anything else, because a
 * different state means a forged request or the login of another browser. Errors repeat no value.
 */
function readCallback(callback: Callback, state: string): CallbackParameters {
  const values = callbackValues(callback) ?? fail("", "must be an address, its query, or its parameters");
  const parameters: Partial<Record<(typeof names)[number], string>> = {};
  for (const name of names) {
    const [value, ...more] = values(name);
    if (more.length > 0) fail(`.${name}`, "must not be repeated");
    if (value === undefined) continue;
    if (typeof value !== "string") return fail(`.${name}`, "must be text");
    parameters[name] = value;
  }
  if (parameters.state === undefined) return fail(".state", "is missing");
  const [given, expected] = [Buffer.from(parameters.state), Buffer.from(state)];
  const { timingSafeEqual } = process.getBuiltinModule("node:crypto");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    fail(".state", "must be the state of the login");
  return parameters;
}

/** Returns the code of a callback from the issuer (RFC 9207, section 2.4). @throws OAuthError for a callback with an error. */
function readCode(
  parameters: CallbackParameters,
  { issuer, issuerInCallback }: Provider,
  secrets: readonly string[],
): string {
  const { iss, code } = parameters;
  if (iss === undefined ? issuerInCallback : iss !== issuer) {
    fail(".iss", iss === undefined ? "is missing" : "must be the issuer of the discovery document");
  }
  const error = readErrorFields(parameters, code === undefined ? secrets : [...secrets, code]);
  if (error !== undefined) throw new OAuthError("authorization", undefined, error);
  const broken = brokenRule(code, { ...responseRules.authorization.code, maxLength: longestCode });
  return code === undefined || broken !== undefined ? fail(".code", broken ?? "is missing") : code;
}
