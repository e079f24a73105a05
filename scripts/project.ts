import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { products } from "./project/apply-project.ts";
import { readProject } from "./project/read-project.ts";

const usage = `Usage: npm run project
       npm run project -- --check

Writes what project.yaml says of the project into ${Object.keys(products).join(", ")}.
With --check it writes nothing, and exits 1 when one of them says something else.`;

const root = new URL("../", import.meta.url);

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = main();

function main(): number {
  const project = readProject(readFileSync(new URL("project.yaml", root), "utf8"));
  const stale = Object.entries(products).flatMap(([path, write]) => {
    const file = new URL(path, root);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const written = write(text, project);
    return written === text ? [] : [{ path, file, written }];
  });
  if (process.argv.includes("--check")) {
    for (const { path } of stale) console.error(`${path} says something else than project.yaml: run npm run project`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const { path, file, written } of stale) {
    writeFileSync(file, written);
    console.log(path);
  }
  return 0;
}
