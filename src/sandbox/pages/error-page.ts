import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import { shownText } from "../shown-text.ts";
import { html, type Html } from "./html.ts";
import { languageOf, type Language, type PageRequest, type Words } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { words } from "./words.ts";

/** What was sent, or what is registered: a list of values under each label. */
export type Details = readonly (readonly [label: string, values: readonly string[]])[];

export interface ErrorPage {
  readonly reason: Words;
  /** Without it 400. */
  readonly status?: number;
  /** Without it: the request is refused. */
  readonly title?: Words;
  /** What was sent, without secrets. */
  readonly sent?: Details;
  /** What would have been right. */
  readonly registered?: Details;
}

/** A page that says why the service refuses a request of the browser, and leads nowhere. */
export function errorPage(request: PageRequest, page: ErrorPage): ServiceAnswer {
  const { reason, status = 400, title = words.refused, sent = [], registered = [] } = page;
  const language = languageOf(request);
  return pageAnswer(request, {
    status,
    title: title[language],
    content: html`<p>${reason[language]}</p>
      ${detailsOf(words.sent[language], sent)} ${detailsOf(words.registered[language], registered)}
      ${status === 404 ? html`<p><a href="/">${words.frontPage[language]}</a></p>` : ""}`,
  });
}

function detailsOf(title: string, details: Details): Html | undefined {
  if (details.length === 0) return undefined;
  return html`<h2>${title}</h2>
    <dl>
      ${details.map(
        ([label, values]) =>
          html`<dt>${label}</dt>
            ${values.map((value) => html`<dd><code>${shortened(value)}</code></dd>`)}`,
      )}
    </dl>`;
}

/** As much as a reader compares. */
const mostCharacters = 1000;

function shortened(value: string): string {
  return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
}

/** A text about one thing, in each language. */
export function about(text: Words, values: Readonly<Record<string, string>>): Words {
  const filled = (language: Language): string =>
    text[language].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return { en: filled("en"), cs: filled("cs") };
}

/** What answers some methods of a path. */
export interface Route {
  readonly methods: readonly string[];
  readonly path: string;
}

/** The route that a request takes; where there is none, the page that says so. */
export function findRoute<Known extends Route>(
  routes: readonly Known[],
  request: ServiceRequest,
): Known | ServiceAnswer {
  const { method, path } = request;
  return routes.find((route) => route.path === path && route.methods.includes(method)) ?? noSuchRoute(routes, request);
}

/** The page for a path or method that no route has. */
export function noSuchRoute(routes: readonly Route[], request: ServiceRequest): ServiceAnswer {
  const { method, path } = request;
  const language = languageOf(request);
  const methods = [...new Set(routes.flatMap((route) => (route.path === path ? route.methods : [])))];
  const sent: Details = [
    [words.method[language], [method]],
    [words.path[language], [shownText(path, words.hidden[language])]],
  ];
  if (methods.length === 0) {
    const registered: Details = [[words.knownPaths[language], [...new Set(routes.map((route) => route.path))]]];
    return errorPage(request, { reason: words.noSuchPage, status: 404, sent, registered });
  }
  const registered: Details = [[words.knownMethods[language], methods]];
  const page = errorPage(request, { reason: words.wrongMethod, status: 405, sent, registered });
  return { ...page, headers: { ...page.headers, Allow: methods.join(", ") } };
}
