import type { CheckedCertificate } from "./client-certificate.ts";
import type { Clock } from "../../transport/clock.ts";
import { reportRejection } from "../../transport/hooks.ts";
import type { CertificateEvent } from "../../transport/tls-options.ts";

const day = 86_400_000;

/** Tells of certificates that somebody has to look after, the same at most once a day. */
export class CertificateWatch {
  readonly #clock: Clock;
  readonly #warnDays: number;
  readonly #tell: (event: CertificateEvent) => unknown;
  /** When something was told last, by {@link Clock.now}. */
  readonly #told = new Map<string, number>();

  /** @param warnDays how many days before the end of its validity a certificate is told of */
  constructor(clock: Clock, warnDays: number, tell: ((event: CertificateEvent) => unknown) | undefined) {
    this.#clock = clock;
    this.#warnDays = warnDays;
    this.#tell = tell ?? warn;
  }

  /** A certificate is about to be used. */
  used({ thumbprint, notAfter }: CheckedCertificate): void {
    if (notAfter - this.#clock.date() >= this.#warnDays * day) return;
    this.#tellOnce(thumbprint, { kind: "expiring", thumbprint, notAfter: new Date(notAfter) });
  }

  /** A replacement cannot be used. */
  refused(thrown: unknown): void {
    const error = thrown instanceof Error ? thrown : new Error("the function that gives the certificates failed");
    this.#tellOnce(error.message, { kind: "refused", error });
  }

  #tellOnce(key: string, event: CertificateEvent): void {
    const now = this.#clock.now();
    for (const [other, told] of this.#told) if (now - told >= day) this.#told.delete(other);
    if (this.#told.has(key)) return;
    this.#told.set(key, now);
    reportRejection("onCertificate", this.#tell(event));
  }
}

function warn(event: CertificateEvent): void {
  if (event.kind === "expiring") {
    const end = event.notAfter.toISOString();
    process.emitWarning(`The client certificate ${event.thumbprint} expires on ${end}.`, {
      code: "CLIENT_CERTIFICATE_EXPIRING",
    });
  } else {
    process.emitWarning(`A replacement of the client certificate cannot be used: ${event.error.message}`, {
      code: "CLIENT_CERTIFICATE_REFUSED",
    });
  }
}
