import type { LegacyIdentity } from "../legacy/create-legacy-identity.ts";
import { ContractError } from "../errors/contract-error.ts";
import type { Findings } from "./findings.ts";
import { readContractError } from "./read-contract-error.ts";
import type { Tally } from "./tally.ts";

/** The only operation of the legacy API that reads and consumes nothing. */
export const legacyOperation = "heartBeat";

/**
 * Asks the legacy service whether it is available, and checks the answer.
 *
 * @throws the reason of the signal, or a fault of the caller's own functions.
 */
export async function verifyLegacy(
  legacy: LegacyIdentity,
  signal: AbortSignal | undefined,
  tally: Tally,
  findings: Findings,
): Promise<void> {
  signal?.throwIfAborted();
  tally.calling("legacy", legacyOperation);
  try {
    await legacy.heartBeat({ signal });
    tally.answered(legacyOperation, 200);
    tally.verified(legacyOperation);
  } catch (error) {
    signal?.throwIfAborted();
    // The errors that an answer leads to carry its status.
    if (error instanceof ContractError && "status" in error && typeof error.status === "number") {
      tally.answered(legacyOperation, error.status);
    }
    findings.add(readContractError(legacyOperation, error));
  } finally {
    legacy.close();
  }
}
