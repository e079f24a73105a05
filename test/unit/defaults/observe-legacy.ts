import { createFakeLegacy } from "../../fixtures/legacy/fake-legacy.ts";
import type { Call } from "./observe-calls.ts";

/** One call of the legacy client. */
export const legacyCall: Call = (answer, options) => {
  const { legacy, clock } = createFakeLegacy("4.2", answer, options);
  return { clock, outcome: legacy.heartBeat() };
};
