import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { errorPage, type Details } from "../pages/error-page.ts";
import { certificatesOf, describeCertificate } from "../pages/describe-certificate.ts";
import { languageOf, type Words } from "../pages/language.ts";
import { words } from "../pages/words.ts";
import { shownText } from "../shown-text.ts";

/** The statuses that a browser gets of the SOAP endpoint. */
type Status = 401 | 404 | 405;

const reasons: Readonly<Record<Status, Words>> = {
  401: words.legacyCertificate,
  404: words.noSuchPage,
  405: words.legacyMethod,
};

/** What somebody reads who opens the SOAP address in a browser, where programs get JSON. */
export function soapRefusalPage(
  clients: readonly ClientSystem[],
  request: ServiceRequest,
  status: Status,
): ServiceAnswer {
  const language = languageOf(request);
  const sent: Details = [
    [words.method[language], [request.method]],
    [words.path[language], [shownText(request.path, words.hidden[language])]],
    [words.clientCertificate[language], [describeCertificate(request.presented?.(), language)]],
  ];
  const registered: Record<Status, Details> = {
    401: certificatesOf(clients, language),
    404: [[words.knownPaths[language], [legacyEndpointPath]]],
    405: [[words.knownMethods[language], ["POST"]]],
  };
  return errorPage(request, { reason: reasons[status], status, sent, registered: registered[status] });
}
