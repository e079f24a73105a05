// Generated from spec/environments.yaml, codegen/templates/environments.ts. Do not edit: change the source, then run "npm run generate".

/** Addresses of the services, without a trailing slash. A kind that is not published is absent. */
export interface Addresses {
  /** Registry API. */
  readonly registry?: string;
  /** OpenID Connect endpoints that the browser visits; also the discovery document and the key set. */
  readonly oidc?: string;
  /** OpenID Connect endpoints that ask for a client certificate. */
  readonly oidcMutualTls?: string;
  /** Login and logout pages of the legacy API. */
  readonly legacyPages?: string;
  /** SOAP endpoint of the legacy API; it asks for a client certificate. */
  readonly legacyMutualTls?: string;
}

/** A published environment. */
export type EnvironmentName = keyof typeof environments;

/** A network that the services are reached from. */
export type NetworkName = keyof (typeof environments)[EnvironmentName];

/** The published addresses by environment and network. */
export const environments = {
  "production": {
    "internet": {
      "registry": "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest",
      "oidc": "https://rest-openidconnectapi.caais.gov.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais.gov.cz",
      "legacyPages": "https://externalauthapi.caais.gov.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais.gov.cz"
    },
    "cms": {
      "oidc": "https://rest-openidconnectapi.caais.cms2.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais.cms2.cz",
      "legacyPages": "https://externalauthapi.caais.cms2.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais.cms2.cz"
    }
  },
  "test": {
    "internet": {
      "oidc": "https://rest-openidconnectapi.caais-test-ext.gov.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais-test-ext.gov.cz",
      "legacyPages": "https://externalauthapi.caais-test-ext.gov.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais-test-ext.gov.cz"
    },
    "cms": {
      "oidc": "https://rest-openidconnectapi.caais-test-ext.cms2.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais-test-ext.cms2.cz",
      "legacyPages": "https://externalauthapi.caais-test-ext.cms2.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais-test-ext.cms2.cz"
    }
  },
  "training": {
    "internet": {
      "oidc": "https://rest-openidconnectapi.caais-edu.gov.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais-edu.gov.cz",
      "legacyPages": "https://externalauthapi.caais-edu.gov.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais-edu.gov.cz"
    },
    "cms": {
      "oidc": "https://rest-openidconnectapi.caais-edu.cms2.cz",
      "oidcMutualTls": "https://cert-openidconnectapi.caais-edu.cms2.cz",
      "legacyPages": "https://externalauthapi.caais-edu.cms2.cz",
      "legacyMutualTls": "https://cert-externalauthapi.caais-edu.cms2.cz"
    }
  }
} as const;

/** Path of the SOAP endpoint below the address `legacyMutualTls`. */
export const legacyEndpointPath = "/asws/atsEndpoint";

/** Paths of the legacy pages below the address `legacyPages`, and the names of their query parameters. */
export const legacyPages = {
  "loginPath": "/login",
  "logoutPath": "/processLogout",
  "clientParameter": "atsId",
  "returnParameter": "uri",
  "sessionParameter": "sessionId"
} as const;
