import { writeFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { table } from "../scripts/reference/markdown.ts";
import { root } from "./processes.ts";
import { columnsOf, type Row, type Table } from "./table.ts";

/** Where the page is, from the root of the package. */
const path = "docs/bench.md";

/** Writes the page of the benches and gives its path. */
export async function writePage(summary: Table, load: number): Promise<string> {
  const [head = [], ...rows] = columnsOf(summary);
  const text = `# Benchmarks

${introduction}

${table(head, rows).join("\n")}

${missed(summary.rows)}

## How it was measured

${machine(load)}

${method}
`;
  writeFileSync(join(root, path), await format(text, { parser: "markdown", printWidth: 120 }));
  return path;
}

const introduction = `The cost of the package, compared in the same run on the same machine with code that does the same without it. A ratio
is how many times as long as its peer something takes; the target stands beside it. \`npm run bench\` measures everything
anew and writes this page.

The peers: \`registry-call\` a bare request of \`node:http\` on a kept connection, or plain fetch where a \`fetch\` is given;
\`registry-lookup\` one GET for each subject, \`identity-verify\` jose alone, \`identity-login\` a bare POST with mutual TLS,
\`legacy-call\` a bare POST of \`node:https\` with the same envelope, unless the row names another; \`certificate-load\` Node's own reading, \`import\` openapi-fetch, \`codegen\` openapi-typescript alone. The sandbox starts with
100,000 generated subjects.

The registry client compares no answer with the contract unless it is told to; a row of \`registry-call\` has what that costs.
soap keeps its connection here (\`forever: true\`); by default it makes a new one for each call, which rows of their own show. A
call that is *cold* is the first one of a fresh process, from its start to the answer.`;

const method = `- The contenders take turns, each round beginning with another one, so that a noisy moment meets all of them. *Fast* is the
  tenth percentile of the rounds, or the least of them where the row says so, because they are few: what the machine does
  when nothing disturbs it. *Median* is the one in the middle. Fast decides whether a target is met; a median far from it
  tells of a busy machine.
- The code is compiled as a bundler would and warmed up. Imports are measured in fresh processes, from the published files.
- Each client of \`registry-call\` runs with its peer in a process of its own, as in an application. Clients in one process slow each
  other, because they share heap, garbage collection and optimized code; rows of their own show that.
- Which parts of the browser bundle the first call loads is found by running it.
- Servers run in a process of their own on loopback. Those of the identity and of the legacy service repeat answers that
  the sandbox gave, so that the time of a call is the client's.
- Compare ratios from one machine with those of another, but not microseconds.`;

/** @param load mean number of processes that wanted to run in the minute before, without those of the bench */
function machine(load: number): string {
  const [{ model } = { model: "unknown processor" }] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const cores = `${availableParallelism()} cores of ${model.trim()}`;
  const busy = load > 1 ? " Other work ran beside it, so take the ratios as rough." : "";
  return `On ${date}, with Node ${process.versions.node} on ${platform()} ${arch()}, ${cores}. Load of the machine when it began: ${load.toFixed(1)}.${busy}`;
}

function missed(all: readonly Row[]): string {
  const rows = all.filter(({ target }) => target?.met === false);
  if (rows.length === 0) return "Every target is met.";
  const reasons = rows.map(({ what, target }) => `- ${what}: ${target?.reason ?? "the reason is not known yet."}`);
  return `Missed targets:\n\n${reasons.join("\n")}`;
}

/** The load of the machine now. */
export function currentLoad(): number {
  return loadavg()[0] ?? Number.NaN;
}
