import { describe, expect, it } from "vitest";
import { reportingValidation, type ClientEvent, type RegistryOptions } from "ares-caais";
import { verifyContract } from "ares-caais/verify";
import { watchRejections, watchWarnings } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

const ico = "90000021";
const rejected = (): Promise<never> => Promise.reject(new RangeError("log server\nis gone"));

/** The reported and the uncaught errors. */
const watch = () => ({ warnings: watchWarnings(), unhandled: watchRejections() });

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const report = (name: string): unknown[] => [
  `The function ${name} failed; no call is affected: RangeError: log server is gone`,
  { code: "HOOK_REJECTED" },
];

/** A call with many events: a failed connection, an answer that is repeated, one that breaks the contract. */
async function callWith(options: RegistryOptions): Promise<unknown> {
  const { registry, clock, seen } = createFakeService(() => {
    if (seen.length === 1) throw new TypeError("fetch failed");
    return seen.length === 2 ? new Response("", { status: 503 }) : Response.json({ ico: "1" });
  }, options);
  const outcome: unknown = await clock.run(registry.vratEkonomickySubjekt({ ico })).catch((error: unknown) => error);
  expect(clock.pending).toBe(0);
  return outcome;
}

describe("an asynchronous hook", () => {
  const all = (hook: () => unknown): RegistryOptions => ({
    onEvent: ({ type }) => (type === "call" ? undefined : hook()),
    onViolation: hook,
    validate: reportingValidation,
  });

  it("[REL-05] causes a warning with its name when it rejects, and changes nothing else", async () => {
    const { warnings, unhandled } = watch();
    expect(await callWith(all(rejected))).toEqual({ ico: "1" });
    await settle();
    expect(warnings).toEqual([...new Array<string>(8).fill("onEvent"), "onViolation"].map(report));
    expect(unhandled).toEqual([]);
  });

  it("[REL-05] delays nothing when it never settles", async () => {
    const { warnings } = watch();
    expect(await callWith(all(() => new Promise(() => undefined)))).toEqual({ ico: "1" });
    expect(warnings).toEqual([]);
  });

  it("[REL-05] causes a warning in a verification too", async () => {
    const { warnings, unhandled } = watch();
    await verifyContract({
      environment: { registry: "https://registry.test" },
      fetch: () => Promise.resolve(Response.json({})),
      operations: ["vyhledejCiselnik"],
      requestsPerMinute: Infinity,
      onProgress: rejected,
    });
    await settle();
    expect(warnings[0]).toEqual(report("onProgress"));
    expect(unhandled).toEqual([]);
  });
});

describe("onEvent", () => {
  it.each<ClientEvent["type"]>(["request", "failure", "retry", "response", "call"])(
    "[REG-26] fails the call once when it throws at %s",
    async (type) => {
      const error = new Error("onEvent");
      let told = 0;
      const onEvent = (event: ClientEvent): void => {
        if (event.type !== type) return;
        told += 1;
        throw error;
      };
      expect(await callWith({ onEvent })).toBe(error);
      expect(told).toBe(1);
    },
  );
});

it("[REL-05] a warning about a hook is one line of limited length, whatever was thrown", async () => {
  const { warnings, unhandled } = watch();
  const thenable = {
    get then(): never {
      throw new Error("no promise");
    },
  };
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- a hook may reject with anything
  const odd = (): Promise<never> => Promise.reject({ token: "hunter2" });
  const long = (): Promise<never> => Promise.reject(new Error(`\u001b[31m${"x".repeat(10_000)}`));
  const returned = [long, () => thenable, () => 1, () => null, () => ({}), odd];
  for (const told of returned) {
    const onEvent = ({ type }: ClientEvent): unknown => (type === "request" ? told() : undefined);
    const { registry } = createFakeService(() => Response.json({ ico }), { onEvent });
    await registry.vratEkonomickySubjekt({ ico });
  }
  await settle();
  const texts = warnings.map(([text]) => String(text));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/^The function onEvent failed; no call is affected: Error: {2}\[31mx{100,200}$/);
  expect(texts[1]).toContain("Error: no promise");
  expect(texts[2]).toMatch(/: object$/);
  expect(unhandled).toEqual([]);
});
