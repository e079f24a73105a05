import { createHash, createPrivateKey, X509Certificate } from "node:crypto";
import { chmod, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { refuse } from "../errors/invalid-input-error.ts";
import {
  brokenAuthority,
  createAuthority,
  createCertificateAuthority,
  lasting,
  type CertificateAuthority,
  type KeyAndCertificate,
} from "./certificate-authority.ts";
import { makeFolder, writeFiles } from "./write-files.ts";

/** Issues a certificate for a key that is there already, or for a new one. */
type Issue = (key?: string) => Promise<KeyAndCertificate>;

/**
 * Returns the stored certificate, renewed if it ends soon or does not fit, or a new one.
 *
 * @param name unique name of the certificate
 * @param fits returns a rule that the file breaks, if its key cannot be used for a renewal
 */
export type KeepCertificate = (
  name: string,
  issue: Issue,
  fits?: (certificate: X509Certificate) => boolean | string,
) => Promise<KeyAndCertificate>;

/** Stores no certificate, because no folder was given. */
export const keepNothing: KeepCertificate = (_name, issue) => issue();

/** Issues and stores certificates. */
export interface CertificateSource {
  readonly authority: CertificateAuthority;
  readonly keep: KeepCertificate;
}

/** A certificate that ends before is renewed, in milliseconds. */
const renewedBefore = 30 * 24 * 3_600_000;
/** Owner alone. */
const [folderMode, fileMode] = [0o700, 0o600];

/**
 * Opens a folder with the keys and the certificates of a sandbox. Each pair is in its own file, which is replaced as a whole.
 * Clients trust `ca.pem`.
 *
 * @param given an authority of the caller, instead of the stored one
 * @throws the system's error when there is no such folder and it cannot be made.
 * @throws InvalidInputError when the file of the authority is damaged or no authority.
 */
export async function openState(folder: string, given: KeyAndCertificate | undefined): Promise<CertificateSource> {
  const path = resolve(folder);
  await makeFolder(path, folderMode);
  const isAuthority: IsGood = (kept, file) => {
    const broken = brokenAuthority(kept);
    return broken === undefined || refuseFile(file, broken.rule);
  };
  const own = given ?? (await keepIn(path, "authority", () => createAuthority(lasting), isAuthority));
  await writeFiles([{ path: join(path, "ca.pem"), content: `${own.cert}\n`, mode: fileMode }]);
  const issuer = new X509Certificate(own.cert);
  const keep: KeepCertificate = (name, issue, fits = () => true) =>
    keepIn(path, name, issue, ({ cert }, file) => {
      const certificate = new X509Certificate(cert);
      const isOurs = certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
      if (!isOurs) refuseFile(file, "must be of the authority of this sandbox");
      const isFit = fits(certificate);
      if (typeof isFit === "string") refuseFile(file, isFit);
      return Date.parse(certificate.validTo) > Date.now() + renewedBefore && isFit;
    });
  return { authority: createCertificateAuthority(own, lasting), keep };
}

/** Whether a stored pair needs no renewal. @throws InvalidInputError when its file is damaged. */
type IsGood = (kept: KeyAndCertificate, file: string) => boolean;

async function keepIn(folder: string, name: string, issue: Issue, isGood: IsGood): Promise<KeyAndCertificate> {
  const path = join(folder, `${fileName(name)}.pem`);
  const kept = await readPair(path);
  if (kept !== undefined && isGood(kept, path)) return kept;
  const made = await issue(kept?.key);
  const content = `${made.key}\n${made.cert}\n`;
  try {
    await writeFiles([{ path, content, mode: fileMode, isNew: kept === undefined }]);
    return made;
  } catch (error) {
    // Another sandbox has created the file first.
    const isTaken = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isTaken || (await readPair(path)) === undefined) throw error;
    return keepIn(folder, name, issue, isGood);
  }
}

/** Returns a safe and unique file name in the folder for any text. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w-]/g, "_").slice(0, 100);
  return plain === name ? name : `${plain}.${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
}

/** @returns `undefined` when there is no such file. @throws InvalidInputError when it has no key with its certificate. */
async function readPair(path: string): Promise<KeyAndCertificate | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
    // Windows has no modes.
    if (process.platform !== "win32" && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, fileMode);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const [key = ""] = /-----BEGIN PRIVATE KEY-----[^-]*-----END PRIVATE KEY-----/.exec(text) ?? [];
  const [cert = ""] = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/.exec(text) ?? [];
  try {
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return { key, cert };
  } catch {
    // The parser's message would repeat some of the text.
  }
  return refuseFile(path, "must hold a private key and its certificate as PEM");
}

function refuseFile(path: string, rule: string): never {
  return refuse(
    "createSandbox",
    "state",
    `has a damaged or foreign file: ${path} ${rule}; delete it, then the sandbox makes a new one`,
  );
}
