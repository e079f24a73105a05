import { join, resolve } from "node:path";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { SandboxClient } from "../sandbox-client.ts";
import { sandboxVariables } from "./variables.ts";
import { writeFiles } from "./write-files.ts";

/** Absolute paths of exported files. */
export interface ExportedFiles {
  /** `ca.pem`: the authority to trust. */
  readonly certificateAuthority: string;
  /** `client.pem`: the certificate of the first client system; the others have `client-2.pem` and so on. */
  readonly certificate: string;
  /** `client-key.pem`: its private key, which nobody else on the machine may read; `client-2-key.pem` and so on. */
  readonly key: string;
  /** `sandbox.env`: the environment variables that point programs at the sandbox. */
  readonly environment: string;
}

/** What is exported. */
export interface Exportable {
  readonly environment: Required<Addresses>;
  readonly clients: readonly [SandboxClient, ...SandboxClient[]];
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
  { environment, clients }: Exportable,
  directory: string,
): Promise<ExportedFiles> {
  if (typeof directory !== "string" || directory === "") {
    throw new InvalidInputError("exportCertificates", [{ field: "directory", rule: "must be the path of a folder" }]);
  }
  const fileOf = (name: string): string => join(resolve(directory), name);
  const [client] = clients;
  const files: ExportedFiles = {
    certificateAuthority: fileOf("ca.pem"),
    certificate: fileOf("client.pem"),
    key: fileOf("client-key.pem"),
    environment: fileOf("sandbox.env"),
  };
  // For a POSIX shell (`set -a; . ./sandbox.env`) and for Node (`--env-file`). It holds no key, only where one is.
  const variables = [...sandboxVariables({ environment, client }, files)].map(
    ([name, value]) => `${name}=${quote(value)}\n`,
  );
  await writeFiles([
    { path: files.certificateAuthority, text: client.tls.ca, mode: forAll },
    ...clients.flatMap(({ tls }, index) => {
      const name = index === 0 ? "client" : `client-${index + 1}`;
      return [
        { path: fileOf(`${name}.pem`), text: tls.cert, mode: forAll },
        { path: fileOf(`${name}-key.pem`), text: tls.key, mode: forOwner },
      ];
    }),
    { path: files.environment, text: variables.join(""), mode: forAll },
  ]);
  return files;
}

/** A value as both readers understand it; one with an apostrophe as a shell does. */
function quote(value: string): string {
  if (/^[\w./:@%+,-]+$/.test(value)) return value;
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, "\\$&")}"` : `'${value}'`;
}
