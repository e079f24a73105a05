import type { InputIssue } from "../../errors/invalid-input-error.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { formOf, redirect } from "../../services/messages.ts";
import type { Store } from "../../services/store.ts";
import type { HttpAnswer, HttpRequest } from "../answer-listener.ts";
import type { ServiceContext, Session } from "../sessions.ts";
import { html, type Html } from "./html.ts";
import { pageAnswer, errorPage } from "./page-answer.ts";
import { onlyValue, readChoice } from "./read-choice.ts";
import { typedFields, initialValues, type TypedValues, type TypedField } from "./typed-fields.ts";

export interface LoginPage {
  readonly clientId: string;
  readonly users: readonly InventedUser[];
  /** Where the forms go. */
  readonly action: string;
  /** Names the unfinished login; the forms send it back as `reference`. */
  readonly reference: string;
  /** Where the browser goes afterwards. */
  readonly returnAddress: string;
  /** What was typed before, and the rules that it breaks. */
  readonly refused?: { readonly typed: TypedValues; readonly issues: readonly InputIssue[] } | undefined;
}

/**
 * The login page: a user is chosen instead of a password, or his claims are typed. The first form sends `reference`,
 * `username` and `action`, which is `login` or `cancel`; the second one `reference`, `action` with the value `type`, and
 * the claims.
 */
export function loginPage({ clientId, users, action, reference, returnAddress, refused }: LoginPage): HttpAnswer {
  const choices = users.map(
    ({ username, givenName, familyName, note }, index) =>
      html`<div class="choice">
        <input
          type="radio"
          name="username"
          value="${username}"
          id="user-${index}"
          ${index === 0 ? html`checked` : ""}
        />
        <label for="user-${index}"><span lang="cs">${givenName} ${familyName}</span> (${username}): ${note}</label>
      </div>`,
  );
  const hidden = html`<input type="hidden" name="reference" value="${reference}" />`;
  return pageAnswer({
    status: refused === undefined ? 200 : 400,
    title: "Log in",
    returnAddress,
    content: html`${refused === undefined ? "" : problemSummary(refused.issues)}
      <p>The client system <strong>${clientId}</strong> asks who you are.</p>
      <form method="post" action="${action}">
        ${hidden}
        <fieldset>
          <legend>Invented users</legend>
          ${choices}
        </fieldset>
        <button name="action" value="login">Log in</button>
        <button class="other" name="action" value="cancel">Cancel</button>
      </form>
      <details ${refused === undefined ? "" : html`open`}>
        <summary>Somebody else: type the claims</summary>
        <form method="post" action="${action}" novalidate autocomplete="off">
          ${hidden} ${typedUserFields(refused?.typed, refused?.issues)}
          <button name="action" value="type">Log in with these claims</button>
        </form>
      </details>`,
  });
}

/** What is wrong with typed claims, first on the page and read out first; each problem leads to its field. */
function problemSummary(issues: readonly InputIssue[]): Html {
  const problems = issues.map(({ field, rule }) => {
    const label = typedFields.find(({ name }) => name === field)?.label ?? field;
    return html`<li><a href="#${field}">${label} ${rule}</a></li>`;
  });
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
    <h2 id="problems">There is a problem</h2>
    <ul>
      ${problems}
    </ul>
  </div>`;
}

/** The fields of the claims, each with its label, and with its hint and the rule it breaks as its description. */
export function typedUserFields(
  typed: TypedValues = initialValues,
  issues: readonly InputIssue[] = [],
): readonly Html[] {
  return typedFields.map((field) => {
    const rule = issues.find((issue) => issue.field === field.name)?.rule;
    return fieldOf(field, typed[field.name], rule);
  });
}

function fieldOf(field: TypedField, value: string, rule: string | undefined): Html {
  const { name, label, kind, hint, required } = field;
  if (kind === "yes") {
    return html`<div class="choice">
      <input type="checkbox" name="${name}" id="${name}" value="yes" ${value === "" ? "" : html`checked`} />
      <label for="${name}">${label} <code>${name}</code></label>
    </div>`;
  }
  const descriptions = [
    ...(hint === undefined ? [] : [html`<span class="hint" id="${name}-hint">${hint}</span>`]),
    ...(rule === undefined ? [] : [html`<span class="error" id="${name}-error">Error: it ${rule}</span>`]),
  ];
  const describedBy = [hint === undefined ? "" : `${name}-hint`, rule === undefined ? "" : `${name}-error`]
    .filter((id) => id !== "")
    .join(" ");
  const state = html`${required === true ? html`required` : ""}
  ${describedBy === "" ? "" : html`aria-describedby="${describedBy}"`}
  ${rule === undefined ? "" : html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${label}${required === true ? "" : " (optional)"} <code>${name}</code></label>
    ${descriptions}
    ${
      kind === "lines"
        ? // A line feed right after the tag would be dropped.
          html`<textarea name="${name}" id="${name}" rows="2" ${state}>${`\n${value}`}</textarea>`
        : html`<input
            type="${kind === "date" ? "date" : "text"}"
            name="${name}"
            id="${name}"
            value="${value}"
            ${state}
          />`
    }
  </div>`;
}

/** How one of the two interfaces logs a user in. */
export interface LoginPages<Login> extends Pick<ServiceContext, "users" | "sessions">, Pick<LoginPage, "action"> {
  /** Logins that wait for their user. */
  readonly logins: Store<Login>;
  readonly describe: (login: Login) => Pick<LoginPage, "clientId" | "returnAddress">;
  /** Whether a login is content with a session that began before it; any login is where this is absent. */
  readonly accepts?: (login: Login, session: Session) => boolean;
  /** Where the browser goes once the user is logged in. */
  readonly finish: (login: Login, session: Session) => string;
  readonly cancel: (login: Login) => HttpAnswer;
}

/** The login page, or the way back at once within a single sign-on session. */
export function beginLogin<Login>(pages: LoginPages<Login>, login: Login, { headers }: HttpRequest): HttpAnswer {
  const session = pages.sessions.find(headers.cookie);
  if (session !== undefined && pages.accepts?.(login, session) !== false) return redirect(pages.finish(login, session));
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
