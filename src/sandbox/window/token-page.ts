import { formOf, onlyValue } from "../../services/messages.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import { html } from "../pages/html.ts";
import { form } from "../pages/parts.ts";
import { words } from "../pages/words.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { paths, type View } from "./window-state.ts";

/** Asks a browser for the control token; once it was entered, lets the browser in by a cookie. */
export function tokenAnswer({ state }: View, request: ServiceRequest): ServiceAnswer {
  const sent = request.method === "POST" && request.path === paths.token ? formOf(request) : undefined;
  const token = onlyValue(sent, "token") ?? "";
  if (state.access.isToken(token)) {
    return { status: 303, headers: { Location: paths.front, "Set-Cookie": state.access.cookie } };
  }
  const field = html`<label>
      ${words.token}
      <input type="password" name="token" required autofocus autocomplete="current-password" />
    </label>
    <button>${words.unlock}</button>`;
  return pageAnswer(request, {
    status: 401,
    title: words.locked,
    content: html`<p>${sent === undefined ? words.lockedNote : words.wrongToken}</p>
      ${form(paths.token, {}, field)}`,
    ownForms: true,
  });
}
