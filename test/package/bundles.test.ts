import { gzipSync } from "node:zlib";
import { build as buildWithEsbuild } from "esbuild";
import { rolldown } from "rolldown";
import { describe, expect, inject, it } from "vitest";
import { bundlers } from "./bundlers.ts";
import { describeBundles } from "./describe-bundles.ts";

// webpack takes longer than all of them together: bundles.nightly.test.ts has it.
describeBundles(bundlers);

describe("a page that looks up companies, minified and compressed", () => {
  const { project } = inject("packed");
  const kilobyte = 1000;
  const program = `import { createRegistry } from "ares-caais/registry"; globalThis.registry = createRegistry();`;
  const sizeOf = (codes: Iterable<string | Uint8Array>): number =>
    [...codes].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).byteLength, 0);

  it("[PKG-08] loads at most 12 kB before the first call", async () => {
    const name = "program";
    const bundle = await rolldown({
      cwd: project,
      input: name,
      platform: "browser",
      plugins: [
        {
          name,
          resolveId: (id) => (id === name ? `${project}/${name}.js` : null),
          load: (id) => (id.endsWith(`${name}.js`) ? program : null),
        },
      ],
    });
    const { output } = await bundle.generate({ minify: true });
    const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
    const loaded = new Set([output[0].fileName]);
    for (const file of loaded) for (const imported of chunks.get(file)?.imports ?? []) loaded.add(imported);
    const codes = [...loaded].map((file) => chunks.get(file)?.code ?? "");
    expect(codes.join("")).toContain("requestsPerMinute");
    expect(chunks.size).toBeGreaterThan(loaded.size);
    expect(sizeOf(codes)).toBeLessThanOrEqual(12 * kilobyte);
  });

  it("[PKG-08] takes at most 35 kB in one file, without the validators of responses", async () => {
    const { outputFiles } = await buildWithEsbuild({
      stdin: { contents: program, resolveDir: project },
      ...{ bundle: true, minify: true, platform: "browser", format: "esm", target: "es2022", write: false },
    });
    expect(outputFiles).toHaveLength(1);
    expect(sizeOf(outputFiles.map(({ contents }) => contents))).toBeLessThanOrEqual(35 * kilobyte);
  });
});
