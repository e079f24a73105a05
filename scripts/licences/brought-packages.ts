import type { LockedPackage } from "./locked-package.ts";

/**
 * The paths of the packages that come with an installed package: its dependencies, theirs, and so on, with those that are
 * optional and the peers that are not. npm's own marks do not tell: `devOptional` stands at an optional dependency, which
 * everybody gets, as at an optional peer, which nobody gets unasked.
 *
 * @param packages the entries of package-lock.json by their path; the empty path is the package itself
 * @throws Error when a dependency that is not optional has no entry.
 */
export function broughtPackages(packages: Readonly<Record<string, LockedPackage>>): ReadonlySet<string> {
  const brought = new Set<string>();
  const waiting = [""];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const [name, optional] of neededBy(packages[from] ?? {})) {
      const path = placesOf(name, from).find((place) => packages[place] !== undefined);
      if (path === undefined && !optional) throw new Error(`package-lock.json has no entry for ${name} of "${from}"`);
      if (path === undefined || brought.has(path)) continue;
      brought.add(path);
      waiting.push(path);
    }
  }
  return brought;
}

/** The names that npm installs with a package, and whether it does without. */
function neededBy(locked: LockedPackage): ReadonlyMap<string, boolean> {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return new Map([
    ...[...Object.keys(dependencies), ...peers].map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies).map((name) => [name, true] as const),
  ]);
}

/** Where Node looks for a package, the nearest place first. */
function placesOf(name: string, from: string): readonly string[] {
  if (from === "") return [`node_modules/${name}`];
  const above = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1));
  return [`${from}/node_modules/${name}`, ...placesOf(name, above)];
}
