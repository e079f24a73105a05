import type { Scope } from "../../generated/identity.gen.ts";
import type { LoginSettings } from "./options.ts";
import { formPage, singleSignOnPage } from "./problem.ts";
import { prefersJson } from "./requests.ts";
import type { Session } from "./session.ts";

/** Longest address that a browser is redirected to, in characters: nginx takes 4 kB of headers from an application. */
const longestAddress = 3000;

/**
 * Leads a browser whose session has ended to the logout of the identity service: by a redirect, or by a form where the address
 * would be too long. The service ends its session only by the identity token. Where that was too long for the cookies, a page says so.
 *
 * @throws what `identity.logout` throws.
 */
export async function leadToLogout<S extends Scope, User>(
  { identity, afterLogout }: LoginSettings<S, User>,
  session: Session<User> | undefined,
  request: Request,
): Promise<Response> {
  const isScript = prefersJson(request);
  if (session === undefined) return isScript ? Response.json({ location: afterLogout }) : redirect(afterLogout);
  const { idToken } = session;
  const { url, form } = await identity.logout({ idToken: idToken ?? "none" });
  if (idToken === undefined) {
    const service = new URL(url);
    service.searchParams.delete("id_token_hint");
    if (isScript) return Response.json({ location: afterLogout, service: service.href });
    return singleSignOnPage(request, service.href, afterLogout);
  }
  if (url.length <= longestAddress) return isScript ? Response.json({ location: url }) : redirect(url);
  return isScript ? Response.json({ form }) : formPage(request, form);
}

export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
