/**
 * The first rule that an address breaks, without the address, which may hold a password: an absolute URL, https (http is
 * allowed on loopback), no credentials. `undefined` when it keeps all of them.
 */
export function brokenAddressRule(address: unknown): string | undefined {
  if (typeof address !== "string" || /[\s\p{Cc}]/u.test(address) || !URL.canParse(address))
    return "must be an absolute URL";
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) {
    return "must be https (http is allowed on loopback only)";
  }
  return username === "" && password === "" ? undefined : "must not hold credentials";
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
