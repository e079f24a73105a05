import type { HttpAnswer } from "../http/message.ts";
import { html } from "./html.ts";
import { pageAnswer } from "./page-answer.ts";

/** A page that says why the service refuses a request of the browser, and leads nowhere. */
export function errorPage(reason: string, status = 400, title = "The request is refused"): HttpAnswer {
  return pageAnswer({ status, title, content: html`<p>${reason}</p>` });
}
