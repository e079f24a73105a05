import { createStore } from "../../services/store.ts";
import { answerListener } from "../answer-listener.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../service.ts";
import { checkVariant, type LegacyVariant } from "./variants.ts";
import { createLegacyFaults, type LegacyFaults } from "./faults.ts";
import { answerSoap } from "./soap-endpoint.ts";
import { createSessionIds, type LegacyState } from "./legacy-state.ts";
import { answerPages } from "./pages.ts";

/** The legacy identity service from behind. */
export interface SandboxLegacy {
  /**
   * Changes the form of every answer with attributes, or with `undefined` leaves that to the users again.
   *
   * @throws InvalidInputError when an attribute or option is unknown.
   */
  setVariant(variant: LegacyVariant | undefined): void;
  /** How many calls of each operation were understood since the start. */
  readonly requests: Readonly<Record<"heartBeat" | "authConfirmation", number>>;
}

/** The legacy identity service: login and logout pages, and the SOAP endpoint in four versions. */
export function createLegacyService(context: ServiceContext): SandboxService<SandboxLegacy, LegacyFaults> {
  const { now } = context;
  const state: LegacyState = {
    ...context,
    logins: createStore({ ...unfinished, now }),
    sessionIds: createSessionIds(now),
    faults: createLegacyFaults(),
    variant: undefined,
    requests: { heartBeat: 0, authConfirmation: 0 },
  };
  return {
    browser: answerListener((request) => answerPages(state, request)),
    mutualTls: answerListener((request) => answerSoap(state, request)),
    control: {
      setVariant(variant) {
        state.variant = variant === undefined ? undefined : checkVariant(variant);
      },
      requests: state.requests,
    },
    faults: state.faults,
  };
}
