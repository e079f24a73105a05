import type { TokenFault } from "../../../generated/sandbox-types.gen.ts";
import { sentParameters } from "../../services/identity/describe-refusal.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { formOf, onlyValue, redirect } from "../../services/messages.ts";
import { ruleWords } from "../../services/rules.ts";
import type { Store } from "../../services/store.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ServiceContext, Session } from "../sessions.ts";
import { errorPage } from "./error-page.ts";
import { fill, html, type Html } from "./html.ts";
import { languageOf, type PageRequest } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { button, form, select } from "./parts.ts";
import { initialClaims, readTyped, typedFields, type TypedClaims, type TypedField } from "./typed-claims.ts";
import { claims, hints, words } from "./words.ts";

/** A login that waits for its user. */
export interface Login {
  readonly clientId: string;
  /** The address that the browser returns to. */
  readonly returnAddress: string;
  /** The user that the login itself names. They are logged in without the page, in place of the user of the session. */
  readonly named?: InventedUser | undefined;
  /** Whether it is content with a session that began before it. */
  readonly accepts: (session: Session) => boolean;
  /** Returns the address for the browser once the user is logged in. */
  readonly finish: (session: Session, fault?: TokenFault) => string;
  readonly cancel: (request: PageRequest) => ServiceAnswer;
}

/** The login page of one of the two interfaces. */
export interface LoginPages extends Pick<ServiceContext, "users" | "sessions" | "automatic"> {
  /** The `action` of the forms. */
  readonly action: string;
  /** Faults that its tokens can be given; none where it gives no tokens. */
  readonly tokenFaults?: readonly TokenFault[];
  readonly logins: Store<Login>;
}

/** The login page; or the way back at once, within a single sign-on session and for a user who is logged in automatically. */
export function beginLogin(pages: LoginPages, login: Login, request: ServiceRequest): ServiceAnswer {
  const { sessions, automatic, logins } = pages;
  const session = sessions.find(request.headers["cookie"]);
  const isHis = login.named === undefined || session?.user === login.named;
  if (session !== undefined && isHis && login.accepts(session)) return redirect(login.finish(session));
  const user = login.named ?? automatic.user;
  return user === undefined ? loginPage(pages, login, request, logins.add(login)) : begin(pages, login, user);
}

/** Begins a session of a user, and leads the browser back. */
function begin({ sessions }: LoginPages, login: Login, user: InventedUser, fault?: TokenFault): ServiceAnswer {
  const { session, cookie } = sessions.begin(user);
  return redirect(login.finish(session, fault), cookie);
}

/** The forms of the login page. A login is finished once; typed claims that break rules do not finish it. */
export function finishLogin(pages: LoginPages, request: ServiceRequest): ServiceAnswer {
  const { users, logins, tokenFaults = [] } = pages;
  const given = formOf(request);
  const valueOf = (name: string): string => onlyValue(given, name) ?? "";
  const [action, reference, wanted] = [valueOf("action"), valueOf("reference"), valueOf("fault")];
  const sent = sentParameters(request, languageOf(request));
  const fault = tokenFaults.find((name) => name === wanted);
  if (wanted !== "" && fault === undefined) {
    return errorPage(request, { reason: words.chooseFault, sent, registered: [[words.tokens, tokenFaults]] });
  }
  const user =
    action === "type"
      ? readTyped(given, users)
      : users.find(({ username }) => action === "login" && username === valueOf("username"));
  if (user === undefined && action !== "cancel") {
    const usernames = users.map(({ username }) => username);
    return errorPage(request, { reason: words.chooseUser, sent, registered: [[words.knownUsers, usernames]] });
  }
  const refused = user !== undefined && "issues" in user ? user : undefined;
  const login = refused === undefined ? logins.take(reference) : logins.get(reference);
  if (login === undefined) return errorPage(request, { reason: words.loginFinished, sent });
  if (user === undefined) return login.cancel(request);
  return "issues" in user ? loginPage(pages, login, request, reference, user) : begin(pages, login, user, fault);
}

/**
 * The login page: a user is chosen instead of a password, or his claims are typed. The first form sends `reference`,
 * `username` and `action`, which is `login` or `cancel`; the second one `reference`, `action` with the value `type`, and
 * the claims. If the login gives tokens, both send `fault`, which is empty for good ones.
 *
 * @param reference names the unfinished login
 * @param refused the claims that were typed before
 */
function loginPage(
  { users, action, tokenFaults = [] }: LoginPages,
  { clientId, returnAddress }: Login,
  request: PageRequest,
  reference: string,
  refused?: TypedClaims,
): ServiceAnswer {
  const choices = users.map(
    ({ username, claims: { given_name, family_name }, note }, index) =>
      html`<div class="choice">
        <input type="radio" name="username" value="${username}" id="user-${index}" ${index === 0 && "checked"} />
        <label for="user-${index}"><span lang="cs">${given_name} ${family_name}</span> (${username}): ${note}</label>
      </div>`,
  );
  const faults = [["", words.goodTokens] as const, ...tokenFaults.map((name) => [name, name] as const)];
  const tokens = tokenFaults.length > 0 && html`<p>${select(words.tokens, "fault", faults, "")}</p>`;
  const chosen = html`<fieldset>
      <legend>${words.inventedUsers}</legend>
      ${choices}
    </fieldset>
    ${tokens} ${button("login", words.logInButton)} ${button("cancel", words.cancel, html`class="other"`)}`;
  const typed = html`${typedFields.map((field) => fieldOf(field, refused ?? initialClaims))} ${tokens}
  ${button("type", words.logInWithClaims, html`formnovalidate`)}`;
  return pageAnswer(request, {
    status: refused === undefined ? 200 : 400,
    title: words.logIn,
    returnAddress,
    content: html`${refused && problemSummary(refused)}
      <p>${fill(words.asksWho, { client: html`<strong>${clientId}</strong>` })}</p>
      ${form(action, { reference }, chosen)}
      <details ${refused && "open"}>
        <summary>${words.somebodyElse}</summary>
        ${form(action, { reference }, typed)}
      </details>`,
  });
}

/** The problems of typed claims, first on the page and read out first; each links to its field. */
function problemSummary({ issues }: TypedClaims): Html {
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
    <h2 id="problems">${words.thereIsAProblem}</h2>
    <ul>
      ${issues.map(({ field, rule }) => html`<li><a href="#${field}">${claims[field]} ${ruleWords(rule)}</a></li>`)}
    </ul>
  </div>`;
}

/** The field of a claim with its label, and with its hint and the rule it breaks as its description. */
function fieldOf({ name, kind, required }: TypedField, { typed, issues }: TypedClaims): Html {
  const { [name]: value = "" } = typed;
  if (kind === "yes") {
    return html`<div class="choice">
      <input type="checkbox" name="${name}" id="${name}" value="yes" ${value !== "" && "checked"} />
      <label for="${name}">${claims[name]} <code>${name}</code></label>
    </div>`;
  }
  const hint = new Map(Object.entries(hints)).get(name);
  const rule = issues.find((issue) => issue.field === name)?.rule;
  const described = [hint && `${name}-hint`, rule && `${name}-error`].filter((id) => id !== undefined).join(" ");
  const state = html`name="${name}" id="${name}" autocomplete="off" ${required && "required"}
  ${described !== "" && html`aria-describedby="${described}"`} ${rule && html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${claims[name]} ${!required && words.optional} <code>${name}</code></label>
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
