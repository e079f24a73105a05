import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { Context } from "./context.ts";
import { readInputFile } from "./read-file.ts";

/** Environment variable with the passphrase of a key. */
export const passphraseVariable = "ARES_CAAIS_PASSPHRASE";

/**
 * The passphrase of a key from where it cannot be seen: the first line of a file, else an environment variable. A command
 * line would show it to everybody on the machine.
 *
 * @throws InvalidInputError when the file cannot be read.
 */
export async function givenPassphrase(file: string | undefined, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (file === undefined) return env[passphraseVariable];
  const [line = ""] = (await readInputFile("--passphrase-file", file)).toString().split(/\r?\n/);
  return line;
}

/**
 * Asks a person for a passphrase and does not show it.
 *
 * @returns `undefined` when nobody can be asked.
 * @throws the reason of the signal, or when the person gives up.
 */
export async function askPassphrase({ stdin, stderr, signal }: Context): Promise<string | undefined> {
  if (stdin.isTTY !== true || !stderr.isTTY) return undefined;
  signal.throwIfAborted();
  stderr.write("Passphrase of the key: ");
  const unseen = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: stdin, output: unseen, terminal: true });
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      terminal.question("", { signal }, resolve);
      // In this mode of the terminal Ctrl-C is a key, not a signal.
      terminal.once("SIGINT", () => {
        process.kill(process.pid, "SIGINT");
      });
      terminal.once("close", () => {
        resolve(undefined);
      });
      signal.addEventListener(
        "abort",
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  } finally {
    terminal.close();
    stderr.write("\n");
  }
}
