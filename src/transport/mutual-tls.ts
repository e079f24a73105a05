import type { Exchange } from "./exchange.ts";
import type { Signal } from "./time.ts";

/** A client certificate with its key, as the certification authority and the administrator hand them out. */
export type ClientCertificate =
  | {
      /** The certificate as PEM, certificates of intermediate authorities after it. */
      readonly cert: string | Uint8Array;
      /** Its private key as PEM, encrypted or not. */
      readonly key: string | Uint8Array;
      /** Passphrase of an encrypted key. */
      readonly passphrase?: string | undefined;
    }
  | {
      /** Certificate and key as PKCS#12 (`.p12`, `.pfx`), in bytes. */
      readonly pfx: Uint8Array;
      /** Passphrase of the file. */
      readonly passphrase?: string | undefined;
    };

/**
 * A client certificate whose key is outside this process, in a gateway for mutual TLS or a hardware module: only for a client
 * with a `fetch` of its own, whose connection presents the certificate.
 */
export interface CertificateWithoutKey {
  /** The certificate as PEM. */
  readonly cert: string | Uint8Array;
  /** None: it is where the connection of the caller's own is. */
  readonly key?: undefined;
}

/**
 * Gives the client certificates in use; asked before each call that needs one, so it may give others later. It has 30
 * seconds. While a certificate that it gave before is valid, calls wait for it for one second at most: then that one stays
 * in use, and what comes later is used by later calls. Without one a call waits until its deadline; it fails with a
 * `TransportError` whose `requestSent` is `false` when the function fails or takes too long.
 */
export type ClientCertificateSupplier<Certificate = ClientCertificate> = () =>
  Certificate | readonly Certificate[] | Promise<Certificate | readonly Certificate[]>;

/** TLS options of every identity client (specification, Authentication). */
export type TlsOptions<Certificate = ClientCertificate> = (
  | Certificate
  | {
      /**
       * Several certificates for a replacement without outage, or a function that gives them. The first one that is valid
       * at the moment is used.
       */
      readonly certificates: readonly Certificate[] | ClientCertificateSupplier<Certificate>;
    }
) & {
  /** Certificates of the authorities to trust instead of the system's, as PEM; the central network needs I.CA's. */
  readonly ca?: string | readonly string[] | undefined;
};

/** How long a call waits for its certificate. */
export interface CertificateLimits {
  readonly signal: Signal | undefined;
  /** Rest of the call's time, in milliseconds. */
  readonly deadline: number;
}

export interface MutualTlsCredential {
  /** Sends requests with the certificate. */
  readonly exchange: Exchange;
  /** SHA-256 of the certificate in base64url (43 characters), as in the claim `client_cert_sha256`. */
  readonly thumbprint: string;
}

export interface MutualTls {
  /** For requests without a client certificate, with the same trust. */
  readonly exchange: Exchange;
  /** The certificate to use now; ask for it before each request. */
  credential(limits: CertificateLimits): Promise<MutualTlsCredential>;
  /** Closes the idle connections now and each other one after its response. */
  close(): void;
}
