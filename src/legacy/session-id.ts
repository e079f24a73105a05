import { legacyPages } from "../../generated/environments.gen.ts";
import { sessionIdLengths, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { callbackValues } from "../transport/callback-values.ts";

/**
 * What the browser came back with after a login: its address (also without the host, as servers give it), the query, or
 * the parameters by name, as web frameworks give them.
 */
export type LegacyCallback = string | URL | URLSearchParams | Readonly<Record<string, unknown>>;

/**
 * Reads the session id from a callback (specification, legacy SOAP API, 1).
 *
 * @throws InvalidInputError when it is missing, stands twice, or cannot be one; its value is never repeated.
 */
export function readSessionId(version: LegacyVersion, callback: LegacyCallback): string {
  const values = callbackValues(callback);
  if (values === undefined) {
    throw new InvalidInputError("sessionId", [
      { field: "callback", rule: "must be an address, its query, or its parameters" },
    ]);
  }
  const [value, ...more] = values(legacyPages.sessionParameter);
  if (value === undefined) throw invalid("sessionId", "is missing");
  if (more.length > 0) throw invalid("sessionId", "must not stand more than once");
  return checkSessionId("sessionId", version, value);
}

/**
 * Checks a session id before it is sent. Its length is the contract's. Its characters are published as letters, digits
 * and `-`; any that text of the request can hold as it is are let through.
 *
 * @param subject the method that gets it
 */
export function checkSessionId(subject: string, version: LegacyVersion, value: unknown): string {
  const { least, most } = sessionIdLengths[version];
  if (typeof value !== "string") throw invalid(subject, "must be text");
  if (value.length < least || value.length > most) {
    throw invalid(subject, `must have ${least} to ${most} characters`);
  }
  if (!/^[!-~]+$/.test(value) || /[<>&]/.test(value))
    throw invalid(subject, "must be visible ASCII without <, > and &");
  return value;
}

function invalid(subject: string, rule: string): InvalidInputError {
  return new InvalidInputError(subject, [{ field: legacyPages.sessionParameter, rule }]);
}
