import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { BrowserForm } from "./types.ts";

/** The address that sends parameters to an endpoint by GET; a query that the endpoint has already stays. */
export function browserUrl(endpoint: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(endpoint);
  const query = new URLSearchParams(parameters).toString();
  url.search = url.search === "" ? query : `${url.search}&${query}`;
  return url.href;
}

/**
 * The form that sends parameters to an endpoint by POST.
 *
 * @param secrets names of the fields that `util.inspect` does not show
 */
export function browserForm(
  endpoint: string,
  parameters: Readonly<Record<string, string>>,
  secrets: readonly string[],
): BrowserForm {
  return { method: "POST", action: endpoint, fields: hideSecrets({ ...parameters }, secrets) };
}
