import type { ClientRegistration } from "../client-systems.ts";
import { checkSchema } from "./check-schema.ts";
import { schemas } from "./config-schema.ts";
import { Findings } from "./findings.ts";

/** The addresses of a client system that are not given. */
export const clientDefaults = {
  redirectUris: ["https://app.example/login/callback"],
  postLogoutRedirectUris: ["https://app.example/logout/callback"],
  legacyLoginUrl: "https://app.example/legacy/callback",
  legacyLogoutUrl: "https://app.example/legacy/",
  certificates: 1,
} as const;

/** A client as the schema holds it: a list of addresses has at least one, and without a value the default stands. */
type CheckedClient = Pick<ClientRegistration, "clientId"> & Partial<ClientRegistration>;

type Registrations = readonly [ClientRegistration, ...ClientRegistration[]];

/** Reads client systems; the findings have what is wrong, also two with the same shortcut. */
export function readClients(found: Findings, clients: unknown): Registrations | undefined {
  const before = found.issues.length;
  checkSchema(found, "clients", clients, schemas.clients);
  found.unique("clients", clients, "clientId", "must not be that of another client");
  if (found.issues.length > before) return undefined;
  // A copy, because the caller may change the lists.
  const [first, ...more] = structuredClone(clients as readonly CheckedClient[]).map(registrationOf);
  return first === undefined ? undefined : [first, ...more];
}

function registrationOf({
  clientId,
  redirectUris = clientDefaults.redirectUris,
  postLogoutRedirectUris = clientDefaults.postLogoutRedirectUris,
  legacyLoginUrl = clientDefaults.legacyLoginUrl,
  legacyLogoutUrl = clientDefaults.legacyLogoutUrl,
  certificates = clientDefaults.certificates,
  certificate,
}: CheckedClient): ClientRegistration {
  const own = certificate === undefined ? {} : { certificate };
  return { clientId, redirectUris, postLogoutRedirectUris, legacyLoginUrl, legacyLogoutUrl, certificates, ...own };
}

/** @throws InvalidInputError when there is no client, one breaks a rule, or two have the same shortcut. */
export function readClientOptions(subject: string, clients: unknown): Registrations {
  const found = new Findings({ name: subject, value: undefined });
  const read = readClients(found, clients);
  found.end();
  if (read === undefined) throw new Error("clients without a finding are read");
  return read;
}
