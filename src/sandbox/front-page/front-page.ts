import { createHash } from "node:crypto";
import type { ServiceAnswer } from "../../services/service.ts";
import { html, type Html } from "../pages/html.ts";
import { languageOf } from "../pages/language.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { words } from "../pages/words.ts";
import { faultsSection } from "./faults-section.ts";
import { requestsSection } from "./requests-section.ts";
import { addressesSection, clientsSection, snippetsSection, usersSection } from "./shown-sections.ts";
import { subjectsSection } from "./subjects-section.ts";
import { paths, type View } from "./front-page-state.ts";

/** The sections by their names, which are those of their titles. */
const sections = {
  running: addressesSection,
  subjects: subjectsSection,
  users: usersSection,
  clients: clientsSection,
  faults: faultsSection,
  requests: requestsSection,
  snippets: snippetsSection,
} as const;

// The table has every name and nothing else.
const names = Object.keys(sections) as readonly (keyof typeof sections)[];

function section(name: keyof typeof sections, view: View): Html {
  return html`<section aria-labelledby="${name}" data-testid="${name}">
    <h2 id="${name}">${words[name]}</h2>
    ${sections[name](view)}
  </section>`;
}

/** The front page of a sandbox: what runs, what is in it, what goes wrong, and what was asked last. */
export function frontPage(view: View): ServiceAnswer {
  return pageAnswer(view.request, {
    title: words.home,
    content: html`<nav aria-label="${words.contents}">
        <ul>
          ${names.map((name) => html`<li><a href="#${name}">${words[name]}</a></li>`)}
        </ul>
      </nav>
      ${names.map((name) => section(name, view))}`,
    script: paths.script,
    ownForms: true,
  });
}

/** The parts of the page that change by themselves, or 304 when the reader has them. */
export function liveParts(view: View): ServiceAnswer {
  const text = html`${section("faults", view)} ${section("requests", view)}`.in(languageOf(view.request));
  const headers = { ETag: `"${createHash("sha256").update(text).digest("base64url")}"` };
  if (view.request.headers["if-none-match"] === headers.ETag) return { status: 304, headers };
  return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8", ...headers }, body: text };
}
