import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join, resolve, basename, dirname } from "node:path";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { pkcs12Passphrase, type CertificateFiles } from "./certificate-files.ts";
import { quote, sandboxVariables } from "./variables.ts";

/** Absolute paths of exported files. */
export interface ExportedFiles {
  /** `ca.pem`: the authority to trust. */
  readonly certificateAuthority: string;
  /** `client.pem`: the certificate of the first client system; the others have `client-2.pem` and so on. */
  readonly certificate: string;
  /** `client-key.pem`: its private key, which nobody else on the machine may read; `client-2-key.pem` and so on. */
  readonly key: string;
  /** `client.p12`: both as PKCS#12, for the owner alone; `client-2.p12` and so on. */
  readonly pkcs12: string;
  /**
   * `client-expired.pem`: another certificate of the first client system, which expired the day before the start;
   * `client-2-expired.pem` and so on.
   */
  readonly expiredCertificate: string;
  /** `client-expired-key.pem`: its private key, for the owner alone; `client-2-expired-key.pem` and so on. */
  readonly expiredKey: string;
  /** `client-expired.p12`: both as PKCS#12, for the owner alone; `client-2-expired.p12` and so on. */
  readonly expiredPkcs12: string;
  /** What opens the PKCS#12 files: `sandbox`, always. Many programs read none without. */
  readonly passphrase: string;
  /** `sandbox.env`: the environment variables that point programs at the sandbox. */
  readonly environment: string;
}

export interface Exportable {
  readonly environment: Required<Addresses>;
  /** The client system that the variables name. */
  readonly client: { readonly clientId: string };
  readonly certificates: CertificateFiles;
}

/** Files that everybody may read, and files of the owner alone. */
const [forAll, forOwner] = [0o644, 0o600];

/**
 * Writes certificates, keys and environment variables to files of a folder, which is made when it is not there.
 *
 * @throws InvalidInputError when the folder is no text.
 * @throws the system's error, whose message and `path` name the file; then no file has changed.
 */
export async function exportCertificates(
  { environment, client, certificates }: Exportable,
  directory: string,
): Promise<ExportedFiles> {
  const isPath = typeof directory === "string" && directory !== "";
  if (!isPath) refuse("exportCertificates", "directory", "must be the path of a folder");
  const fileOf = (name: string): string => join(resolve(directory), name);
  const files: ExportedFiles = {
    certificateAuthority: fileOf("ca.pem"),
    certificate: fileOf("client.pem"),
    key: fileOf("client-key.pem"),
    pkcs12: fileOf("client.p12"),
    expiredCertificate: fileOf("client-expired.pem"),
    expiredKey: fileOf("client-expired-key.pem"),
    expiredPkcs12: fileOf("client-expired.p12"),
    passphrase: pkcs12Passphrase,
    environment: fileOf("sandbox.env"),
  };
  // For a POSIX shell (`set -a; . ./sandbox.env`) and for Node (`--env-file`). It holds no key, only where one is.
  const variables = [...sandboxVariables({ environment, client }, files)].map(
    ([name, value]) => `${name}=${quote(value)}\n`,
  );
  const written = [...certificates].map(([name, { content, secret }]): FileContent => {
    return { path: fileOf(name), content: content(), mode: secret ? forOwner : forAll };
  });
  await writeFiles([...written, { path: files.environment, content: variables.join(""), mode: forAll }]);
  return files;
}

export interface FileContent {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Mode of the file: which users may read and write it. */
  readonly mode: number;
}

/**
 * Writes files, in place of those that are there. All are written under other names first, and only when that succeeded are
 * they put in place: nobody reads half a file, and when one cannot be written, none changes.
 *
 * @throws the system's error, whose message and `path` name the file or folder.
 */
async function writeFiles(files: readonly FileContent[]): Promise<void> {
  const written: { readonly path: string; readonly temporary: string }[] = [];
  try {
    for (const file of files) {
      const folder = dirname(file.path);
      await naming(folder, () => mkdir(folder, { recursive: true }));
      const temporary = join(folder, `.${basename(file.path)}.${randomUUID()}`);
      written.push({ path: file.path, temporary });
      await naming(file.path, () => writeNew(temporary, file));
    }
    for (const { path, temporary } of written) await naming(path, () => rename(temporary, path));
  } finally {
    // Those in place have their other name no longer.
    await Promise.all(written.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
  }
}

async function writeNew(path: string, { content, mode }: FileContent): Promise<void> {
  // Fails when the file exists, a link included.
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Says in an error of the system which file it is about: some errors, of a full disk for example, do not. */
async function naming(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    // What has a syscall comes from the system.
    const { code, errno, syscall } = error as NodeJS.ErrnoException;
    const named = new Error(`${path} cannot be written: ${error.message}`, { cause: error });
    throw Object.assign(named, { code, errno, syscall, path });
  }
}
