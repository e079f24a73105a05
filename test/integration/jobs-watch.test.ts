import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRegistry, type Registry } from "ares-caais";
import { check, watch, type SubjectSnapshot, type WatchCursor, type WatchRound } from "ares-caais/jobs";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";

const mine = Array.from({ length: 3299 }, (_, index) => String(30_000_000 + index));
const recordOf = (ico: string, obchodniJmeno = `Firma ${ico}`) => ({ icoId: ico, ico, obchodniJmeno });

let sandbox: Sandbox;
let registry: Registry;
beforeAll(async () => {
  sandbox = await createSandbox({ data: { ares: mine.map((ico) => recordOf(ico)) } });
  registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch, requestsPerMinute: Infinity });
});
afterAll(() => sandbox.close());

const sources = ["ares", "vr", "ros", "res", "rzp"];

/** A day in the register: some of ours change their names, and others do. */
function pass(changed: readonly string[], name: string): void {
  const others = ["90000129", "90000137"].map((ico) => recordOf(ico, name));
  sandbox.registry.change({ data: { ares: [...changed.map((ico) => recordOf(ico, name)), ...others] } });
}

async function look(after: WatchCursor | undefined, rounds = Infinity) {
  const read: WatchRound[] = [];
  for await (const round of watch(registry, mine, { sources, after, follow: false })) {
    // It dies before it commits.
    if ((rounds -= 1) < 0) break;
    read.push(round);
  }
  return read;
}

describe("one's own companies in a sandbox that changes", () => {
  it("[JOB-11] 3,299 subjects and 30 changes a week: each once, in as few requests as there can be", async () => {
    const [first] = await look(undefined);
    expect(first?.changes).toEqual([]);
    let after = first?.cursor;
    const before = sandbox.registry.requests;
    const told: string[] = [];
    for (let day = 0; day < 7; day += 1) {
      const changed = mine.filter((_, index) => index % 110 === 0).filter((_, index) => index % 7 === day);
      pass(changed, `Den ${day}`);
      // On some days it dies before it commits, on others it does not run.
      if (day % 3 === 1) await look(after, 0);
      if (day % 2 === 0) continue;
      for (const { changes, cursor } of await look(after)) {
        told.push(...changes.map(({ ico, record }) => `${ico} ${record?.obchodniJmeno}`));
        after = cursor;
      }
    }
    for (const { changes } of await look(after))
      told.push(...changes.map(({ ico, record }) => `${ico} ${record?.obchodniJmeno}`));
    const expected = mine.filter((_, index) => index % 110 === 0).map((ico, index) => `${ico} Den ${index % 7}`);
    expect(told.sort()).toEqual(expected.sort());
    expect(told).toHaveLength(30);
    // Six looks: one list a source, 9 batches of ares and their records, two of them again after it died.
    expect(sandbox.registry.requests - before).toBeLessThanOrEqual(6 * (sources.length + 1) + 11);
  });

  it("[JOB-11] heals a gap by reading all of them again, in 33 requests and those that look", async () => {
    const before = sandbox.registry.requests;
    const read: string[] = [];
    let after: WatchCursor = { version: 1, sources: { ares: 1, vr: 1 } };
    for await (const { changes, cursor } of watch(registry, mine, {
      sources: ["ares", "vr"],
      after,
      follow: false,
      onGap: "recheck",
    })) {
      read.push(...changes.map(({ ico }) => ico));
      after = cursor;
    }
    expect(read).toEqual(mine);
    // Of each source its list, again to be sure that there is a gap, and for the new beginning.
    expect(sandbox.registry.requests - before).toBe(33 + 2 * 3);
    pass(["30000007"], "Po mezeře");
    const rounds = [];
    for await (const { changes } of watch(registry, mine, { sources: ["ares", "vr"], after, follow: false }))
      rounds.push(changes);
    expect(rounds).toMatchObject([[{ ico: "30000007", record: { obchodniJmeno: "Po mezeře" } }]]);
  });

  it("[JOB-08] a check finds what changed since the last one, also in the statutory body", async () => {
    const suppliers = [...mine.slice(0, 150), "90000021", "90000048", "90000102"];
    const kept = new Map<string, SubjectSnapshot>();
    const run = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const { ico, snapshot, differences } of check(registry, suppliers, { previous: kept })) {
        found.push(...differences.map(({ field }) => `${ico} ${field}`));
        if (snapshot !== undefined) kept.set(snapshot.ico, snapshot);
      }
      return found;
    };
    expect(await run()).toEqual([]);
    expect(kept.get("90000021")?.body?.length).toBeGreaterThan(0);
    const vr = await registry.vratEkonomickySubjektVr({ ico: "90000021" });
    const [entry] = vr.zaznamy ?? [];
    sandbox.registry.change({
      data: { vr: [{ ...vr, zaznamy: [{ ...entry, statutarniOrgany: [] }] }] },
      remove: ["30000003"],
    });
    pass(["30000001"], "Jiná firma");
    expect(await run()).toEqual(["30000001 name", "30000003 status", "90000021 body"]);
    expect(await run()).toEqual([]);
  });
});
