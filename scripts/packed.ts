// Installs the packed package into an empty project and uses it there as a stranger would.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mswVersions, testKitOutput, testKitProgram } from "./packed-testing.ts";

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
    `import { ContractError, createRegistry, RegistryError, type EkonomickySubjekt } from "ares-caais";
import { createIdentity } from "ares-caais/identity";
import { createLegacyIdentity } from "ares-caais/legacy";
import { createRegistry as same } from "ares-caais/registry";
import { createSandbox } from "ares-caais/sandbox";

const sandbox = await createSandbox();
const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
const subject: EkonomickySubjekt = await registry.vratEkonomickySubjekt({ ico: "90000021" });
const missing: unknown = await registry.vratEkonomickySubjekt({ ico: "12345678" }).catch((error: unknown) => error);
const { environment, client } = sandbox;
const { clientId, redirectUri, tls } = client;
const identity = createIdentity({ environment, clientId, redirectUri, tls });
const login = await identity.beginLogin({ scope: ["openid", "profile"] });
const { claims } = await identity.completeLogin(await sandbox.logIn(login, "novakova.jana"), login.pending);
const name: string | undefined = claims.given_name;
const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: clientId, tls });
const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
const { attributes } = await legacy.authConfirmation(sessionId);
const again: unknown = await legacy.authConfirmation(sessionId).catch((error: unknown) => error);
identity.close();
legacy.close();
await sandbox.close();
if (name !== attributes.Jmeno) throw new Error("two users");
if (!(again instanceof ContractError) || again.code !== "ERR_LEGACY") throw new Error("no LegacyError");
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

  const version = run(join(project, "node_modules/.bin/ares-caais"), ["--version"], project).trim();
  if (version === "") throw new Error("the command line does not say its version");

  // Both major versions that the test kit is for; the types of msw need those of the DOM.
  const kit = [...common.slice(0, -1), "--lib", "es2022,dom,dom.iterable", "use-testing.ts"];
  write(project, "use-testing.ts", testKitProgram);
  for (const [msw, oldestNode] of mswVersions) {
    npm(project, "install", "--no-audit", "--no-fund", `msw@${msw}`);
    node(project, tsc, "--module", "nodenext", "--moduleResolution", "nodenext", ...kit);
    if (Number.parseInt(process.versions.node) < oldestNode) continue;
    const tested = node(project, "use-testing.js").trim();
    if (tested !== testKitOutput) throw new Error(`the installed test kit with msw ${msw} printed "${tested}"`);
  }
  console.log(
    `packed install: ${packed.files.length} files, ${kilobytes(packed.size)} packed, ${kilobytes(packed.unpackedSize)} unpacked; ` +
      "types resolve under nodenext and bundler; a look-up, both logins, the command line and the test kit work",
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
