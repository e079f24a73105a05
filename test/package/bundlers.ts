import { join } from "node:path";
import { build as buildWithEsbuild } from "esbuild";
import { build as buildWithRolldown } from "rolldown";
import { build as buildWithVite, createLogger, type InlineConfig } from "vite";

/** The code to bundle. */
export interface BundleWish {
  /** Folder of the project, where the program is and the packages are. */
  readonly project: string;
  /** Name of the program there. */
  readonly entry: string;
  /** Where the bundle goes: `main.js`, and whatever chunks it has. */
  readonly folder: string;
  readonly platform: "browser" | "node";
  readonly format: "esm" | "cjs";
}

/** Makes a bundle with the bundler's defaults, and gives everything that it warned of. */
export type Bundler = (wish: BundleWish) => Promise<readonly string[]>;

/** CommonJS says so by its name, since the folder has no package.json that does. */
export const bundleName = (format: BundleWish["format"]): string => (format === "esm" ? "main.mjs" : "main.cjs");

export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: async ({ project, entry, folder, platform, format }) => {
    const { warnings } = await buildWithEsbuild({
      absWorkingDir: project,
      entryPoints: { main: entry },
      outdir: folder,
      outExtension: { ".js": format === "esm" ? ".mjs" : ".cjs" },
      bundle: true,
      // Only ES modules can be in parts.
      splitting: format === "esm",
      platform,
      format,
      logLevel: "silent",
    });
    return warnings.map(({ text }) => text);
  },

  rolldown: async ({ project, entry, folder, platform, format }) => {
    const warnings: string[] = [];
    await buildWithRolldown({
      cwd: project,
      input: { main: entry },
      platform,
      onLog: (level, { message }) => {
        if (level === "warn") warnings.push(message);
      },
      output: { dir: folder, format, entryFileNames: bundleName(format) },
    });
    return warnings;
  },

  vite: async ({ project, entry, folder, platform, format }) => {
    const warnings: string[] = [];
    const warn = (message: string): void => {
      warnings.push(message);
    };
    const output = { entryFileNames: bundleName(format), format } as const;
    const server: InlineConfig = { ssr: { noExternal: true, target: "node" } };
    await buildWithVite({
      root: project,
      configFile: false,
      logLevel: "warn",
      customLogger: { ...createLogger("silent"), warn, warnOnce: warn },
      build: {
        outDir: folder,
        emptyOutDir: true,
        // The preloading of chunks needs a page, which does not exist here.
        modulePreload: false,
        rolldownOptions: { input: join(project, entry), output },
        ...(platform === "node" ? { ssr: true } : {}),
      },
      ...(platform === "node" ? server : {}),
    });
    return warnings;
  },
};
