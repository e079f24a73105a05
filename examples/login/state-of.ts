/**
 * The state in a callback, by which the pending login is found. Nothing is believed of it yet: `completeLogin` compares
 * it with that of the login.
 *
 * @param callback the target of the request that brought the browser back, such as `/login/callback?code=…&state=…`
 */
export function stateOf(callback: string): string {
  const query = callback.slice(callback.indexOf("?") + 1);
  return new URLSearchParams(query).get("state") ?? "";
}
