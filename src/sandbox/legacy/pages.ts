import { legacyPages } from "../../../generated/environments.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { addParameters, formOf, readForm, redirect, type Form } from "../../services/messages.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { loginPage, type LoginPage } from "../pages/login-page.ts";
import { errorPage } from "../pages/page-answer.ts";
import { onlyValue, readChoice } from "../pages/read-choice.ts";
import { forgetSession } from "../sessions.ts";
import { variantUsers } from "./answers/variant-users.ts";
import type { LegacyState } from "./legacy-state.ts";

const { loginPath, logoutPath, clientParameter, returnParameter, sessionParameter } = legacyPages;
const unknownClient = errorPage(`The parameter ${clientParameter} must name a registered client system.`);

/** Answers on the address of the pages. A wrong request is answered by a page with status 400 and leads nowhere. */
export function answerPages(state: LegacyState, request: HttpRequest): HttpAnswer {
  const { method, path } = request;
  if (path !== loginPath && path !== logoutPath) return errorPage("There is no such page.", 404);
  if (method === "GET") return path === loginPath ? beginLogin(state, request) : logOut(state, request);
  if (method === "POST" && path === loginPath) return finishLogin(state, request);
  const page = errorPage("The page does not take this method.", 405);
  return { ...page, headers: { ...page.headers, Allow: path === loginPath ? "GET, POST" : "GET" } };
}

/** The login page, or the way back at once within a single sign-on session. */
function beginLogin(state: LegacyState, { query, headers }: HttpRequest): HttpAnswer {
  const client = clientOf(state, readForm(query));
  if (client === undefined) return unknownClient;
  const session = state.context.sessions.find(headers.cookie);
  if (session !== undefined) return redirect(returnAddress(state, client, session.user));
  return showLogin(state, client, state.logins.add(client));
}

/** The forms of the login page. A login is finished once; what becomes of a cancelled one is not specified. */
function finishLogin(state: LegacyState, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const choice = readChoice(form, usersOf(state));
  if (choice === undefined) return errorPage("Choose one of the users.");
  const reference = onlyValue(form, "reference") ?? "";
  const client = choice.action === "wrong" ? state.logins.get(reference) : state.logins.take(reference);
  if (client === undefined) return errorPage("This login is finished or expired; begin a new one.");
  if (choice.action === "wrong") return showLogin(state, client, reference, choice.refused);
  if (choice.action === "cancel") return errorPage("You cancelled the login.", 400, "Nobody is logged in");
  const { cookie } = state.context.sessions.begin(choice.user);
  return redirect(returnAddress(state, client, choice.user), cookie);
}

function showLogin(
  state: LegacyState,
  { clientId, legacyLoginUrl }: ClientSystem,
  reference: string,
  refused?: LoginPage["refused"],
): HttpAnswer {
  const users = usersOf(state);
  return loginPage({ clientId, users, action: loginPath, reference, returnAddress: legacyLoginUrl, refused });
}

/** Ends the single sign-on session and leads to the return address. */
function logOut(state: LegacyState, { query, headers }: HttpRequest): HttpAnswer {
  const parameters = readForm(query);
  const client = clientOf(state, parameters);
  if (client === undefined) return unknownClient;
  const uri = onlyValue(parameters, returnParameter);
  // Printable ASCII alone can stand in a header; everything else in an address is percent-encoded (RFC 3986).
  if (uri?.startsWith(client.legacyLogoutUrl) !== true || !/^[!-~]+$/.test(uri)) {
    return errorPage(`The parameter ${returnParameter} must be an address that begins with the registered logout URL.`);
  }
  const { sessions } = state.context;
  const session = sessions.find(headers.cookie);
  if (session === undefined) return redirect(uri);
  sessions.end(session);
  return redirect(uri, forgetSession);
}

function returnAddress({ sessionIds }: LegacyState, client: ClientSystem, user: InventedUser): string {
  return addParameters(client.legacyLoginUrl, { [sessionParameter]: sessionIds.issue(client, user) });
}

function clientOf({ context }: LegacyState, parameters: Form | undefined): ClientSystem | undefined {
  const wanted = onlyValue(parameters, clientParameter);
  return context.clients.find(({ clientId }) => clientId === wanted);
}

function usersOf({ context }: LegacyState): readonly InventedUser[] {
  return [...context.users, ...variantUsers];
}
