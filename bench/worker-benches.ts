import { at, timeAlternately, type Contender } from "./compare.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import { rowOf, type Most, type Row, type Table } from "./table.ts";

/** A bench whose rows come from workers. They are told what the server, in another process, said when it was ready. */
interface WorkerBench {
  readonly title: string;
  readonly server?: string;
  readonly workers: readonly string[];
  /** Number of processes in which each worker runs, one after the other; the worker is told which one it is. */
  readonly processes?: number;
  readonly cold?: ColdCalls;
}

/**
 * First calls in fresh processes: what is loaded with them, handshakes and empty caches cost once. The worker is told which of the
 * two to time, and gives the milliseconds from the start of the call to its answer.
 */
interface ColdCalls {
  readonly worker: string;
  readonly bare: string;
  readonly own: string;
  readonly most?: Most;
}

const coldRounds = 9;

export const workerBenches = {
  /** One call of the registry client against plain fetch and openapi-fetch alone. */
  "registry-call": {
    title: "One call of the registry, plain http on loopback",
    server: "call-server",
    workers: ["registry-call"],
    // One for each client, and one for all of them.
    processes: 9,
    cold: { worker: "registry-first-call", bare: "first plain fetch", own: "first call" },
  },
  /** A look-up of 100,000 subjects of the sandbox against one GET each. */
  "registry-lookup": {
    title: "Look-up of 100,000 subjects, https on loopback, two requests at once",
    server: "sandbox-server",
    workers: ["registry-lookup"],
  },
  /** The whole verification of an identity token against jose's own, which is given the key ready to use. */
  "identity-verify": { title: "1,000 verifications of an identity token, RS256", workers: ["identity-verify"] },
  /**
   * A login and the calls after it: requests and handshakes as the sandbox counts them, and the time against bare POSTs of the
   * same forms to a server that repeats answers of the sandbox.
   */
  "identity-login": {
    title: "Login by OpenID Connect, mutual TLS on loopback",
    server: "identity-server",
    workers: ["identity-counts", "identity-login"],
    cold: {
      worker: "identity-first-call",
      bare: "first requests of a login, bare (discovery, keys, token)",
      own: "first completeLogin, both tokens verified",
    },
  },
  /** One call against a bare POST of node:https and against soap by itself; the server repeats answers of the sandbox. */
  "legacy-call": {
    title: "One call of the legacy API 4.2, mutual TLS on loopback, one after the other",
    server: "legacy-server",
    workers: ["legacy-call"],
    cold: {
      worker: "legacy-first-call",
      bare: "first bare node:https POST",
      own: "first heartBeat",
      most: {
        times: 1.5,
        reason:
          "the modules of certificates, connections and XML are read and compiled with the first call, and not with the import.",
      },
    },
  },
  /** Reading and checking a client certificate, which a client does once, against Node's own reading of it. */
  "certificate-load": { title: "Client certificate, read once", workers: ["certificate-load"] },
  /** The start of a sandbox, and a search through all of its subjects. */
  "sandbox-start": {
    title: "Start of a sandbox with 100,000 generated subjects, a process of its own",
    workers: ["sandbox-start"],
  },
} satisfies Readonly<Record<string, WorkerBench>>;

export function runWorkerBench({ title, server: name, workers, processes = 1, cold }: WorkerBench): Promise<Table> {
  return withFolder(async (folder) => {
    const names = [name, ...workers, cold?.worker].filter((one) => one !== undefined);
    await compileWorkers(folder, names);
    const server = name === undefined ? undefined : await startServer<unknown>(folder, name);
    try {
      const given = JSON.stringify(server?.ready ?? {});
      const rows: Row[] = [];
      for (const worker of workers) {
        for (let index = 0; index < processes; index += 1) {
          rows.push(...(await runWorker<Row[]>(folder, worker, [given, String(index)], ["--expose-gc"])));
        }
      }
      if (cold !== undefined) rows.push(...(await timeColdCalls(folder, cold, given)));
      return { title, rows };
    } finally {
      server?.stop();
    }
  });
}

async function timeColdCalls(folder: string, cold: ColdCalls, given: string): Promise<Row[]> {
  const contenders = (["bare", "own"] as const).map((who): Contender => ({
    name: `${cold[who]}, cold, least of ${coldRounds}`,
    run: () => runWorker<number>(folder, cold.worker, [given, who]),
  }));
  const timings = await timeAlternately(contenders, coldRounds);
  const bare = at(timings, 0);
  return timings.map((timing) => ({ ...rowOf(timing, bare, "ms", cold.most), isListed: true }));
}
