import type { AuthConfirmationStatus, HeartBeatStatus } from "../../generated/legacy-types.gen.ts";
import type { LegacyErrorReason } from "./legacy-error.ts";

/** What a status of the contract means. */
interface StatusMeaning {
  /** The error that it becomes; absent for success. */
  readonly error?: LegacyErrorReason;
  /** Whether the request may be sent again as it is (specification, legacy SOAP API, 3 and 5). */
  readonly resend: boolean;
}

/** Every status of the contract: a new one in the WSDL files has to be added here. */
const meanings: Readonly<Record<HeartBeatStatus | AuthConfirmationStatus, StatusMeaning>> = {
  OK: { resend: false },
  ERROR: { error: "heartbeat-error", resend: true },
  SYSTEM_ERROR: { error: "system-error", resend: true },
  SESSION_NOT_FOUND: { error: "session-not-found", resend: false },
};

/** The meaning of a status; `undefined` when the contract has no such status. */
export function meaningOf(status: unknown): StatusMeaning | undefined {
  return isStatus(status) ? meanings[status] : undefined;
}

function isStatus(status: unknown): status is keyof typeof meanings {
  return typeof status === "string" && Object.hasOwn(meanings, status);
}
