import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { timeCommands } from "./compare.ts";

/** The code generator against openapi-typescript alone on the same document, all in one run. */
const rounds = 7;
const folder = mkdtempSync(join(tmpdir(), "ares-caais-bench-"));
try {
  const node = process.execPath;
  const codegen = ["--import", "tsx", "codegen/main.ts"];
  const [alone, run, check] = timeCommands(
    [
      {
        name: "openapi-typescript alone",
        command: node,
        args: [
          "node_modules/openapi-typescript/bin/cli.js",
          "spec/registry.openapi.yaml",
          "--output",
          join(folder, "types.ts"),
        ],
      },
      { name: "npm run generate", command: node, args: codegen },
      { name: "npm run generate:check", command: node, args: [...codegen, "--check"] },
    ],
    rounds,
  );
  if (alone === undefined || run === undefined || check === undefined) throw new Error("nothing was timed");
  console.log(`Code generator, median of ${rounds} alternating runs`);
  for (const { name, median, fastest } of [alone, run, check]) {
    const ratio = (median / alone.median).toFixed(2);
    const target = name === alone.name ? "" : "  (targets: at most 3.00 times, at most 5000 ms)";
    console.log(
      `  ${name.padEnd(26)}${median.toFixed(0).padStart(6)} ms (fastest ${fastest.toFixed(0)})  ${ratio} times${target}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
