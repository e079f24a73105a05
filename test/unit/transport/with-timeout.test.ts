import { describe, expect, it, vi } from "vitest";
import { TimeoutReached, withTimeout } from "../../../src/transport/time.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

describe("withTimeout", () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  it("leaves neither a timer nor a listener behind", async () => {
    const clock = createFakeClock();
    const controller = new AbortController();
    const add = vi.spyOn(controller.signal, "addEventListener");
    const remove = vi.spyOn(controller.signal, "removeEventListener");
    await expect(withTimeout(clock, 1000, controller.signal, () => Promise.resolve("done"))).resolves.toBe("done");
    await expect(
      withTimeout(clock, 1000, controller.signal, () => Promise.reject(new Error("failed"))),
    ).rejects.toThrow("failed");
    expect(clock.pending).toBe(0);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
    expect(add).toHaveBeenCalledTimes(2);
  });

  it("ends a task that heeds no signal", async () => {
    const clock = createFakeClock();
    await expect(clock.run(withTimeout(clock, 1000, undefined, never))).rejects.toThrow(TimeoutReached);
    expect(clock.now()).toBe(1000);
    const controller = new AbortController();
    const aborted = expect(withTimeout(clock, 1000, controller.signal, never)).rejects.toBe("enough");
    controller.abort("enough");
    await aborted;
    expect(clock.pending).toBe(0);
  });

  it("does not start a task for a signal that is aborted already", async () => {
    const clock = createFakeClock();
    const task = vi.fn(never);
    await expect(withTimeout(clock, 1000, AbortSignal.abort("no"), task)).rejects.toBe("no");
    expect(task).not.toHaveBeenCalled();
    expect(clock.pending).toBe(0);
  });
});
