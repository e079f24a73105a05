import { firstCalls } from "./first-calls.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";
import type { LegacyReplay } from "./workers/legacy-server.ts";

const most = {
  times: 1.5,
  reason:
    "the modules of certificates, connections and XML are read and compiled with the first call, and not with the import.",
};
const cold = { bare: "first bare node:https POST", own: "first heartBeat" };

/**
 * One call of the legacy client over mutual TLS against a bare POST of node:https and against soap by itself. The server, in another
 * process, repeats answers that the sandbox gave.
 */
export function legacyCall(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["legacy-server", "legacy-call", "legacy-first-call"]);
    const server = await startServer<LegacyReplay>(folder, "legacy-server");
    try {
      const service = JSON.stringify(server.ready);
      return {
        title: "One call of the legacy API 4.2, mutual TLS on loopback, one after the other",
        rows: [
          ...(await runWorker<Row[]>(folder, "legacy-call", [service])),
          ...(await firstCalls(folder, "legacy-first-call", service, cold, most)),
        ],
      };
    } finally {
      server.stop();
    }
  });
}
