import type { FaultSwitch } from "../faults/fault-switch.ts";
import { checkNames, delayOf, oneOf } from "../faults/members.ts";

/** The kinds of faults of the identity service. */
export const identityFaultKinds = [
  "wrong-nonce",
  "wrong-audience",
  "wrong-issuer",
  "wrong-subject",
  "wrong-certificate-thumbprint",
  "expired",
  "foreign-key",
  "alg-none",
  "hs256-public-key",
  "key-id",
  "no-id-token",
  "slow",
  "dead-after-request",
  "dead-before-request",
  "server-error",
  "unavailable",
  "no-tls-client-auth",
  "wrong-discovery-issuer",
  "endpoint-aliases",
] as const;

/**
 * What goes wrong in the identity service. Tokens:
 * - `wrong-nonce`: the identity token repeats another nonce,
 * - `wrong-audience`: both tokens are for another client system,
 * - `wrong-issuer`: both tokens name another issuer,
 * - `wrong-subject`: the access token is about another user than the identity token,
 * - `wrong-certificate-thumbprint`: the access token is bound to another certificate,
 * - `expired`: both tokens are a day old,
 * - `foreign-key`: both tokens are signed by a key that is not published,
 * - `alg-none`: neither token is signed,
 * - `hs256-public-key`: both tokens are signed by HMAC, with the published key (PEM) as its secret,
 * - `key-id`: both tokens name a key, although the published keys have no names; they are good tokens.
 *
 * The token endpoint:
 * - `no-id-token`: its answer has no identity token,
 * - `slow`: it answers late,
 * - `dead-after-request`: it reads the request, uses up the code, and ends the connection without an answer,
 * - `dead-before-request`: the address with mutual TLS ends every connection before its handshake,
 * - `server-error`: it uses up the code and answers 500 without JSON.
 *
 * Discovery:
 * - `unavailable`: document and key set answer 503 with `Retry-After`,
 * - `no-tls-client-auth`: the document lists another way to authenticate the client only,
 * - `wrong-discovery-issuer`: the document states another issuer,
 * - `endpoint-aliases`: the document has the endpoints with mutual TLS under `mtls_endpoint_aliases` (RFC 8705, section
 *   5) and dead addresses under their ordinary names.
 */
export type IdentityFault = (typeof identityFaultKinds)[number];

/** A fault of the identity service; a new one takes the place of the one before. */
export interface IdentityFaultSetting {
  /** The service that has the fault. */
  readonly service: "identity";
  /** What goes wrong. */
  readonly kind: IdentityFault;
  /**
   * How late `slow` answers, in milliseconds, at most 600,000.
   *
   * @default 2,000
   */
  readonly delay?: number;
}

/** The fault that is on. */
export interface IdentityFaults extends FaultSwitch<IdentityFaultSetting> {
  readonly current: IdentityFault | undefined;
  /** Delay of the fault `slow` in milliseconds. */
  readonly delay: number;
}

/** @param onChange told of every change, after it */
export function createIdentityFaults(onChange: (fault: IdentityFault | undefined) => void): IdentityFaults {
  let current: IdentityFaultSetting | undefined;
  const change = (fault: IdentityFaultSetting | undefined): void => {
    current = fault;
    onChange(fault?.kind);
  };
  return {
    get current() {
      return current?.kind;
    },
    get delay() {
      return current?.delay ?? 0;
    },
    set(members) {
      checkNames(members, ["service", "kind", "delay"]);
      change({ service: "identity", kind: oneOf(members, "kind", identityFaultKinds), delay: delayOf(members, 2000) });
    },
    clear(fits) {
      if (current !== undefined && fits(current)) change(undefined);
    },
    list: () => (current === undefined ? [] : [current]),
  };
}
