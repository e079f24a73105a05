import type { Scope } from "../../generated/identity.gen.ts";
import type { LoginSettings } from "./options.ts";
import type { Session } from "./session.ts";

/**
 * The headers by which a proxy tells the application behind it who the user is. What is no printable ASCII is percent-encoded as UTF-8,
 * and so is `%`: no value can end its line.
 */
export function userHeaders<S extends Scope, User>(
  { checkHeaders }: LoginSettings<S, User>,
  { subject, user }: Session<User>,
): Headers {
  const headers = new Headers({ "Remote-User": encode(subject) });
  for (const [name, value] of Object.entries(checkHeaders?.(structuredClone(user)) ?? {}))
    headers.set(name, encode(value));
  return headers;
}

function encode(value: string): string {
  return value.replace(/[^ -$&-~]/gu, encodeURIComponent);
}
