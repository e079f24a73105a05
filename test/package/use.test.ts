import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, inject, it } from "vitest";
import { runtimes, thoroughRuntimes, workerRuntimes, type Runtime } from "../../scripts/runtimes.ts";
import { manifest } from "./manifest.ts";
import { placeProgram } from "./programs.ts";
import { run, type Printed } from "./run.ts";
import { programOf } from "./tools.ts";
import { mswVersions } from "./versions.ts";

const { project, withMsw } = inject("packed");
const subject = "Moravské datové služby a.s.";

/** The output of programs/refusals.ts. */
const refusals = [
  "trusted: OK",
  "an unknown authority: ERR_TRANSPORT tls",
  "another authority: ERR_TRANSPORT tls",
  "another client certificate: ERR_LEGACY",
  "another key: ERR_INVALID_INPUT",
  "an encrypted key: OK",
  "another passphrase: ERR_INVALID_INPUT",
  "an expired server: ERR_TRANSPORT tls",
  "an expired client: ERR_LEGACY",
  "dead-before-request: ERR_TRANSPORT connection",
  "dead-in-answer: ERR_TRANSPORT answer",
  "truncated: ERR_UNEXPECTED_RESPONSE",
  "too-large: ERR_TRANSPORT size",
  "an aborted call: Error: aborted by the caller",
  "a late answer: ERR_TRANSPORT timeout",
  "a registry that is not trusted: not reached",
];

const runOn = (runtime: Runtime, folder: string, program: string): Promise<Printed> =>
  run(folder, programOf(runtime), ...runtime.args, placeProgram(folder, program));

describe.each(runtimes)("packed package on $name", (runtime) => {
  it("[PKG-01] [PKG-07] installs into an empty project: look-up, login, SOAP call and sandbox work", async () => {
    const { stdout, stderr } = await runOn(runtime, project, "use.ts");
    expect(stdout).toBe(`${subject}, Jana, info/version\n`);
    expect(stderr).toBe("");
  });

  it("[PKG-07] refuses wrong inputs with the right reason", async () => {
    const { stdout } = await runOn(runtime, project, "refusals.ts");
    expect(stdout.trim().split("\n")).toEqual(refusals);
  });
});

describe.each(thoroughRuntimes)("packed package on $name", (runtime) => {
  const isNode = runtime.name.startsWith("Node ");

  it("loads by require()", async () => {
    const { stdout } = await runOn(runtime, project, "use-require.cjs");
    expect(stdout).toBe(`${subject}, Jana, ${manifest.version}\n`);
  });

  it("has no side effects when a client is imported, as sideEffects says", async () => {
    const { stdout } = await runOn(runtime, project, "no-globals.ts");
    expect(stdout).toBe("nothing\n");
  });

  it("prints its version on the command line", async () => {
    const program = join(project, "node_modules", manifest.name, manifest.bin);
    const { stdout } = await run(project, programOf(runtime), ...runtime.args, program, "--version");
    expect(stdout).toContain(manifest.version);
  });

  it("says which Redis client to install when the command line shares a limit without one", async () => {
    const program = join(project, "node_modules", manifest.name, manifest.bin);
    const args = ["lookup", "27074358", "--redis", "redis://127.0.0.1:1"];
    const failed = run(project, programOf(runtime), ...runtime.args, program, ...args);
    await expect(failed).rejects.toThrow(
      "error: --redis needs a client of Redis beside ares-caais: npm install ioredis",
    );
    await expect(failed).rejects.toMatchObject({ cause: { code: 2 } });
  });

  // The package is for Node's interceptors: msw supports no other runtime.
  const [major = 0] = runtime.name.replace("Node ", "").split(".").map(Number);
  const fitting = mswVersions.filter(([, oldest]) => isNode && oldest <= major);
  it.skipIf(fitting.length === 0).each(fitting)("the test kit works with msw %s", async (msw) => {
    const folder = withMsw[msw] ?? "";
    const { stdout } = await runOn(runtime, folder, "use-testing.ts");
    expect(stdout).toBe("27074358 Vzorová Vzorová true true true\n");
    const required = await runOn(runtime, folder, "use-testing-require.cjs");
    expect(required.stdout).toBe("27074358\n");
  });
});

describe.each(workerRuntimes)("packed package in a worker of $name", (runtime) => {
  it("[PKG-07] looks companies up", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-worker-"));
    try {
      await build({
        absWorkingDir: project,
        entryPoints: [placeProgram(project, "bundle-browser.ts")],
        outfile: join(folder, "worker.js"),
        bundle: true,
        format: "esm",
        platform: "browser",
        conditions: ["workerd", "worker", "browser"],
        logLevel: "silent",
      });
      const worker = `(modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2026-01-01")`;
      const configuration = [
        `using Workerd = import "/workerd/workerd.capnp";`,
        `const config :Workerd.Config = (services = [(name = "main", worker = ${worker})]);`,
      ];
      writeFileSync(join(folder, "config.capnp"), configuration.join("\n"));
      const { stdout } = await run(folder, programOf(runtime), ...runtime.args, "config.capnp");
      expect(stdout).toBe("Asseco Central Europe, a.s.; NENALEZENO; schema\n");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("packed package in a bundle", () => {
  it("keeps only the used part of an entry: one helper includes neither another client nor another package", async () => {
    const { metafile } = await build({
      stdin: { contents: `export { normalizeIco } from "${manifest.name}";`, resolveDir: project },
      absWorkingDir: project,
      bundle: true,
      minify: true,
      format: "esm",
      platform: "node",
      metafile: true,
      write: false,
    });
    const [output] = Object.values(metafile.outputs);
    // A bundler leaves a few bytes as the place of a module that is gone.
    const kept = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 50);
    const names = kept.map(([file]) => /\/(\w+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file);
    expect(names).toEqual(["core"]);
    expect(output?.imports).toEqual([]);
    // The tables of operations and of options stay; the client, which is five times as much, does not.
    expect(output?.bytes).toBeLessThan(14_000);
  });
});
