import { expect, it } from "vitest";
import { createRegistry, reportingValidation, type ViolationEvent } from "ares-caais";
import { limits } from "../../fixtures/limits.ts";

const count = 200_000;
// Some letters for each value: an answer with more values than text is refused before it is parsed.
const items = Array.from({ length: count }, () => '"not a subject, but text"').join();
const fetch = (): Promise<Response> =>
  Promise.resolve(
    new Response(`{"pocetCelkem":${count},"ekonomickeSubjekty":[${items}]}`, {
      headers: { "content-type": "application/json" },
    }),
  );

// By the square of their number, this would hold the process for minutes.
it("[REL-04] validates a response that breaks a rule 200,000 times", { timeout: limits.poll }, async () => {
  const events: ViolationEvent[] = [];
  const registry = createRegistry({ fetch, validate: reportingValidation, onViolation: (event) => events.push(event) });
  await registry.vyhledejEkonomickeSubjekty({ ico: ["27074358"] });
  expect(events.map(({ issues }) => issues.length)).toEqual([1000]);
});
