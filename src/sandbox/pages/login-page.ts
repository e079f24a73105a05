import type { TokenFault } from "../../services/identity/faults.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { formOf, onlyValue, redirect } from "../../services/messages.ts";
import type { Store } from "../../services/store.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ServiceContext, Session } from "../sessions.ts";
import { html, type Html } from "./html.ts";
import { errorPage, type Details } from "./error-page.ts";
import { languageOf, type Language, type PageRequest } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { readChoice, type ClaimIssue } from "./read-choice.ts";
import { ruleIn } from "./rules.ts";
import { sentParameters } from "./sent-parameters.ts";
import { typedFields, initialValues, type TypedValues, type TypedField } from "./typed-fields.ts";
import { fill, words } from "./words.ts";

export interface LoginPage {
  readonly clientId: string;
  readonly users: readonly InventedUser[];
  /** Where the forms go. */
  readonly action: string;
  /** Names the unfinished login; the forms send it back as `reference`. */
  readonly reference: string;
  /** Where the browser goes afterwards. */
  readonly returnAddress: string;
  /** Faults that its tokens can be given; none where it gives no tokens. */
  readonly tokenFaults?: readonly TokenFault[] | undefined;
  /** What was typed before, and the rules that it breaks. */
  readonly refused?: { readonly typed: TypedValues; readonly issues: readonly ClaimIssue[] } | undefined;
}

/**
 * The login page: a user is chosen instead of a password, or his claims are typed. The first form sends `reference`,
 * `username` and `action`, which is `login` or `cancel`; the second one `reference`, `action` with the value `type`, and
 * the claims. Where there are tokens, both send `fault`, which is empty for good ones.
 */
function loginPage(request: PageRequest, page: LoginPage): ServiceAnswer {
  const { clientId, users, action, reference, returnAddress, tokenFaults = [], refused } = page;
  const language = languageOf(request);
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
        <label for="user-${index}"
          ><span lang="cs">${givenName} ${familyName}</span> (${username}): ${note[language]}</label
        >
      </div>`,
  );
  const hidden = html`<input type="hidden" name="reference" value="${reference}" />`;
  const tokens =
    tokenFaults.length === 0
      ? ""
      : html`<p>
          <label
            >${words.tokens[language]}
            <select name="fault">
              <option value="">${words.goodTokens[language]}</option>
              ${tokenFaults.map((name) => html`<option>${name}</option>`)}
            </select></label
          >
        </p>`;
  return pageAnswer(request, {
    status: refused === undefined ? 200 : 400,
    title: words.logIn[language],
    returnAddress,
    content: html`${refused === undefined ? "" : problemSummary(refused.issues, language)}
      <p>${fill(words.asksWho[language], { client: html`<strong>${clientId}</strong>` })}</p>
      <form method="post" action="${action}">
        ${hidden}
        <fieldset>
          <legend>${words.inventedUsers[language]}</legend>
          ${choices}
        </fieldset>
        ${tokens}
        <button name="action" value="login">${words.logInButton[language]}</button>
        <button class="other" name="action" value="cancel">${words.cancel[language]}</button>
      </form>
      <details ${refused === undefined ? "" : html`open`}>
        <summary>${words.somebodyElse[language]}</summary>
        <form method="post" action="${action}" novalidate autocomplete="off">
          ${hidden} ${typedUserFields(language, refused?.typed, refused?.issues)} ${tokens}
          <button name="action" value="type">${words.logInWithClaims[language]}</button>
        </form>
      </details>`,
  });
}

/** What is wrong with typed claims, first on the page and read out first; each problem leads to its field. */
function problemSummary(issues: readonly ClaimIssue[], language: Language): Html {
  const problems = issues.map(({ field, rule }) => {
    const label = typedFields.find(({ name }) => name === field)?.label[language] ?? field;
    return html`<li><a href="#${field}">${label} ${ruleIn(language, rule)}</a></li>`;
  });
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
    <h2 id="problems">${words.thereIsAProblem[language]}</h2>
    <ul>
      ${problems}
    </ul>
  </div>`;
}

/** The fields of the claims, each with its label, and with its hint and the rule it breaks as its description. */
function typedUserFields(
  language: Language,
  typed: TypedValues = initialValues,
  issues: readonly ClaimIssue[] = [],
): readonly Html[] {
  return typedFields.map((field) => {
    const rule = issues.find((issue) => issue.field === field.name)?.rule;
    return fieldOf(language, field, typed[field.name], rule && ruleIn(language, rule));
  });
}

function fieldOf(language: Language, field: TypedField, value: string, rule: string | undefined): Html {
  const { name, label, kind, hint, required } = field;
  const shown = label[language];
  if (kind === "yes") {
    return html`<div class="choice">
      <input type="checkbox" name="${name}" id="${name}" value="yes" ${value === "" ? "" : html`checked`} />
      <label for="${name}">${shown} <code>${name}</code></label>
    </div>`;
  }
  const descriptions = [
    ...(hint === undefined ? [] : [html`<span class="hint" id="${name}-hint">${hint[language]}</span>`]),
    ...(rule === undefined
      ? []
      : [html`<span class="error" id="${name}-error">${fill(words.fieldError[language], { rule })}</span>`]),
  ];
  const describedBy = [hint === undefined ? "" : `${name}-hint`, rule === undefined ? "" : `${name}-error`]
    .filter((id) => id !== "")
    .join(" ");
  const state = html`${required === true ? html`required` : ""}
  ${describedBy === "" ? "" : html`aria-describedby="${describedBy}"`}
  ${rule === undefined ? "" : html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${shown}${required === true ? "" : ` ${words.optional[language]}`} <code>${name}</code></label>
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
export interface LoginPages<Login>
  extends Pick<ServiceContext, "users" | "sessions">, Pick<LoginPage, "action" | "tokenFaults"> {
  /** User that is logged in without the page, in a browser without a session. */
  readonly automatic: InventedUser | undefined;
  /** Whom the login itself names: he is logged in without the page, in place of the user of the session. */
  readonly named?: (login: Login) => InventedUser | undefined;
  /** Logins that wait for their user. */
  readonly logins: Store<Login>;
  readonly describe: (login: Login) => Pick<LoginPage, "clientId" | "returnAddress">;
  /** Whether a login is content with a session that began before it; any login is where this is absent. */
  readonly accepts?: (login: Login, session: Session) => boolean;
  /** Where the browser goes once the user is logged in. */
  readonly finish: (login: Login, session: Session, fault?: TokenFault) => string;
  readonly cancel: (login: Login, request: PageRequest) => ServiceAnswer;
}

/** The login page; or the way back at once, within a single sign-on session and for a user who is logged in automatically. */
export function beginLogin<Login>(pages: LoginPages<Login>, login: Login, request: ServiceRequest): ServiceAnswer {
  const session = pages.sessions.find(request.headers["cookie"]);
  const named = pages.named?.(login);
  const isHis = named === undefined || session?.user === named;
  if (session !== undefined && isHis && pages.accepts?.(login, session) !== false) {
    return redirect(pages.finish(login, session));
  }
  const user = named ?? pages.automatic;
  return user === undefined ? show(pages, login, request, pages.logins.add(login)) : begin(pages, login, user);
}

/** Begins a session of a user, and leads the browser back. */
function begin<Login>(pages: LoginPages<Login>, login: Login, user: InventedUser, fault?: TokenFault): ServiceAnswer {
  const { session, cookie } = pages.sessions.begin(user);
  return redirect(pages.finish(login, session, fault), cookie);
}

/** The forms of the login page. A login is finished once; typed claims that break rules do not finish it. */
export function finishLogin<Login>(pages: LoginPages<Login>, request: ServiceRequest): ServiceAnswer {
  const form = formOf(request);
  const choice = readChoice(form, pages.users);
  const sent = sentParameters(request);
  const wanted = onlyValue(form, "fault") ?? "";
  const fault = pages.tokenFaults?.find((name) => name === wanted);
  if (wanted !== "" && fault === undefined) {
    const registered: Details = [[words.tokens[languageOf(request)], pages.tokenFaults ?? []]];
    return errorPage(request, { reason: words.chooseFault, sent, registered });
  }
  if (choice === undefined) {
    const usernames = pages.users.map(({ username }) => username);
    const registered: Details = [[words.knownUsers[languageOf(request)], usernames]];
    return errorPage(request, { reason: words.chooseUser, sent, registered });
  }
  const reference = onlyValue(form, "reference") ?? "";
  const login = choice.action === "wrong" ? pages.logins.get(reference) : pages.logins.take(reference);
  if (login === undefined) return errorPage(request, { reason: words.loginFinished, sent });
  if (choice.action === "wrong") return show(pages, login, request, reference, choice.refused);
  if (choice.action === "cancel") return pages.cancel(login, request);
  return begin(pages, login, choice.user, fault);
}

function show<Login>(
  { users, action, tokenFaults, describe }: LoginPages<Login>,
  login: Login,
  request: PageRequest,
  reference: string,
  refused?: LoginPage["refused"],
): ServiceAnswer {
  return loginPage(request, { ...describe(login), users, action, tokenFaults, reference, refused });
}
