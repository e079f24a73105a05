import type { TokenFault } from "../../services/identity/faults.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { formOf, onlyValue, redirect } from "../../services/messages.ts";
import { ruleWords } from "../../services/rules.ts";
import type { Store } from "../../services/store.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ServiceContext, Session } from "../sessions.ts";
import { fill, html, type Html } from "./html.ts";
import { errorPage, type Details } from "./error-page.ts";
import type { PageRequest } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { readChoice, type ClaimIssue } from "./read-choice.ts";
import { sentParameters } from "./sent-parameters.ts";
import { typedFields, initialValues, type TypedValues, type TypedField } from "./typed-fields.ts";
import { claims, hints, words } from "./words.ts";

export interface LoginPage {
  readonly clientId: string;
  readonly users: readonly InventedUser[];
  /** The `action` of the forms. */
  readonly action: string;
  /** Names the unfinished login; the forms send it back as `reference`. */
  readonly reference: string;
  /** The address that the browser returns to. */
  readonly returnAddress: string;
  /** Faults that its tokens can be given; none where it gives no tokens. */
  readonly tokenFaults?: readonly TokenFault[] | undefined;
  /** The claims that were typed before, and the rules that they break. */
  readonly refused?: { readonly typed: TypedValues; readonly issues: readonly ClaimIssue[] } | undefined;
}

/**
 * The login page: a user is chosen instead of a password, or his claims are typed. The first form sends `reference`,
 * `username` and `action`, which is `login` or `cancel`; the second one `reference`, `action` with the value `type`, and
 * the claims. If the login gives tokens, both send `fault`, which is empty for good ones.
 */
function loginPage(request: PageRequest, page: LoginPage): ServiceAnswer {
  const { clientId, users, action, reference, returnAddress, tokenFaults = [], refused } = page;
  const choices = users.map(
    ({ username, givenName, familyName, note }, index) =>
      html`<div class="choice">
        <input type="radio" name="username" value="${username}" id="user-${index}" ${index === 0 ? "checked" : ""} />
        <label for="user-${index}"><span lang="cs">${givenName} ${familyName}</span> (${username}): ${note}</label>
      </div>`,
  );
  const hidden = html`<input type="hidden" name="reference" value="${reference}" />`;
  const faults = html`<p>
    <label
      >${words.tokens}
      <select name="fault">
        <option value="">${words.goodTokens}</option>
        ${tokenFaults.map((name) => html`<option>${name}</option>`)}
      </select></label
    >
  </p>`;
  const tokens = tokenFaults.length === 0 ? "" : faults;
  return pageAnswer(request, {
    status: refused === undefined ? 200 : 400,
    title: words.logIn,
    returnAddress,
    content: html`${refused && problemSummary(refused.issues)}
      <p>${fill(words.asksWho, { client: html`<strong>${clientId}</strong>` })}</p>
      <form method="post" action="${action}">
        ${hidden}
        <fieldset>
          <legend>${words.inventedUsers}</legend>
          ${choices}
        </fieldset>
        ${tokens}
        <button name="action" value="login">${words.logInButton}</button>
        <button class="other" name="action" value="cancel">${words.cancel}</button>
      </form>
      <details ${refused && "open"}>
        <summary>${words.somebodyElse}</summary>
        <form method="post" action="${action}" novalidate autocomplete="off">
          ${hidden} ${typedFields.map((field) => fieldOf(field, refused))} ${tokens}
          <button name="action" value="type">${words.logInWithClaims}</button>
        </form>
      </details>`,
  });
}

/** The problems of typed claims, first on the page and read out first; each links to its field. */
function problemSummary(issues: readonly ClaimIssue[]): Html {
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
    <h2 id="problems">${words.thereIsAProblem}</h2>
    <ul>
      ${issues.map(({ field, rule }) => html`<li><a href="#${field}">${claims[field]} ${ruleWords(rule)}</a></li>`)}
    </ul>
  </div>`;
}

/** The field of a claim with its label, and with its hint and the rule it breaks as its description. */
function fieldOf({ name, kind, required }: TypedField, refused: LoginPage["refused"]): Html {
  const { typed = initialValues, issues = [] } = refused ?? {};
  const value = typed[name];
  if (kind === "yes") {
    return html`<div class="choice">
      <input type="checkbox" name="${name}" id="${name}" value="yes" ${value === "" ? "" : "checked"} />
      <label for="${name}">${claims[name]} <code>${name}</code></label>
    </div>`;
  }
  const hint = new Map(Object.entries(hints)).get(name);
  const rule = issues.find((issue) => issue.field === name)?.rule;
  const described = [hint && `${name}-hint`, rule && `${name}-error`].filter((id) => id !== undefined).join(" ");
  const state = html`name="${name}" id="${name}" ${required && "required"}
  ${described === "" ? "" : html`aria-describedby="${described}"`} ${rule && html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${claims[name]} ${required ? "" : words.optional} <code>${name}</code></label>
    ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${rule && html`<span class="error" id="${name}-error">${fill(words.fieldError, { rule: ruleWords(rule) })}</span>`}
    ${
      kind === "lines"
        ? // A line feed right after the tag would be dropped.
          html`<textarea ${state} rows="2">${`\n${value}`}</textarea>`
        : html`<input type="${kind === "date" ? "date" : "text"}" ${state} value="${value}" />`
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
  /** Returns the address for the browser once the user is logged in. */
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
    const registered: Details = [[words.tokens, pages.tokenFaults ?? []]];
    return errorPage(request, { reason: words.chooseFault, sent, registered });
  }
  if (choice === undefined) {
    const usernames = pages.users.map(({ username }) => username);
    const registered: Details = [[words.knownUsers, usernames]];
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
