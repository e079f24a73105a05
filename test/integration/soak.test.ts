import { describe, expect, it } from "vitest";
import { changeSource } from "../../bench/change-source.ts";
import { runSoak } from "../../bench/soak/run-soak.ts";

/** Enough for most faults, and few enough for a test. */
const size = { calls: 2_000, seed: 20 };

describe("a soak with faults, aborts and short times", { timeout: 300_000 }, () => {
  it("[NET-02] [NET-04] breaks no rule: nothing is lost, doubled, mixed up, sent twice or left behind", async () => {
    const { broken, kinds, sandbox } = await runSoak(size);
    expect(broken).toEqual([]);
    const outcomes = Object.values(kinds).flatMap((found) => Object.entries(found));
    expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(size.calls);
    expect(Object.keys(kinds)).toHaveLength(20);
    expect(new Set(outcomes.map(([outcome]) => outcome)).size).toBeGreaterThan(12);
    expect(sandbox.oneTimeValues).toBeGreaterThan(50);
  });

  it("notices a client with defects", async () => {
    const { broken } = await runSoak(size, {
      plugins: [
        changeSource("identity/token-request.ts", { "repeatable: false": "repeatable: true" }),
        changeSource("registry/lookup.ts", {
          "return inputs.map(": "return inputs.slice(1).map(",
          "underWay.push(outcome);": "underWay.push(outcome);\n    void results.then(() => undefined);",
        }),
        changeSource("transport/time.ts", { "finally {\n    cancel();": "finally {" }),
      ],
    });
    const rules = broken.map(({ rule }) => rule);
    expect(rules).toContain("a one-time value was sent twice");
    expect(rules).toContainEqual(expect.stringMatching(/^lookup ended with wrong answer/));
    expect(rules).toContain("a rejection was not handled");
    expect(rules).toContain("something still keeps the process running");
    expect(rules).toContain("the program has to end by itself");
  });
});
