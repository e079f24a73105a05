import type { LegacyIdentity } from "../../src/legacy/index.ts";
import type { Kind } from "./kind.ts";
import { holds } from "./outcome.ts";
import { between, pick } from "./random.ts";
import { take } from "./stock.ts";

/** The calls of the legacy API. @param clients one for each version */
export function legacyKinds(clients: readonly LegacyIdentity[]): readonly Kind[] {
  const service = "legacy";
  return [
    {
      ...{ name: "heartBeat", service, weight: 60 },
      call: async ({ random, limits }) => {
        await pick(random, clients).heartBeat(limits);
      },
    },
    {
      ...{ name: "authConfirmation", service, weight: 30, needs: "returns" },
      call: async ({ random, limits, stock }) => {
        const { sessionId, username } = take(stock.returns);
        const { attributes } = await pick(random, clients).authConfirmation(sessionId, limits);
        holds(attributes.Username === username, "the attributes are those of another user");
      },
    },
    {
      ...{ name: "unknown session id", service, weight: 10, calm: "ERR_LEGACY session-not-found" },
      call: async ({ random, limits }) => {
        const sessionId = Array.from({ length: 32 }, () => between(random, 0, 15).toString(16)).join("");
        await pick(random, clients).authConfirmation(sessionId, limits);
      },
    },
  ];
}
