/** Versions of Node that the package is for: the oldest one of `engines`, and one of each later line. */
export const nodeVersions = ["20.19.0", "22.23.3", "24.21.0", "26.10.0"] as const;

const system = process.platform === "win32" ? "win" : process.platform;

/**
 * The npm package of a version of Node, under its own name: the program alone, at bin/node. The package `node`
 * itself fetches it with a script, and scripts may be forbidden.
 */
export function nodePackage(name: string, version: string): string {
  return `${name}@npm:node-${system}-${process.arch}@${version}`;
}
