import { InvalidInputError, refuse, type InputIssue } from "../../errors/invalid-input-error.ts";
import { TransportError } from "../../errors/transport-error.ts";
import { copiedCause } from "../../transport/copied-cause.ts";
import { checkAuthorities } from "../../transport/authorities.ts";
import type {
  CertificateLimits,
  CertificateWithoutKey,
  ClientCertificate,
  ClientCertificateSupplier,
  TlsOptions,
} from "../../transport/mutual-tls.ts";
import { checkObject } from "../../transport/option-checks.ts";
import { RenewedValue } from "../../transport/renewed-value.ts";
import { TimeoutReached, withTimeout, type Clock } from "../../transport/time.ts";
import { isPem } from "./certificate-material.ts";
import { readClientCertificate, type CheckedCertificate, type GivenCertificate } from "./client-certificate.ts";

/** Time limit of the caller's function, in milliseconds. */
const supplierTimeout = 30_000;
/** Milliseconds that calls wait for the function while they have a valid certificate. */
const patience = 1_000;

type Certificates = readonly CheckedCertificate[];
type AnyCertificate = ClientCertificate | CertificateWithoutKey;

/** The option `tls`. It chooses the client certificate of a request: the first valid one. */
export class ClientCertificates {
  /** Certificates of the authorities to trust. */
  readonly ca: readonly string[] | undefined;
  readonly #subject: string;
  /** Reads and checks a certificate. */
  readonly #readOne: (given: GivenCertificate) => CheckedCertificate;
  readonly #clock: Clock;
  /** Gives a process warning, each one at most once a day. */
  readonly #warn: (code: string, text: string) => void;
  /** Certificates that were given once, or those that the caller's function gives. */
  readonly #source: Certificates | RenewedValue<Certificates, void>;
  #latest: { readonly fingerprint: string; readonly certificates: Promise<Certificates> } | undefined;

  constructor(subject: string, options: TlsOptions<AnyCertificate>, clock: Clock, mayLackKey: boolean) {
    this.#subject = subject;
    this.#clock = clock;
    this.#warn = dailyWarning(clock);
    checkObject(subject, "tls", options);
    const { ca: given, certificates, ...material } = { certificates: undefined, ...options };
    const ca = given === undefined ? undefined : checkAuthorities(subject, given, isPem);
    this.ca = ca;
    this.#readOne = (one) => readClientCertificate(subject, one, mayLackKey, ca);
    const other = Object.entries(material).find(([, value]) => value !== undefined);
    if (certificates !== undefined && other !== undefined)
      refuse(subject, `tls.${other[0]}`, "does not go with certificates");
    if (typeof certificates === "function") {
      this.#source = this.#renewed(certificates);
      return;
    }
    if (certificates !== undefined && !Array.isArray(certificates))
      refuse(subject, "tls.certificates", "must be an array or a function");
    const placed = certificates === undefined ? [{ field: "tls", material }] : this.#place(certificates);
    this.#source = placed.map(this.#readOne);
    this.#choose(this.#source);
  }

  /** Returns the certificate for a request that starts now. Warns when it will soon expire. */
  async current(limits: CertificateLimits): Promise<CheckedCertificate> {
    const certificate = await this.#valid(limits);
    const { thumbprint, notAfter } = certificate;
    if (notAfter - this.#clock.date() < warnDays * day) {
      const text = `The client certificate ${thumbprint} expires on ${new Date(notAfter).toISOString()}.`;
      this.#warn("CLIENT_CERTIFICATE_EXPIRING", text);
    }
    return certificate;
  }

  async #valid({ signal, deadline }: CertificateLimits): Promise<CheckedCertificate> {
    const source = this.#source;
    if (!(source instanceof RenewedValue)) return this.#choose(source);
    try {
      return this.#choose((await withTimeout(this.#clock, deadline, signal, (own) => source.get(own))).value);
    } catch (error) {
      if (error instanceof InvalidInputError || signal?.aborted === true) throw error;
      throw error instanceof TimeoutReached
        ? unsent("timeout", `gave none within ${Math.min(deadline, supplierTimeout)} ms`)
        : unsent("tls", "failed", error);
    }
  }

  /** Calls the caller's function for each request, because its certificates may have changed since the last one. */
  #renewed(supplier: ClientCertificateSupplier<AnyCertificate>): RenewedValue<Certificates, void> {
    return new RenewedValue({
      clock: this.#clock,
      load: async (signal) => {
        const given = await withTimeout<unknown>(this.#clock, supplierTimeout, signal, async () => supplier());
        const certificates = await this.#read(this.#place(given));
        this.#choose(certificates);
        return certificates;
      },
      stateOf: (certificates) => (certificates.some((one) => this.#isValid(one)) ? "stale" : "unusable"),
      pause: 0,
      patience,
      keepsStale: (error) => {
        const failed = error instanceof Error ? error.message : `${supplierName} failed`;
        const reason = error instanceof TimeoutReached ? `${supplierName} takes too long` : failed;
        this.#warn("CLIENT_CERTIFICATE_REFUSED", `A replacement of the client certificate cannot be used: ${reason}`);
        return true;
      },
    });
  }

  /** Names the option of each certificate. */
  #place(given: unknown): readonly GivenCertificate[] {
    if (!Array.isArray(given)) return [{ field: "tls.certificates", material: given }];
    if (given.length === 0) refuse(this.#subject, "tls.certificates", "must not be empty");
    return Array.from<unknown>(given).map((material, index) => ({ field: `tls.certificates[${index}]`, material }));
  }

  /** Reads certificates. The result for the same material as before is used again, also a refusal. */
  #read(given: readonly GivenCertificate[]): Promise<Certificates> {
    const fingerprint = fingerprintOf(given);
    if (this.#latest?.fingerprint !== fingerprint) {
      const certificates = new Promise<Certificates>((resolve) => {
        resolve(given.map(this.#readOne));
      });
      this.#latest = { fingerprint, certificates };
    }
    return this.#latest.certificates;
  }

  #choose(certificates: Certificates): CheckedCertificate {
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

const supplierName = "the function that gives the client certificates";

/** Makes a failure with `requestSent: false`, because a caller with a one-time value must know that it was not sent. */
function unsent(phase: "timeout" | "tls", what: string, thrown?: unknown): TransportError {
  const cause = copiedCause(thrown);
  const options = { requestSent: false, ...(cause === undefined ? {} : { cause }) };
  return new TransportError("clientCertificate", phase, `${supplierName} ${what}`, options);
}

/** Returns a digest of the material, to compare it without keeping secrets. */
function fingerprintOf(given: readonly GivenCertificate[]): string {
  const hash = process.getBuiltinModule("node:crypto").createHash("sha256");
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

const day = 86_400_000;
/** Days before the end of its validity in which a certificate causes a warning. */
const warnDays = 30;

function dailyWarning(clock: Clock): (code: string, text: string) => void {
  /** Time of the last warning of each kind, by {@link Clock.now}. */
  const given = new Map<string, number>();
  return (code, text) => {
    const now = clock.now();
    for (const [other, last] of given) if (now - last >= day) given.delete(other);
    if (given.has(text)) return;
    given.set(text, now);
    process.emitWarning(text, { code });
  };
}
