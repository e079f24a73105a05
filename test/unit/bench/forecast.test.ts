import { expect, it } from "vitest";
import { createRandom } from "../../../bench/soak/random.ts";
import { forecast } from "../../../bench/soak/weather.ts";
import { identityFaultKinds } from "../../../src/services/identity/faults.ts";
import { legacyFaultKinds } from "../../../src/sandbox/legacy/faults.ts";
import { tlsFaultKinds } from "../../../src/sandbox/faults/tls-faults.ts";

it("a whole soak meets every fault of the identity service, the legacy service and the certificates", () => {
  const met = new Set(forecast(createRandom(1), 100).flatMap(({ faults }) => faults.map(({ kind }) => kind)));
  for (const kind of [...identityFaultKinds, ...legacyFaultKinds, ...tlsFaultKinds]) expect(met).toContain(kind);
});

it("the same seed has the same weather", () => {
  const faults = (seed: number): unknown => forecast(createRandom(seed), 50).map((sky) => sky.faults);
  expect(faults(7)).toEqual(faults(7));
  expect(faults(7)).not.toEqual(faults(8));
});
