import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { BrowserForm } from "../../identity/types.ts";
import { readPageForm, unescape, type PageForm } from "./read-page-form.ts";
import type { BrowserRequest, Visit, Visited } from "./visit.ts";

type Fields = Readonly<Record<string, string>>;

/** Where a browser is sent: an address, or what an identity client gives for it. */
export type BrowserStart =
  | string
  | URL
  | {
      /** An address. */
      readonly url: string;
    }
  | {
      /** A form that the browser sends. */
      readonly form: BrowserForm;
    };

/** A browser of one user that needs no window. */
export interface SandboxBrowser {
  /**
   * Logs in on the sandbox's page, by OpenID Connect or in the legacy service, and gives the address that the service
   * sends the browser back to; it does not call it. Within a session there is no choice: the user of the session stays.
   *
   * @param username one of the invented users, or `{ cancel: true }` for a user who changes his mind
   * @throws InvalidInputError when the page has no such user.
   * @throws Error with the reason when the service refuses the login.
   */
  logIn(start: BrowserStart, username: string | { readonly cancel: true }): Promise<string>;
  /**
   * Logs out, and gives the address that the service sends the browser back to; it does not call it.
   *
   * @param choice `end`: whether the user ends the single sign-on session
   * @throws Error with the reason when the service refuses the logout.
   */
  logOut(start: BrowserStart, choice: { readonly end: boolean }): Promise<string>;
}

/** @param visit sends its requests */
export function createBrowser(visit: Visit): SandboxBrowser {
  /** Visits the address, and sends the form of the page there. */
  const play = async (start: BrowserStart, fieldsOf: (form: PageForm) => Fields): Promise<string> => {
    const visited = await visit(requestOf(start));
    if ("elsewhere" in visited) return visited.elsewhere;
    const form = visited.status === 200 ? readPageForm(visited.page) : undefined;
    if (form === undefined) throw refusal(visited);
    const url = new URL(form.action, visited.url).href;
    const answer = await visit({ url, form: { ...form.hidden, ...fieldsOf(form) } });
    if ("elsewhere" in answer) return answer.elsewhere;
    throw refusal(answer);
  };
  return {
    logIn: (start, username) =>
      play(start, ({ usernames }) => {
        if (typeof username === "object") return { action: "cancel" };
        if (usernames.includes(username)) return { action: "login", username };
        throw new InvalidInputError("logIn", [{ field: "username", rule: `must be ${usernames.join(", ")}` }]);
      }),
    logOut: (start, { end }) => play(start, () => ({ action: end ? "end" : "keep" })),
  };
}

function requestOf(start: BrowserStart): BrowserRequest {
  if (typeof start === "string" || start instanceof URL) return { url: String(start) };
  return "url" in start ? { url: start.url } : { url: start.form.action, form: start.form.fields };
}

/** The text of a page that says why, or of the JSON answer of an endpoint for programs. */
function refusal({ page, status }: Extract<Visited, { readonly page: string }>): Error {
  const [, reason = page] = /<p>([^<]*)<\/p>/.exec(page) ?? [];
  return new Error(`the sandbox refused the browser (${status}): ${unescape(reason).slice(0, 500)}`);
}
