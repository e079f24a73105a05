import { inTime } from "../../transport/transport.ts";
import { withCredentials } from "../credentials.ts";
import type { Layer, Received } from "./layer.ts";

/** Adds the credentials. After a 401 it asks the token supplier for another token, if the retry policy allows an attempt. */
export const authorize: Layer = ({ authorizer, transport: { clock } }, next) => {
  if (authorizer === undefined) return next;

  return async (call) => {
    // An operation without security in the contract gets no credentials.
    if (call.row.security?.length === 0) return next(call);
    const secrets: string[] = [];
    const ask = async (requestSent: boolean): Promise<readonly [value: string, received: Received]> => {
      const asked = { operation: call.operation, requestSent };
      const value = authorizer.value ?? (await inTime(clock, call, requestSent, (own) => authorizer.ask(asked, own)));
      const request = withCredentials(authorizer, value, call);
      secrets.push(value, encodeURIComponent(value), ...secretsIn(request.headers));
      return [value, await next({ ...call, ...request })];
    };
    let [value, received] = await ask(false);
    // `refuse` is called without retries too, so that the next call does not send the token again.
    const isRefused = received.status === 401 && authorizer.refuse(value);
    if (isRefused && call.retry.retries > 0) [value, received] = await ask(true);
    return Object.assign(received, { secrets });
  };
};

/** Returns the secrets in the headers of a request: a token, or the encoded name and password, and the password. */
export function secretsIn(headers: Readonly<Record<string, string>>): readonly string[] {
  const [, scheme, value] = /^(\S+) +(\S+)$/.exec(headers["authorization"] ?? "") ?? [];
  if (value === undefined) return [];
  if (scheme?.toLowerCase() !== "basic") return [value];
  try {
    const bytes = Uint8Array.from(atob(value), (byte) => byte.charCodeAt(0));
    const [, password = ""] = /^[^:]*:(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return [value, password];
  } catch {
    // A header of the caller may hold no valid base64.
    return [value];
  }
}
