import type { HttpAnswer } from "../http/message.ts";
import { html } from "./html.ts";
import { pageAnswer } from "./page-answer.ts";

/** What the logout page is for. */
export interface LogoutPage {
  readonly clientId: string;
  /** Where the form goes. */
  readonly action: string;
  /** Names the unfinished logout; the form sends it back as `reference`. */
  readonly reference: string;
  /** Where the browser goes afterwards. */
  readonly returnAddress: string;
}

/** The logout page: the form sends `reference` and `action`, which is `end` or `keep`. */
export function logoutPage({ clientId, action, reference, returnAddress }: LogoutPage): HttpAnswer {
  return pageAnswer({
    title: "Log out",
    returnAddress,
    content: html`<p>
        You logged out of the client system <strong>${clientId}</strong>. Do you want to end the single sign-on session
        too?
      </p>
      <p>While it lasts, client systems log you in without asking.</p>
      <form method="post" action="${action}">
        <input type="hidden" name="reference" value="${reference}" />
        <button name="action" value="end">End the session</button>
        <button class="other" name="action" value="keep">Keep the session</button>
      </form>`,
  });
}
