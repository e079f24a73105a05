import { beforeAll, describe, expect, it } from "vitest";
import { KeySet } from "../../../src/identity/key-set.ts";
import { onAbort, type Signal } from "../../../src/transport/time.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { createKey, identityClaims, keySetOf, refusal, sign, type SigningKey } from "./tokens.ts";

const cooldown = 30_000;
const maxAge = 600_000;
const mostReloads = 4;
const minute = 60_000;
const algorithms = ["RS256"];
const claims = identityClaims();

let rsa: SigningKey[];

beforeAll(async () => {
  rsa = await Promise.all(Array.from({ length: 2 }, () => createKey("RS256")));
});

const at = (keys: readonly SigningKey[], index: number): SigningKey => {
  const key = keys[index];
  if (key === undefined) throw new Error(`no key ${index}`);
  return key;
};
const verify = (keySet: KeySet, token: string, signal?: AbortSignal): Promise<Record<string, unknown>> =>
  keySet.verify(token, "id_token", algorithms, signal);
/** A service whose keys a test replaces. */
function service(...first: SigningKey[]): {
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly keySet: KeySet;
  readonly loads: () => number;
  readonly publish: (...keys: SigningKey[]) => void;
  readonly answer: (load: () => Promise<unknown>) => void;
} {
  const clock = createFakeClock();
  let answer = (): Promise<unknown> => Promise.resolve({ keys: first.map(({ jwk }) => jwk) });
  let loads = 0;
  const load = (): Promise<unknown> => {
    loads += 1;
    return answer();
  };
  return {
    clock,
    keySet: new KeySet({ load, clock, cooldown, maxAge, mostReloads }),
    loads: () => loads,
    publish: (...keys) => {
      answer = () => Promise.resolve({ keys: keys.map(({ jwk }) => jwk) });
    },
    answer: (next) => {
      answer = next;
    },
  };
}

describe("keys that change", () => {
  it("[OIDC-10] a new key is found by one more load at once, however short ago the last one was", async () => {
    const { keySet, loads, publish } = service(at(rsa, 0));
    await verify(keySet, await sign(at(rsa, 0), claims));
    publish(at(rsa, 1));
    await expect(verify(keySet, await sign(at(rsa, 1), claims))).resolves.toEqual(claims);
    expect(loads()).toBe(2);
    const old = await sign(at(rsa, 0), claims);
    expect(await refusal(verify(keySet, old), old)).toMatchObject({ reason: "signature" });
  });

  it("[OIDC-10] a token that nobody signed causes one load, and four a minute in all", async () => {
    const { clock, keySet, loads, publish } = service(at(rsa, 0));
    const token = await sign(at(rsa, 1), claims);
    await verify(keySet, await sign(at(rsa, 0), claims));
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await refusal(verify(keySet, token), token)).toMatchObject({ reason: "signature" });
      expect(loads()).toBe(1 + Math.min(attempt, mostReloads));
      await clock.advance(1000);
    }
    // The first of the four is a minute ago, and no other.
    await clock.advance(minute - 10_000);
    await refusal(verify(keySet, token), token);
    await refusal(verify(keySet, token), token);
    expect(loads()).toBe(1 + mostReloads + 1);
    // Tokens whose key is known need no load, and a minute later a new key is found again.
    await expect(verify(keySet, await sign(at(rsa, 0), claims))).resolves.toEqual(claims);
    publish(at(rsa, 1));
    await clock.advance(minute);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
  });

  it("[OIDC-10] a hundred callers at the same time share a load, the first one and the one for a new key", async () => {
    const { keySet, loads, publish } = service(at(rsa, 0));
    const first = await sign(at(rsa, 0), claims);
    await Promise.all(Array.from({ length: 100 }, () => verify(keySet, first)));
    expect(loads()).toBe(1);
    publish(at(rsa, 1));
    const second = await sign(at(rsa, 1), claims);
    await Promise.all(Array.from({ length: 100 }, () => verify(keySet, second)));
    expect(loads()).toBe(2);
  });

  it("[OIDC-10] callers join a load for a new key although the loads of the minute are used up", async () => {
    const { keySet, loads, answer } = service(at(rsa, 0));
    const forged = await sign(at(rsa, 1), claims);
    await verify(keySet, await sign(at(rsa, 0), claims));
    for (let attempt = 1; attempt < mostReloads; attempt += 1) await refusal(verify(keySet, forged), forged);
    let finish: (document: unknown) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    const callers = [verify(keySet, forged), verify(keySet, forged)];
    await expect.poll(loads).toBe(1 + mostReloads);
    callers.push(verify(keySet, forged));
    // Until the last one waits too.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    finish({ keys: [at(rsa, 1).jwk] });
    await expect(Promise.all(callers)).resolves.toEqual([claims, claims, claims]);
    expect(loads()).toBe(1 + mostReloads);
  });

  it("[OIDC-10] a load that began before the token came may be too old, so one more follows", async () => {
    const { clock, keySet, loads, publish, answer } = service(at(rsa, 0));
    const old = await sign(at(rsa, 0), claims);
    await verify(keySet, old);
    // A load for the age of the keys is under way while they are replaced.
    await clock.advance(maxAge);
    let finish: (document: unknown) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    const first = verify(keySet, old);
    await expect.poll(loads).toBe(2);
    const second = verify(keySet, await sign(at(rsa, 1), claims));
    publish(at(rsa, 1));
    finish({ keys: [at(rsa, 0).jwk] });
    await expect(Promise.all([first, second])).resolves.toEqual([claims, claims]);
    expect(loads()).toBe(3);
  });

  it("are loaded again after their time, and not before", async () => {
    const { clock, keySet, loads } = service(at(rsa, 0));
    const token = await sign(at(rsa, 0), claims);
    await clock.advance(minute);
    await verify(keySet, token);
    await clock.advance(maxAge - 1);
    await verify(keySet, token);
    expect(loads()).toBe(1);
    await clock.advance(1);
    await verify(keySet, token);
    expect(loads()).toBe(2);
  });

  it("a withdrawn key is refused once the keys are loaded again", async () => {
    const { clock, keySet, publish } = service(at(rsa, 0));
    const token = await sign(at(rsa, 0), claims);
    await verify(keySet, token);
    publish(at(rsa, 1));
    await clock.advance(maxAge);
    expect(await refusal(verify(keySet, token), token)).toMatchObject({ reason: "signature" });
  });

  it.each([
    ["fails", () => Promise.reject(new Error("out of order"))],
    ["gives something else", () => Promise.resolve({ keys: "none" })],
  ])("old ones serve for as long again while the load %s, asked for once a cool-down", async (_title, broken) => {
    const { clock, keySet, loads, answer } = service(at(rsa, 0));
    const token = await sign(at(rsa, 0), claims);
    await verify(keySet, token);
    answer(broken);
    await clock.advance(maxAge);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(2);
    await clock.advance(cooldown - 1);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(2);
    await clock.advance(1);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(3);
    await clock.advance(maxAge - cooldown - 1);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(4);
    await clock.advance(1);
    await expect(verify(keySet, token)).rejects.toThrow(/out of order|keys must be a list/);
    expect(loads()).toBe(5);
  });

  it("a failed first load is told and not kept", async () => {
    const { keySet, loads, publish, answer } = service();
    const token = await sign(at(rsa, 0), claims);
    answer(() => Promise.reject(new Error("out of order")));
    await expect(verify(keySet, token)).rejects.toThrow("out of order");
    publish(at(rsa, 0));
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(2);
  });

  it("a failed load for a new key is told: whether the token is genuine is unknown then", async () => {
    const { keySet, answer } = service(at(rsa, 0));
    await verify(keySet, await sign(at(rsa, 0), claims));
    answer(() => Promise.reject(new Error("out of order")));
    await expect(verify(keySet, await sign(at(rsa, 1), claims))).rejects.toThrow("out of order");
  });
});

describe("a caller that aborts", () => {
  it("ends its own wait and nobody else's", async () => {
    let finish: (value: unknown) => void = () => undefined;
    const seen: (Signal | undefined)[] = [];
    const keySet = new KeySet({
      clock: createFakeClock(),
      cooldown,
      maxAge,
      mostReloads,
      load: (signal) => {
        seen.push(signal);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    const token = await sign(at(rsa, 0), claims);
    const impatient = new AbortController();
    const patient = new AbortController();
    const left = verify(keySet, token, impatient.signal);
    const stayed = verify(keySet, token, patient.signal);
    impatient.abort(new Error("no time"));
    await expect(left).rejects.toThrow("no time");
    finish({ keys: [at(rsa, 0).jwk] });
    await expect(stayed).resolves.toEqual(claims);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.aborted).toBe(false);
  });

  it("is the only one: then the load ends too, and the next call asks again", async () => {
    const signals: (Signal | undefined)[] = [];
    const keySet = new KeySet({
      clock: createFakeClock(),
      cooldown,
      maxAge,
      mostReloads,
      load: (signal) => {
        signals.push(signal);
        // The first one and the third answer; the second never does, unless it is aborted.
        if (signals.length !== 2) return Promise.resolve({ keys: [at(rsa, signals.length === 1 ? 0 : 1).jwk] });
        return new Promise((_resolve, reject) => {
          onAbort(signal, () => {
            reject(new Error("aborted"));
          });
        });
      },
    });
    await verify(keySet, await sign(at(rsa, 0), claims));
    const token = await sign(at(rsa, 1), claims);
    const controller = new AbortController();
    const left = verify(keySet, token, controller.signal);
    left.catch(() => undefined);
    await expect.poll(() => signals.length).toBe(2);
    controller.abort(new Error("no time"));
    await expect(left).rejects.toThrow("no time");
    expect(signals[1]?.aborted).toBe(true);
    await expect(verify(keySet, token)).resolves.toEqual(claims);
  });

  it("is the only one, and its load ends all the same: older keys do not replace newer ones", async () => {
    const { keySet, loads, publish, answer } = service(at(rsa, 0));
    await verify(keySet, await sign(at(rsa, 0), claims));
    const token = await sign(at(rsa, 1), claims);
    let finish: (document: unknown) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    const controller = new AbortController();
    const left = verify(keySet, token, controller.signal);
    left.catch(() => undefined);
    await expect.poll(loads).toBe(2);
    controller.abort(new Error("no time"));
    await expect(left).rejects.toThrow("no time");
    publish(at(rsa, 1));
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    finish({ keys: [at(rsa, 0).jwk] });
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(loads()).toBe(3);
  });

  it("before it begins causes no load, and gets no answer even when the keys are at hand", async () => {
    const { keySet, loads } = keySetOf([at(rsa, 0).jwk]);
    const token = await sign(at(rsa, 0), claims);
    const aborted = AbortSignal.abort(new Error("no time"));
    await expect(verify(keySet, token, aborted)).rejects.toThrow("no time");
    expect(loads()).toBe(0);
    await verify(keySet, token);
    await expect(verify(keySet, token, aborted)).rejects.toThrow("no time");
  });

  it("while old keys are loaded again costs no cool-down: the next call asks again", async () => {
    const signals: (Signal | undefined)[] = [];
    const clock = createFakeClock();
    const { keySet } = keySetOf([], {
      clock,
      load: (signal) => {
        signals.push(signal);
        if (signals.length !== 2) return Promise.resolve({ keys: [at(rsa, 0).jwk] });
        return new Promise((_resolve, reject) => {
          onAbort(signal, () => {
            reject(new Error("aborted"));
          });
        });
      },
    });
    const token = await sign(at(rsa, 0), claims);
    await verify(keySet, token);
    await clock.advance(maxAge);
    const controller = new AbortController();
    const left = verify(keySet, token, controller.signal);
    left.catch(() => undefined);
    await expect.poll(() => signals.length).toBe(2);
    controller.abort(new Error("no time"));
    await expect(left).rejects.toThrow("no time");
    await expect(verify(keySet, token)).resolves.toEqual(claims);
    expect(signals).toHaveLength(3);
  });

  it("while old keys are loaded again is told so, and not served from the old ones", async () => {
    const { clock, keySet, loads, answer } = service(at(rsa, 0));
    const token = await sign(at(rsa, 0), claims);
    await verify(keySet, token);
    await clock.advance(maxAge);
    answer(() => new Promise(() => undefined));
    const controller = new AbortController();
    const left = verify(keySet, token, controller.signal);
    left.catch(() => undefined);
    await expect.poll(loads).toBe(2);
    controller.abort(new Error("no time"));
    await expect(left).rejects.toThrow("no time");
  });
});
