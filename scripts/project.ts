import { existsSync, readFileSync } from "node:fs";
import { products } from "./project/apply-project.ts";
import { readProject } from "./project/read-project.ts";
import { writeFiles } from "./write-files.ts";

const usage = `Usage: npm run project
       npm run project -- --check

Writes what project.yaml says of the project into ${Object.keys(products).join(", ")}.
With --check it writes nothing, and exits 1 when one of them says something else.`;

const root = new URL("../", import.meta.url);

await writeFiles({ usage, command: "project", source: "project.yaml" }, () => {
  const project = readProject(readFileSync(new URL("project.yaml", root), "utf8"));
  const written = Object.entries(products).map(([path, write]) => {
    const file = new URL(path, root);
    return [path, write(existsSync(file) ? readFileSync(file, "utf8") : "", project)] as const;
  });
  return new Map(written);
});
