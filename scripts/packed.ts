// Installs the packed package into an empty project and uses it there as a stranger would.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ares-caais-packed-"));

try {
  const [packed] = JSON.parse(npm(root, "pack", "--json", "--pack-destination", folder)) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ];
  const unexpected = packed.files
    .map(({ path }) => path)
    .filter(
      (path) =>
        !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/(\w+\.js|chunks\/[\w.-]+\.js|(src|generated)\/[\w/.-]+\.d\.ts))$/.test(
          path,
        ),
    );
  if (unexpected.length > 0) throw new Error(`the package holds unexpected files: ${unexpected.join(", ")}`);

  const project = join(folder, "project");
  mkdirSync(project);
  write(project, "package.json", JSON.stringify({ name: "project", private: true, type: "module" }));
  npm(project, "install", "--no-audit", "--no-fund", join(folder, packed.filename));

  write(
    project,
    "use.ts",
    `import { createRegistry, RegistryError, type EkonomickySubjekt } from "ares-caais";
import { createRegistry as same } from "ares-caais/registry";
import { createSandbox } from "ares-caais/sandbox";

const sandbox = await createSandbox();
const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
const subject: EkonomickySubjekt = await registry.vratEkonomickySubjekt({ ico: "90000021" });
const missing: unknown = await registry.vratEkonomickySubjekt({ ico: "12345678" }).catch((error: unknown) => error);
await sandbox.close();
if (same !== createRegistry) throw new Error("two copies of the registry");
if (!(missing instanceof RegistryError) || missing.status !== 404) throw new Error("no RegistryError");
console.log(subject.obchodniJmeno);
`,
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  const common = ["--strict", "--target", "es2022", "--lib", "es2022", "--skipLibCheck", "false", ...types, "use.ts"];
  node(project, tsc, "--noEmit", "--module", "esnext", "--moduleResolution", "bundler", ...common);
  node(project, tsc, "--module", "nodenext", "--moduleResolution", "nodenext", ...common);
  const printed = node(project, "use.js").trim();
  if (printed !== "Moravské datové služby a.s.") throw new Error(`the installed package printed "${printed}"`);
  console.log(
    `packed install: ${packed.files.length} files, ${kilobytes(packed.size)} packed, ${kilobytes(packed.unpackedSize)} unpacked; ` +
      "types resolve under nodenext and bundler, a look-up works",
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function npm(cwd: string, ...args: string[]): string {
  return run("npm", args, cwd);
}

function node(cwd: string, ...args: string[]): string {
  return run(process.execPath, args, cwd);
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", timeout: 300_000 });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed with ${String(status)}:\n${stdout}${stderr}`);
  return stdout;
}

function write(cwd: string, name: string, text: string): void {
  writeFileSync(join(cwd, name), text);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
