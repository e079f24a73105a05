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
  /** Absent, because the key is with the caller's own connection. */
  readonly key?: undefined;
}

/**
 * Returns the client certificates to use. It is called before each call that needs one, so it may return others later. It has 30
 * seconds. While an earlier certificate is valid, a call waits one second at most and then uses that one; later calls use the new
 * one. Without a valid certificate a call waits until its deadline. When the function fails or takes too long, the call fails with
 * a `TransportError` whose `requestSent` is `false`.
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

/** Limits of the wait for a certificate. */
export interface CertificateLimits {
  readonly signal: Signal | undefined;
  /** Milliseconds until the call's deadline. */
  readonly deadline: number;
}

export interface MutualTlsCredential {
  /** Sends requests with the certificate. */
  readonly exchange: Exchange;
  /** SHA-256 of the certificate in base64url (43 characters), as in the claim `client_cert_sha256`. */
  readonly thumbprint: string;
}

export interface MutualTls {
  /** Sends requests without a client certificate; it trusts the same authorities. */
  readonly exchange: Exchange;
  /** The certificate to use now; ask for it before each request. */
  credential(limits: CertificateLimits): Promise<MutualTlsCredential>;
  /** Closes idle connections now and the others after their responses. */
  close(): void;
}
