import type { Clock } from "./clock.ts";
import type { Exchange } from "./exchange.ts";
import type { ChooseProxy } from "./proxy-option.ts";
import type { Signal } from "./signal.ts";
import type { TlsOptions } from "./tls-options.ts";

/** How long a call waits for its certificate. */
export interface CertificateLimits {
  readonly signal: Signal | undefined;
  /** What is left of the call's time, in milliseconds. */
  readonly deadline: number;
}

/** The client certificate of one request. */
export interface MutualTlsCredential {
  /** Sends requests with the certificate. */
  readonly exchange: Exchange;
  /** SHA-256 of the certificate in base64url (43 characters), as in the claim `client_cert_sha256`. */
  readonly thumbprint: string;
}

/** The TLS side of one identity client. */
export interface MutualTls {
  /** For requests without a client certificate, with the same trust. */
  readonly exchange: Exchange;
  /**
   * The certificate to use now; ask for it before each request.
   *
   * @throws InvalidInputError when none can be used; TransportError when the caller's function fails or gives none in
   * time; the reason of the signal.
   */
  credential(limits?: CertificateLimits): Promise<MutualTlsCredential>;
  /** Closes the idle connections now and each other one after its answer. */
  close(): void;
}

/**
 * Checks TLS options and makes what sends requests with them. Certificates are read and checked here, those of a
 * function when they are needed.
 *
 * @param subject name of the function that was given the options, for errors
 * @throws InvalidInputError with the field and what is wrong with it; key and passphrase are not repeated.
 */
export type CreateMutualTls = (subject: string, options: TlsOptions, clock: Clock, proxy?: ChooseProxy) => MutualTls;
