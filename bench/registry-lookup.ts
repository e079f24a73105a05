import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

/** A look-up of 100,000 subjects of the sandbox, which runs in another process, against one GET each. */
export function registryLookup(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["sandbox-server", "registry-lookup"]);
    const sandbox = await startServer<{ address: string; authority: string }>(folder, "sandbox-server");
    try {
      const { address, authority } = sandbox.ready;
      return {
        title: "Look-up of 100,000 subjects, https on loopback, two requests at once",
        rows: await runWorker<Row[]>(folder, "registry-lookup", [address, authority], ["--expose-gc"]),
      };
    } finally {
      sandbox.stop();
    }
  });
}
