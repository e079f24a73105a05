import { firstCalls } from "./first-calls.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";
import type { IdentityReplay } from "./workers/identity-server.ts";

const cold = {
  bare: "first requests of a login, bare (discovery, keys, token)",
  own: "first completeLogin, both tokens verified",
};

/**
 * Measures a login and the calls after it: requests and handshakes as the sandbox counts them, and the time against bare
 * POSTs of the same forms to a server in another process, which repeats answers that the sandbox gave.
 */
export function identityLogin(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["identity-counts", "identity-server", "identity-login", "identity-first-call"]);
    const counts = await runWorker<Row[]>(folder, "identity-counts", []);
    const server = await startServer<IdentityReplay>(folder, "identity-server");
    try {
      const service = JSON.stringify(server.ready);
      const times = await runWorker<Row[]>(folder, "identity-login", [service]);
      const first = await firstCalls(folder, "identity-first-call", service, cold);
      return { title: "Login by OpenID Connect, mutual TLS on loopback", rows: [...counts, ...times, ...first] };
    } finally {
      server.stop();
    }
  });
}
