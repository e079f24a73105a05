import { formOf, redirect } from "../../services/messages.ts";
import type { Store } from "../../services/store.ts";
import type { HttpAnswer, HttpRequest } from "../answer-listener.ts";
import type { ServiceContext } from "../service.ts";
import type { Session } from "../sessions.ts";
import { loginPage, type LoginPage } from "./login-page.ts";
import { errorPage } from "./page-answer.ts";
import { onlyValue, readChoice } from "./read-choice.ts";

/** How one of the two interfaces logs a user in. */
export interface LoginPages<Login> extends Pick<ServiceContext, "users" | "sessions">, Pick<LoginPage, "action"> {
  /** Logins that wait for their user. */
  readonly logins: Store<Login>;
  readonly describe: (login: Login) => Pick<LoginPage, "clientId" | "returnAddress">;
  /** Where the browser goes once the user is logged in. */
  readonly finish: (login: Login, session: Session) => string;
  readonly cancel: (login: Login) => HttpAnswer;
}

/** The login page, or the way back at once within a single sign-on session. */
export function beginLogin<Login>(pages: LoginPages<Login>, login: Login, { headers }: HttpRequest): HttpAnswer {
  const session = pages.sessions.find(headers.cookie);
  if (session !== undefined) return redirect(pages.finish(login, session));
  return show(pages, login, pages.logins.add(login));
}

/** The forms of the login page. A login is finished once; typed claims that break rules do not finish it. */
export function finishLogin<Login>(pages: LoginPages<Login>, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const choice = readChoice(form, pages.users);
  if (choice === undefined) return errorPage("Choose one of the users.");
  const reference = onlyValue(form, "reference") ?? "";
  const login = choice.action === "wrong" ? pages.logins.get(reference) : pages.logins.take(reference);
  if (login === undefined) return errorPage("This login is finished or expired; begin a new one.");
  if (choice.action === "wrong") return show(pages, login, reference, choice.refused);
  if (choice.action === "cancel") return pages.cancel(login);
  const { session, cookie } = pages.sessions.begin(choice.user);
  return redirect(pages.finish(login, session), cookie);
}

function show<Login>(
  { users, action, describe }: LoginPages<Login>,
  login: Login,
  reference: string,
  refused?: LoginPage["refused"],
): HttpAnswer {
  return loginPage({ ...describe(login), users, action, reference, refused });
}
