import type { KeyObject, X509Certificate } from "node:crypto";
import type { SecureContext } from "node:tls";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { pemAdvice } from "../../transport/authorities.ts";
import { createTlsContext } from "../tls-context.ts";
import { checkMaterial, readPemCertificates, type PemMaterial, type Refusal } from "./certificate-material.ts";
import { readPkcs12 } from "./pkcs12.ts";
import { readPrivateKey } from "./private-key.ts";

export interface GivenCertificate {
  /** The option that gave it, for example `tls` or `tls.certificates[1]`. */
  readonly field: string;
  readonly material: unknown;
}

/** A client certificate that passed all checks except that of its validity period. */
export interface CheckedCertificate {
  /** The option that gave it, for example `tls.cert` or `tls.certificates[1].pfx`. */
  readonly field: string;
  /** SHA-256 of the certificate in base64url. */
  readonly thumbprint: string;
  /** Begin and end of its validity, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** The certificate as PEM, certificates of intermediate authorities after it. */
  readonly cert: string;
  /** Its private key as PEM, not encrypted; `undefined` for one that is outside this process. */
  readonly key: string | undefined;
  /** TLS context of its connections; `undefined` when they trust the system's authorities, which the first connection loads. */
  readonly context: SecureContext | undefined;
}

/** Extended key usages that let a certificate be a client's (RFC 5280, section 4.2.1.12): clientAuth and any. */
const clientUsages: ReadonlySet<string> = new Set(["1.3.6.1.5.5.7.3.2", "2.5.29.37.0"]);

/** Reads a client certificate and checks everything except the validity period. Errors repeat neither key nor passphrase. */
export function readClientCertificate(
  subject: string,
  { field, material: given }: GivenCertificate,
  mayLackKey: boolean,
  ca: readonly string[] | undefined,
): CheckedCertificate {
  const refuse: Refusal = (name, rule) =>
    new InvalidInputError(subject, [{ field: name === undefined ? field : `${field}.${name}`, rule }]);
  const shaped = checkMaterial(given, mayLackKey, refuse);
  const name = "pfx" in shaped ? "pfx" : "cert";
  const [leaf, key, chain] = "pfx" in shaped ? readPkcs12(shaped, refuse) : readPem(shaped, refuse);
  // Undefined at run time when the certificate does not restrict its use. Deno returns names of its (not extended) key usage.
  const usages = (leaf.keyUsage as readonly string[] | undefined)?.filter((usage) => /^[\d.]+$/.test(usage)) ?? [];
  if (usages.length > 0 && !usages.some((usage) => clientUsages.has(usage))) {
    throw refuse(name, "is not meant for clients: its extended key usage lacks clientAuth");
  }
  const [notBefore, notAfter] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)];
  if (Number.isNaN(notBefore) || Number.isNaN(notAfter))
    throw refuse(name, "has no period of validity that can be read");
  const material = {
    cert: [leaf, ...chain].join(""),
    key: key?.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  let context: SecureContext;
  try {
    // This check needs no authority, and loading those of the system takes time.
    context = createTlsContext({ ...material, ca: ca ?? [] });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw refuse(name, `cannot be used for TLS${code}`);
  }
  return {
    field: `${field}.${name}`,
    thumbprint: process.getBuiltinModule("node:crypto").createHash("sha256").update(leaf.raw).digest("base64url"),
    notBefore,
    notAfter,
    ...material,
    context: ca === undefined ? undefined : context,
  };
}

function readPem(
  { cert, key, passphrase }: PemMaterial,
  refuse: Refusal,
): readonly [X509Certificate, KeyObject | undefined, readonly X509Certificate[]] {
  const [leaf, ...chain] = readPemCertificates(cert) ?? [];
  if (leaf === undefined)
    throw refuse("cert", pemAdvice(cert) ?? "holds no certificate as PEM, or one that cannot be read");
  if (key === undefined) return [leaf, undefined, chain];
  const privateKey = readPrivateKey(key, passphrase, refuse);
  if (leaf.checkPrivateKey(privateKey)) return [leaf, privateKey, chain];
  throw chain.some((certificate) => certificate.checkPrivateKey(privateKey))
    ? refuse("cert", "must begin with the certificate of the key; those of the authorities come after it")
    : refuse("key", "does not belong to the certificate");
}
