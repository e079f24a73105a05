import { legacyPages } from "../../../generated/environments.gen.ts";
import { requestRules, scopes } from "../../../generated/identity.gen.ts";
import { certificateIn, fingerprint } from "../certificates.ts";
import { formOf, isForm, onlyValue, parametersOf, readForm } from "../messages.ts";
import { labels, labelFor, type Language, type Words } from "../rules.ts";
import { isSecretName } from "../secret-names.ts";
import type { PresentedCertificate, ServiceAnswer, ServiceRequest } from "../service.ts";
import { shownPairs, shownText } from "../shown-text.ts";
import type { RegisteredClient } from "./identity-provider.ts";
import { refusalAnswer, type Refusal } from "./parameters.ts";

/** Values that were sent or are registered: a list under each label. */
export type Details = readonly (readonly [label: string | Words, values: readonly (string | Words)[]])[];

/** A request has a dozen at most. */
const mostParameters = 50;

/** The parameters of the query and of the form of a request, secrets hidden; as they came, where they cannot be read. */
export function sentParameters(request: ServiceRequest, language: Language): Details {
  const hidden = labels.hidden[language];
  const forms = [
    { text: request.query, form: readForm(request.query) },
    ...(isForm(request) ? [{ text: new TextDecoder("latin1").decode(request.body), form: formOf(request) }] : []),
  ];
  const sent = forms.flatMap(({ text, form }): Details => {
    if (form === undefined) return [[labels.notReadable, [shownText(shownPairs(text, hidden), hidden)]]];
    // A challenge looks as the codes do, and is none.
    const shown = (name: string, value: string): string =>
      name === "code_challenge" ? value : shownText(value, hidden);
    return [...form].map(([name, values]) => [
      shownText(name, hidden),
      isSecretName(name) ? [hidden] : values.map((value) => shown(name, value)),
    ]);
  });
  return sent.length === 0 ? [[labels.nothingSent, []]] : sent.slice(0, mostParameters);
}

/** The fingerprints of the certificates of client systems. */
export function certificatesOf(clients: readonly RegisteredClient[]): Promise<Details> {
  return Promise.all(
    clients.map(async ({ clientId, certificates }) => {
      const known = certificates.map(({ cert }) => fingerprint(certificateIn(cert) ?? new Uint8Array()));
      return [labelFor("registeredCertificates", clientId), await Promise.all(known)] as const;
    }),
  );
}

/** The registered values that the broken rule compares with; none where it compares with nothing. */
export async function registeredFor(
  clients: readonly RegisteredClient[],
  request: ServiceRequest,
  { parameter, rule }: Pick<Refusal, "parameter" | "rule">,
): Promise<Details> {
  const form = parametersOf(request);
  const wanted = onlyValue(form, "client_id") ?? onlyValue(form, legacyPages.clientParameter);
  const client = clients.find(({ clientId }) => clientId === wanted);
  const known: Details = [[labels.registeredClients, clients.map(({ clientId }) => clientId)]];
  const ofClient = (label: keyof typeof labels, list: (system: RegisteredClient) => readonly string[]): Details =>
    client === undefined ? known : [[labelFor(label, client.clientId), list(client)]];
  switch (rule.name === "otherLogin" ? "" : (parameter ?? rule.name)) {
    case "client_id":
    case legacyPages.clientParameter:
      return known;
    case "redirect_uri":
      return ofClient("registeredLoginAddresses", ({ redirectUris = [] }) => redirectUris);
    case "post_logout_redirect_uri":
      return ofClient("registeredLogoutAddresses", ({ postLogoutRedirectUris = [] }) => postLogoutRedirectUris);
    case legacyPages.returnParameter:
      return ofClient("registeredLogoutBeginning", ({ legacyLogoutUrl = "" }) => [legacyLogoutUrl]);
    case "scope":
      return [[labels.knownScopes, scopes]];
    case "unknownParameter":
      return [
        [labels.knownParameters, Object.keys(requestRules[request.path.includes("end") ? "logout" : "authorization"])],
      ];
    case "noCertificate":
    case "otherCertificate":
      return certificatesOf(client === undefined ? clients : [client]);
    default:
      return [];
  }
}

/**
 * The error answer for programs (RFC 6749, section 5.2). The description has what was sent and what is registered too, where the
 * rule is about that.
 */
export async function describedRefusal(
  clients: readonly RegisteredClient[],
  request: ServiceRequest,
  refusal: Refusal,
): Promise<ServiceAnswer> {
  const { code, message, parameter } = refusal;
  const registered = await registeredFor(clients, request, refusal);
  if (registered.length === 0) return refusalAnswer(refusal);
  const compared = sentParameters(request, "en").filter(([name]) => name === (parameter ?? "client_id"));
  const certificate: Details =
    parameter === undefined ? [[labels.clientCertificate, [await presentedFingerprint(request)]]] : [];
  const text = (value: string | Words): string => (typeof value === "string" ? value : value.en);
  const listed = (details: Details): string =>
    details.map(([label, values]) => `${text(label)}: ${values.map(text).join(", ")}`).join("; ");
  const sent = listed([...compared, ...certificate]) || labels.noCertificate.en;
  const description = `${message} (sent: ${sent}; registered: ${listed(registered)})`;
  // The other characters are none of a description.
  const printable = description.replaceAll(/[^\x20\x21\x23-\x5b\x5d-\x7e]+/g, (characters) =>
    encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(characters))),
  );
  return refusalAnswer({ code, message: printable });
}

/** Fingerprint of the certificate that a request came with, and what is wrong with it. */
async function presentedFingerprint({ clientCertificate, presented }: ServiceRequest): Promise<string> {
  if (clientCertificate !== undefined) return `SHA-256 ${await fingerprint(clientCertificate)}`;
  const given = presented?.();
  if (given === undefined) return labels.noCertificate.en;
  return `SHA-256 ${given.certificate.fingerprint256}${faultOf(given).en}`;
}

/** Owner of a certificate, its end and its fingerprint. */
export function describeCertificate(presented: PresentedCertificate | undefined): Words {
  if (presented === undefined) return labels.noCertificate;
  const { subject, validTo, fingerprint256 } = presented.certificate;
  const until = new Date(validTo).toISOString().slice(0, 10);
  const description = `${subject.replaceAll("\n", ", ")}, ${until}, SHA-256 ${fingerprint256}`;
  const { en, cs } = faultOf(presented);
  return { en: description + en, cs: description + cs };
}

/** Returns the fault of a certificate, as the end of its description. */
function faultOf({ fault }: PresentedCertificate): Words {
  if (fault === undefined) return { en: "", cs: "" };
  const { en, cs } = fault === "expired" ? labels.certificateExpired : labels.certificateUntrusted;
  return { en: ` – ${en}`, cs: ` – ${cs}` };
}
