import { CertificateWatch } from "./certificate/certificate-watch.ts";
import { checkTlsOptions } from "./check-tls-options.ts";
import { ClientCertificates, type CertificateLimits } from "./certificate/client-certificates.ts";
import type { Clock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { createHttpsFetch, type HttpsFetch } from "./https-fetch.ts";
import { longestTime } from "./option-checks.ts";
import type { TlsOptions } from "./tls-options.ts";

export type { CertificateEvent, ClientCertificate, ClientCertificateSupplier, TlsOptions } from "./tls-options.ts";

/** The client certificate of one request. */
export interface MutualTlsCredential {
  /** Sends requests with the certificate. */
  readonly fetch: Fetch;
  /** SHA-256 of the certificate in base64url (43 characters), as in the claim `client_cert_sha256`. */
  readonly thumbprint: string;
}

/** The TLS side of one identity client. */
export interface MutualTls {
  /** For requests without a client certificate, with the same trust. */
  readonly fetch: Fetch;
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
export function createMutualTls(subject: string, options: TlsOptions, clock: Clock): MutualTls {
  const { ca, certificates: given, warnDays, onCertificate } = checkTlsOptions(subject, options);
  const watch = new CertificateWatch(clock, warnDays, onCertificate);
  const certificates = new ClientCertificates(subject, given, clock, watch);
  const anonymous = createHttpsFetch({ ca });
  let active: { readonly cert: string; readonly fetch: HttpsFetch } | undefined;
  return {
    fetch: anonymous,
    credential: async (limits = { signal: undefined, deadline: longestTime }) => {
      const certificate = await certificates.current(limits);
      const { cert, key, thumbprint } = certificate;
      watch.used(certificate);
      if (active?.cert !== cert) {
        // Requests under way end on the connections of the certificate before.
        active?.fetch.close();
        active = { cert, fetch: createHttpsFetch({ ca, cert, key }) };
      }
      return { fetch: active.fetch, thumbprint };
    },
    close: () => {
      anonymous.close();
      active?.fetch.close();
    },
  };
}
