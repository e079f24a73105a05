import type { JsonObject } from "../transport/json-object.ts";
import type { OAuthErrorFields } from "./oauth-error.ts";

/** Shortest value that is taken out of a text: a shorter one is hardly a secret, and would tear words apart. */
const shortestSecret = 8;

/**
 * The members of an OAuth error (RFC 6749, sections 4.1.2.1 and 5.2); what is no text is left out.
 *
 * @param secrets values of the request; a service that quotes one does not get it into a log
 * @returns `undefined` when there is no `error`.
 */
export function readErrorFields(source: JsonObject, secrets: readonly string[] = []): OAuthErrorFields | undefined {
  const text = (name: keyof OAuthErrorFields): string | undefined => {
    const value = source[name];
    if (typeof value !== "string" || value === "") return undefined;
    return secrets
      .filter(({ length }) => length >= shortestSecret)
      .reduce((shown, secret) => shown.replaceAll(secret, "[hidden]"), value);
  };
  const error = text("error");
  if (error === undefined) return undefined;
  return { error, error_description: text("error_description"), error_uri: text("error_uri") };
}
