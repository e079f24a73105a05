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
 * How the browser sends parameters to an endpoint: by GET to the address, or by POST with the form.
 *
 * @param secrets names of the parameters that `util.inspect` does not show
 */
export function browserRequest(
  endpoint: string,
  parameters: Readonly<Record<string, string>>,
  secrets: readonly string[],
): { readonly url: string; readonly form: BrowserForm } {
  const form: BrowserForm = { method: "POST", action: endpoint, fields: hideSecrets({ ...parameters }, secrets) };
  return hideSecrets({ url: browserUrl(endpoint, parameters), form }, ["url"]);
}
