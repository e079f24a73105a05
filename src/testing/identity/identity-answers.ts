import type { TokenFault } from "../../../generated/sandbox-types.gen.ts";
import type { HttpFault } from "../../services/http-faults.ts";

/** HTTP status by error of each endpoint (RFC 6749, section 5.2; RFC 6750, section 3.1). */
export const errorStatuses = {
  token: {
    invalid_request: 400,
    invalid_client: 401,
    invalid_grant: 400,
    unauthorized_client: 400,
    unsupported_grant_type: 400,
    invalid_scope: 400,
  },
  endSession: { invalid_request: 400, invalid_client: 401 },
  userinfo: { invalid_request: 400, invalid_token: 401, insufficient_scope: 403 },
} as const;

/** Errors of the redirect after a login (RFC 6749, section 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6). */
export const loginErrors = [
  "access_denied",
  "invalid_request",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
] as const;

/** An error of the redirect after a login. */
export type LoginError = (typeof loginErrors)[number];

/** The faults of the discovery document, by name; {@link DiscoveryFault} describes each. */
export const discoveryFaults = ["no-tls-client-auth", "wrong-issuer"] as const;

/**
 * A fault of the discovery document:
 * - `no-tls-client-auth`: it lists only other methods of client authentication,
 * - `wrong-issuer`: it states another issuer.
 */
export type DiscoveryFault = (typeof discoveryFaults)[number];

/** An OAuth error of an endpoint, or a fault. */
type ErrorOrFault<Endpoint extends keyof typeof errorStatuses, Fault extends string = never> =
  | {
      /** Code of the error (RFC 6749, section 5.2; RFC 6750, section 3.1). */
      readonly error: keyof (typeof errorStatuses)[Endpoint];
      /** The `error_description`. */
      readonly description?: string | undefined;
      readonly fault?: undefined;
    }
  | { readonly fault: Fault | HttpFault; readonly error?: undefined; readonly description?: undefined };

/** The responses that can replace the own response of each endpoint of the identity service. */
export interface IdentityAnswers {
  /** The discovery document. */
  readonly discovery: {
    /** Its fault. */
    readonly fault: DiscoveryFault | HttpFault;
  };
  /** The key set. */
  readonly jwks: {
    /** The fault instead of the key set. */
    readonly fault: HttpFault;
  };
  /** The token endpoint: an `error` of OAuth with a `description`, or a `fault`. */
  readonly token: ErrorOrFault<"token", TokenFault>;
  /** The logout endpoint: an `error` of OAuth with a `description`, or a `fault`. */
  readonly endSession: ErrorOrFault<"endSession">;
  /** The userinfo endpoint: an `error` of OAuth with a `description`, or a `fault`. */
  readonly userinfo: ErrorOrFault<"userinfo", "wrong-subject">;
}

/** An endpoint that programs call. */
export type IdentityEndpointName = keyof IdentityAnswers;
