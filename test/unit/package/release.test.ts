import { describe, expect, it } from "vitest";
import { readProject } from "../../../scripts/project/read-project.ts";
import { brokenReleaseRules } from "../../../scripts/release/broken-release-rules.ts";

const version = "1.2.0";
const project = {
  repository: "https://forge.test/ares-caais",
  homepage: "https://forge.test/ares-caais#readme",
  bugs: "https://forge.test/ares-caais/issues",
  security: "security@forge.test",
  securityAnswerDays: 7,
  conduct: "people@forge.test",
};
const released = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-03-04

### Added

- Something.

## [1.1.0] - 2026-01-02

- Something else.
`;
const waiting = released.replace("## [Unreleased]\n", "## [Unreleased]\n\n- Not yet.\n");

describe("rules of a release", () => {
  it("require a dated entry of the tag's version", () => {
    expect(brokenReleaseRules(version, project, released, "v1.2.0")).toEqual([]);
  });

  it.each([
    ["1.2.0", 'The tag is "1.2.0", but package.json has version 1.2.0: the tag must be v1.2.0.'],
    ["v1.1.0", 'The tag is "v1.1.0", but package.json has version 1.2.0: the tag must be v1.2.0.'],
    ["", 'The tag is "", but package.json has version 1.2.0: the tag must be v1.2.0.'],
  ])("refuse the tag '%s'", (tag, sentence) => {
    expect(brokenReleaseRules(version, project, released, tag)).toEqual([sentence]);
  });

  it.each([
    [
      "no entry",
      released.replace("1.2.0", "1.1.9"),
      'CHANGELOG.md has no entry "## [1.2.0] - <date>" that says what changed.',
    ],
    [
      "an empty one",
      released.replace("- Something.\n", ""),
      'CHANGELOG.md has no entry "## [1.2.0] - <date>" that says what changed.',
    ],
    ["no date", released.replace(" - 2026-03-04", ""), "The entry of 1.2.0 in CHANGELOG.md has no date."],
    ["lines left over", waiting, 'CHANGELOG.md still has lines under "Unreleased": they belong to 1.2.0.'],
  ])("refuse a changelog with %s", (_what, changelog, sentence) => {
    expect(brokenReleaseRules(version, project, changelog, "v1.2.0")).toEqual([sentence]);
  });

  it.each(["repository", "security", "securityAnswerDays", "conduct"] as const)(
    "refuse a project.yaml without %s",
    (name) => {
      expect(brokenReleaseRules(version, { ...project, [name]: undefined }, released, "v1.2.0")).toEqual([
        `project.yaml has no "${name}": fill it in and run npm run project.`,
      ]);
    },
  );

  it("allow a version under Unreleased before its release, but require an entry", () => {
    const unknown = readProject("{}");
    expect(brokenReleaseRules(version, unknown, waiting.replace("1.2.0", "1.1.9"), undefined)).toEqual([]);
    expect(brokenReleaseRules(version, unknown, released.replace("1.2.0", "1.1.9"), undefined)).toEqual([
      "CHANGELOG.md says nothing of version 1.2.0, nor of what is unreleased.",
    ]);
  });
});
