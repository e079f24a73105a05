import { fileURLToPath } from "node:url";
import { beforeAll } from "vitest";
import { installApart } from "../../scripts/install-apart.ts";
import type { Bundler } from "./bundlers.ts";
import { describeBundles } from "./describe-bundles.ts";
import { run } from "./run.ts";

const webpack: Bundler = async (wish) => {
  const program = fileURLToPath(new URL("webpack/bundle.cjs", import.meta.url));
  const { stdout } = await run(wish.project, process.execPath, program, JSON.stringify(wish));
  return JSON.parse(stdout) as readonly string[];
};

beforeAll(() => {
  installApart("test/package/webpack");
});

describeBundles({ webpack });
