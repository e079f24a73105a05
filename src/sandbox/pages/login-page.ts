import type { InputIssue } from "../../errors/invalid-input-error.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { HttpAnswer } from "../http/message.ts";
import { html, type Html } from "./html.ts";
import { pageAnswer } from "./page-answer.ts";
import { typedFields, type TypedValues } from "./typed-user/typed-fields.ts";
import { typedUserFields } from "./typed-user/typed-user-fields.ts";

/** What the login page is for. */
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
