import type { OutgoingHttpHeaders } from "node:http";
import { html, type Html } from "./html.ts";

/** What the application answers. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

/** What is special about a page. */
export interface PageOptions {
  /** @default 200 */
  readonly status?: number;
  /** Origins that its forms are sent on to; browsers ask for them beside the application's own. */
  readonly formTargets?: readonly string[];
  readonly cookies?: readonly string[];
}

/** A page without scripts. */
export function page(
  title: string,
  content: Html,
  { status = 200, formTargets = [], cookies = [] }: PageOptions = {},
): Answer {
  const policy = `default-src 'none'; form-action ${["'self'", ...formTargets].join(" ")}; base-uri 'none'`;
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Set-Cookie": [...cookies],
    },
    body: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html> `.text,
  };
}

/** Sends the browser elsewhere by GET. */
export function redirect(location: string, ...cookies: readonly string[]): Answer {
  return {
    status: 303,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      // The address that is left may hold a code or a session id.
      "Referrer-Policy": "no-referrer",
      "Set-Cookie": [...cookies],
    },
  };
}
