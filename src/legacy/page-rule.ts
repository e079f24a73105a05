/**
 * The first rule that the address of a page for the browser breaks, without the address; `undefined` when it keeps them
 * all. Nothing is published about its scheme, so http is allowed too: a logout hands nothing secret to it.
 */
export function brokenPageRule(address: unknown): string | undefined {
  if (typeof address !== "string" || /[\s\p{Cc}\p{Cs}]/u.test(address) || !URL.canParse(address)) {
    return "must be an absolute URL";
  }
  const { protocol, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return "must be https or http";
  return username === "" && password === "" ? undefined : "must not hold credentials";
}
