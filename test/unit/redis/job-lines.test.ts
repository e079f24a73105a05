import type { Registry, RequestBudget } from "ares-caais";
import { check, lookupBatches, searchAll, watch } from "ares-caais/jobs";
import { expect, it } from "vitest";
import { createFakeService } from "../../fixtures/fake-service.ts";

const ico = "90000021";

it.each<[name: string, begin: (registry: Registry) => { next(): Promise<unknown> }]>([
  ["check", (registry) => check(registry, [ico])],
  ["lookupBatches", (registry) => lookupBatches(registry, [ico])],
  ["searchAll", (registry) => searchAll(registry, { pravniForma: ["112"] })],
  ["watch", (registry) => watch(registry, [ico], { follow: false })],
])("[FLEET-02] %s uses the bulk line of the budget, so that calls go first", async (_name, begin) => {
  const lines: string[] = [];
  const budget: RequestBudget = {
    turn: ({ line }) => {
      lines.push(line);
      return Promise.resolve(true);
    },
    pause: () => undefined,
    delay: { reason: "budget", delay: 0 },
  };
  const answer = { pocetCelkem: 0, ekonomickeSubjekty: [], notifikacniDavky: [] };
  const { registry, clock } = createFakeService(() => Response.json(answer), { requestsPerMinute: undefined, budget });
  await clock.run(begin(registry).next());
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set(["bulk"]));
});
