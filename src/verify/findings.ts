import { BlockedError } from "../errors/blocked-error.ts";
import { ContractError } from "../errors/contract-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { DiscoveryError } from "../identity/discovery-error.ts";
import { LegacyError, type LegacyErrorReason } from "../legacy/legacy-error.ts";
import { isTransient } from "../transport/retry.ts";

/** Severity of each kind of finding. */
const severities = {
  /** An undocumented status, or a status that the contract does not allow here. */
  status: "error",
  /** A body that breaks the contract: its media type is wrong, or it is no JSON or no `Chyba`. */
  body: "error",
  /** A missing field that a response of this kind needs. */
  missing: "error",
  /** A value that breaks a rule of its schema. */
  schema: "error",
  /** The service refused a request that follows the contract. */
  refused: "error",
  /** A rule of the discovery document or the key set is broken. */
  document: "error",
  /** A call without information about the contract: no response, a failing service, missing rights. */
  failed: "failure",
  /** A field that the contract does not know. */
  "unknown-field": "notice",
  /** A value that neither an enumeration of the contract nor the code list of the service knows. */
  "unknown-value": "notice",
  /** No subject was found for a successful response to check. */
  "no-record": "notice",
  /** The discovery document names another address than the contract. */
  address: "notice",
} as const;

/** Kind of the finding. */
export type FindingKind = keyof typeof severities;

/**
 * Severity: an `error` breaks the contract, a `failure` prevented a check, a `notice` is an addition or other useful information.
 */
export type FindingSeverity = (typeof severities)[FindingKind];

/** One kind of deviation at one place of one operation. It holds no value of a record. */
export interface Finding {
  /** Severity of the finding. */
  readonly severity: FindingSeverity;
  /** Kind of the finding. */
  readonly kind: FindingKind;
  /** The operationId; for the identity service the name of the document. */
  readonly operation: string;
  /** HTTP status of the answers; absent when there was none. */
  readonly status?: number;
  /** JSON pointer of the value in the answer (RFC 6901), with `*` for every array index. */
  readonly pointer?: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword?: string;
  /** The rule or the event. */
  readonly rule: string;
  /** Path of the rule in the contract. */
  readonly schemaPath?: string;
  /** Number of occurrences. */
  readonly count: number;
  /** JSON pointer of the first occurrence. */
  readonly example?: string;
}

export type Sighting = Omit<Finding, "severity" | "count">;

/** Most different findings of each severity in a report. */
const mostFindings = 1000;

/** Collects findings, the same ones under one count. */
export class Findings {
  readonly #kept = new Map<string, { readonly first: Sighting; count: number }>();
  readonly #sizes = { error: 0, failure: 0, notice: 0 };
  #omitted = 0;

  /** Occurrences beyond the limit. */
  get omitted(): number {
    return this.#omitted;
  }

  add(sighting: Sighting, count = 1): void {
    const { kind, operation, status, pointer, keyword, rule } = sighting;
    const key = JSON.stringify([kind, operation, status, pointer, keyword, rule]);
    const known = this.#kept.get(key);
    const severity = severities[kind];
    if (known !== undefined) known.count += count;
    else if (this.#sizes[severity] === mostFindings) this.#omitted += count;
    else {
      this.#sizes[severity] += 1;
      this.#kept.set(key, { first: sighting, count });
    }
  }

  /** Whether an operation has a finding worse than a notice. */
  blame(operation: string): boolean {
    return [...this.#kept.values()].some(
      ({ first }) => first.operation === operation && severities[first.kind] !== "notice",
    );
  }

  /** All of them, worst first. @param operations in the order in which the findings are wanted */
  list(operations: readonly string[]): Finding[] {
    const rank = ({ severity, kind, operation, status = 0, pointer = "", keyword = "", rule }: Finding): string => {
      const place = String(operations.indexOf(operation)).padStart(4, "0");
      // The names of the severities happen to stand in their order.
      return [severity, place, status, kind, pointer, keyword, rule].join("\n");
    };
    return [...this.#kept.values()]
      .map(({ first, count }): Finding => ({ severity: severities[first.kind], ...first, count }))
      .map((finding) => ({ finding, rank: rank(finding) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ finding }) => finding);
  }
}

/** The service's own text is omitted, because its content is unknown. */
const legacyRules: Readonly<Record<LegacyErrorReason, string>> = {
  certificate: "the service refused the client certificate",
  fault: "is answered with a SOAP fault, which the contract does not document",
  "heartbeat-error": "the service says that it met an internal error",
  "session-not-found": "the service does not know the session id",
  "system-error": "the service says that it met an internal error",
};

/**
 * The finding for an error of a client. The messages of these errors hold no data of an answer.
 * @throws the error itself when it says nothing about the service: the reason of a signal, or a fault of the caller's own `fetch`
 */
export function readContractError(operation: string, error: unknown): Sighting {
  if (!(error instanceof ContractError)) throw error;
  const rule = error.message.replace(`${operation}: `, "").replace(` [${error.code}]`, "");
  if (error instanceof TransportError) return { kind: "failed", operation, rule };
  if (error instanceof BlockedError) {
    const { status } = error;
    return { kind: "failed", operation, rule, ...(status === undefined ? {} : { status }) };
  }
  if (error instanceof DiscoveryError) return { kind: "document", operation, rule: `${error.field} ${error.rule}` };
  if (error instanceof UnexpectedResponseError) {
    const { status, reason } = error;
    if (reason !== "status") return { kind: "body", operation, status, rule };
    return { kind: isTransient(status) ? "failed" : "status", operation, status, rule };
  }
  if (error instanceof LegacyError) {
    const { status, reason } = error;
    return { kind: reason === "fault" ? "status" : "failed", operation, status, rule: legacyRules[reason] };
  }
  throw error;
}
