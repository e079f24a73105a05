import { createHash } from "node:crypto";
import type { HttpAnswer, HttpRequest } from "../answer-listener.ts";
import { html, type Html } from "./html.ts";

/**
 * The style of every page: colours of the browser's light and dark scheme, nothing wider than the window, so that 320
 * pixels and a zoom of 400 % are enough (WCAG 2.2, 1.4.10), and a focus that is seen (2.4.7).
 */
const style = html`<style>
  :root {
    color-scheme: light dark;
    background: Canvas;
    color: CanvasText;
  }
  body {
    font:
      1rem/1.5 system-ui,
      sans-serif;
    max-width: 44rem;
    margin: 0 auto;
    padding: 1rem;
    overflow-wrap: anywhere;
  }
  fieldset {
    min-width: 0;
    margin: 0 0 1rem;
    border: 1px solid GrayText;
    border-radius: 0.5rem;
  }
  legend,
  summary,
  .field label {
    font-weight: 600;
  }
  summary,
  .choice label {
    padding: 0.25rem 0;
  }
  .choice {
    display: flex;
    align-items: flex-start;
    gap: 0.5rem;
  }
  .choice input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.375rem 0 0;
  }
  .field {
    margin: 1rem 0;
  }
  .field label,
  .hint,
  .error {
    display: block;
  }
  .hint {
    font-size: 0.875rem;
  }
  .error {
    font-weight: 600;
    color: light-dark(#a4000f, #ff9a9e);
  }
  .problems {
    margin: 1rem 0;
    padding: 0 1rem;
    border: 3px solid light-dark(#a4000f, #ff9a9e);
    border-radius: 0.5rem;
  }
  .field input,
  textarea {
    font: inherit;
    box-sizing: border-box;
    width: 100%;
    max-width: 30rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid GrayText;
    border-radius: 0.25rem;
  }
  code {
    font-size: 0.875rem;
    font-weight: 400;
  }
  button {
    font: inherit;
    margin: 0.5rem 0.5rem 0.5rem 0;
    padding: 0.5rem 1rem;
    border: 2px solid #0b5394;
    border-radius: 0.25rem;
    background: #0b5394;
    color: #ffffff;
  }
  button.other {
    border-color: currentColor;
    background: Canvas;
    color: CanvasText;
  }
  :focus-visible {
    outline: 3px solid light-dark(#7a4100, #ffbf47);
    outline-offset: 2px;
  }
  details {
    padding-top: 0.5rem;
  }
  footer {
    margin-top: 2rem;
    border-top: 1px solid GrayText;
    font-size: 0.875rem;
  }
</style>`;

/** The source of the style for a Content-Security-Policy: the hash of the text between its tags. */
const styleSource = `'sha256-${createHash("sha256")
  .update(style.toString().slice("<style>".length, -"</style>".length))
  .digest("base64")}'`;

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

/** What answers some methods of a path. */
export interface Route {
  readonly methods: readonly string[];
  readonly path: string;
}

/** The route that a request takes; where there is none, the page that says so. */
export function findRoute<Known extends Route>(
  routes: readonly Known[],
  { method, path }: Pick<HttpRequest, "method" | "path">,
): Known | HttpAnswer {
  const found = routes.filter((route) => route.path === path);
  if (found.length === 0) return errorPage("There is no such page.", 404);
  const route = found.find(({ methods }) => methods.includes(method));
  if (route !== undefined) return route;
  const page = errorPage("The page does not take this method.", 405);
  return { ...page, headers: { ...page.headers, Allow: found.flatMap(({ methods }) => methods).join(", ") } };
}
