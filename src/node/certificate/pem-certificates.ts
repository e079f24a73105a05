import type { X509Certificate } from "node:crypto";
import { builtIns } from "../built-ins.ts";

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const beginning = /-----BEGIN CERTIFICATE-----/g;

/**
 * Reads the certificates of a PEM text, in its order. What stands between them, a private key for example, is left out.
 *
 * @returns `undefined` when there is none, or one that cannot be read.
 */
export function readPemCertificates(text: string): readonly X509Certificate[] | undefined {
  const blocks = text.match(block) ?? [];
  if (blocks.length === 0 || blocks.length !== (text.match(beginning) ?? []).length) return undefined;
  try {
    return blocks.map((pem) => new builtIns.crypto.X509Certificate(pem));
  } catch {
    return undefined;
  }
}
