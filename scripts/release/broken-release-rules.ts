import type { Project } from "../project/read-project.ts";

const heading = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?\s*$/;

/**
 * Returns the rules that a release breaks.
 *
 * @param version of package.json
 * @param changelog in the form of Keep a Changelog 1.1.0
 * @param tag of the release that is being made; without one, the version may still wait under "Unreleased"
 * @returns a sentence for each fault; none when all is well.
 */
export function brokenReleaseRules(
  version: string,
  project: Project,
  changelog: string,
  tag: string | undefined,
): readonly string[] {
  const entries = readEntries(changelog);
  const entry = entries.get(version);
  const waiting = entries.get("Unreleased")?.lines ?? 0;
  const broken: string[] = [];
  const rule = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  if (tag === undefined) {
    rule((entry?.lines ?? waiting) > 0, `CHANGELOG.md says nothing of version ${version}, nor of what is unreleased.`);
    return broken;
  }
  rule(
    tag === `v${version}`,
    `The tag is "${tag}", but package.json has version ${version}: the tag must be v${version}.`,
  );
  rule((entry?.lines ?? 0) > 0, `CHANGELOG.md has no entry "## [${version}] - <date>" that says what changed.`);
  rule(entry === undefined || entry.date !== undefined, `The entry of ${version} in CHANGELOG.md has no date.`);
  rule(waiting === 0, `CHANGELOG.md still has lines under "Unreleased": they belong to ${version}.`);
  for (const name of ["repository", "security", "securityAnswerDays", "conduct"] as const)
    rule(project[name] !== undefined, `project.yaml has no "${name}": fill it in and run npm run project.`);
  return broken;
}

/** How many lines of the list each version has, and its date. */
function readEntries(changelog: string): ReadonlyMap<string, { readonly date: string | undefined; lines: number }> {
  const entries = new Map<string, { readonly date: string | undefined; lines: number }>();
  let current: { readonly date: string | undefined; lines: number } | undefined;
  for (const line of changelog.split("\n")) {
    const [, version, date] = heading.exec(line) ?? [];
    if (version !== undefined) entries.set(version, (current = { date, lines: 0 }));
    else if (current !== undefined && line.startsWith("- ")) current.lines += 1;
  }
  return entries;
}
