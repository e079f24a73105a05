import { readFile } from "node:fs/promises";
import type { Answer } from "./answer.ts";
import { html, type Html } from "./html.ts";
import type { Language, Texts } from "./language.ts";

const texts = {
  skip: { cs: "Přeskočit na obsah", en: "Skip to the content" },
  language: { cs: "Jazyk", en: "Language" },
  note: {
    cs: "Ukázka balíčku ares-caais nad sandboxem: osoby i subjekty jsou smyšlené.",
    en: "An example of the package ares-caais over its sandbox: persons and subjects are invented.",
  },
} as const satisfies Texts;

/** A page of an application. */
export interface Page {
  readonly language: Language;
  /** Name of the application. */
  readonly application: string;
  /** Its heading, and the title of the window. */
  readonly title: string;
  readonly content: Html;
  /** The content of the page's header beside the language switch. */
  readonly head?: Html;
  /** @default 200 */
  readonly status?: number;
  /** Origins that its forms are sent on to; browsers ask for them beside the application's own. */
  readonly formTargets?: readonly string[];
  /** Address of a script of the application's own. */
  readonly script?: string;
  readonly cookies?: readonly string[];
}

/** A page in one language. Its policy lets in the style and the script of this application, and nothing else. */
export function page(options: Page): Answer {
  const { language, application, title, content, head, status = 200, formTargets = [], script, cookies = [] } = options;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${application}</title>
        <link rel="stylesheet" href="/style.css" />
        ${script === undefined ? "" : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#content">${texts.skip[language]}</a>
        <header>
          <p class="name"><a href="/">${application}</a></p>
          <nav aria-label="${texts.language[language]}">
            ${languageLink("cs", "Čeština", language)} ${languageLink("en", "English", language)}
          </nav>
          ${head ?? ""}
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${content}
        </main>
        <footer><p>${texts.note[language]}</p></footer>
      </body>
    </html> `;
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
    cookies,
    body: body.text,
  };
}

function languageLink(to: Language, name: string, current: Language): Html {
  const state = to === current ? html`aria-current="true"` : "";
  return html`<a href="/language/${to}" lang="${to}" hreflang="${to}" ${state}>${name}</a>`;
}

/** A file of the application, such as its style. */
export async function file(address: URL, type: string): Promise<Answer> {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "X-Content-Type-Options": "nosniff" };
  return { status: 200, headers: { ...headers, "Cache-Control": "no-cache" }, body: await readFile(address) };
}

/** The style of every page. */
export function style(): Promise<Answer> {
  return file(new URL("style.css", import.meta.url), "text/css");
}
