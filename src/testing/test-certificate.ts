import { refuse } from "../errors/invalid-input-error.ts";
import { bytes, integer, sequence } from "../services/der.ts";
import { pem, writeCertificate, type Signer } from "../services/write-certificate.ts";
import { checkOptions, other } from "../transport/option-table.ts";

const subject = "testCertificate";
const day = 86_400_000;
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

/** A certificate for tests with its key. */
export interface TestCertificate {
  /** The certificate as PEM. */
  readonly cert: string;
  /** Its private key as PEM. */
  readonly key: string;
}

/** Options of {@link testCertificate}. */
export interface TestCertificateOptions {
  /**
   * Common name of its subject.
   *
   * @default "AIS"
   */
  readonly commonName?: string | undefined;
  /**
   * Begin of its validity.
   *
   * @default a day ago
   */
  readonly notBefore?: Date | undefined;
  /**
   * End of its validity.
   *
   * @default in a year
   */
  readonly notAfter?: Date | undefined;
}

/**
 * Makes a client certificate with a new key (ECDSA P-256). No authority has issued it, so no server accepts it: use it for clients
 * whose requests msw answers.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const identity = createIdentity({ clientId, redirectUri, tls: await testCertificate() });
 * ```
 */
export async function testCertificate(options: TestCertificateOptions = {}): Promise<TestCertificate> {
  checkOptions(subject, options, { commonName: other, notBefore: other, notAfter: other });
  const {
    commonName = "AIS",
    notBefore = new Date(Date.now() - day),
    notAfter = new Date(Date.now() + 365 * day),
  } = options;
  if (typeof commonName !== "string" || /\p{Surrogate}/u.test(commonName))
    refuse(subject, "commonName", "must be text");
  for (const [field, date] of Object.entries({ notBefore, notAfter })) {
    if (!isDateOfCertificate(date)) refuse(subject, field, "must be a Date of the years 1 to 9999");
  }
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const publicKey = bytes(await crypto.subtle.exportKey("spki", keys.publicKey));
  const sign: Signer["sign"] = async (data) => {
    const signature = bytes(await crypto.subtle.sign(algorithm, keys.privateKey, data));
    // WebCrypto puts both numbers of ECDSA side by side.
    return Uint8Array.from(sequence(integer(signature.slice(0, 32)), integer(signature.slice(32))));
  };
  const name = Array.from(commonName).slice(0, 64).join("");
  const signer = { algorithm: "ecdsa", sign } as const;
  const cert = await writeCertificate({ subject: name, issuer: name, publicKey, signer, notBefore, notAfter });
  return { cert, key: pem("PRIVATE KEY", bytes(await crypto.subtle.exportKey("pkcs8", keys.privateKey))) };
}

/** Whether a certificate can hold the date (RFC 5280, section 4.1.2.5). */
function isDateOfCertificate(date: unknown): boolean {
  return date instanceof Date && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;
}
