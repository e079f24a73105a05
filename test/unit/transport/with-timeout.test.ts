import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TimeoutReached, withTimeout } from "../../../src/transport/with-timeout.ts";

describe("withTimeout", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = (): Promise<never> => new Promise(() => undefined);

  it("leaves neither a timer nor a listener behind", async () => {
    const controller = new AbortController();
    const add = vi.spyOn(controller.signal, "addEventListener");
    const remove = vi.spyOn(controller.signal, "removeEventListener");
    await expect(withTimeout(1000, controller.signal, () => Promise.resolve("done"))).resolves.toBe("done");
    await expect(withTimeout(1000, controller.signal, () => Promise.reject(new Error("failed")))).rejects.toThrow(
      "failed",
    );
    expect(vi.getTimerCount()).toBe(0);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
    expect(add).toHaveBeenCalledTimes(2);
  });

  it("ends a task that heeds no signal", async () => {
    const timed = expect(withTimeout(1000, undefined, never)).rejects.toThrow(TimeoutReached);
    await vi.advanceTimersByTimeAsync(1000);
    await timed;
    const controller = new AbortController();
    const aborted = expect(withTimeout(1000, controller.signal, never)).rejects.toBe("enough");
    controller.abort("enough");
    await aborted;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not start a task for a signal that is aborted already", async () => {
    const task = vi.fn(never);
    await expect(withTimeout(1000, AbortSignal.abort("no"), task)).rejects.toBe("no");
    expect(task).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
