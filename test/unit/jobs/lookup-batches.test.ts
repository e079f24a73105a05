import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookupBatches, type LookupCursor } from "ares-caais/jobs";
import { collect, drain, endlessNumbers } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

type Inputs = readonly (string | number)[];

/** A client of a service that has every second subject, and may fail. */
function createService(fails: () => boolean = () => false) {
  const { registry, seen } = createFakeService(
    ({ body }) => {
      if (fails()) return new Response("", { status: 503 });
      const { ico } = body as { readonly ico: readonly string[] };
      const found = ico.filter((one) => Number(one) % 2 === 0);
      return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found.map((one) => ({ ico: one })) });
    },
    { retry: false },
  );
  return { registry, seen };
}

const inputsOf = (count: number): Inputs => Array.from({ length: count }, (_, index) => 90_000_000 + index);

/** All batches, as a job has them in its database. */
async function readAll(inputs: Inputs, after?: LookupCursor) {
  const { registry, seen } = createService();
  return { batches: await collect(lookupBatches(registry, inputs, { after })), seen };
}

const refusal = (field: string): object => ({ name: "InvalidInputError", field });

describe("a look-up in batches", () => {
  it("[FLEET-08] yields every input in its order, with the progress", async () => {
    const { batches, seen } = await readAll(inputsOf(250));
    expect(batches.map(({ results }) => results.length)).toEqual([100, 100, 50]);
    expect(batches.map(({ cursor }) => cursor.done)).toEqual([100, 200, 250]);
    expect(batches.flatMap(({ results }) => results.map(({ input }) => input))).toEqual(inputsOf(250));
    expect(seen).toHaveLength(3);
  });

  it("[FLEET-08] repeats no finished input, also when the cursor was stored as JSON and the list has grown", async () => {
    const { batches } = await readAll(inputsOf(250));
    const after = JSON.parse(JSON.stringify(batches[1]?.cursor)) as LookupCursor;
    const rest = await readAll(inputsOf(260), after);
    expect(rest.batches.flatMap(({ results }) => results.map(({ input }) => input))).toEqual(inputsOf(260).slice(200));
    expect(rest.seen).toHaveLength(1);
    expect((await readAll(inputsOf(250), batches[2]?.cursor)).batches).toEqual([]);
  });

  it("[FLEET-08] repeats only what was not committed after a crash at any point", async () => {
    const input = fc.oneof(fc.integer({ min: 0, max: 99_999_999 }), fc.string(), fc.constant("90000021"));
    const list = fc.array(input, { maxLength: 400, size: "max" });
    const lives = fc.array(fc.record({ requests: fc.nat(4), commits: fc.nat(3), slow: fc.boolean() }), {
      maxLength: 8,
    });
    const property = fc.asyncProperty(list, lives, async (inputs, crashes) => {
      const committed: unknown[] = [];
      let after: LookupCursor | undefined;
      // In its last life nothing happens to it.
      for (const { requests, commits, slow } of [...crashes, { requests: Infinity, commits: Infinity, slow: false }]) {
        let left = requests;
        let lives = commits;
        const { registry } = createService(() => (left -= 1) < 0);
        try {
          for await (const { results, cursor } of lookupBatches(registry, inputs, {
            after,
            concurrency: slow ? 1 : 3,
          })) {
            // It dies before it commits.
            if ((lives -= 1) < 0) break;
            committed.push(...results.map((result) => result.input));
            after = JSON.parse(JSON.stringify(cursor)) as LookupCursor;
          }
        } catch (error) {
          expect(error).toMatchObject({ name: expect.stringMatching(/Incomplete|Unexpected/) as string });
        }
      }
      expect(committed).toEqual(inputs);
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it("[FLEET-08] yields the results before a failure, and names the next input", async () => {
    let requests = 0;
    const { registry } = createService(() => (requests += 1) > 2);
    const inputs = [...inputsOf(150), "no ico", ...inputsOf(320)];
    const first = (await readAll(inputs)).batches[0]?.cursor;
    const { items, error } = await drain(lookupBatches(registry, inputs, { after: first, concurrency: 1 }));
    expect(error).toMatchObject({ name: "IncompleteError", received: 201, next: 301 });
    expect(items.map(({ cursor }) => cursor.done)).toEqual([200, 300, 301]);
  });

  it.each([
    ["another input", [...inputsOf(50), 1, ...inputsOf(150)]],
    ["another order", [...inputsOf(150)].reverse()],
    ["too few inputs", inputsOf(60)],
    ["text instead of numbers", inputsOf(150).map(String)],
  ])("[FLEET-08] refuses a cursor of a list with %s, and sends nothing", async (_title, inputs) => {
    const after = (await readAll(inputsOf(150))).batches[0]?.cursor;
    const { registry, seen } = createService();
    await expect(lookupBatches(registry, inputs, { after }).next()).rejects.toMatchObject(refusal("after"));
    expect(seen).toEqual([]);
  });

  const cursor = { version: 1, source: "ares", done: 0, fingerprint: "" };
  it.each([
    ["after", null],
    ["after", "cursor"],
    ["after", cursor],
    ["after.version", { ...cursor, version: 2 }],
    ["after.done", { ...cursor, done: -1 }],
    ["after.done", { ...cursor, done: "1" }],
    ["after.fingerprint", { ...cursor, fingerprint: 1 }],
    ["after.source", { ...cursor, source: "res" }],
  ])("[FLEET-08] refuses an invalid cursor by %s (%#)", async (field, after) => {
    const { registry, seen } = createService();
    const options = { after } as unknown as { after: LookupCursor };
    await expect(lookupBatches(registry, inputsOf(3), options).next()).rejects.toMatchObject(refusal(field));
    expect(seen).toEqual([]);
  });

  it("refuses an invalid client or list", async () => {
    const { registry } = createService();
    const nothing = 7 as unknown as readonly number[];
    const client = {} as unknown as typeof registry;
    await expect(lookupBatches(registry, nothing).next()).rejects.toMatchObject(refusal("inputs"));
    await expect(lookupBatches(client, []).next()).rejects.toMatchObject(refusal("registry"));
  });

  it("closes the input when the job stops", async () => {
    const { numbers, isClosed } = endlessNumbers();
    const { registry } = createService();
    for await (const { cursor: reached } of lookupBatches(registry, numbers)) {
      expect(reached.done).toBe(100);
      break;
    }
    expect(isClosed()).toBe(true);
  });
});
