import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How one file of `generated/` differs from what the sources give. */
export interface Difference {
  readonly name: string;
  readonly kind: "changed" | "missing" | "left over";
}

/** Compares the files on disk with those in memory, byte for byte. */
export function compare(folder: string, files: ReadonlyMap<string, string>): Difference[] {
  const present = listGenerated(folder);
  const differences: Difference[] = [];
  for (const [name, text] of files) {
    if (!present.includes(name)) differences.push({ name, kind: "missing" });
    else if (!readFileSync(join(folder, name)).equals(Buffer.from(text, "utf8")))
      differences.push({ name, kind: "changed" });
  }
  for (const name of present) if (!files.has(name)) differences.push({ name, kind: "left over" });
  return differences.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Writes the files that differ, all or none. All are first written under temporary names and then renamed. If a rename fails, the
 * old files are restored. The manifest comes last.
 */
export function write(folder: string, files: ReadonlyMap<string, string>): Difference[] {
  mkdirSync(folder, { recursive: true });
  const differences = compare(folder, files);
  if (differences.length === 0) return differences;
  const staging = mkdtempSync(join(folder, ".staging-"));
  const replaced: Difference[] = [];
  try {
    const wanted = differences.filter(({ kind }) => kind !== "left over");
    for (const { name } of wanted)
      writeFileSync(join(staging, name), files.get(name) ?? "", { encoding: "utf8", flush: true });
    const manifestLast = differences.toSorted(
      ({ name }, other) => Number(name === manifest) - Number(other.name === manifest),
    );
    for (const difference of manifestLast) {
      const { name, kind } = difference;
      if (kind !== "missing") renameSync(join(folder, name), join(staging, `${name}.before`));
      replaced.push(difference);
      if (kind !== "left over") renameSync(join(staging, name), join(folder, name));
    }
  } catch (error) {
    for (const { name, kind } of replaced) {
      if (kind === "missing") rmSync(join(folder, name), { force: true });
      else renameSync(join(staging, `${name}.before`), join(folder, name));
    }
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return differences;
}

const manifest = "manifest.json";

/** The files of the code generator in the folder. */
function listGenerated(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".gen.ts") || name === manifest);
  } catch {
    return [];
  }
}
