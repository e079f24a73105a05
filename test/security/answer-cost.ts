import { createLegacyIdentity } from "ares-caais/legacy";
import { createRegistry } from "ares-caais/registry";

/*
 * Asks a service on loopback for each of some paths, one after the other, and says on standard output what became of it and
 * what it cost. It runs in a process of its own, so that nothing but the calls counts.
 */
const [, , kind, address = "", ...paths] = process.argv;
const options = { retry: false, maxAnswerBytes: 64 * 1024 * 1024 } as const;

async function call(path: string): Promise<unknown> {
  const url = `${address}/${path}`;
  if (kind === "json") {
    return createRegistry({ ...options, environment: { registry: url } }).vratEkonomickySubjekt({ ico: "27074358" });
  }
  const environment = { legacyPages: url, legacyMutualTls: url };
  return createLegacyIdentity({ ...options, version: "4.2", atsId: "AIS", environment, fetch }).heartBeat();
}

async function outcomeOf(path: string): Promise<string> {
  try {
    await call(path);
    return "data";
  } catch (error) {
    const { code, reason, phase } = error as { code?: string; reason?: string; phase?: string };
    return [code ?? String(error), reason ?? phase].join(" ");
  }
}

// The costs of every process: fetch, modules of the first call, the first collections of garbage.
await outcomeOf("");
const before = process.memoryUsage.rss();
const outcomes: Record<string, { readonly outcome: string; readonly seconds: number }> = {};
for (const path of paths) {
  const start = process.cpuUsage();
  const outcome = await outcomeOf(path);
  const { user, system } = process.cpuUsage(start);
  outcomes[path] = { outcome, seconds: (user + system) / 1_000_000 };
}
// In kilobytes, of the whole life of the process.
const peak = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ outcomes, peak }));
