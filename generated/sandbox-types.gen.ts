// Generated from src/sandbox/data/schema.yaml. Do not edit: change the source, then run "npm run generate".

import type { endpoints } from "./identity.gen.ts";
import type { LegacyAttributes, newestLegacyVersion } from "./legacy-types.gen.ts";
import type { RegistryRecords } from "./registry-client.gen.ts";
import type { DocumentedErrorStatus, RegistryOperationId } from "./registry-operations.gen.ts";
import type { RegistrySource } from "./registry-service.gen.ts";

/** A status with which a gateway answers instead of the service behind it (RFC 9110, section 15.6; RFC 6585, section 4). */
export type GatewayStatus = 429 | 502 | 503 | 504;

export const gatewayStatuses = [429,502,503,504] as const;

/**
 * The source that an identity service follows if the specification differs from the published documents of the live service:
 * - `specification`: the browser logs out at `/oauth2/endsession`; the identity token names the session to end,
 *   from any sender; under the scope `profile` roles stand as elements do in the legacy API, under `role` as structured data,
 * - `published`: the browser logs out at `/oauth2/end_session`, which the discovery document names; its cookie names the
 *   session to end, so the request over mutual TLS, which has none, reports success and ends nothing; roles are structured
 *   data under `profile` too, with the codes of an agenda in `activity_role_codes`.
 *
 * In both the browser needs no client certificate to log out.
 */
export type IdentityBehaviour = "specification" | "published";

export const identityBehaviours = ["specification","published"] as const;

/** An endpoint: those of the contract, and userinfo. */
export type IdentityEndpoint = keyof typeof endpoints | "userinfo";

/**
 * A fault of the tokens of an answer:
 * - `wrong-nonce`: the identity token repeats another nonce,
 * - `wrong-audience`: both tokens are for another client system,
 * - `wrong-issuer`: both tokens name another issuer,
 * - `wrong-subject`: the access token is about another user than the identity token,
 * - `wrong-certificate-thumbprint`: the access token is bound to another certificate,
 * - `wrong-acr`: the identity token has the claim `acr` with the level 0. The contract has no such claim, so a client
 *   returns it, and an application that requires a level must refuse it,
 * - `expired`: both tokens are a day old,
 * - `not-yet-valid`: both tokens are issued and valid from tomorrow on,
 * - `no-sid`: the identity token names no session,
 * - `foreign-key`: both tokens are signed by a key that is not published,
 * - `alg-none`: neither token is signed,
 * - `hs256-public-key`: both tokens are signed by HMAC, with the published key (PEM) as its secret,
 * - `key-id`: both tokens name a key, although the published keys have no names; they are good tokens,
 * - `no-id-token`: there is no identity token.
 */
export type TokenFault = "wrong-nonce" | "wrong-audience" | "wrong-issuer" | "wrong-subject" | "wrong-certificate-thumbprint" | "wrong-acr" | "expired" | "not-yet-valid" | "no-sid" | "foreign-key" | "alg-none" | "hs256-public-key" | "key-id" | "no-id-token";

export const tokenFaults = ["wrong-nonce","wrong-audience","wrong-issuer","wrong-subject","wrong-certificate-thumbprint","wrong-acr","expired","not-yet-valid","no-sid","foreign-key","alg-none","hs256-public-key","key-id","no-id-token"] as const;

/**
 * A fault of the identity service. Tokens: each `TokenFault`.
 *
 * Every endpoint, or one of them:
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text instead of the service,
 * - `block-page`: a firewall answers 403 with an HTML page.
 *
 * The token endpoint:
 * - `slow`: it answers late,
 * - `dead-after-request`: it reads the request, uses up the code, and ends the connection without an answer,
 * - `dead-before-request`: the address with mutual TLS ends every connection before its handshake,
 * - `server-error`: it uses up the code and answers 500 without JSON.
 *
 * Discovery:
 * - `unavailable`: document and key set answer 503 with `Retry-After`,
 * - `no-tls-client-auth`: the document lists only other methods of client authentication,
 * - `wrong-discovery-issuer`: the document states another issuer,
 * - `endpoint-aliases`: the document has the endpoints with mutual TLS under `mtls_endpoint_aliases` (RFC 8705, section
 *   5) and dead addresses under their ordinary names; the browser's logout keeps its own.
 */
export type IdentityFault =
  | TokenFault
  | "gateway-error" | "block-page" | "slow" | "dead-after-request" | "dead-before-request" | "server-error" | "unavailable" | "no-tls-client-auth" | "wrong-discovery-issuer" | "endpoint-aliases";

export const identityFaultKinds = ["wrong-nonce","wrong-audience","wrong-issuer","wrong-subject","wrong-certificate-thumbprint","wrong-acr","expired","not-yet-valid","no-sid","foreign-key","alg-none","hs256-public-key","key-id","no-id-token","gateway-error","block-page","slow","dead-after-request","dead-before-request","server-error","unavailable","no-tls-client-auth","wrong-discovery-issuer","endpoint-aliases"] as const;

/**
 * A fault of the SOAP endpoint. These faults come instead of processing the request, so a session identifier stays valid:
 *
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text instead of the service.
 * - `block-page`: a firewall answers 403 with an HTML page.
 * - `dead-before-request`: the connection ends.
 * - `unauthorized`: every client certificate is unknown, 401 with JSON.
 * - `system-error`: authConfirmation answers `SYSTEM_ERROR`; heartBeat does not change.
 * - `heartbeat-error`: heartBeat answers `ERROR` with code and message; authConfirmation does not change.
 * - `soap-fault`: a SOAP fault with the code `Server`, status 500.
 *
 * These faults come after processing the request, so a session identifier is used up:
 *
 * - `dead-after-request`: the connection ends without an answer.
 * - `dead-in-answer`: the connection ends in the middle of the answer.
 * - `slow`: the answer comes late.
 * - `html`: status 200 with an HTML page.
 * - `unavailable`: status 503 with an HTML page, like that of a proxy.
 * - `empty`: status 200 with `text/xml` and no body.
 * - `truncated`: the first half of the XML text.
 * - `wrong-encoding`: UTF-16 that is declared as UTF-8.
 * - `wrong-namespace`: the answer in the namespace of another version.
 * - `two-bodies`: two bodies in the envelope.
 * - `doctype`: a document type declaration with an entity that is used.
 * - `too-large`: 4 MiB of space around the answer.
 */
export type LegacyFault = "gateway-error" | "block-page" | "dead-before-request" | "unauthorized" | "system-error" | "heartbeat-error" | "soap-fault" | "dead-after-request" | "dead-in-answer" | "slow" | "html" | "unavailable" | "empty" | "truncated" | "wrong-encoding" | "wrong-namespace" | "two-bodies" | "doctype" | "too-large";

export const legacyFaultKinds = ["gateway-error","block-page","dead-before-request","unauthorized","system-error","heartbeat-error","soap-fault","dead-after-request","dead-in-answer","slow","html","unavailable","empty","truncated","wrong-encoding","wrong-namespace","two-bodies","doctype","too-large"] as const;

/** An attribute of a user in the newest version of the legacy API. */
export type LegacyAttributeName = keyof LegacyAttributes[typeof newestLegacyVersion];

/** Your own subjects: records by source, each in the form of the detail of the source. */
export type SandboxData = { readonly [Source in RegistrySource]?: readonly RegistryRecords[Source][] };

/** The legal entity for which users act, by the names of its claims. */
export interface SandboxTenant {
  /** ID number of the subject. */
  readonly lei?: string | undefined;
  /** Name of the subject. */
  readonly legal_entity_name?: string | undefined;
  /** Official e-mail of the subject. */
  readonly legal_entity_email?: string | undefined;
  /** Institution type code. */
  readonly institution_type?: string | undefined;
  /** Identifier of the public authority. */
  readonly public_organization_identifier?: string | undefined;
  /** Identifier of the authorized private entity. */
  readonly authorized_private_entity_personal_data_user_identifier?: string | undefined;
  /** Unique identifier of the subject (UUID). */
  readonly legal_entity_unique_identifier?: string | undefined;
}

/** Claims of a user by the contract's names. */
export interface SandboxClaims {
  /** ID number of the subject. */
  readonly lei?: string | undefined;
  /** Name of the subject. */
  readonly legal_entity_name?: string | undefined;
  /** Official e-mail of the subject. */
  readonly legal_entity_email?: string | undefined;
  /** Institution type code. */
  readonly institution_type?: string | undefined;
  /** Identifier of the public authority. */
  readonly public_organization_identifier?: string | undefined;
  /** Identifier of the authorized private entity. */
  readonly authorized_private_entity_personal_data_user_identifier?: string | undefined;
  /** Unique identifier of the subject (UUID). */
  readonly legal_entity_unique_identifier?: string | undefined;
  /** Shortcut of the subject; the service spells the claim so. */
  readonly legal_entity_shorcut?: string | undefined;
  /** First name. */
  readonly given_name: string;
  /** Last name. */
  readonly family_name: string;
  /** Titles before the name. */
  readonly degree_before?: string | undefined;
  /** Titles after the name. */
  readonly degree_after?: string | undefined;
  /** E-mail of the user. */
  readonly email?: string | undefined;
  /** Phone of the user in ITU E.164 format. */
  readonly phone_number?: string | undefined;
  /** Place of birth. */
  readonly birthplace?: string | undefined;
  /** Country of birth (ISO 3166-1, numeric). */
  readonly country_of_birth?: string | undefined;
  /** Technical attribute of the token. */
  readonly time_limited_id?: string | undefined;
  /** Pseudonym of the user (UUID). */
  readonly sub?: string | undefined;
  /** Date of birth. */
  readonly birthdate?: string | undefined;
  /** Date of death. */
  readonly date_of_death?: string | undefined;
  /** Whether the person is identified in the population register. */
  readonly person_identified?: boolean | undefined;
  /** Whether the user is a statutory representative of the subject. */
  readonly is_statutory_representative?: boolean | undefined;
  /** Access roles; each interface gives them in its own form. */
  readonly access_roles?: readonly string[] | undefined;
  /** Activity roles by agenda; each interface gives them in its own form. */
  readonly activity_roles?: readonly {
    /** Agenda code. */
    readonly agenda_code: string;
    /** Activity role codes. */
    readonly activity_role_codes: readonly string[];
  }[] | undefined;
  /** Documents of the user. */
  readonly document_ids?: readonly {
    /** Type of the document. */
    readonly type: "ID" | "P" | "IR" | "VS" | "PS";
    /** Number of the document. */
    readonly document_id: string;
  }[] | undefined;
}

/** A user that you add. */
export interface SandboxUser {
  /** Login name, and the claim `username`. */
  readonly username: string;
  /** Note about the user on the login page. */
  readonly note?: string | undefined;
  /** How the user logs in; for the national identity provider with the level of assurance. */
  readonly login?: 
    | "p-pwd" | "p-cert"
    | {
        /** Level of assurance of the national identity provider. */
        readonly nationalIdentityLevel: "low" | "substantial" | "high";
      } | undefined;
  /** Shortcut of one of the tenants. The user has its claims, unless the user's own claims replace them. */
  readonly tenant?: string | undefined;
  /** The claims of the user in both interfaces, each in its own form. */
  readonly claims: SandboxClaims;
}

/** A certificate that was not made by the sandbox. */
export type OwnCertificate =
  | {
      /** SHA-256 of the certificate in hexadecimal digits, with colons or without; any authority may have issued it. */
      readonly fingerprint: string;
    }
  | {
      /** Its distinguished name, for example `CN=evidence, O=Úřad`; the sandbox's authority must have issued it. */
      readonly subject: string;
    };

/** A client system to register in the sandbox. */
export interface SandboxClientOptions {
  /** Its shortcut: `client_id` of OpenID Connect, `atsId` of the legacy API. */
  readonly clientId: string;
  /**
   * Allowed return addresses of a login, absolute and without a fragment; compared as text.
   *
   * @default ["https://app.example/login/callback"]
   */
  readonly redirectUris?: readonly string[] | undefined;
  /**
   * Allowed return addresses of a logout, absolute and without a fragment; compared as text.
   *
   * @default ["https://app.example/logout/callback"]
   */
  readonly postLogoutRedirectUris?: readonly string[] | undefined;
  /**
   * The return address of a legacy login.
   *
   * @default "https://app.example/legacy/callback"
   */
  readonly legacyLoginUrl?: string | undefined;
  /**
   * The required beginning of the return address of a legacy logout.
   *
   * @default "https://app.example/legacy/"
   */
  readonly legacyLogoutUrl?: string | undefined;
  /**
   * Number of its certificates, from 1 to 10.
   *
   * @default 1
   */
  readonly certificates?: number | undefined;
  /**
   * Another certificate, which was not made by the sandbox.
   *
   * @default none
   */
  readonly certificate?: OwnCertificate | undefined;
}

/**
 * A fault of the registry:
 * - `latency`: the response is `delay` milliseconds late (at most 600,000); another fault may follow,
 * - `reset`: the connection ends `before` the request is processed, in the middle of the answer or `after` it,
 * - `status`: a documented status with the example body of the contract,
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text instead of the service,
 * - `block-page`: 403 with an HTML page, like that for a blocked client,
 * - `budget-exceeded`: the same page for requests beyond the limit of the terms of use, or beyond `requestsPerMinute`, in
 *   any minute since the fault was switched on. It ends when the last minute had fewer requests.
 *
 * All except the last can be limited: `operation` is the only operation with the fault (default all), and `times` the number
 * of requests with the fault (default all).
 */
export type RegistryFault =
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** The response is late. */
      readonly kind: "latency";
      /** Delay in milliseconds, at most 600,000. */
      readonly delay: number;
      /**
       * The only operation with the fault.
       *
       * @default every one
       */
      readonly operation?: RegistryOperationId | undefined;
      /**
       * Number of requests with the fault.
       *
       * @default all, until it is cleared
       */
      readonly times?: number | undefined;
    }
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** The connection ends. */
      readonly kind: "reset";
      /** Before the request is processed, in the middle of the answer, or after the request was processed. */
      readonly when: "before" | "during" | "after";
      /**
       * The only operation with the fault.
       *
       * @default every one
       */
      readonly operation?: RegistryOperationId | undefined;
      /**
       * Number of requests with the fault.
       *
       * @default all, until it is cleared
       */
      readonly times?: number | undefined;
    }
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** An error of the contract. */
      readonly kind: "status";
      /** Its HTTP status. */
      readonly status: DocumentedErrorStatus;
      /**
       * The only operation with the fault.
       *
       * @default every one
       */
      readonly operation?: RegistryOperationId | undefined;
      /**
       * Number of requests with the fault.
       *
       * @default all, until it is cleared
       */
      readonly times?: number | undefined;
    }
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** An error of a gateway, as plain text. */
      readonly kind: "gateway-error";
      /** HTTP status of the gateway. */
      readonly status: GatewayStatus;
      /**
       * Seconds in the header `Retry-After` of the gateway, at most 86,400.
       *
       * @default a second with the status 429; the others have no such header
       */
      readonly retryAfter?: number | undefined;
      /**
       * The only operation with the fault.
       *
       * @default every one
       */
      readonly operation?: RegistryOperationId | undefined;
      /**
       * Number of requests with the fault.
       *
       * @default all, until it is cleared
       */
      readonly times?: number | undefined;
    }
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** 403 with an HTML page. */
      readonly kind: "block-page";
      /**
       * The only operation with the fault.
       *
       * @default every one
       */
      readonly operation?: RegistryOperationId | undefined;
      /**
       * Number of requests with the fault.
       *
       * @default all, until it is cleared
       */
      readonly times?: number | undefined;
    }
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** 403 with an HTML page for requests beyond the limit. */
      readonly kind: "budget-exceeded";
      /**
       * Requests that are answered in a minute.
       *
       * @default those that the terms of use allow
       */
      readonly requestsPerMinute?: number | undefined;
    };

/** A fault of the identity service; a new one replaces the previous one. */
export interface IdentityFaultSetting {
  /** The service that has the fault. */
  readonly service: "identity";
  /** The kind of the fault. */
  readonly kind: IdentityFault;
  /**
   * The only endpoint with `gateway-error` or `block-page`.
   *
   * @default every one
   */
  readonly endpoint?: IdentityEndpoint | undefined;
  /**
   * Number of requests with `gateway-error` or `block-page`.
   *
   * @default all, until it is cleared
   */
  readonly times?: number | undefined;
  /** HTTP status of the gateway. */
  readonly status?: GatewayStatus | undefined;
  /**
   * Seconds in the header `Retry-After` of the gateway, at most 86,400.
   *
   * @default a second with the status 429; the others have no such header
   */
  readonly retryAfter?: number | undefined;
  /**
   * Delay of `slow` in milliseconds, at most 600,000.
   *
   * @default 2_000
   */
  readonly delay?: number | undefined;
}

/** A fault of the SOAP endpoint; a new one replaces the previous one. */
export interface LegacyFaultSetting {
  /** The service that has the fault. */
  readonly service: "legacy";
  /** The kind of the fault. */
  readonly kind: LegacyFault;
  /** HTTP status of the gateway. */
  readonly status?: GatewayStatus | undefined;
  /**
   * Seconds in the header `Retry-After` of the gateway, at most 86,400.
   *
   * @default a second with the status 429; the others have no such header
   */
  readonly retryAfter?: number | undefined;
  /**
   * Number of requests with the fault.
   *
   * @default all, until it is cleared
   */
  readonly times?: number | undefined;
  /**
   * Delay of `slow` in milliseconds, at most 600,000.
   *
   * @default 2_000
   */
  readonly delay?: number | undefined;
}

/**
 * A fault of the certificates of all services. It applies to new connections. Idle connections are closed, so that the next
 * request needs a new one.
 * - `expired-server-certificate`: the servers present a certificate that expired yesterday,
 * - `expired-client-certificates`: every client certificate counts as expired.
 */
export interface TlsFault {
  /** All services have the fault. */
  readonly service: "tls";
  /** The kind of the fault. */
  readonly kind: "expired-server-certificate" | "expired-client-certificates";
}

/** A fault of the sandbox, identified by `service` and `kind`. */
export type SandboxFault =
  | RegistryFault
  | IdentityFaultSetting
  | LegacyFaultSetting
  | TlsFault;

/** Selects the faults with all of these members; without any member all faults. */
export interface FaultSelection {
  /** Faults of this service. */
  readonly service?: SandboxFault["service"] | undefined;
  /** Faults of this kind. */
  readonly kind?: SandboxFault["kind"] | undefined;
  /** Faults of the registry for this operation only. */
  readonly operation?: RegistryOperationId | undefined;
}

/** A change of the registry of a sandbox. */
export interface RegistryChange {
  /**
   * Records to enter. Each replaces the record of the subject in its source. The records of other sources stay. A combined record does not change the records of the sources; add these too if you need them.
   *
   * @default none
   */
  readonly data?: SandboxData | undefined;
  /**
   * `icoId` of subjects to remove from every source. Unknown ones are ignored.
   *
   * @default none
   */
  readonly remove?: readonly string[] | undefined;
  /**
   * Number of requests to the registry before the change.
   *
   * @default 0, it happens at once
   */
  readonly afterRequests?: number | undefined;
}

/** How the attributes of a response differ from the schema. Those of the real service differ too, so clients must accept it. */
export interface LegacyVariant {
  /** Attributes that are sent as empty elements, although the user has values. */
  readonly empty?: readonly LegacyAttributeName[] | undefined;
  /** Attributes that are omitted, although the user has values. */
  readonly missing?: readonly LegacyAttributeName[] | undefined;
  /** The codes of agendas and roles directly in `CinnostniRole`, like in the table of the specification. */
  readonly directActivityRoles?: boolean | undefined;
  /** The attributes in reverse order; the schema allows any. */
  readonly reversed?: boolean | undefined;
  /** One more attribute, `NovyUdaj`, that no version knows. */
  readonly unknownAttribute?: boolean | undefined;
}

/** How the services of a sandbox behave; options that a configuration has too. */
export interface SandboxBehaviour {
  /**
   * Number of invented companies in addition to the built-in subjects, at most 900,000. It can only change at a start.
   *
   * @default 0
   */
  readonly additionalSubjects?: number | undefined;
  /**
   * The source that the OpenID Connect service follows if the specification differs from the published documents of the live service. It can only change at a start.
   *
   * @default "specification"
   */
  readonly identityBehaviour?: IdentityBehaviour | undefined;
  /**
   * Login name of a user. Both login pages log this user in at once in a browser without a session.
   *
   * @default none, the page asks
   */
  readonly loginAs?: string | undefined;
  /**
   * Whether the parameter `login_hint` of an authorization request names the user, who is logged in at once; after a space it may name a fault of the tokens (`novakova.jana expired`). The contract has no such parameter, so it is refused otherwise.
   *
   * @default false
   */
  readonly loginHint?: boolean | undefined;
}

/** The configuration of a sandbox: the content of a file, or the same as an object. `schemas/sandbox.json` is its JSON Schema. */
export interface SandboxConfig {
  /** Where this schema is, for editors. */
  readonly $schema?: string | undefined;
  /**
   * Client systems that are registered in the identity service.
   *
   * @default one with the shortcut SANDBOX
   */
  readonly clients?: readonly SandboxClientOptions[] | undefined;
  /** The legal entities of users, by their shortcuts. */
  readonly tenants?: { readonly [name: string]: SandboxTenant } | undefined;
  /** Users in addition to the built-in ones; a user with the same login name replaces the built-in one. */
  readonly users?: readonly SandboxUser[] | undefined;
  /** Records of the registry by source, as the option `data`. */
  readonly subjects?: SandboxData | undefined;
  /** Faults that are active from the start. */
  readonly faults?: readonly SandboxFault[] | undefined;
  /** Behaviour of the services; an option replaces it. */
  readonly behaviour?: SandboxBehaviour | undefined;
}

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /**
   * IP address to listen on, `0.0.0.0` or `::` for all of the machine. Beyond loopback the control interface and the front page ask for the control token.
   *
   * @default "127.0.0.1"
   */
  readonly listen?: string | undefined;
  /**
   * Host names of the addresses: `NAME`, or `SERVER=NAME` for one server, each with `:PORT` where clients use another port than the server's, behind a proxy for example. `SERVER` is `registry`, `identity`, `identity-tls`, `legacy`, `legacy-tls` or `control`; it may be left out where the name begins with it, as `identity.test` does. A server without a name has that of `identity` if it belongs to it, else the first name without a server, else the first of all.
   *
   * @default the address that is listened on, or 127.0.0.1
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Whether all servers share the port of the registry and are told apart by host name (SNI). A server without a name of its own is then `registry.NAME`, `identity.NAME` and so on.
   *
   * @default false
   */
  readonly onePort?: boolean | undefined;
  /**
   * IP addresses, or networks as `ADDRESS/BITS`, of proxies that end TLS. They may send plain HTTP, and the certificate of the client in the header `X-SSL-Client-Cert`, escaped as `$ssl_client_escaped_cert` of nginx. Other clients may send neither.
   *
   * @default none
   */
  readonly trustedProxies?: readonly string[] | undefined;
  /**
   * Port of the registry, from 0 to 65,535.
   *
   * @default 0, any free one
   */
  readonly port?: number | undefined;
  /**
   * Ports of the identity service and of the control interface, from 0 to 65,535.
   *
   * @default 0 for each, any free one
   */
  readonly ports?: {
    /** Port of the server. */
    readonly oidc?: number | undefined;
    /** Port of the server. */
    readonly oidcMutualTls?: number | undefined;
    /** Port of the server. */
    readonly legacyPages?: number | undefined;
    /** Port of the server. */
    readonly legacyMutualTls?: number | undefined;
    /** Port of the server. */
    readonly control?: number | undefined;
  } | undefined;
  /**
   * Token for the control interface and the front page: at least 16 characters that a bearer token may have.
   *
   * @default a random one beyond loopback; on loopback none, and nobody is asked for it
   */
  readonly controlToken?: string | undefined;
  /**
   * Folder in which the authority and the keys of the server, of the clients and of the tokens are kept, made when it is not there. A client that trusts `ca.pem` of it once trusts every later start. Certificates are valid for 398 days, and renewed by a start in the last 30.
   *
   * @default none, they are new at each start
   */
  readonly state?: string | undefined;
  /**
   * Certificate and private key (RSA or EC, not encrypted) of a certificate authority of your own, a root, as PEM.
   *
   * @default one that the sandbox makes
   */
  readonly authority?: {
    /** Its certificate. */
    readonly cert: string;
    /** Its private key. */
    readonly key: string;
  } | undefined;
  /**
   * Your own subjects: records by source, each in the form of the detail of the source. They are added to the built-in and the invented subjects. If a subject is in both, only your records count.
   *
   * @default none
   */
  readonly data?: SandboxData | undefined;
  /**
   * Client systems that are registered in the identity service.
   *
   * @default one with the shortcut SANDBOX
   */
  readonly clients?: readonly SandboxClientOptions[] | undefined;
  /**
   * The configuration of the sandbox: path of a file of YAML or JSON, or its content. Other options replace its values.
   *
   * @default nothing but what is built in
   */
  readonly config?: string | SandboxConfig | undefined;
  /**
   * Number of invented companies in addition to the built-in subjects, at most 900,000. It can only change at a start.
   *
   * @default 0
   */
  readonly additionalSubjects?: number | undefined;
  /**
   * The source that the OpenID Connect service follows if the specification differs from the published documents of the live service. It can only change at a start.
   *
   * @default "specification"
   */
  readonly identityBehaviour?: IdentityBehaviour | undefined;
  /**
   * Login name of a user. Both login pages log this user in at once in a browser without a session.
   *
   * @default none, the page asks
   */
  readonly loginAs?: string | undefined;
  /**
   * Whether the parameter `login_hint` of an authorization request names the user, who is logged in at once; after a space it may name a fault of the tokens (`novakova.jana expired`). The contract has no such parameter, so it is refused otherwise.
   *
   * @default false
   */
  readonly loginHint?: boolean | undefined;
}

/** The types by their names. */
export interface SandboxTypes {
  readonly GatewayStatus: GatewayStatus;
  readonly IdentityBehaviour: IdentityBehaviour;
  readonly IdentityEndpoint: IdentityEndpoint;
  readonly TokenFault: TokenFault;
  readonly IdentityFault: IdentityFault;
  readonly LegacyFault: LegacyFault;
  readonly LegacyAttributeName: LegacyAttributeName;
  readonly SandboxData: SandboxData;
  readonly SandboxTenant: SandboxTenant;
  readonly SandboxClaims: SandboxClaims;
  readonly SandboxUser: SandboxUser;
  readonly OwnCertificate: OwnCertificate;
  readonly SandboxClientOptions: SandboxClientOptions;
  readonly RegistryFault: RegistryFault;
  readonly IdentityFaultSetting: IdentityFaultSetting;
  readonly LegacyFaultSetting: LegacyFaultSetting;
  readonly TlsFault: TlsFault;
  readonly SandboxFault: SandboxFault;
  readonly FaultSelection: FaultSelection;
  readonly RegistryChange: RegistryChange;
  readonly LegacyVariant: LegacyVariant;
  readonly SandboxBehaviour: SandboxBehaviour;
  readonly SandboxConfig: SandboxConfig;
  readonly SandboxOptions: SandboxOptions;
}
