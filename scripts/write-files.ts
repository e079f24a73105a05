import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const root = new URL("../", import.meta.url);

/** A script that writes files of the project from others. */
interface Script {
  readonly usage: string;
  /** The script of package.json that runs it. */
  readonly command: string;
  /** The sources of the files, for messages. */
  readonly source: string;
  /** Folders that hold no other Markdown than these files. */
  readonly folders?: readonly string[];
}

type Made = ReadonlyMap<string, string> | undefined;

/**
 * Writes the files that differ from those on disk, and removes those that are left over. With `--check` it writes nothing,
 * names them and fails the process.
 *
 * @param make gives the files by their paths in the project; nothing when their source is broken, of which it has told
 */
export async function writeFiles(
  { usage, command, source, folders = [] }: Script,
  make: () => Made | Promise<Made>,
): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log(usage);
    return;
  }
  const files = await make();
  if (files === undefined) {
    process.exitCode = 1;
    return;
  }
  const present = folders.flatMap((folder) =>
    existsSync(new URL(folder, root))
      ? readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((name) => folder + name)
      : [],
  );
  for (const path of new Set([...files.keys(), ...present.filter((name) => name.endsWith(".md"))])) {
    const file = new URL(path, root);
    const text = files.get(path);
    if (text === (existsSync(file) ? readFileSync(file, "utf8") : undefined)) continue;
    if (process.argv.includes("--check")) {
      console.error(`${path} does not fit ${source}. Run: npm run ${command}`);
      process.exitCode = 1;
    } else if (text === undefined) {
      rmSync(file);
      console.log(`removed ${path}`);
    } else {
      mkdirSync(new URL(".", file), { recursive: true });
      writeFileSync(file, text);
      console.log(`wrote ${path}`);
    }
  }
}
