import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, timeAlternately } from "./compare.ts";
import { runCommand, withFolder } from "./processes.ts";
import { rowOf, type Table } from "./table.ts";

const rounds = 7;

const reason = "it also reads the WSDL files, checks every example and compiles the validators.";

/** Longest time of one run in milliseconds. */
const longest = 5_000;

/** The code generator against openapi-typescript alone on the same document. */
export function codegen(): Promise<Table> {
  return withFolder(async (folder) => {
    const run = (name: string, ...args: string[]): { name: string; run: () => void } => ({
      name: `${name}, least of ${rounds}`,
      run: () => {
        runCommand(process.execPath, args);
      },
    });
    const generator = ["--import", "tsx", "codegen/main.ts"];
    const alone = "node_modules/openapi-typescript/bin/cli.js";
    const contract = join(folder, "contract.yaml");
    writeFileSync(contract, runCommand(process.execPath, ["--import", "tsx", "codegen/contract.ts"]));
    const timings = await timeAlternately(
      [
        run("openapi-typescript alone", alone, contract, "--output", join(folder, "types.ts")),
        run("npm run generate", ...generator),
        run("npm run generate:check", ...generator, "--check"),
      ],
      rounds,
    );
    const baseline = at(timings, 0);
    return {
      title: "Code generator",
      rows: timings.map((timing) => {
        const row = rowOf(timing, baseline, "ms", { times: 3, reason });
        if (row.target === undefined) return row;
        const { text, met } = row.target;
        return { ...row, target: { text: `${text}, ${longest} ms`, met: met && timing.fast <= longest, reason } };
      }),
    };
  });
}
