import { basename } from "node:path";
import { parseArgs } from "node:util";
import { createRegistry } from "ares-caais";
import { runFleet } from "./fleet.ts";
import { runInOneProcess } from "./one-process.ts";
import { progressReporter, type Output } from "./progress.ts";
import { reasonOf } from "./reason.ts";

const usage = `Usage: node --import tsx examples/fleet/main.ts [options] <file with an ico in each line>

Looks up the whole list, and goes on where it was when it is started again.

  --out <file>         results of one process, as lines of JSON (default: the list's name with .results.ndjson)
  --redis <url>        with --postgres: a fleet of workers; the queue and the budget that they share
  --postgres <url>     the database of the lists and the results
  --workers <number>   how many workers here (default: 4)
  --processes <n>      most workers of all machines together (default: those here)
  --job <name>         name of the job (default: the list's name and the day)
  --per-minute <n>     most requests of all together in a minute (default: 500)
  --registry <url>     another address of the registry than that in production

FLEET_REDIS and FLEET_POSTGRES in the environment are --redis and --postgres, for addresses with a password.`;

class UsageError extends Error {}

/**
 * Runs the job that the arguments name.
 *
 * @returns its exit code; `undefined` when the signal stopped it.
 */
export async function runProgram(
  given: readonly string[],
  signal: AbortSignal,
  output: Output,
): Promise<number | undefined> {
  const say = (text: string): void => {
    output.write(`${text}\n`);
  };
  try {
    await run(readArguments(given), signal, output);
    return 0;
  } catch (error) {
    if (signal.aborted) {
      say("stopped; start again to go on");
      return undefined;
    }
    if (error instanceof UsageError) {
      say(`${error.message}\n\n${usage}`);
      return 2;
    }
    say(reasonOf(error));
    return 1;
  }
}

async function run(given: Arguments, signal: AbortSignal, output: Output): Promise<void> {
  const { list, job, workers, processes, perMinute, out, redis, postgres, registry } = given;
  const manner = { signal, onProgress: progressReporter(output) };
  if (redis === undefined || postgres === undefined) {
    const environment = registry === undefined ? undefined : { registry };
    const client = createRegistry({ requestsPerMinute: perMinute, environment });
    await runInOneProcess(client, list, out ?? `${list}.results.ndjson`, manner);
    return;
  }
  const settings = { redis, postgres, registryUrl: registry, perMinute, processes };
  await runFleet(settings, { job, list, workers }, manner);
}

interface Arguments {
  readonly list: string;
  readonly job: string;
  readonly workers: number;
  readonly processes: number;
  readonly perMinute: number;
  readonly out?: string | undefined;
  readonly redis?: string | undefined;
  readonly postgres?: string | undefined;
  readonly registry?: string | undefined;
}

/** @throws UsageError */
function readArguments(given: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        out: { type: "string" },
        redis: { type: "string" },
        postgres: { type: "string" },
        workers: { type: "string", default: "4" },
        processes: { type: "string" },
        job: { type: "string" },
        "per-minute": { type: "string", default: "500" },
        registry: { type: "string" },
      },
    });
    const [list, ...others] = positionals;
    if (list === undefined || others.length > 0) throw new Error("one file is wanted");
    const redis = address("--redis", values.redis ?? process.env["FLEET_REDIS"], ["redis:", "rediss:"]);
    const postgres = address("--postgres", values.postgres ?? process.env["FLEET_POSTGRES"], [
      "postgres:",
      "postgresql:",
    ]);
    const registry = address("--registry", values.registry, ["https:", "http:"]);
    if ((redis === undefined) !== (postgres === undefined)) throw new Error("--redis and --postgres go together");
    const today = new Date().toISOString().slice(0, 10);
    const job = values.job ?? `${basename(list).replaceAll(/[:\s]/g, "-")}-${today}`;
    if (/[:\s]/.test(job)) throw new Error("--job must be without colons and spaces");
    const workers = wholeNumber("--workers", values.workers);
    const processes = wholeNumber("--processes", values.processes ?? values.workers);
    const perMinute = wholeNumber("--per-minute", values["per-minute"]);
    return { out: values.out, redis, postgres, registry, list, job, workers, processes, perMinute };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * An address, which may hold a password: no message repeats it.
 *
 * @returns `undefined` for none, or an empty one.
 */
function address(name: string, text: string | undefined, protocols: readonly [string, string]): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols.join("// or ")}//`);
  }
  return text;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} must be a whole number above 0`);
  return Number(text);
}
