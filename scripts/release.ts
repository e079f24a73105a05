import { readFileSync } from "node:fs";
import { readProject } from "./project/read-project.ts";
import { brokenReleaseRules } from "./release/broken-release-rules.ts";

const usage = `Usage: npm run release:check
       npm run release:check -- --tag <tag>

Checks that CHANGELOG.md says what the version of package.json changes. With the tag of a release also that the tag, the
version and a dated entry of the changelog agree, and that project.yaml says all of the project: npm's provenance needs its
repository, its users need somebody to write to.
Publishes nothing. Exits 1 when something is missing.`;

const root = new URL("../", import.meta.url);

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = main();

function main(): number {
  const at = process.argv.indexOf("--tag");
  const tag = at === -1 ? undefined : (process.argv[at + 1] ?? "");
  // npm itself checks the form of package.json; a member that is missing breaks a rule.
  const { version } = JSON.parse(read("package.json")) as { readonly version: string };
  const broken = brokenReleaseRules(version, readProject(read("project.yaml")), read("CHANGELOG.md"), tag);
  for (const rule of broken) console.error(rule);
  return broken.length === 0 ? 0 : 1;
}

function read(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}
