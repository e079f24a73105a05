import { describe, expect, it } from "vitest";
import { brokenReleaseRules } from "../../../scripts/release/broken-release-rules.ts";

const manifest = {
  version: "1.2.0",
  repository: { type: "git", url: "git+https://forge.test/ares-caais.git" },
  homepage: "https://forge.test/ares-caais",
  bugs: "https://forge.test/ares-caais/issues",
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
  it("are kept by a dated entry of the version that the tag names", () => {
    expect(brokenReleaseRules(manifest, released, "v1.2.0")).toEqual([]);
  });

  it.each([
    ["1.2.0", 'The tag is "1.2.0", but package.json has version 1.2.0: the tag must be v1.2.0.'],
    ["v1.1.0", 'The tag is "v1.1.0", but package.json has version 1.2.0: the tag must be v1.2.0.'],
    ["", 'The tag is "", but package.json has version 1.2.0: the tag must be v1.2.0.'],
  ])("are broken by the tag '%s'", (tag, sentence) => {
    expect(brokenReleaseRules(manifest, released, tag)).toEqual([sentence]);
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
  ])("are broken by a changelog with %s", (_what, changelog, sentence) => {
    expect(brokenReleaseRules(manifest, changelog, "v1.2.0")).toEqual([sentence]);
  });

  it.each(["repository", "homepage", "bugs"] as const)("are broken by a package.json without %s", (field) => {
    const { [field]: _left, ...rest } = manifest;
    expect(brokenReleaseRules(rest, released, "v1.2.0")).toEqual([
      `package.json has no "${field}": fill it in as CONTRIBUTING.md says.`,
    ]);
  });

  it("let a version wait under Unreleased before its release, but not go unsaid", () => {
    const { version } = manifest;
    expect(brokenReleaseRules({ version }, waiting.replace("1.2.0", "1.1.9"), undefined)).toEqual([]);
    expect(brokenReleaseRules({ version }, released.replace("1.2.0", "1.1.9"), undefined)).toEqual([
      "CHANGELOG.md says nothing of version 1.2.0, nor of what is unreleased.",
    ]);
  });
});
