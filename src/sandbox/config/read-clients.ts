import type { ClientRegistration, SandboxClientOptions } from "../client-systems.ts";
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

type Registrations = readonly [ClientRegistration, ...ClientRegistration[]];

/** Reads client systems; the findings have what is wrong, also two with the same shortcut. */
export function readClients(found: Findings, clients: unknown): Registrations | undefined {
  const before = found.issues.length;
  checkSchema(found, "clients", clients, schemas.clients);
  found.unique("clients", clients, "clientId", "must not be that of another client");
  if (found.issues.length > before) return undefined;
  // They have been checked, and one is there. A copy, because the caller may change his lists.
  return structuredClone(clients as readonly SandboxClientOptions[]).map((client) => ({
    ...clientDefaults,
    ...Object.fromEntries(Object.entries(client).filter(([, value]) => value !== undefined)),
  })) as unknown as Registrations;
}

/** @throws InvalidInputError when there is no client, one breaks a rule, or two have the same shortcut. */
export function readClientOptions(subject: string, clients: unknown): Registrations {
  const found = new Findings({ name: subject, value: undefined });
  const read = readClients(found, clients);
  found.end();
  if (read === undefined) throw new Error("clients without a finding are read");
  return read;
}
