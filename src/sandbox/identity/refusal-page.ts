import { requestRules, scopes } from "../../../generated/identity.gen.ts";
import { refusalAnswer, type Refusal } from "../../services/identity/parameters.ts";
import { formOf, readForm, type Form } from "../../services/messages.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { about, errorPage, type Details } from "../pages/error-page.ts";
import { certificatesOf, describeCertificate } from "../pages/describe-certificate.ts";
import { languageOf, type Language } from "../pages/language.ts";
import { ruleIn } from "../pages/rules.ts";
import { sentParameters } from "../pages/sent-parameters.ts";
import { words } from "../pages/words.ts";

/** A refusal with what it is about. */
export interface Refused {
  readonly clients: readonly ClientSystem[];
  readonly request: ServiceRequest;
  readonly refusal: Refusal;
  /** Whether the address asks for a client certificate. */
  readonly mutualTls: boolean;
}

/** The page of a refusal: the rule, what was sent and what is registered. */
export function refusalPage(refused: Refused, status = 400): ServiceAnswer {
  const { request, refusal } = refused;
  const { parameter, rule } = refusal;
  const text = (language: Language): string =>
    [...(parameter === undefined ? [] : [parameter]), ruleIn(language, rule)].join(" ");
  const language = languageOf(request);
  return errorPage(request, {
    reason: { en: text("en"), cs: text("cs") },
    status,
    sent: sentOf(refused, language),
    registered: registeredOf(refused, language),
  });
}

/**
 * The error answer for programs (RFC 6749, section 5.2). The description has what was sent and what is registered too, where the
 * rule is about that.
 */
export function describedRefusal(refused: Refused): ServiceAnswer {
  const { refusal } = refused;
  const { code, message } = refusal;
  const registered = registeredOf(refused, "en");
  if (registered.length === 0) return refusalAnswer(refusal);
  const { parameter } = refusal;
  const sent = sentOf(refused, "en").filter(
    ([name]) =>
      name === parameter || (parameter === undefined && ["client_id", words.clientCertificate.en].includes(name)),
  );
  const listed = (details: Details): string =>
    details.map(([label, values]) => `${label}: ${values.join(", ")}`).join("; ");
  return refusalAnswer({
    code,
    message: printable(`${message} (sent: ${listed(sent)}; registered: ${listed(registered)})`),
  });
}

/** The characters that a description may have (RFC 6749, section 5.2); the others are percent-encoded. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20\x21\x23-\x5b\x5d-\x7e]+/g, (characters) =>
    encodeURIComponent(Buffer.from(characters).toString()),
  );
}

function sentOf({ request, mutualTls }: Refused, language: Language): Details {
  const certificate = [
    words.clientCertificate[language],
    [describeCertificate(request.presented?.(), language)],
  ] as const;
  return mutualTls ? [...sentParameters(request), certificate] : sentParameters(request);
}

/** What the rule compares with. */
function registeredOf({ clients, request, refusal }: Refused, language: Language): Details {
  const form = request.method === "GET" ? readForm(request.query) : formOf(request);
  const client = clientOf(clients, form);
  const label = (text: (typeof words)[keyof typeof words], clientId: string): string =>
    about(text, { client: clientId })[language];
  const known: Details = [[words.registeredClients[language], clients.map(({ clientId }) => clientId)]];
  const { name } = refusal.rule;
  switch (refusal.parameter ?? name) {
    case "client_id":
      return known;
    case "redirect_uri":
      return client === undefined
        ? known
        : [[label(words.registeredLoginAddresses, client.clientId), client.redirectUris]];
    case "post_logout_redirect_uri":
      return client === undefined
        ? known
        : [[label(words.registeredLogoutAddresses, client.clientId), client.postLogoutRedirectUris]];
    case "scope":
      return [[words.knownScopes[language], scopes]];
    case "unknownParameter":
      return [[words.knownParameters[language], knownParameters(request)]];
    case "noCertificate":
    case "otherCertificate":
      return certificatesOf(client === undefined ? clients : [client], language);
    default:
      return [];
  }
}

function knownParameters({ path }: ServiceRequest): readonly string[] {
  return Object.keys(path.includes("end") ? requestRules.logout : requestRules.authorization);
}

function clientOf(clients: readonly ClientSystem[], form: Form | undefined): ClientSystem | undefined {
  const [wanted] = form?.get("client_id") ?? [];
  return clients.find(({ clientId }) => clientId === wanted);
}
