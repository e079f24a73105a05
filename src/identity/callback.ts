import { createHash, timingSafeEqual } from "node:crypto";
import { responseRules } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { callbackValues } from "../transport/callback-values.ts";
import { brokenRule } from "./check-value.ts";
import { OAuthError } from "./oauth-error.ts";
import type { Provider } from "./provider.ts";
import { readErrorFields } from "./read-error-fields.ts";

/**
 * The request that brought the browser back to the client system: its whole address or the part from the path on, its
 * query or form as text, or its parameters.
 */
export type Callback =
  string | URL | URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parameters of a callback that mean something (RFC 6749, section 4.1.2; RFC 9207, section 2). */
const names = ["code", "state", "iss", "error", "error_description", "error_uri"] as const;

/** What a callback says; nothing of it is to be believed before its state was compared. */
export type CallbackParameters = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Longest authorization code, in characters. */
const longestCode = 8192;

const subject = "completeLogin";

function fail(field: string, rule: string): never {
  throw new InvalidInputError(subject, [{ field: `callback${field}`, rule }]);
}

/**
 * Reads a callback whose state is that of the login. The two are compared in constant time, before anything else is
 * looked at: another state is a forged request, or a login of another browser.
 *
 * @throws InvalidInputError when the state is another one, a parameter is repeated, or the callback cannot be read; it
 * repeats no value.
 */
export function readCallback(callback: Callback, state: string): CallbackParameters {
  const parameters = parametersOf(callback);
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  if (parameters.state === undefined) fail(".state", "is missing");
  else if (!timingSafeEqual(digest(parameters.state), digest(state))) fail(".state", "must be the state of the login");
  return parameters;
}

/**
 * The authorization code of a callback.
 *
 * @param secrets of the login, which an error must not repeat
 * @throws OAuthError when the callback is an error; InvalidInputError when another issuer sent it (RFC 9207, section
 * 2.4), or it has no code.
 */
export function readCode(
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

function parametersOf(callback: Callback): CallbackParameters {
  const values = callbackValues(callback) ?? fail("", "must be an address, its query, or its parameters");
  const parameters: Partial<Record<(typeof names)[number], string>> = {};
  for (const name of names) {
    const [value, ...more] = values(name);
    if (more.length > 0) fail(`.${name}`, "must not be repeated");
    if (value === undefined) continue;
    if (typeof value !== "string") return fail(`.${name}`, "must be text");
    parameters[name] = value;
  }
  return parameters;
}
