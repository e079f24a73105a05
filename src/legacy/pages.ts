import { legacyPages } from "../../generated/environments.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { LegacySettings } from "./options.ts";
import { brokenPageRule } from "./page-rule.ts";

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
  const rule = brokenPageRule(address) ?? brokenPrefixRule(address, registered);
  if (rule !== undefined) throw new InvalidInputError("logoutUrl", [{ field: "returnUri", rule }]);
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
