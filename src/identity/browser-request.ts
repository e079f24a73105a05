import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { BrowserForm } from "./types.ts";

/** Returns the address that sends parameters to an endpoint by GET. It keeps the query of the endpoint. */
export function browserUrl(endpoint: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(endpoint);
  const query = new URLSearchParams(parameters).toString();
  url.search = url.search === "" ? query : `${url.search}&${query}`;
  return url.href;
}

/**
 * Returns the two ways for a browser to send parameters to an endpoint: the address for GET, and the form for POST.
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
