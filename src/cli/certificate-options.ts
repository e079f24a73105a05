import { Option, type Command } from "commander";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { ClientCertificate } from "../transport/mutual-tls.ts";
import type { Context } from "./context.ts";
import { askPassphrase, givenPassphrase, passphraseVariable } from "./passphrase.ts";
import { readInputFile } from "./read-file.ts";
import { clientVariables } from "../sandbox/export/variables.ts";

/** Options of a command that shows a client certificate. */
export interface CertificateOptions {
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly pfx?: string | undefined;
  readonly passphraseFile?: string | undefined;
}

/** Adds {@link CertificateOptions} to a command. */
export function addCertificateOptions(command: Command): Command {
  return command
    .addOption(new Option("--cert <file>", "client certificate (PEM)").env(clientVariables.cert))
    .addOption(new Option("--key <file>", "its private key (PEM)").env(clientVariables.key))
    .option("--pfx <file>", "both in one file (PKCS#12), instead of --cert and --key")
    .option(
      "--passphrase-file <file>",
      `file whose first line is the passphrase of the key; else ${passphraseVariable} is read, or you are asked`,
    );
}

/**
 * Reads the certificate that the options name, and does something with it. For a passphrase that is missing it asks, where
 * a person is there to be asked.
 *
 * @throws InvalidInputError when files are missing, cannot be read, or the certificate cannot be used.
 */
export async function withCertificate<Result>(
  { cert, key, pfx, passphraseFile }: CertificateOptions,
  context: Context,
  use: (certificate: ClientCertificate) => Result | Promise<Result>,
): Promise<Result> {
  const files = await readFiles(cert, key, pfx);
  const passphrase = await givenPassphrase(passphraseFile, context.env);
  try {
    return await use(passphrase === undefined ? files : { ...files, passphrase });
  } catch (error) {
    const missing = passphrase === undefined && error instanceof InvalidInputError && error.field === "tls.passphrase";
    const typed = missing ? await askPassphrase(context) : undefined;
    if (typed === undefined) throw error;
    return use({ ...files, passphrase: typed });
  }
}

async function readFiles(
  cert: string | undefined,
  key: string | undefined,
  pfx: string | undefined,
): Promise<ClientCertificate> {
  // The variables may be set while the command line names a file of its own.
  if (pfx !== undefined) return { pfx: await readInputFile("--pfx", pfx) };
  const missing = (option: string, variable: string): InvalidInputError => {
    const field = `${option} (or ${variable})`;
    return new InvalidInputError("ares-caais", [{ field, rule: "is missing: give --cert and --key, or --pfx" }]);
  };
  if (cert === undefined) throw missing("--cert", clientVariables.cert);
  if (key === undefined) throw missing("--key", clientVariables.key);
  return { cert: await readInputFile("--cert", cert), key: await readInputFile("--key", key) };
}
