import { setTimeout as wait } from "node:timers/promises";
import { fillStock, type Demand } from "./stock.ts";
import { brokenHeapRule, usedHeap, watchProcess } from "./watch-process.ts";
import { identityKinds, legacyKinds } from "./identity-kinds.ts";
import type { Kind } from "./kind.ts";
import { planCalls, runPhase, type PlannedCall } from "./run-phase.ts";
import { createRandom } from "./random.ts";
import { registryKinds } from "./registry-kinds.ts";
import type { SandboxCounts, SandboxLink, Service } from "./sandbox-link.ts";
import { createSoakClients, type SoakClients } from "./soak-clients.ts";
import { Tallying, type SoakReport, type SoakSize } from "./tally.ts";
import { forecast } from "./weather.ts";

/** Calls of a phase: few enough that every fault has its turn, and many enough that they meet one another. */
const inPhase = { least: 150, share: 0.01 };
/** Until the end of a connection that the sandbox closed is noticed, in milliseconds. */
const notice = 25;
/** Longest time until the connections of the global fetch end, which nobody can close, in milliseconds. */
const longestIdle = 8_000;

/** The program of a soak: long-lived clients that make many calls while the service misbehaves. */
export async function runClientProgram(
  service: Service,
  sandbox: SandboxLink,
  size: SoakSize,
  onProgress: (share: number) => void,
): Promise<SoakReport> {
  const { calls, seed } = size;
  const watch = watchProcess();
  const start = performance.now();
  const tallying = new Tallying();
  const random = createRandom(seed);
  const clients = createSoakClients(service, seed);
  const kinds = await kindsOf(service, clients);
  const sources = { ...clients, legacy: clients.legacy[0], sandbox, usernames: service.usernames };

  const most = Math.max(inPhase.least, Math.ceil(calls * inPhase.share));
  const skies = forecast(random, Math.ceil(calls / most));
  const heap: number[] = [];
  for (const [index, sky] of skies.entries()) {
    const planned = planCalls(seed + index * most, kinds, Math.min(most, calls - index * most));
    const stock = await fillStock(sources, random, demandOf(planned));
    await sandbox.setFaults(sky.faults);
    await wait(notice);
    const ended = await runPhase({ number: index + 1, calls: planned, sky, stock }, tallying);
    await sandbox.setFaults([]);
    await wait(notice);
    heap.push(usedHeap());
    onProgress((index + 1) / skies.length);
    if (!ended) break;
  }
  const seconds = (performance.now() - start) / 1_000;

  clients.close();
  const counts = await untilClosed(sandbox);
  if (counts.connections > 0) tallying.accuse("connections are left at the end", String(counts.connections));
  if (counts.repeated > 0) tallying.accuse("a one-time value was sent twice", `${counts.repeated} times`);
  const grown = brokenHeapRule(heap);
  if (grown !== undefined) tallying.accuse("the heap has to stay flat", grown);
  watch.report(tallying);
  return { ...tallying.tally, size, phases: skies.length, seconds, heap, sandbox: counts };
}

async function kindsOf(service: Service, { registry, identity, legacy }: SoakClients): Promise<readonly Kind[]> {
  const { notifikacniDavky = [] } = await registry.patient.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "vr" });
  const lastBatch = Math.max(...notifikacniDavky.map(({ cisloDavky = 0 }) => cisloDavky));
  return [...registryKinds(service, registry, lastBatch), ...identityKinds(service, identity), ...legacyKinds(legacy)];
}

function demandOf(calls: readonly PlannedCall[]): Demand {
  const demand = { logins: 0, finished: 0, returns: 0 };
  for (const { kind } of calls) if (kind.needs !== undefined) demand[kind.needs] += 1;
  return demand;
}

async function untilClosed(sandbox: SandboxLink): Promise<SandboxCounts> {
  const end = performance.now() + longestIdle;
  for (;;) {
    const counts = await sandbox.count();
    if (counts.connections === 0 || performance.now() > end) return counts;
    await wait(100);
  }
}
