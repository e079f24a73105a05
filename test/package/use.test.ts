import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, inject, it } from "vitest";
import { nodeVersions } from "../../scripts/node-versions.ts";
import { manifest } from "./manifest.ts";
import { placeProgram } from "./programs.ts";
import { run } from "./run.ts";
import { node } from "./tools.ts";
import { mswVersions } from "./versions.ts";

const { project, withMsw } = inject("packed");
const subject = "Moravské datové služby a.s.";

describe.each(nodeVersions)("packed package on Node %s", (version) => {
  const runHere = (folder: string, program: string) => run(folder, node(version), placeProgram(folder, program));

  it("[PKG-01] is installed into an empty project and used by import", async () => {
    const { stdout, stderr } = await runHere(project, "use.ts");
    expect(stdout).toBe(`${subject}, Jana, info/version\n`);
    expect(stderr).toBe("");
  });

  it("is used by require()", async () => {
    const { stdout } = await runHere(project, "use-require.cjs");
    expect(stdout).toBe(`${subject}, Jana, ${manifest.version}\n`);
  });

  it("leaves no trace when a client is imported, as sideEffects says", async () => {
    const { stdout } = await runHere(project, "no-globals.ts");
    expect(stdout).toBe("nothing\n");
  });

  it("has a command line that says its version", async () => {
    const program = join(project, "node_modules", manifest.name, manifest.bin);
    const { stdout } = await run(project, node(version), program, "--version");
    expect(stdout).toContain(manifest.version);
  });

  const fitting = mswVersions.filter(([, oldest]) => nodeVersions.indexOf(oldest) <= nodeVersions.indexOf(version));
  it.each(fitting)("has a test kit for msw %s", async (msw) => {
    const folder = withMsw[msw] ?? "";
    const { stdout } = await runHere(folder, "use-testing.ts");
    expect(stdout).toBe("27074358 Vzorová Vzorová true true true\n");
    const required = await runHere(folder, "use-testing-require.cjs");
    expect(required.stdout).toBe("27074358\n");
  });
});

describe("packed package in a bundle", () => {
  it("leaves of an entry what is used, so that one helper brings neither another client nor another package", async () => {
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
    expect(names.sort()).toEqual(["core", "registry"]);
    expect(output?.imports).toEqual([]);
    // The table of operations stays; the client, which is five times as much, does not.
    expect(output?.bytes).toBeLessThan(12_000);
  });
});
