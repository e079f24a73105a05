import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** The lines of a file that are not empty. */
export async function* readList(path: string): AsyncGenerator<string, void, undefined> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const input = line.trim();
    if (input !== "") yield input;
  }
}
