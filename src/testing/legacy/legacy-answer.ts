import type {
  AuthConfirmationStatus,
  HeartBeatStatus,
  LegacyAttributes,
  LegacyVersion,
} from "../../../generated/legacy-types.gen.ts";
import type { HttpFault } from "../../services/http-faults.ts";
import type { Override } from "../sample/override.ts";

/** Faults that only the legacy API has, by name; said of each in {@link LegacyTestFault}. */
export const ownLegacyFaults = ["unknown-certificate", "soap-fault", "wrong-version", "broken-xml"] as const;

/**
 * A response of the legacy API instead of its message: a fault that every service may have, or
 * - `unknown-certificate`: 401 with JSON, the client certificate is refused,
 * - `soap-fault`: a SOAP fault with the code `Server`,
 * - `wrong-version`: the message in the namespace of another version,
 * - `broken-xml`: XML that ends in the middle.
 */
export type LegacyTestFault = HttpFault | (typeof ownLegacyFaults)[number];

interface FaultAnswer {
  readonly fault: LegacyTestFault;
  readonly status?: undefined;
}

/** An answer of each operation of the legacy API. */
export interface LegacyAnswers<Version extends LegacyVersion> {
  /** heartBeat: its result, or a `fault`. */
  readonly heartBeat:
    | {
        /**
         * Status of the answer.
         *
         * @default "OK"
         */
        readonly status?: HeartBeatStatus | undefined;
        /** Code with details of the result. */
        readonly code?: string | undefined;
        /** Text with details of the result. */
        readonly message?: string | undefined;
        /** None. */
        readonly fault?: undefined;
      }
    | FaultAnswer;
  /** authConfirmation: a user, another status, or a `fault`. */
  readonly authConfirmation:
    | {
        /** The login is confirmed. */
        readonly status?: "OK" | undefined;
        /** Attributes of the user that differ from those of `sampleAttributes`. */
        readonly attributes?: Override<LegacyAttributes[Version]> | undefined;
        /** None. */
        readonly fault?: undefined;
      }
    | {
        /** The login is not confirmed. */
        readonly status: Exclude<AuthConfirmationStatus, "OK">;
        /** None. */
        readonly attributes?: undefined;
        /** None. */
        readonly fault?: undefined;
      }
    | FaultAnswer;
}

/** An operation of the legacy API. */
export type LegacyTestOperation = keyof LegacyAnswers<LegacyVersion>;

/** A request of the legacy API. */
export interface LegacyRequestInfo {
  /** The session id of `authConfirmation`; empty for `heartBeat`. */
  readonly sessionId: string;
  /** The unchanged request; its body can be read. */
  readonly request: Request;
}

/** Returns the response to a request; `undefined` for the default response. */
export type LegacyResolver<Operation extends LegacyTestOperation, Version extends LegacyVersion> = (
  call: LegacyRequestInfo,
) => LegacyAnswers<Version>[Operation] | undefined | Promise<LegacyAnswers<Version>[Operation] | undefined>;
