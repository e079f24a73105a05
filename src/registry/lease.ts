import { sleep, TimeoutReached, withTimeout } from "../transport/time.ts";
import { readCache, type CacheSettings, type KeptAnswer, type Reader } from "./cache.ts";

/** How long one who asks is waited for at most, in milliseconds: the others learn only so that it has died. */
const longestLease = 2000;
/** Milliseconds before the first look for the answer, and most between two. */
const [firstLook, lastLook] = [25, 400];

/** Whose turn it is to ask the service. */
export interface Turn {
  /** The answer that another one got meanwhile. */
  readonly kept?: KeptAnswer;
  /** Lets the others ask: this one got nothing that is kept. */
  readonly giveBack?: () => void;
}

/**
 * Waits while another one asks for the same answer. Whoever comes first has the lease, and asks; it ends by itself once there is
 * an answer in the store, so nobody who has missed that by a moment asks again.
 *
 * @param begun by the clock: since when the call has waited for the store, which all in all takes no longer than its timeout
 */
export async function takeTurn(settings: CacheSettings, key: string, begun: number, reader: Reader): Promise<Turn> {
  const { store, timeout, ttl } = settings;
  const { clock, signal, end, faults } = reader;
  if (store.lease === undefined || faults.length > 0) return {};
  const milliseconds = Math.min(longestLease, ttl);
  // Half of what is left is enough to ask after all.
  const until = clock.now() + Math.min(milliseconds, (end - clock.now()) / 2);
  let asked = begun;
  for (let look = firstLook; ; look = Math.min(lastLook, 2 * look)) {
    const giveBack = await lease(settings, key, milliseconds, asked + timeout, reader);
    if (giveBack !== undefined && look === firstLook) return { giveBack };
    // The one who had it got nothing: nobody waits for the next one who might fail.
    giveBack?.();
    const isOver = faults.length > 0 || signal?.aborted === true || clock.now() >= until;
    if (giveBack !== undefined || isOver) return {};
    await sleep(clock, Math.min(look, until - clock.now()), signal);
    asked = clock.now();
    const kept = await readCache(settings, key, reader);
    if (kept?.isStale === false) return { kept };
    if (faults.length > 0) return {};
  }
}

/**
 * Asks for the lease.
 *
 * @param until by the clock: when the service is asked instead
 * @returns what gives it back; `undefined` when another one has it, or the store fails.
 */
async function lease(
  { store }: CacheSettings,
  key: string,
  milliseconds: number,
  until: number,
  { clock, signal, end, onFault }: Reader,
): Promise<(() => void) | undefined> {
  const asked = new Promise((resolve) => {
    resolve(store.lease?.(key, milliseconds));
  });
  const giveBackOf = (given: unknown) => (): void => {
    new Promise((resolve) => {
      resolve(typeof given === "function" ? Reflect.apply(given, undefined, []) : undefined);
    }).catch(() => undefined); // It ends by itself.
  };
  try {
    const given = await withTimeout(clock, Math.max(0, Math.min(until, end) - clock.now()), signal, () => asked);
    return typeof given === "function" ? giveBackOf(given) : undefined;
  } catch (error) {
    // One that comes too late is of no use to anybody.
    asked.then(
      (given) => {
        giveBackOf(given)();
      },
      () => undefined,
    );
    if (signal?.aborted !== true) onFault(error instanceof TimeoutReached ? "timeout" : "lease");
    return undefined;
  }
}
