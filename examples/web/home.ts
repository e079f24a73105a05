import type { Registry } from "ares-caais";
import { html, type Html } from "../page/html.ts";
import type { Language } from "../page/language.ts";
import type { User } from "./sessions.ts";
import { subject, subjectForm } from "./subject.ts";
import { texts } from "./texts.ts";

/** The page of somebody who is not logged in. */
export function welcome(language: Language): Html {
  return html`<p>${texts.about[language]}</p>
    <p class="choices">
      <a class="button" href="/auth/login">${texts.logIn[language]}</a>
      <a class="button plain" href="/legacy/login">${texts.logInLegacy[language]}</a>
    </p>`;
}

/** How a user has logged in, and where the logout is. */
export interface Way {
  readonly name: string;
  readonly logout: string;
}

/** The user, for the head of the page. */
export function logoutForm(user: User, way: Way, language: Language): Html {
  return html`<form method="post" action="${way.logout}">
    <span lang="cs">${user.name}</span> <button class="plain">${texts.logOut[language]}</button>
  </form>`;
}

/**
 * The page of a user: who he is, the company or authority that he acts for, and a form for any other.
 *
 * @param asked what he typed into the form
 */
export async function home(
  registry: Registry,
  user: User,
  way: Way,
  asked: string | undefined,
  language: Language,
): Promise<Html> {
  return html`<h2>${texts.user[language]}</h2>
    <dl>
      <dt>${texts.name[language]}</dt>
      <dd lang="cs">${user.name}</dd>
      <dt>${texts.username[language]}</dt>
      <dd>${user.username}</dd>
      <dt>${texts.roles[language]}</dt>
      <dd>${user.roles.join(", ") || texts.noRoles[language]}</dd>
      <dt>${texts.way[language]}</dt>
      <dd>${way.name}</dd>
    </dl>
    <h2>${texts.actsFor[language]}</h2>
    ${await subject(registry, user.ico, language)} ${await subjectForm(registry, asked, language)}`;
}
