import { join, resolve } from "node:path";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { writeFiles, type FileContent } from "../write-files.ts";
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
  /** The passphrase of the PKCS#12 files, always `sandbox`. Many programs read no file without one. */
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
