import { legacyPages } from "../../generated/environments.gen.ts";
import { sessionIdLengths, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import { callbackValues } from "../transport/callback-values.ts";
import type { LegacySettings } from "./options.ts";

/** Address of the login page (specification, legacy SOAP API, Browser pages). */
export function loginUrl({ addresses, atsId }: LegacySettings): string {
  return pageUrl(addresses.legacyPages + legacyPages.loginPath, { [legacyPages.clientParameter]: atsId });
}

/**
 * Address of the logout page.
 *
 * @throws InvalidInputError when the return address is no URL, or does not begin with the registered logout address.
 */
export function logoutUrl(
  { addresses, atsId, logoutUrl: registered }: LegacySettings,
  returnUri: string | URL,
): string {
  const address = returnUri instanceof URL ? returnUri.href : returnUri;
  const rule = brokenAddressRule(address, "anywhere") ?? brokenPrefixRule(address, registered);
  refuseBroken("logoutUrl", "returnUri", rule);
  return pageUrl(addresses.legacyPages + legacyPages.logoutPath, {
    [legacyPages.clientParameter]: atsId,
    [legacyPages.returnParameter]: address,
  });
}

/**
 * The service compares the texts (specification, legacy SOAP API, 2). The addresses they stand for are compared too: by
 * its text `https://app.example.org` would let `https://app.example.org.elsewhere.net` pass.
 */
function brokenPrefixRule(address: string, registered: string | undefined): string | undefined {
  if (registered === undefined) return undefined;
  const fits = address.startsWith(registered) && new URL(address).href.startsWith(new URL(registered).href);
  return fits ? undefined : `must start with the registered logout address, ${registered}`;
}

function pageUrl(page: string, parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${pairs.join("&")}`;
}

/** Parameter of a callback, and name of the value. */
const field = legacyPages.sessionParameter;

/**
 * The callback after a login: its address (also without the host, as servers give it), the query, or
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
    return refuse("sessionId", "callback", "must be an address, its query, or its parameters");
  }
  const [value, ...more] = values(field);
  if (value === undefined) refuse("sessionId", field, "is missing");
  if (more.length > 0) refuse("sessionId", field, "must not stand more than once");
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
  if (typeof value !== "string") refuse(subject, field, "must be text");
  if (value.length < least || value.length > most) {
    refuse(subject, field, `must have ${least} to ${most} characters`);
  }
  if (!/^[!-~]+$/.test(value) || /[<>&]/.test(value))
    refuse(subject, field, "must be visible ASCII without <, > and &");
  return value;
}
