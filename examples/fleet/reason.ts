import {
  BlockedError,
  IncompleteError,
  RegistryError,
  TransportError,
  UnexpectedResponseError,
} from "ares-caais/registry";

/** An error in one line, without an address that may hold a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  // One that is made of several says nothing itself.
  const said = error.message || ("code" in error ? String(error.code) : "failed");
  return `${error.name}: ${said.split(" ").map(withoutUser).join(" ")}`;
}

/** An address without the name and the password in it; any other word as it is. */
function withoutUser(word: string): string {
  const begin = word.indexOf("//");
  const end = word.lastIndexOf("@");
  return begin === -1 || end < begin ? word : `${word.slice(0, begin + 2)}${word.slice(end + 1)}`;
}

/**
 * Whether a server cannot be what was meant, or refuses to talk: an unknown name, user, password or database, TLS that fails. It is of
 * no use to wait for it.
 */
export function isWrongSetting(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String("code" in error && error.code);
  // Class 28 and 3D000 are PostgreSQL's; Redis has words.
  return (
    /^(?:ENOTFOUND|EPROTO|28...|3D000|ERR_(?:SSL|TLS)_.*|UNABLE_TO_.*|.*_CERT_?.*)$/.test(code) ||
    /^(?:WRONGPASS|NOAUTH|ERR DB index)|SSL/.test(error.message)
  );
}

/** Whether the service, or the way to it, may be better another time. */
export function mayHeal(error: unknown): boolean {
  const reason = error instanceof IncompleteError ? error.cause : error;
  if (reason instanceof UnexpectedResponseError || reason instanceof RegistryError) return reason.status >= 500;
  return reason instanceof TransportError || reason instanceof BlockedError;
}
