import {
  describeCertificate,
  registeredFor,
  sentParameters,
  type Details,
} from "../../services/identity/describe-refusal.ts";
import type { Refusal } from "../../services/identity/parameters.ts";
import { methodsOf, type Route } from "../../services/routes.ts";
import { labels, ruleWords } from "../../services/rules.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import { shownText } from "../../services/shown-text.ts";
import type { ClientSystem } from "../client-systems.ts";
import { html, type HtmlValue } from "./html.ts";
import { languageOf, type PageRequest } from "./language.ts";
import { pageAnswer } from "./page-answer.ts";
import { termList } from "./parts.ts";
import { words } from "./words.ts";

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
  const listed = [
    [words.sent, sent],
    [words.registered, registered],
  ] as const;
  return pageAnswer(request, {
    ...{ status, title },
    content: html`<p>${reason}</p>
      ${listed.map(
        ([label, details]) =>
          details.length > 0 &&
          html`<h2>${label}</h2>
            ${termList(details.map(([name, values]) => [name, values.map((value) => html`<code>${shortened(value)}</code>`)]))}`,
      )}
      ${status === 404 && html`<p><a href="/">${words.frontPage}</a></p>`}`,
  });
}

/** As much of a value as a reader compares. */
function shortened(value: Details[number][1][number]): HtmlValue {
  return typeof value === "string" && value.length > 1000 ? `${value.slice(0, 1000)}…` : value;
}

/**
 * The page of a refusal: the rule, what was sent and what is registered.
 *
 * @param mutualTls whether the address asks for a client certificate
 */
export async function refusalPage(
  clients: readonly ClientSystem[],
  request: ServiceRequest,
  refusal: Refusal,
  mutualTls = false,
): Promise<ServiceAnswer> {
  const sent = sentParameters(request, languageOf(request));
  return errorPage(request, {
    reason: html`${refusal.parameter} ${ruleWords(refusal.rule)}`,
    status: mutualTls && refusal.code === "invalid_client" ? 401 : 400,
    sent: mutualTls ? [...sent, [labels.clientCertificate, [describeCertificate(request.presented?.())]]] : sent,
    registered: await registeredFor(clients, request, refusal),
  });
}

/** Method and path of a request, without secrets. */
export function sentTarget(request: ServiceRequest): Details {
  const { method, path } = request;
  return [
    [words.method, [method]],
    [words.path, [shownText(path, labels.hidden[languageOf(request)])]],
  ];
}

/** The page for a path or method that no route has. */
export function noSuchRoute(request: ServiceRequest, routes: readonly Route[]): ServiceAnswer {
  const methods = methodsOf(routes, request.path);
  const paths = [...new Set(routes.map((route) => route.path))];
  const known: Pick<ErrorPage, "reason" | "status" | "registered"> =
    methods.length === 0
      ? { reason: words.noSuchPage, status: 404, registered: [[words.knownPaths, paths]] }
      : { reason: words.wrongMethod, status: 405, registered: [[words.knownMethods, methods]] };
  const page = errorPage(request, { ...known, sent: sentTarget(request) });
  return methods.length === 0 ? page : { ...page, headers: { ...page.headers, Allow: methods.join(", ") } };
}
