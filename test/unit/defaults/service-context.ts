import type { ClientSystem } from "../../../src/sandbox/client-systems.ts";
import { Sessions, type ServiceContext } from "../../../src/sandbox/sessions.ts";
import type { InventedUser } from "../../../src/services/invented-user.ts";

const noCertificate = { key: "", cert: "" };

/** A registered client system. */
export function clientSystem(clientId: string, more: Partial<ClientSystem> = {}): ClientSystem {
  return {
    clientId,
    redirectUris: ["https://app.example/callback"],
    postLogoutRedirectUris: ["https://app.example/"],
    legacyLoginUrl: "https://app.example/legacy?a=%20b",
    legacyLogoutUrl: "https://app.example/out",
    certificates: [noCertificate],
    expired: noCertificate,
    ...more,
  };
}

/** What the services share, with a time that stands still unless told otherwise. */
export function serviceContext(
  clients: readonly ClientSystem[],
  users: readonly InventedUser[],
  now: () => number = () => 0,
): ServiceContext {
  const address = "https://127.0.0.1:1";
  return {
    addresses: {
      registry: address,
      oidc: address,
      oidcMutualTls: address,
      legacyPages: address,
      legacyMutualTls: address,
    },
    clients,
    users,
    sessions: new Sessions(now),
    now,
    observe: () => undefined,
  };
}
