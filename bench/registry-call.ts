import { firstCalls } from "./first-calls.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

const cold = { bare: "first plain fetch", own: "first call" };

/** One call of the registry client against plain fetch and openapi-fetch alone, the server in another process. */
export function registryCall(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["call-server", "registry-call", "registry-first-call"]);
    const server = await startServer<{ port: number }>(folder, "call-server");
    try {
      const address = `http://127.0.0.1:${server.ready.port}/rest`;
      return {
        title: "One call of the registry, plain http on loopback",
        rows: [
          ...(await runWorker<Row[]>(folder, "registry-call", [address])),
          ...(await firstCalls(folder, "registry-first-call", address, cold)),
        ],
      };
    } finally {
      server.stop();
    }
  });
}
