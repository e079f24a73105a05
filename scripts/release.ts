import { readFileSync } from "node:fs";
import { brokenReleaseRules, type Manifest } from "./release/broken-release-rules.ts";

const usage = `Usage: npm run release:check
       npm run release:check -- --tag <tag>

Checks that CHANGELOG.md says what the version of package.json changes. With the tag of a release also that the tag, the
version and a dated entry of the changelog agree, and that package.json names the repository, which npm's provenance needs.
Publishes nothing. Exits 1 when something is missing.`;

const root = new URL("../", import.meta.url);

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = main();

function main(): number {
  const at = process.argv.indexOf("--tag");
  const tag = at === -1 ? undefined : (process.argv[at + 1] ?? "");
  // npm itself checks the form of package.json; a member that is missing breaks a rule.
  const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as Manifest;
  const broken = brokenReleaseRules(manifest, readFileSync(new URL("CHANGELOG.md", root), "utf8"), tag);
  for (const rule of broken) console.error(rule);
  return broken.length === 0 ? 0 : 1;
}
