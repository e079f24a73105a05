import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Metafile } from "esbuild";
import { expect, it, vi } from "vitest";
import { newFolder } from "../../fixtures/folder.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";

/** Bundles the client as an application does. @returns what became of each file of the bundle. */
async function bundle(outdir?: string): Promise<Metafile["outputs"]> {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL("../../../", import.meta.url)),
    entryPoints: ["src/legacy/index.ts"],
    outdir: outdir ?? "out",
    write: outdir !== undefined,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    metafile: true,
    logLevel: "silent",
  });
  return metafile.outputs;
}

it("the first call loads the message parser, an import does not", async () => {
  const outputs = Object.entries(await bundle());
  const holding = outputs.filter(([, { imports }]) => imports.some(({ path }) => path === "@rgrove/parse-xml"));
  const kinds = outputs.flatMap(([, { imports }]) =>
    imports.filter(({ path }) => holding.some(([name]) => name === path)).map(({ kind }) => kind),
  );
  expect(kinds).toEqual(["dynamic-import"]);
  // It writes the envelopes when the code is generated.
  expect(outputs.flatMap(([, { imports }]) => imports).map(({ path }) => path)).not.toContain("soap");
});

it("[NET-02] keeps a session id unsent when the message parser cannot be loaded", async () => {
  const folder = newFolder();
  await bundle(folder);
  const { createLegacyIdentity } = (await import(pathToFileURL(join(folder, "index.mjs")).href)) as {
    readonly createLegacyIdentity: typeof import("ares-caais/legacy").createLegacyIdentity;
  };
  // As an update under a running process does. Packages are not to be had there either.
  rmSync(folder, { recursive: true });
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const environment = { legacyPages: "https://pages.test", legacyMutualTls: "https://mtls.test" };
  const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: "AIS", fetch });
  await expect(legacy.authConfirmation(sessionId)).rejects.toThrow("Cannot find module");
  expect(fetch).not.toHaveBeenCalled();
});
