import type { Words } from "../pages/language.ts";
import type { SandboxFault } from "../faults/sandbox-faults.ts";

type Service = SandboxFault["service"];

/** The faults of a gateway, the same for every service. */
const ofGateway = {
  "gateway-error": {
    en: "a gateway answers an error in place of the service",
    cs: "místo služby odpoví chybou brána před ní",
  },
  "block-page": {
    en: "403 with an HTML page, as for a client that was cut off",
    cs: "403 se stránkou HTML, jako pro odříznutého klienta",
  },
} as const;

/** What each fault does, in words. */
export const faultWords: {
  readonly [S in Service]: Readonly<Record<Extract<SandboxFault, { readonly service: S }>["kind"], Words>>;
} = {
  registry: {
    latency: { en: "the answer comes late", cs: "odpověď přijde pozdě" },
    reset: { en: "the connection ends", cs: "spojení se přeruší" },
    status: { en: "an error of the contract", cs: "chyba podle kontraktu" },
    ...ofGateway,
    "budget-exceeded": {
      en: "that page for requests beyond so many a minute",
      cs: "táž stránka pro požadavky nad daný počet za minutu",
    },
  },
  identity: {
    ...ofGateway,
    "wrong-nonce": { en: "the identity token repeats another nonce", cs: "identity token opakuje jiné nonce" },
    "wrong-audience": {
      en: "both tokens are for another client system",
      cs: "oba tokeny jsou pro jiný klientský systém",
    },
    "wrong-issuer": { en: "both tokens name another issuer", cs: "oba tokeny uvádějí jiného vydavatele" },
    "wrong-subject": { en: "the access token is about another user", cs: "access token patří jinému uživateli" },
    "wrong-certificate-thumbprint": {
      en: "the access token is bound to another certificate",
      cs: "access token je vázán na jiný certifikát",
    },
    "wrong-acr": { en: "the identity token has acr 0", cs: "identity token má acr 0" },
    expired: { en: "both tokens are a day old", cs: "oba tokeny jsou den staré" },
    "not-yet-valid": { en: "both tokens are valid from tomorrow on", cs: "oba tokeny platí až od zítřka" },
    "no-sid": { en: "the identity token names no session", cs: "identity token nejmenuje relaci" },
    "foreign-key": {
      en: "both tokens are signed by a key that is not published",
      cs: "oba tokeny jsou podepsány nezveřejněným klíčem",
    },
    "alg-none": { en: "neither token is signed", cs: "žádný z tokenů není podepsán" },
    "hs256-public-key": {
      en: "both tokens are signed by HMAC with the published key",
      cs: "oba tokeny jsou podepsány HMAC zveřejněným klíčem",
    },
    "key-id": {
      en: "both tokens name a key though the published keys have no names; they are good",
      cs: "oba tokeny jmenují klíč, ač zveřejněné klíče jména nemají; jsou v pořádku",
    },
    "no-id-token": { en: "there is no identity token", cs: "identity token chybí" },
    slow: { en: "the token endpoint answers late", cs: "token endpoint odpoví pozdě" },
    "dead-after-request": {
      en: "the code is used up, and the connection ends without an answer",
      cs: "kód se spotřebuje a spojení skončí bez odpovědi",
    },
    "dead-before-request": {
      en: "the address with mutual TLS ends every connection before its handshake",
      cs: "adresa s vzájemným TLS přeruší každé spojení před handshakem",
    },
    "server-error": {
      en: "the code is used up, and 500 comes without JSON",
      cs: "kód se spotřebuje a přijde 500 bez JSON",
    },
    unavailable: { en: "discovery and keys answer 503", cs: "discovery a klíče odpovídají 503" },
    "no-tls-client-auth": {
      en: "discovery lists another way to authenticate the client only",
      cs: "discovery uvádí jen jiný způsob ověření klienta",
    },
    "wrong-discovery-issuer": { en: "discovery states another issuer", cs: "discovery uvádí jiného vydavatele" },
    "endpoint-aliases": {
      en: "discovery has the endpoints under mtls_endpoint_aliases",
      cs: "discovery má koncové body pod mtls_endpoint_aliases",
    },
  },
  legacy: {
    ...ofGateway,
    "dead-before-request": {
      en: "the connection ends; no session id is used up",
      cs: "spojení skončí; session id zůstane platné",
    },
    unauthorized: { en: "401: every client certificate is unknown", cs: "401: každý klientský certifikát je neznámý" },
    "system-error": { en: "authConfirmation answers SYSTEM_ERROR", cs: "authConfirmation odpoví SYSTEM_ERROR" },
    "heartbeat-error": { en: "heartBeat answers ERROR", cs: "heartBeat odpoví ERROR" },
    "soap-fault": { en: "a SOAP fault with the code Server", cs: "SOAP fault s kódem Server" },
    "dead-after-request": {
      en: "the session id is used up, and the connection ends without an answer",
      cs: "session id se spotřebuje a spojení skončí bez odpovědi",
    },
    "dead-in-answer": {
      en: "the connection ends in the middle of the answer",
      cs: "spojení skončí uprostřed odpovědi",
    },
    slow: { en: "the answer comes late", cs: "odpověď přijde pozdě" },
    html: { en: "200 with an HTML page", cs: "200 se stránkou HTML" },
    unavailable: { en: "503 with an HTML page, as of a proxy", cs: "503 se stránkou HTML, jako z proxy" },
    empty: { en: "200 without a body", cs: "200 bez těla" },
    truncated: { en: "half of the XML, as if it were whole", cs: "polovina XML, jako by bylo celé" },
    "wrong-encoding": { en: "UTF-16 that says to be UTF-8", cs: "UTF-16, které o sobě říká, že je UTF-8" },
    "wrong-namespace": { en: "the namespace of another version", cs: "jmenný prostor jiné verze" },
    "two-bodies": { en: "two bodies in the envelope", cs: "dvě těla v obálce" },
    doctype: { en: "a document type declaration with an entity", cs: "deklarace typu dokumentu s entitou" },
    "too-large": { en: "4 MiB of space around the answer", cs: "4 MiB mezer kolem odpovědi" },
  },
  tls: {
    "expired-server-certificate": {
      en: "the services present a certificate that expired yesterday",
      cs: "služby se prokazují certifikátem, jehož platnost skončila včera",
    },
    "expired-client-certificates": {
      en: "every client certificate counts as expired",
      cs: "každý klientský certifikát platí za prošlý",
    },
  },
};
