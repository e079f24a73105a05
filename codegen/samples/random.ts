/** Returns whole numbers from 0 up to below a bound. They depend only on the seed. */
export type Random = (bound: number) => number;

/** A generator with 32 bits of state (mulberry32), because samples must be reproducible, not unpredictable. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
