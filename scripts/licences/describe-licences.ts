import { broughtPackages } from "./brought-packages.ts";
import type { LockedPackage } from "./locked-package.ts";

/** Permissive licences (SPDX identifiers): they ask for no more than that their text is passed on. */
const allowed = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT"];

/**
 * The page about the licences of what comes with an installed package.
 *
 * @param packages the entries of package-lock.json by their path
 * @param installedLicence what the package at a path says itself, nothing as an empty string; `undefined` when it is not
 *   installed, which only an optional one may be, such as one for another platform
 * @param bundled names of the packages that dist/ holds
 * @returns the page, and what is wrong: a licence that is missing, not allowed, or stated in two ways, or a package that is
 *   not installed.
 * @throws Error when package-lock.json lacks a package.
 */
export function describeLicences(
  packages: Readonly<Record<string, LockedPackage>>,
  installedLicence: (path: string) => string | undefined,
  bundled: readonly string[] = [],
): { readonly text: string; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const byLicence = new Map<string, string[]>();
  const brought = new Set([...broughtPackages(packages), ...bundled.map((name) => `node_modules/${name}`)]);
  for (const [path, locked] of Object.entries(packages)) {
    if (!brought.has(path)) continue;
    const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)} ${locked.version ?? ""}`;
    const licence = locked.license ?? "";
    const stated = installedLicence(path);
    if (!allowed.includes(licence)) faults.push(`${name}: the licence "${licence}" is not on the list`);
    if (stated === undefined) {
      if (locked.optional !== true && locked.devOptional !== true) faults.push(`${name}: is not installed`);
    } else if (stated !== licence) {
      faults.push(`${name}: states "${stated}", package-lock.json has "${licence}"`);
    }
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([licence, names]) =>
        `## ${licence}\n\n${[...new Set(names)]
          .sort()
          .map((name) => `- ${name}\n`)
          .join("")}`,
    );
  const text = `# Licences

Packages that come with an installed \`ares-caais\`, by licence. \`npm run licences\` writes this page from \`package-lock.json\`; your
install may bring later versions. Other licences than these, all permissive, are not let in.

${sections.join("\n")}`;
  return { text, faults };
}
