import type { HttpAnswer } from "../http/message.ts";
import { html, type Html } from "./html.ts";
import { style, styleSource } from "./style.ts";

/** A page of the sandbox. */
export interface Page {
  /** @default 200 */
  readonly status?: number;
  readonly title: string;
  readonly content: Html;
  /** Where its forms lead in the end; without it the page has none. */
  readonly returnAddress?: string;
}

/** Answers a page: without scripts, never stored, never inside another page. */
export function pageAnswer({ status = 200, title, content, returnAddress }: Page): HttpAnswer {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${status === 200 ? "" : "Error: "}${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p>This is the sandbox of ares-caais: its users are invented, and nothing here reaches the live service.</p>
        </footer>
      </body>
    </html> `;
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        `default-src 'none'; style-src ${styleSource}; form-action ${formTargets(returnAddress)}; ` +
        "base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
    body: page.toString(),
  };
}

/** A page that says why the service refuses a request of the browser, and leads nowhere. */
export function errorPage(reason: string, status = 400, title = "The request is refused"): HttpAnswer {
  return pageAnswer({ status, title, content: html`<p>${reason}</p>` });
}

/**
 * Where forms may go. Browsers look at every redirect after the form too: at that to the client system, and at those that
 * it goes on with, to whatever address. So their schemes are named and not their hosts.
 */
function formTargets(returnAddress: string | undefined): string {
  if (returnAddress === undefined) return "'none'";
  return [...new Set(["'self'", "https:", "http:", new URL(returnAddress).protocol])].join(" ");
}
