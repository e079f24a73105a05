import { brokenAddressRule } from "../environment/address-rule.ts";

/**
 * The first rule that the address of an endpoint or of a redirect breaks, without the address: absolute, https (http on
 * loopback), neither credentials nor a fragment (RFC 6749, sections 3.1 and 3.1.2). `undefined` when it keeps them.
 */
export function brokenUriRule(uri: unknown): string | undefined {
  return brokenAddressRule(uri) ?? (String(uri).includes("#") ? "must not have a fragment" : undefined);
}
