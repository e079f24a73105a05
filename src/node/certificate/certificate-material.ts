import type { X509Certificate } from "node:crypto";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";

export interface PemMaterial {
  readonly cert: string;
  /** `undefined` when the key is outside this process. */
  readonly key: string | undefined;
  readonly passphrase: string | undefined;
}

export interface Pkcs12Material {
  readonly pfx: Uint8Array;
  readonly passphrase: string | undefined;
}

/** Makes the error for one member of the material, such as `key`, or for all of it. It takes no value: values are secret. */
export type Refusal = (name: string | undefined, rule: string) => InvalidInputError;

const names: ReadonlySet<string> = new Set(["cert", "key", "passphrase", "pfx"]);

/**
 * Checks the shape of a client certificate: which members it has, and of what type.
 *
 * @param mayLackKey whether the caller's own connection presents the certificate, so the key may be outside this process
 */
export function checkMaterial(material: unknown, mayLackKey: boolean, refuse: Refusal): PemMaterial | Pkcs12Material {
  if (typeof material !== "object" || material === null || Array.isArray(material) || ArrayBuffer.isView(material))
    throw refuse(undefined, "must be an object with cert and key, or with pfx");
  const members: Readonly<Partial<Record<string, unknown>>> = { ...material };
  const { cert, key, pfx, passphrase } = members;
  const unknownName = Object.keys(members).find((name) => !names.has(name));
  if (unknownName !== undefined) throw refuse(unknownName, "is no option");
  if (passphrase !== undefined && typeof passphrase !== "string") throw refuse("passphrase", "must be a string");
  if (pfx !== undefined) {
    const other = ["cert", "key"].find((name) => members[name] !== undefined);
    if (other !== undefined) throw refuse(other, "excludes the other form: give cert with key, or pfx");
    if (!(pfx instanceof Uint8Array)) throw refuse("pfx", "must be bytes (Uint8Array)");
    return { pfx, passphrase };
  }
  const isOutside = key === undefined && cert !== undefined;
  if (isOutside && !mayLackKey)
    throw refuse("key", "is missing: it may be outside this process with a fetch of your own only");
  if (isOutside && passphrase !== undefined) throw refuse("passphrase", "is no option without a key");
  const text = readText(cert, "cert", refuse);
  return { cert: text, key: isOutside ? undefined : readText(key, "key", refuse), passphrase };
}

function readText(value: unknown, name: string, refuse: Refusal): string {
  if (typeof value === "string") return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("latin1");
  throw refuse(name, value === undefined ? "is missing" : "must be PEM as a string or bytes (Uint8Array)");
}

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const beginning = /-----BEGIN CERTIFICATE-----/g;

/** Reads the certificates of a PEM text and skips other text; `undefined` when there is none, or one is not readable. */
export function readPemCertificates(text: string): readonly X509Certificate[] | undefined {
  const blocks = text.match(block) ?? [];
  if (blocks.length === 0 || blocks.length !== (text.match(beginning) ?? []).length) return undefined;
  try {
    const { X509Certificate: Certificate } = process.getBuiltinModule("node:crypto");
    return blocks.map((pem) => new Certificate(pem));
  } catch {
    return undefined;
  }
}

/** Whether a text holds certificates that can be read. */
export function isPem(text: string): boolean {
  return readPemCertificates(text) !== undefined;
}
