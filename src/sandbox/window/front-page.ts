import { createHash } from "node:crypto";
import type { ServiceAnswer } from "../../services/service.ts";
import { html } from "../pages/html.ts";
import { words } from "../pages/words.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { languageOf } from "../pages/language.ts";
import { addressesSection } from "./addresses-section.ts";
import { faultsSection } from "./faults-section.ts";
import { clientsSection, usersSection } from "./people-sections.ts";
import { requestsSection } from "./requests-section.ts";
import { snippetsSection } from "./snippets-section.ts";
import { subjectsSection } from "./subjects-section.ts";
import { paths, type View } from "./window-state.ts";

const sections = ["running", "subjects", "users", "clients", "faults", "requests", "snippets"] as const;

/** The front page of a sandbox: what runs, what is in it, what goes wrong, and what was asked last. */
export function frontPage(view: View): ServiceAnswer {
  return pageAnswer(view.request, {
    title: words.home,
    content: html`<nav aria-label="${words.contents}">
        <ul>
          ${sections.map((name) => html`<li><a href="#${name}">${words[name]}</a></li>`)}
        </ul>
      </nav>
      ${addressesSection(view)} ${subjectsSection(view)} ${usersSection(view)} ${clientsSection(view)}
      ${faultsSection(view)}
      <p id="live-status" data-from="${paths.live}" data-live="${words.live}" data-lost="${words.lost}">
        ${words.reload}
      </p>
      ${requestsSection(view)} ${snippetsSection(view)}`,
    script: paths.script,
    ownForms: true,
  });
}

/** The parts of the page that change by themselves, under a tag that says whether they have. */
export function liveParts(view: View): { readonly text: string; readonly tag: string } {
  const text = html`${faultsSection(view)} ${requestsSection(view)}`.in(languageOf(view.request));
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
