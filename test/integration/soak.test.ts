import { expect, it } from "vitest";
import { runSoak } from "../../bench/soak/run-soak.ts";

it("[NET-02] [NET-04] loses nothing, sends nothing twice and leaves nothing behind after faults, aborts and timeouts", async () => {
  const calls = 900;
  const { broken, outcomes, oneTimeValues } = await runSoak(calls, 20);
  expect(broken).toEqual({});
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(calls);
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(["detail: ok", "detail: aborted", "login: ok"]));
  expect(oneTimeValues).toBeGreaterThan(20);
});
