import { InvalidInputError, type InputIssue } from "../../errors/invalid-input-error.ts";
import type { CertificateWatch } from "./certificate-watch.ts";
import { placeCertificates, type CheckedTlsOptions, type GivenCertificate } from "../check-tls-options.ts";
import { readClientCertificate, type CheckedCertificate } from "./client-certificate.ts";
import type { Clock } from "../clock.ts";
import type { ClientCertificateSupplier } from "../tls-options.ts";
import { TimeoutReached, withTimeout } from "../with-timeout.ts";
import { builtIns } from "../node-built-ins.ts";

/** Milliseconds that the function of the caller has. */
const supplierTimeout = 30_000;

/** What reading some material came to. */
interface Reading {
  readonly fingerprint: string;
  readonly certificates: readonly CheckedCertificate[] | InvalidInputError;
}

/** Chooses the client certificate of a request: the first one of those given that is valid. */
export class ClientCertificates {
  readonly #subject: string;
  readonly #clock: Clock;
  readonly #watch: CertificateWatch;
  readonly #supplier: ClientCertificateSupplier | undefined;
  /** The certificates that are chosen from. */
  #inUse: readonly CheckedCertificate[] = [];
  #latest: Reading | undefined;
  #running: Promise<CheckedCertificate> | undefined;

  /** @throws InvalidInputError when the certificates are no function and one is wrong, or none is valid. */
  constructor(subject: string, certificates: CheckedTlsOptions["certificates"], clock: Clock, watch: CertificateWatch) {
    this.#subject = subject;
    this.#clock = clock;
    this.#watch = watch;
    if (typeof certificates === "function") {
      this.#supplier = certificates;
    } else {
      this.#inUse = certificates.map((given) => readClientCertificate(subject, given));
      this.#choose(this.#inUse);
    }
  }

  /**
   * The certificate for a request that starts now.
   *
   * @throws InvalidInputError when none can be used, or what the caller's function throws.
   */
  async current(): Promise<CheckedCertificate> {
    const supplier = this.#supplier;
    if (supplier === undefined) return this.#choose(this.#inUse);
    this.#running ??= this.#supplied(supplier).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #supplied(supplier: ClientCertificateSupplier): Promise<CheckedCertificate> {
    try {
      const certificates = this.#read(placeCertificates(this.#subject, await this.#ask(supplier)));
      const chosen = this.#choose(certificates);
      this.#inUse = certificates;
      return chosen;
    } catch (error) {
      const before = this.#inUse.find((certificate) => this.#isValid(certificate));
      if (before === undefined) throw error;
      this.#watch.refused(error);
      return before;
    }
  }

  async #ask(supplier: ClientCertificateSupplier): Promise<unknown> {
    try {
      return await withTimeout(this.#clock, supplierTimeout, undefined, async () => supplier());
    } catch (error) {
      if (!(error instanceof TimeoutReached)) throw error;
      throw new InvalidInputError(this.#subject, [
        { field: "tls.certificates", rule: `must give certificates within ${supplierTimeout} ms` },
      ]);
    }
  }

  /** Reads what was not read just before. */
  #read(given: readonly GivenCertificate[]): readonly CheckedCertificate[] {
    const fingerprint = fingerprintOf(given);
    if (this.#latest?.fingerprint !== fingerprint) {
      this.#latest = { fingerprint, certificates: this.#tryRead(given) };
    }
    const { certificates } = this.#latest;
    if (certificates instanceof InvalidInputError) throw certificates;
    return certificates;
  }

  #tryRead(given: readonly GivenCertificate[]): Reading["certificates"] {
    try {
      return given.map((one) => readClientCertificate(this.#subject, one));
    } catch (error) {
      if (error instanceof InvalidInputError) return error;
      throw error;
    }
  }

  #choose(certificates: readonly CheckedCertificate[]): CheckedCertificate {
    const valid = certificates.find((certificate) => this.#isValid(certificate));
    if (valid !== undefined) return valid;
    const [first, ...more] = certificates.map((certificate) => this.#issueOf(certificate));
    throw new InvalidInputError(this.#subject, [first ?? { field: "tls.certificates", rule: "is empty" }, ...more]);
  }

  #isValid({ notBefore, notAfter }: CheckedCertificate): boolean {
    const date = this.#clock.date();
    return notBefore <= date && date <= notAfter;
  }

  #issueOf({ field, notBefore, notAfter }: CheckedCertificate): InputIssue {
    const rule =
      this.#clock.date() < notBefore
        ? `is not valid before ${new Date(notBefore).toISOString()}`
        : `expired on ${new Date(notAfter).toISOString()}`;
    return { field, rule };
  }
}

/** Tells equal material from other; nothing of it can be told from the result. */
function fingerprintOf(given: readonly GivenCertificate[]): string {
  const hash = builtIns.crypto.createHash("sha256");
  for (const { field, material } of given) {
    hash.update(`${field};`);
    if (typeof material !== "object" || material === null) continue;
    for (const [name, value] of Object.entries(material)) {
      const bytes = typeof value === "string" || value instanceof Uint8Array ? value : typeof value;
      hash.update(`${name},${typeof value},${Buffer.byteLength(bytes)};`).update(bytes);
    }
  }
  return hash.digest("base64");
}
