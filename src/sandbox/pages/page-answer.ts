import { createHash } from "node:crypto";
import type { ServiceAnswer } from "../../services/service.ts";
import { html, styleOf, type HtmlValue } from "./html.ts";
import { addressIn, languageOf, type PageRequest } from "./language.ts";
import { css } from "./style.ts";
import { words } from "./words.ts";

export interface Page {
  /** @default 200 */
  readonly status?: number;
  readonly title: HtmlValue;
  readonly content: HtmlValue;
  /** The address that its forms lead to in the end; a page with forms needs it, unless it has `ownForms`. */
  readonly returnAddress?: string;
  /** Path of its script on the same address; without it the page has none, and no script runs. */
  readonly script?: string;
  /** Whether its forms lead to the address itself, which asks where they come from. */
  readonly ownForms?: boolean;
}

/** Built of two, since bundlers take the whole of it for the end of a script around them. */
const scriptEnd = html`</${"script"}>`;

/** Answers a page in the language of its reader: never stored, never inside another page. */
export function pageAnswer(request: PageRequest, page: Page): ServiceAnswer {
  const { status = 200, title, content, returnAddress, script, ownForms = false } = page;
  const language = languageOf(request);
  const other = language === "cs" ? "en" : "cs";
  const address = addressIn(other, request);
  const text = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${status !== 200 && html`${words.error}: `}${title}</title>
        ${styleOf(css)} ${script && html`<script src="${script}" defer>${scriptEnd}`}
      </head>
      <body class="${ownForms ? "wide" : ""}">
        <header>
          <a class="home" href="/" data-testid="home">${words.home}</a>
          ${address && html`<a href="${address}" lang="${other}" hreflang="${other}" data-testid="language">${words.inOtherLanguage}</a>`}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p>${words.sandboxNote}</p>
        </footer>
      </body>
    </html> `;
  const scripts = script === undefined ? "" : "script-src 'self'; connect-src 'self'; ";
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        `default-src 'none'; style-src ${styleSource}; ${scripts}` +
        `form-action ${ownForms ? "'self'" : formTargets(returnAddress)}; base-uri 'none'; frame-ancestors 'none'`,
      // Without a referrer a form would come from the origin "null".
      "Referrer-Policy": ownForms ? "same-origin" : "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
    body: text.in(language),
  };
}

/** The source of the style for a Content-Security-Policy: the hash of the text between its tags. */
const styleSource = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

/**
 * The sources of `form-action`. Browsers also check every redirect after the form: that to the client system, and the further
 * ones of the client system, to any address. So the schemes are named and not the hosts.
 */
function formTargets(returnAddress: string | undefined): string {
  if (returnAddress === undefined) return "'none'";
  return [...new Set(["'self'", "https:", "http:", new URL(returnAddress).protocol])].join(" ");
}
