import { requestRules, scopes } from "../../../generated/identity.gen.ts";
import { refusalAnswer, type Refusal } from "../../services/identity/parameters.ts";
import { onlyValue, parametersOf } from "../../services/messages.ts";
import { ruleWords, type Words } from "../../services/rules.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { errorPage, type Details } from "../pages/error-page.ts";
import { certificatesOf, describeCertificate } from "../pages/describe-certificate.ts";
import { fill, html, plainText, type HtmlValue } from "../pages/html.ts";
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
  const { parameter, rule } = refused.refusal;
  return errorPage(refused.request, {
    reason: html`${parameter} ${ruleWords(rule)}`,
    status,
    sent: sentOf(refused),
    registered: registeredOf(refused),
  });
}

/**
 * The error answer for programs (RFC 6749, section 5.2). The description has what was sent and what is registered too, where the
 * rule is about that.
 */
export function describedRefusal(refused: Refused): ServiceAnswer {
  const { code, message, parameter } = refused.refusal;
  const registered = registeredOf(refused);
  if (registered.length === 0) return refusalAnswer(refused.refusal);
  const compared: readonly HtmlValue[] = parameter === undefined ? ["client_id", words.clientCertificate] : [parameter];
  const listed = (details: Details): string => {
    const text = (value: HtmlValue): string => plainText(value, "en");
    return details.map(([label, values]) => `${text(label)}: ${values.map(text).join(", ")}`).join("; ");
  };
  const sent = listed(sentOf(refused).filter(([name]) => compared.includes(name)));
  return refusalAnswer({ code, message: printable(`${message} (sent: ${sent}; registered: ${listed(registered)})`) });
}

/** The characters that a description may have (RFC 6749, section 5.2); the others are percent-encoded. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20\x21\x23-\x5b\x5d-\x7e]+/g, (characters) =>
    encodeURIComponent(Buffer.from(characters).toString()),
  );
}

function sentOf({ request, mutualTls }: Refused): Details {
  if (!mutualTls) return sentParameters(request);
  return [...sentParameters(request), [words.clientCertificate, [describeCertificate(request.presented?.())]]];
}

/** The registered values that the rule compares with. */
function registeredOf({ clients, request, refusal }: Refused): Details {
  const wanted = onlyValue(parametersOf(request), "client_id");
  const client = clients.find(({ clientId }) => clientId === wanted);
  const known: Details = [[words.registeredClients, clients.map(({ clientId }) => clientId)]];
  const ofClient = (label: Words, list: (system: ClientSystem) => readonly string[]): Details =>
    client === undefined ? known : [[fill(label, { client: client.clientId }), list(client)]];
  switch (refusal.parameter ?? refusal.rule.name) {
    case "client_id":
      return known;
    case "redirect_uri":
      return ofClient(words.registeredLoginAddresses, ({ redirectUris }) => redirectUris);
    case "post_logout_redirect_uri":
      return ofClient(words.registeredLogoutAddresses, ({ postLogoutRedirectUris }) => postLogoutRedirectUris);
    case "scope":
      return [[words.knownScopes, scopes]];
    case "unknownParameter":
      return [
        [words.knownParameters, Object.keys(requestRules[request.path.includes("end") ? "logout" : "authorization"])],
      ];
    case "noCertificate":
    case "otherCertificate":
      return certificatesOf(client === undefined ? clients : [client]);
    default:
      return [];
  }
}
