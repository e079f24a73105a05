import { existsSync, readFileSync } from "node:fs";
import { bundledPackages } from "./bundled-packages.ts";
import { describeLicences } from "./licences/describe-licences.ts";
import type { LockedPackage } from "./licences/locked-package.ts";
import { writeFiles } from "./write-files.ts";

const usage = `Usage: npm run licences
       npm run licences:check

Writes docs/licences.md: the packages that an installed ares-caais brings, from package-lock.json, each with its licence. With
--check nothing is written; the exit code is 1 when the page is stale. A licence that is not on the list of those allowed, or
one that the package itself states otherwise than package-lock.json, fails both.`;

const root = new URL("../", import.meta.url);

await writeFiles({ usage, command: "licences", source: "package-lock.json" }, () => {
  const { text, faults } = describeLicences(readLock(), installedLicence, Object.keys(bundledPackages));
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? undefined : new Map([["docs/licences.md", text]]);
});

function readLock(): Readonly<Record<string, LockedPackage>> {
  // Written by npm; version 3 of the format.
  const lock = JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return lock.packages;
}

/** The licence in the installed package.json; some packages have the old form of an object. */
function installedLicence(path: string): string | undefined {
  const manifest = new URL(`${path}/package.json`, root);
  if (!existsSync(manifest)) return undefined;
  const { license = "" } = JSON.parse(readFileSync(manifest, "utf8")) as {
    license?: string | { type?: string };
  };
  return typeof license === "object" ? (license.type ?? "") : license;
}
