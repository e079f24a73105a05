import { refuse } from "../errors/invalid-input-error.ts";
import type {
  CertificateWithoutKey,
  ClientCertificate,
  ClientCertificateSupplier,
  TlsOptions,
} from "../transport/mutual-tls.ts";
import { checkObject } from "../transport/option-checks.ts";
import { checkAuthorities } from "../transport/authorities.ts";
import { readPemCertificates } from "./certificate/certificate-material.ts";

/** Checked {@link TlsOptions}; the client certificates themselves are not looked at yet. */
export interface CheckedTlsOptions {
  /** The certificates, or the function that gives them. */
  readonly certificates: readonly GivenCertificate[] | AnySupplier;
  readonly ca: readonly string[] | undefined;
}

type AnyCertificate = ClientCertificate | CertificateWithoutKey;
/** A function that gives certificates with their keys or without. */
export type AnySupplier = ClientCertificateSupplier<AnyCertificate>;

export interface GivenCertificate {
  /** The option that gave it, for example `tls` or `tls.certificates[1]`. */
  readonly field: string;
  readonly material: unknown;
}

/** Checks the options beside the client certificates, and that these are given in one form. */
export function checkTlsOptions(subject: string, options: TlsOptions<AnyCertificate>): CheckedTlsOptions {
  checkObject(subject, "tls", options);
  const { ca: given, certificates, ...material } = { certificates: undefined, ...options };
  const ca = given === undefined ? undefined : checkAuthorities(subject, given, isPem);
  if (certificates === undefined) return { ca, certificates: [{ field: "tls", material }] };
  for (const [name, value] of Object.entries(material)) {
    if (value !== undefined) refuse(subject, `tls.${name}`, "does not go with certificates");
  }
  // The result of a function is checked each time.
  if (typeof certificates === "function") return { ca, certificates };
  if (!Array.isArray(certificates)) refuse(subject, "tls.certificates", "must be an array or a function");
  return { ca, certificates: placeCertificates(subject, certificates) };
}

/** Gives each certificate its place. */
export function placeCertificates(subject: string, given: unknown): readonly GivenCertificate[] {
  if (!Array.isArray(given)) return [{ field: "tls.certificates", material: given }];
  if (given.length === 0) refuse(subject, "tls.certificates", "must not be empty");
  return Array.from<unknown>(given).map((material, index) => ({ field: `tls.certificates[${index}]`, material }));
}

/** Whether a text holds certificates that can be read. */
export function isPem(text: string): boolean {
  return readPemCertificates(text) !== undefined;
}
