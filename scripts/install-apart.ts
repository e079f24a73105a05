import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Usage: node --import tsx scripts/install-apart.ts FOLDER…

Installs the packages that a folder of the project has in a package-lock.json of its own, unless they are installed already.
\`npm ci\` in the project leaves them out, because few tasks need them.`;

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Installs the packages of a folder's own package-lock.json, unless they are installed already.
 *
 * @param folder its path in the project
 * @throws Error with the command to run when npm cannot install them.
 */
export function installApart(folder: string): void {
  const lock = join(root, folder, "package-lock.json");
  // A copy of the lock file that node_modules was installed from.
  const installed = join(root, folder, "node_modules/.installed-lock.json");
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return;
  const args = ["ci", "--prefix", folder, "--no-audit", "--no-fund"];
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    throw new Error(
      `The packages of ${folder} are not installed. Run: npm ${args.slice(0, 3).join(" ")}\n${stdout}${stderr}`,
    );
  }
  copyFileSync(lock, installed);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2);
  if (folders.length === 0 || folders.includes("--help")) console.log(usage);
  else for (const folder of folders) installApart(relative(root, folder));
}
