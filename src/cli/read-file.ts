import { readFile } from "node:fs/promises";
import { getSystemErrorMap } from "node:util";
import { InvalidInputError } from "../errors/invalid-input-error.ts";

/**
 * Reads a file that an option names.
 *
 * @param option for errors
 * @throws InvalidInputError with the option and the system's reason.
 */
export async function readInputFile(option: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const errno = error instanceof Error && "errno" in error ? error.errno : undefined;
    const reason = typeof errno === "number" ? getSystemErrorMap().get(errno)?.[1] : undefined;
    const rule = `must be a file that can be read (${reason ?? "it is none"})`;
    throw new InvalidInputError("ares-caais", [{ field: option, rule, value: JSON.stringify(path) }], { cause: error });
  }
}
