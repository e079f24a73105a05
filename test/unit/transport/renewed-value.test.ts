import { describe, expect, it } from "vitest";
import { RenewedValue } from "../../../src/transport/renewed-value.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const clock = createFakeClock();

describe("a renewed value", () => {
  it("an older load that ends after a newer one does not replace the value", async () => {
    const finish: ((value: string) => void)[] = [];
    const renewed = new RenewedValue<string, undefined>({
      clock,
      load: () => new Promise((resolve) => finish.push(resolve)),
      stateOf: () => "fresh",
      pause: 0,
    });
    const controller = new AbortController();
    const left = renewed.get(controller.signal, undefined);
    controller.abort(new Error("changed my mind"));
    await expect(left).rejects.toThrow("changed my mind");
    const stayed = renewed.get(undefined, undefined);
    finish[1]?.("new");
    expect((await stayed).value).toBe("new");
    finish[0]?.("old");
    await new Promise((resolve) => setImmediate(resolve));
    expect((await renewed.get(undefined, undefined)).value).toBe("new");
    expect(finish).toHaveLength(2);
  });

  it("the caller gets a value that expires at once, and it is not kept", async () => {
    const loads: string[] = [];
    const renewed = new RenewedValue<string, string>({
      clock,
      load: (_signal, value) => Promise.resolve(value).finally(() => loads.push(value)),
      stateOf: (value) => (value === "" ? "unusable" : "fresh"),
      pause: 0,
    });
    expect((await renewed.get(undefined, "")).value).toBe("");
    expect(renewed.current).toBeUndefined();
    expect((await renewed.get(undefined, "full")).value).toBe("full");
    expect((await renewed.get(undefined, "other")).value).toBe("full");
    expect(loads).toEqual(["", "full"]);
  });
});
