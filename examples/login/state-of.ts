/**
 * The state in a callback, by which the pending login is found. Nothing is believed of it yet: `completeLogin` compares
 * it with that of the login.
 *
 * @param callback the target of the request that brought the browser back, such as `/login/callback?code=…&state=…`
 */
export function stateOf(callback: string): string {
  return new URL(callback, "https://application.invalid").searchParams.get("state") ?? "";
}
