import type { Addresses } from "../../../generated/environments.gen.ts";

/** Environment variables with the addresses of services, as the command line reads them. */
export const addressVariables: Readonly<Record<keyof Addresses, string>> = {
  registry: "ARES_CAAIS_REGISTRY",
  oidc: "ARES_CAAIS_OIDC",
  oidcMutualTls: "ARES_CAAIS_OIDC_MUTUAL_TLS",
  legacyPages: "ARES_CAAIS_LEGACY_PAGES",
  legacyMutualTls: "ARES_CAAIS_LEGACY_MUTUAL_TLS",
};

/** Environment variables of a client system, as the command line reads them. */
export const clientVariables = {
  clientId: "ARES_CAAIS_CLIENT_ID",
  cert: "ARES_CAAIS_CERT",
  key: "ARES_CAAIS_KEY",
} as const;
