import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build, transformSync } from "esbuild";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePort } from "../../bench/loopback.ts";
import { readGuides, root } from "../fixtures/documents/documents.ts";
import { readExamples, type Example } from "../fixtures/documents/examples.ts";
import { liveSubjects } from "../fixtures/documents/live-subjects.ts";
import { limits } from "../fixtures/limits.ts";
import { startApplication } from "../integration/peers/start-application.ts";
import { createCompiler } from "./compilers.ts";
import { manifest } from "./manifest.ts";
import { run } from "./run.ts";

const { tarball } = inject("packed");
// Outside the repository: a clone with the tarball, and beside it the project of a reader.
const folder = join(dirname(tarball), "reader");
const project = join(folder, "project");

const programs = readExamples("ts");
const commands = readExamples("sh");
const isTest = ({ code }: Example): boolean => code.includes('from "vitest"');
const isInstall = ({ code }: Example): boolean => code.startsWith("npm install ");
const nameOf = ({ place }: Example): string => place.replaceAll(/\W+/g, "-");

/** The packages that a text says to install. */
const installedBy = (text: string): string[] =>
  [...text.matchAll(/npm install ([^;`\n]+)/g)].flatMap(([, words = ""]) =>
    words.split(" ").filter((word) => /^[@a-z]/.test(word)),
  );

/** A package in the version that this project tests with. */
function pinned(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as {
    version: string;
  };
  return `${name}@${version}`;
}

/** A program without its types, as tsx runs it. */
const compile = (code: string): string => transformSync(code, { loader: "ts", target: "es2022" }).code;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The code of a program that was ended because its time was over. */
const killed = -1;

/** Runs a program where no other machine can be reached. */
function execute(cwd: string, command: string, ...args: readonly string[]): Promise<Ended> {
  const { NODE_ENV: _mode, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_OPTIONS: `--import=${join(folder, "loopback-only.mjs")}`,
    PATH: `${folder}:${inherited["PATH"] ?? ""}`,
  };
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd, env, timeout: limits.program }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : typeof error.code === "number" ? error.code : killed, stdout, stderr });
    });
  });
}

/** The expected output of a program: the comments behind its `console.log`s, in order. */
function promised({ code }: Example): string[] {
  return [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(([, text = ""]) => text);
}

/** A pattern of an output: `…` stands for any text within a line, and alone in a line for any lines. */
function patternOf(output: string): RegExp {
  const escaped = output.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/^…\n/gm, "(?:.*\\n)*?").replaceAll("…", ".*")}$`);
}

/** Does what the install section of the README says, and installs what the guides say in addition. */
async function installAsReader(): Promise<void> {
  mkdirSync(join(folder, "ares-caais"), { recursive: true });
  mkdirSync(project);
  copyFileSync(tarball, join(folder, "ares-caais", basename(tarball)));
  const [section] = commands.filter((example) => example.path === "README.md" && isInstall(example));
  await run(project, "bash", "-ec", section?.code ?? "exit 1");
  const named = new Set(
    readGuides().flatMap(({ path, text }) => (/^(?:README\.md|docs\/guides\/.*)$/.test(path) ? installedBy(text) : [])),
  );
  const more = [...named, "@types/node"];
  await run(project, "npm", "install", "--no-audit", "--no-fund", ...new Set(more.map(pinned)));
}

beforeAll(async () => {
  await Promise.all([
    installAsReader(),
    build({
      entryPoints: [join(root, "test/fixtures/documents/loopback-only.ts")],
      ...{ outfile: join(folder, "loopback-only.mjs"), format: "esm", platform: "node" },
    }),
  ]);
  for (const example of programs) {
    const { code } = example;
    const file = join(project, nameOf(example), isTest(example) ? "program.test.ts" : "program.ts");
    mkdirSync(dirname(file));
    writeFileSync(file, code);
    if (!isTest(example)) writeFileSync(file.replace(/ts$/, "js"), compile(code));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the programs of README.md and docs/, copied into an empty project that has the packed package", () => {
  it("[DOC-07] include more than 40, and most of them run", () => {
    const notRun = programs.filter(({ runs }) => !runs);
    expect(programs.length).toBeGreaterThan(40);
    expect(notRun.length).toBeLessThan(0.15 * programs.length);
  });

  it("[DOC-07] name the packages that they need", () => {
    const texts = new Map(readGuides().map(({ path, text }) => [path, text]));
    const missing = programs.flatMap(({ place, path, code }) => {
      const imported = [...code.matchAll(/ from "((?:@[^/"]+\/)?[^/"]+)/g)].map(([, name = ""]) => name);
      const installed = installedBy(texts.get(path) ?? "");
      return imported
        .filter((name) => !/^(?:node:|ares-caais$)/.test(name) && !installed.includes(name))
        .map((name) => `${place}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it("[DOC-07] compile", async () => {
    const options = { extends: join(root, "tsconfig.json"), compilerOptions: { paths: {} }, include: ["*/*.ts"] };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(options));
    await createCompiler("7.0.2")(project);
  });

  it.each(programs.filter((example) => example.runs && !isTest(example)))(
    "[DOC-07] [DOC-08] run: $place, $section",
    async (example) => {
      const { code, stdout, stderr } = await execute(join(project, nameOf(example)), process.execPath, "program.js");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      // A loop prints more lines than the comment behind it shows: what is promised comes in this order.
      const lines = stdout.trim().split("\n");
      let from = 0;
      for (const line of promised(example)) {
        const at = lines.indexOf(line, from);
        expect(at, `${line}\n\nprinted:\n${stdout}`).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
    },
  );

  it("[DOC-07] pass when they are tests", async () => {
    const vitest = join(project, "node_modules", "vitest", "vitest.mjs");
    const { code, stdout, stderr } = await execute(project, process.execPath, vitest, "run", "--reporter", "json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect((JSON.parse(stdout) as { testResults: unknown[] }).testResults).toHaveLength(programs.filter(isTest).length);
  });

  const serving = programs.filter(
    ({ code }) => code.startsWith("// Runs until Ctrl-C.") && code.includes("127.0.0.1:3000"),
  );
  it.each(serving)("[DOC-07] [DOC-08] serve until they are stopped: $place, $section", async (example) => {
    const port = await freePort();
    const file = join(project, nameOf(example), "serve.js");
    writeFileSync(file, compile(example.code.replaceAll("3000", String(port))));
    const address = await startApplication(dirname(file), [file], undefined, port);
    expect(await (await fetch(address)).json()).toBe("Nobody is logged in.");
    const login = await fetch(`${address}/auth/login`, { redirect: "manual" });
    expect(login.headers.get("location")).toContain(encodeURIComponent(`${address}/auth/callback`));
  });
});

// The blocks of a page continue each other.
describe("the commands of README.md and docs/, in a shell with the sandbox's variables", { shuffle: false }, () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ data: liveSubjects });
    // npx without the time that npm takes; no example waits for the limit of requests, which others test.
    const npx = `#!/bin/sh
[ "$1" = ares-caais ] || exit 127
shift
[ "$1" = watch ] && set -- "$@" --requests-per-minute 60000
exec "${process.execPath}" "${join(project, "node_modules", manifest.name, manifest.bin)}" "$@"
`;
    writeFileSync(join(folder, "npx"), npx, { mode: 0o755 });
  });
  afterAll(() => sandbox.close());

  it.each(commands.filter((example) => example.runs && !isInstall(example)))(
    "[DOC-07] work: $place, $section",
    async ({ path, code, output }) => {
      const cwd = join(folder, path.replaceAll(/\W/g, "-"));
      await sandbox.exportCertificates(join(cwd, "certificates"));
      rmSync(join(cwd, "codes"), { force: true });
      // Processes that an example leaves running end with it.
      const prelude = `set -a; . certificates/sandbox.env; set +a; trap 'echo $? >>codes' ERR; trap 'kill $(jobs -p) 2>/dev/null || true' EXIT`;
      const ended = await execute(cwd, "bash", "--norc", "-c", `touch codes; ${prelude}\n${code}`);
      const expected = [...code.matchAll(/# exit code (\d)$/gm)].map(([, number]) => number);
      const codes = readFileSync(join(cwd, "codes"), "utf8").split("\n").filter(Boolean);
      expect(ended.code, "a command that does not end by itself says so").not.toBe(killed);
      expect({ codes, stderr: expected.length === 0 ? ended.stderr : "" }).toEqual({ codes: expected, stderr: "" });
      if (output !== undefined) expect(ended.stdout).toMatch(patternOf(output));
    },
  );
});
