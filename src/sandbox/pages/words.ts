import { html, type Html, type HtmlValue } from "./html.ts";
import type { Words } from "./language.ts";

/** What the pages of the services say. */
export const words = {
  sandboxNote: {
    en: "This is the sandbox of ares-caais: its users are invented, and nothing here reaches the live service.",
    cs: "Toto je sandbox balíčku ares-caais: jeho uživatelé jsou vymyšlení a nic odtud neodchází do ostré služby.",
  },
  home: { en: "Sandbox of ares-caais", cs: "Sandbox ares-caais" },
  inOtherLanguage: { en: "Česky", cs: "English" },
  error: { en: "Error", cs: "Chyba" },
  refused: { en: "The request is refused", cs: "Požadavek byl odmítnut" },
  sent: { en: "What was sent", cs: "Co bylo odesláno" },
  registered: { en: "What is registered", cs: "Co je registrováno" },
  nothingSent: { en: "No parameters", cs: "Žádné parametry" },
  notReadable: { en: "Not readable, as it came", cs: "Nečitelné, jak přišlo" },
  hidden: { en: "(hidden)", cs: "(skryto)" },
  method: { en: "Method", cs: "Metoda" },
  path: { en: "Path", cs: "Cesta" },
  clientCertificate: { en: "Client certificate", cs: "Klientský certifikát" },
  noCertificate: { en: "none", cs: "žádný" },
  certificateExpired: { en: "it has expired", cs: "jeho platnost skončila" },
  certificateUntrusted: { en: "it cannot be trusted", cs: "není důvěryhodný" },
  registeredClients: { en: "Client systems (client_id, atsId)", cs: "Klientské systémy (client_id, atsId)" },
  registeredLoginAddresses: {
    en: "Return addresses of a login to {client}",
    cs: "Návratové adresy přihlášení do {client}",
  },
  registeredLogoutAddresses: {
    en: "Return addresses of a logout from {client}",
    cs: "Návratové adresy odhlášení z {client}",
  },
  registeredLogoutBeginning: {
    en: "Beginning of the return address of a logout from {client}",
    cs: "Začátek návratové adresy odhlášení z {client}",
  },
  registeredCertificates: { en: "Certificates of {client} (SHA-256)", cs: "Certifikáty {client} (SHA-256)" },
  knownUsers: { en: "Login names of the users", cs: "Přihlašovací jména uživatelů" },
  knownScopes: { en: "Scopes", cs: "Rozsahy (scope)" },
  knownParameters: { en: "Parameters", cs: "Parametry" },
  knownMethods: { en: "Methods of the path", cs: "Metody této cesty" },
  knownPaths: { en: "Paths of this address", cs: "Cesty na této adrese" },
  noSuchPage: { en: "There is no such page.", cs: "Taková stránka tu není." },
  wrongMethod: { en: "The page does not take this method.", cs: "Stránka tuto metodu nepřijímá." },
  frontPage: { en: "Front page of the sandbox", cs: "Úvodní stránka sandboxu" },
  legacyClient: {
    en: "The parameter {name} must name a registered client system.",
    cs: "Parametr {name} musí označovat registrovaný klientský systém.",
  },
  legacyReturn: {
    en: "The parameter {name} must be an address that begins with the registered logout URL.",
    cs: "Parametr {name} musí být adresa, která začíná registrovanou adresou odhlášení.",
  },
  legacyMethod: { en: "The SOAP service takes POST alone.", cs: "Služba SOAP přijímá jen POST." },
  legacyCertificate: {
    en: "The SOAP service asks for a registered client certificate that is valid now.",
    cs: "Služba SOAP vyžaduje registrovaný a nyní platný klientský certifikát.",
  },
  logIn: { en: "Log in", cs: "Přihlášení" },
  logInButton: { en: "Log in", cs: "Přihlásit se" },
  asksWho: {
    en: "The client system {client} asks who you are.",
    cs: "Klientský systém {client} se ptá, kdo jste.",
  },
  inventedUsers: { en: "Invented users", cs: "Vymyšlení uživatelé" },
  cancel: { en: "Cancel", cs: "Zrušit" },
  somebodyElse: { en: "Somebody else: type the claims", cs: "Někdo jiný: zadat údaje" },
  logInWithClaims: { en: "Log in with these claims", cs: "Přihlásit se s těmito údaji" },
  optional: { en: "(optional)", cs: "(nepovinné)" },
  thereIsAProblem: { en: "There is a problem", cs: "Něco je špatně" },
  fieldError: { en: "Error: it {rule}", cs: "Chyba: {rule}" },
  chooseUser: { en: "Choose one of the users.", cs: "Vyberte jednoho z uživatelů." },
  tokens: { en: "Tokens", cs: "Tokeny" },
  goodTokens: { en: "good", cs: "v pořádku" },
  chooseFault: { en: "No token has such a fault.", cs: "Takovou vadu žádný token nemá." },
  loginFinished: {
    en: "This login is finished or expired; begin a new one.",
    cs: "Toto přihlášení už skončilo nebo vypršelo; začněte nové.",
  },
  loginCancelled: { en: "You cancelled the login.", cs: "Přihlášení jste zrušili." },
  nobodyLoggedIn: { en: "Nobody is logged in", cs: "Nikdo není přihlášen" },
  logOut: { en: "Log out", cs: "Odhlášení" },
  endSessionToo: {
    en: "You logged out of the client system {client}. Do you want to end the single sign-on session too?",
    cs: "Odhlásili jste se z klientského systému {client}. Chcete ukončit také jednotné přihlášení (SSO)?",
  },
  whileItLasts: {
    en: "While it lasts, client systems log you in without asking.",
    cs: "Dokud trvá, klientské systémy vás přihlásí bez ptaní.",
  },
  endSession: { en: "End the session", cs: "Ukončit přihlášení" },
  keepSession: { en: "Keep the session", cs: "Zůstat přihlášen" },
} as const satisfies Readonly<Record<string, Words>>;

/** Text with values in the places of their names. */
export function fill(text: string, values: Readonly<Record<string, HtmlValue>>): Html {
  const parts = text.split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : values[part]))}`;
}
