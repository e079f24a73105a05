import { type TokenFault, tokenFaults } from "../../../generated/sandbox-types.gen.ts";
import { readLogin, type LogoutRequest } from "../../services/identity/browser-requests.ts";
import { claimsOf } from "../../services/identity/claims.ts";
import type { Grant } from "../../services/identity/grants.ts";
import type { IdentityRoute } from "../../services/identity/identity-service.ts";
import type { IdentityProvider } from "../../services/identity/identity-provider.ts";
import { Refusal } from "../../services/identity/parameters.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { addParameters, parametersOf, redirect, formOf, readForm, type Form } from "../../services/messages.ts";
import { broken } from "../../services/rules.ts";
import type { Store } from "../../services/store.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { fill, html } from "../pages/html.ts";
import { beginLogin, finishLogin, type Login, type LoginPages } from "../pages/login-page.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { button, form } from "../pages/parts.ts";
import { words } from "../pages/words.ts";
import { forgetSession, type ServiceContext, type Session } from "../sessions.ts";

interface PendingLogout extends Pick<LogoutRequest<ClientSystem>, "client" | "returnAddress"> {
  readonly session: Session;
}

/** The state that the endpoints share. */
export interface IdentityState extends ServiceContext, Pick<IdentityProvider, "keys" | "grants" | "behaviour"> {
  readonly logins: Store<Login>;
  readonly logouts: Store<PendingLogout>;
}

/** Path of the login page's forms; the contract has none. */
const loginPath = "/login";

/**
 * The authorization endpoint.
 *
 * @throws Refusal when the request breaks the contract.
 */
export function authorize(state: IdentityState, request: ServiceRequest): ServiceAnswer {
  const { grants, behaviour, now } = state;
  const { named, wanted, form } = readHint(state, parametersOf(request));
  const { state: echoed, maxAge, ...asked } = readLogin(state, form);
  const { clientId, redirectUri } = asked;
  const login: Login = {
    ...{ clientId, returnAddress: redirectUri, named },
    accepts: ({ began }) => maxAge === undefined || now() - began < maxAge * 1000,
    finish: (session, fault = wanted) => {
      const { user } = session;
      const claims: Grant["claims"] = (scope) => claimsOf(user, scope, behaviour);
      const code = grants.newCode({ ...asked, session, fault, sub: user.claims.sub, claims });
      return addParameters(redirectUri, { code, state: echoed });
    },
    cancel: () => redirect(addParameters(redirectUri, { error: "access_denied", state: echoed })),
  };
  return beginLogin(loginPagesOf(state), login, request);
}

function loginPagesOf(state: IdentityState): LoginPages {
  return { ...state, tokenFaults, action: loginPath };
}

const hintName = "login_hint";

/**
 * Takes `login_hint` out of a request, which the contract does not have, when it names the user: his login name, and after a
 * space what is wrong with the tokens.
 *
 * @throws Refusal when it is repeated, or names no user or fault.
 */
function readHint(
  { automatic, users }: IdentityState,
  form: Form | undefined,
): { readonly named?: InventedUser; readonly wanted?: TokenFault | undefined; readonly form: Form | undefined } {
  const [hint, ...more] = form?.get(hintName) ?? [];
  if (!automatic.byHint || form === undefined || hint === undefined) return { form };
  if (more.length > 0) throw new Refusal("invalid_request", broken("repeated"), hintName);
  const [username, ...words] = hint.split(" ");
  const user = users.find((known) => known.username === username);
  const fault = tokenFaults.find((name) => name === words.join(" "));
  const names = user === undefined ? users.map((known) => known.username) : tokenFaults;
  if (user === undefined || (words.length > 0 && fault === undefined)) {
    throw new Refusal("invalid_request", broken("oneOf", ...names), hintName);
  }
  return { named: user, wanted: fault, form: new Map([...form].filter(([name]) => name !== hintName)) };
}

/** Path of the logout page; the contract has none. */
const logoutPath = "/logout";

/**
 * Sends a browser that logs out to the page that offers to end the session. The published service looks for it by the cookie.
 *
 * @returns `undefined` when there is no such session any more.
 */
export function confirmLogout(
  { behaviour, sessions, logouts, addresses }: IdentityState,
  sid: string,
  { client, returnAddress }: LogoutRequest<ClientSystem>,
  request: ServiceRequest,
): ServiceAnswer | undefined {
  const session = behaviour === "published" ? sessions.find(request.headers["cookie"]) : sessions.byId(sid);
  if (session?.id !== sid) return undefined;
  const reference = logouts.add({ client, session, returnAddress });
  return redirect(addParameters(addresses.oidc + logoutPath, { reference }));
}

/** The pages of the service, which the contract does not have. */
export function pagesOf(state: IdentityState): readonly IdentityRoute[] {
  const reader = "person";
  return [
    { methods: ["POST"], path: loginPath, reader, answer: (request) => finishLogin(loginPagesOf(state), request) },
    { methods: ["GET"], path: logoutPath, reader, answer: (request) => showLogout(state, request) },
    { methods: ["POST"], path: logoutPath, reader, answer: (request) => finishLogout(state, request) },
  ];
}

/**
 * The page that offers to end the session: its form sends `reference` and `action`, which is `end` or `keep`.
 *
 * @throws Refusal when no such logout is open.
 */
function showLogout({ logouts }: IdentityState, request: ServiceRequest): ServiceAnswer {
  const [reference = ""] = readForm(request.query)?.get("reference") ?? [];
  const logout = logouts.get(reference);
  if (logout === undefined) throw new Refusal("invalid_request", broken("noLogout"));
  const client = html`<strong>${logout.client.clientId}</strong>`;
  return pageAnswer(request, {
    title: words.logOut,
    returnAddress: logout.returnAddress,
    content: html`<p>${fill(words.endSessionToo, { client })}</p>
      <p>${words.whileItLasts}</p>
      ${form(
        logoutPath,
        { reference },
        html`${button("end", words.endSession)} ${button("keep", words.keepSession, html`class="other"`)}`,
      )}`,
  });
}

/**
 * The form of that page. A logout is finished once; whatever the user chose, the browser goes back.
 *
 * @throws Refusal when no such logout is open, or the choice is none.
 */
function finishLogout({ logouts }: IdentityState, request: ServiceRequest): ServiceAnswer {
  const given = formOf(request);
  const [reference = ""] = given?.get("reference") ?? [];
  const [action] = given?.get("action") ?? [];
  if (action !== "end" && action !== "keep") throw new Refusal("invalid_request", broken("noChoice"));
  const logout = logouts.take(reference);
  if (logout === undefined) throw new Refusal("invalid_request", broken("noLogout"));
  if (action === "keep") return redirect(logout.returnAddress);
  logout.session.ended = true;
  return redirect(logout.returnAddress, forgetSession);
}
