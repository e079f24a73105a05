import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Option, type Command } from "commander";
import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { clientVariables } from "../sandbox/export/variables.ts";
import type { ClientCertificate } from "../transport/mutual-tls.ts";
import type { Context } from "./context.ts";
import { readInputFile, refuse, type Values } from "./input.ts";

/** Options of a command that presents a client certificate. */
export type CertificateOptions = Values<"cert" | "key" | "pfx" | "passphraseFile", string>;

/** Adds the options of the legacy service to a command. @param note behind their help, where the command calls other services too */
export function addLegacyOptions(command: Command, note = ""): Command {
  const version = new Option("--version <version>", `version of the SOAP API${note}`).choices(legacyVersions);
  return command
    .addOption(version.default(legacyVersions.at(-1)))
    .addOption(new Option("--cert <file>", "client certificate (PEM)").env(clientVariables.cert))
    .addOption(new Option("--key <file>", "its private key (PEM)").env(clientVariables.key))
    .option("--pfx <file>", "both in one file (PKCS#12), instead of --cert and --key")
    .option(
      "--passphrase-file <file>",
      `file whose first line is the passphrase of the key; otherwise ${passphraseVariable} is read, or the program asks`,
    );
}

/** Runs a task with the certificate of the options. It asks for a missing passphrase if a person is at the terminal. */
export async function withCertificate<Result>(
  options: CertificateOptions,
  context: Context,
  use: (certificate: ClientCertificate) => Result | Promise<Result>,
): Promise<Result> {
  const files = await readFiles(options);
  const passphrase = await givenPassphrase(options.passphraseFile, context.surroundings.env);
  try {
    return await use(passphrase === undefined ? files : { ...files, passphrase });
  } catch (error) {
    const missing = passphrase === undefined && error instanceof InvalidInputError && error.field === "tls.passphrase";
    const typed = missing ? await askPassphrase(context) : undefined;
    if (typed === undefined) throw error;
    return use({ ...files, passphrase: typed });
  }
}

async function readFiles({ cert, key, pfx }: CertificateOptions): Promise<ClientCertificate> {
  // The variables may be set while the command line names a file of its own.
  if (pfx !== undefined) return { pfx: await readInputFile("--pfx", pfx) };
  const missing = "is missing: give --cert and --key, or --pfx";
  if (cert === undefined) return refuse(`--cert (or ${clientVariables.cert})`, missing);
  if (key === undefined) return refuse(`--key (or ${clientVariables.key})`, missing);
  return { cert: await readInputFile("--cert", cert), key: await readInputFile("--key", key) };
}

export const passphraseVariable = "ARES_CAAIS_PASSPHRASE";

/** Reads the passphrase from a file or a variable, because all users of the machine can read a command line. */
async function givenPassphrase(file: string | undefined, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (file === undefined) return env[passphraseVariable];
  const [line = ""] = (await readInputFile("--passphrase-file", file)).toString().split(/\r?\n/);
  return line;
}

/** Asks for a passphrase without showing it; `undefined` without a terminal, or when the person gives up. */
async function askPassphrase({ surroundings: { stdin, stderr }, signal }: Context): Promise<string | undefined> {
  if (stdin.isTTY !== true || stderr.isTTY !== true) return undefined;
  signal.throwIfAborted();
  stderr.write("Passphrase of the key: ");
  const unseen = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: stdin, output: unseen, terminal: true });
  // In this mode of the terminal Ctrl-C is a key, not a signal.
  terminal.once("SIGINT", () => {
    process.kill(process.pid, "SIGINT");
  });
  const closed = once(terminal, "close", { signal }).then(() => undefined);
  try {
    return await Promise.race([terminal.question("", { signal }), closed]);
  } catch {
    signal.throwIfAborted();
    // Ctrl-D on an empty line.
    return undefined;
  } finally {
    terminal.close();
    stderr.write("\n");
  }
}
