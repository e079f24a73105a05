import { at, ratioOf, timeAlternately, type Contender } from "./compare.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";
import type { LegacyReplay } from "./workers/legacy-server.ts";

const rounds = 9;

/**
 * One call of the legacy client over mutual TLS against a bare POST and against soap by itself. The server, in another
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
        rows: [...(await runWorker<Row[]>(folder, "legacy-call", [service])), ...(await firstCalls(folder, service))],
      };
    } finally {
      server.stop();
    }
  });
}

/** In fresh processes: what soap, the WSDL and the handshake cost once. */
async function firstCalls(folder: string, service: string): Promise<Row[]> {
  const firstCall = (name: string, who: string): Contender => ({
    name,
    run: () => runWorker<number>(folder, "legacy-first-call", [who, service]),
  });
  const contenders = [firstCall("first bare POST, cold", "bare"), firstCall("first heartBeat, cold", "own")];
  const timings = await timeAlternately(contenders, rounds);
  const bare = at(timings, 0);
  return timings.map((timing) => ({
    what: timing.name,
    figure: `${timing.fast.toFixed(0)} / ${timing.median.toFixed(0)} ms`,
    ...(timing === bare ? {} : { ratio: ratioOf(timing, bare) }),
  }));
}
