import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bundleName, type Bundler, type BundleWish } from "./bundlers.ts";
import { placeProgram } from "./programs.ts";
import { run } from "./run.ts";

const { project } = inject("packed");
const wishes = [
  { platform: "browser", format: "esm", program: "bundle-browser.ts" },
  { platform: "node", format: "esm", program: "bundle-server.ts" },
  { platform: "node", format: "cjs", program: "bundle-server.ts" },
] as const satisfies readonly (Pick<BundleWish, "platform" | "format"> & { readonly program: string })[];

const printed = {
  "bundle-browser.ts": "Asseco Central Europe, a.s.; NENALEZENO; schema\n",
  "bundle-server.ts": "Moravské datové služby a.s., Jana, Jana\n",
};

/** Runs a bundle for browsers where it does not see what only Node has; Node's own `fetch` and `Response` need that. */
const withoutNode = `
for (const name of ["process", "Buffer", "global", "setImmediate", "clearImmediate"]) {
  const value = globalThis[name];
  const get = () => (new Error().stack.split("\\n")[2].includes(import.meta.dirname) ? undefined : value);
  Object.defineProperty(globalThis, name, { get });
}
await import("./main.mjs");
`;

/** Defines the tests that bundle the packed package with each bundler, and run the bundles. */
export function describeBundles(bundlers: Readonly<Record<string, Bundler>>): void {
  describe.each(Object.entries(bundlers))("bundled by %s", (name, bundle) => {
    let root: string;
    beforeAll(() => {
      root = mkdtempSync(join(tmpdir(), `ares-caais-${name}-`));
    });
    afterAll(() => {
      rmSync(root, { recursive: true });
    });

    it.each(wishes)(
      "[PKG-06] builds for the platform $platform as $format without a warning, and runs",
      async ({ platform, format, program }) => {
        const folder = join(root, `${platform}-${format}`);
        const entry = placeProgram(project, program);
        expect(await bundle({ project, entry, folder, platform, format })).toEqual([]);
        const start = platform === "browser" ? "start.mjs" : bundleName(format);
        if (platform === "browser") writeFileSync(join(folder, start), withoutNode);
        // Nothing of the project is within reach there.
        const { stdout, stderr } = await run(folder, process.execPath, start);
        expect(stdout).toBe(printed[program]);
        expect(stderr).toBe("");
      },
    );
  });
}
