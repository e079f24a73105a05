import { systemClock, type Clock } from "../../../src/transport/time.ts";

/**
 * The machine's own time as a clock of the caller's own. It is changed as a whole only: what goes wrong in it at every tick
 * is a fault of the test that it was made for.
 */
export const ownClock: Clock = Object.create(systemClock) as Clock;
