import { refuse } from "../errors/invalid-input-error.ts";
import { createCertificateKeys, writeCertificate, writePrivateKey } from "../services/write-certificate.ts";
import { checkOptions, other } from "../transport/option-table.ts";

const subject = "testCertificate";
const day = 86_400_000;

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
 * Makes a client certificate with a key of its own (ECDSA P-256) that no authority has issued: for clients whose
 * requests msw answers, since no server would accept it.
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
  const { publicKey, privateKey: signingKey } = await createCertificateKeys();
  const name = Array.from(commonName).slice(0, 64).join("");
  const contents = { subject: name, issuer: name, publicKey, signingKey, notBefore, notAfter };
  return { cert: await writeCertificate(contents), key: await writePrivateKey(signingKey) };
}

/** Whether a certificate can hold the date (RFC 5280, section 4.1.2.5). */
function isDateOfCertificate(date: unknown): boolean {
  return date instanceof Date && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;
}
