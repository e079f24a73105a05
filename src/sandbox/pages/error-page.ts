import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import { shownText } from "../shown-text.ts";
import { html, type Html, type HtmlValue } from "./html.ts";
import { languageOf, type PageRequest } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { words } from "./words.ts";

/** Values that were sent or are registered: a list under each label. */
export type Details = readonly (readonly [label: HtmlValue, values: readonly HtmlValue[]])[];

export interface ErrorPage {
  readonly reason: HtmlValue;
  /** Without it 400. */
  readonly status?: number;
  /** Without it: the request is refused. */
  readonly title?: HtmlValue;
  /** The values that were sent, without secrets. */
  readonly sent?: Details;
  /** The values that would have been right. */
  readonly registered?: Details;
}

/** A page that says why the service refuses a request of the browser, and leads nowhere. */
export function errorPage(request: PageRequest, page: ErrorPage): ServiceAnswer {
  const { reason, status = 400, title = words.refused, sent = [], registered = [] } = page;
  return pageAnswer(request, {
    ...{ status, title },
    content: html`<p>${reason}</p>
      ${detailsOf(words.sent, sent)} ${detailsOf(words.registered, registered)}
      ${status === 404 ? html`<p><a href="/">${words.frontPage}</a></p>` : ""}`,
  });
}

/** As much as a reader compares. */
const mostCharacters = 1000;

function detailsOf(title: HtmlValue, details: Details): Html | undefined {
  if (details.length === 0) return undefined;
  const shortened = (value: HtmlValue): HtmlValue =>
    typeof value === "string" && value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
  return html`<h2>${title}</h2>
    <dl>
      ${details.map(
        ([label, values]) =>
          html`<dt>${label}</dt>
            ${values.map((value) => html`<dd><code>${shortened(value)}</code></dd>`)}`,
      )}
    </dl>`;
}

/** The path and the methods that a page answers. */
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
  const methods = [...new Set(routes.flatMap((route) => (route.path === path ? route.methods : [])))];
  const sent: Details = [
    [words.method, [method]],
    [words.path, [shownText(path, words.hidden[languageOf(request)])]],
  ];
  if (methods.length === 0) {
    const registered: Details = [[words.knownPaths, [...new Set(routes.map((route) => route.path))]]];
    return errorPage(request, { reason: words.noSuchPage, status: 404, sent, registered });
  }
  const registered: Details = [[words.knownMethods, methods]];
  const page = errorPage(request, { reason: words.wrongMethod, status: 405, sent, registered });
  return { ...page, headers: { ...page.headers, Allow: methods.join(", ") } };
}
