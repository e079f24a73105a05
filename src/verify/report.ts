import { reportRejection } from "../transport/events.ts";
import type { RegistrySettings } from "../registry/options.ts";
import { readContractError, type Finding, type Findings } from "./findings.ts";

/** Result of the verification of one operation. */
export interface OperationReport {
  /** The service of the operation. */
  readonly service: "registry" | "identity" | "legacy";
  /** The operationId; for the identity service the name of the document. */
  readonly operation: string;
  /** Number of calls; retries are not counted. */
  readonly calls: number;
  /** Number of responses for each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Whether at least one successful response was checked. */
  readonly verified: boolean;
}

/**
 * Conclusion of a verification:
 * - `fits`: no response breaks the contract,
 * - `deviates`: at least one response breaks it,
 * - `unverified`: no checked response breaks it, but calls failed, or no operation had a successful response.
 */
export type VerificationResult = "fits" | "deviates" | "unverified";

/** Result of a verification: plain data, in an order that does not depend on the responses. */
export interface VerificationReport {
  /** Version of the registry interface that the contract describes. */
  readonly contract: string;
  /** The addresses that were called. */
  readonly addresses: Readonly<Record<string, string>>;
  /** In the order of the contract. */
  readonly operations: readonly OperationReport[];
  /** Errors first, then failures, then notices. */
  readonly findings: readonly Finding[];
  /** Sums over operations and findings. */
  readonly totals: {
    /** Number of operations to verify. */
    readonly operations: number;
    /** Operations with at least one successful answer that was checked. */
    readonly verified: number;
    /** Calls that were made. */
    readonly calls: number;
    /** Listed findings that break the contract. */
    readonly errors: number;
    /** Listed findings that prevented a check. */
    readonly failures: number;
    /** Listed findings that are additions or other useful information. */
    readonly notices: number;
    /** Findings beyond the limit of the list. */
    readonly omitted: number;
  };
  /** The conclusion. */
  readonly result: VerificationResult;
  /** Exit code for a program: 0 for `fits`, 1 for `deviates`, 2 for `unverified`. */
  readonly exitCode: 0 | 1 | 2;
}

const exitCodes = { fits: 0, deviates: 1, unverified: 2 } as const;

export function createReport(
  parts: Pick<VerificationReport, "contract" | "addresses" | "operations" | "findings"> & { readonly omitted: number },
): VerificationReport {
  const { contract, addresses, operations, findings, omitted } = parts;
  const count = (severity: Finding["severity"]): number => findings.filter((one) => one.severity === severity).length;
  const totals = {
    operations: operations.length,
    verified: operations.filter(({ verified }) => verified).length,
    calls: operations.reduce((sum, { calls }) => sum + calls, 0),
    errors: count("error"),
    failures: count("failure"),
    notices: count("notice"),
    omitted,
  };
  const seen = totals.failures === 0 && totals.verified > 0;
  const result = totals.errors > 0 ? "deviates" : seen ? "fits" : "unverified";
  return { contract, addresses, operations, findings, totals, result, exitCode: exitCodes[result] };
}

const conclusions: Readonly<Record<VerificationResult, string>> = {
  fits: "The service fits the contract.",
  deviates: "The service deviates from the contract.",
  unverified: "The service could not be verified.",
};

/**
 * Writes a report as plain text for people: the findings, worst first, the operations, and the conclusion at the end.
 *
 * @example
 *
 * ```ts
 * console.log(formatReport(await verifyContract()));
 * ```
 */
export function formatReport(report: VerificationReport): string {
  const { contract, addresses, operations, findings, totals, result } = report;
  const { verified, calls, errors, failures, notices, omitted } = totals;
  const sums = [count(errors, "error"), count(failures, "failure"), count(notices, "notice")].join(", ");
  return [
    `Contract ${contract}`,
    ...Object.entries(addresses).map(([service, address]) => `  ${service} ${address}`),
    "",
    ...findings.flatMap(describeFinding),
    ...(omitted === 0 ? [] : [`and ${omitted} more that are not listed`]),
    ...(findings.length === 0 ? [] : [""]),
    ...describeOperations(operations),
    "",
    `${verified} of ${count(operations.length, "operation")} verified with ${count(calls, "call")}: ${sums}.`,
    conclusions[result],
    "",
  ].join("\n");
}

function describeFinding(finding: Finding): string[] {
  const { severity, operation, status, pointer, rule, schemaPath, count: times, example } = finding;
  const place = [operation, status, pointer === "" ? "(whole answer)" : pointer].filter((part) => part !== undefined);
  const first = example === undefined || example === pointer ? "" : `, first ${example}`;
  const seen = times === 1 && first === "" ? [] : [`${count(times, "time")}${first}`];
  const notes = [...seen, ...(schemaPath === undefined ? [] : [schemaPath])];
  const head = `${severity}: ${place.join(" ")}: ${rule}`;
  return notes.length === 0 ? [head] : [head, `  ${notes.join("; ")}`];
}

function describeOperations(operations: readonly OperationReport[]): string[] {
  const width = Math.max(...operations.map(({ operation }) => operation.length), 0);
  return operations.map(({ operation, statuses, verified }) => {
    const answers = Object.entries(statuses).map(([status, times]) => `${status} (${times})`);
    return (
      `${verified ? "checked" : "not checked"}  `.padStart(13) +
      `${operation.padEnd(width)}  ${answers.join(", ")}`.trimEnd()
    );
  });
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** A call is about to be made. */
export interface VerificationProgress {
  /** The service that is called. */
  readonly service: OperationReport["service"];
  /** The operationId; for the identity service the name of the document. */
  readonly operation: string;
  /** Number of the call, from 1. */
  readonly call: number;
}

type Service = OperationReport["service"];

export class Tally {
  readonly #rows = new Map<string, { -readonly [Name in keyof OperationReport]: OperationReport[Name] }>();
  readonly #onProgress: ((event: VerificationProgress) => unknown) | undefined;
  #calls = 0;

  constructor(onProgress: ((event: VerificationProgress) => unknown) | undefined) {
    this.#onProgress = onProgress;
  }

  /** Names an operation that is going to be verified; those that are not named are not counted. */
  expect(service: Service, operation: string): void {
    this.#rows.set(operation, { service, operation, calls: 0, statuses: {}, verified: false });
  }

  /** Whether an operation is going to be verified. */
  expects(operation: string): boolean {
    return this.#rows.has(operation);
  }

  calling(service: Service, operation: string): void {
    this.#calls += 1;
    reportRejection("onProgress", this.#onProgress?.({ service, operation, call: this.#calls }));
    const row = this.#rows.get(operation);
    if (row !== undefined) row.calls += 1;
  }

  answered(operation: string, status: number): void {
    const row = this.#rows.get(operation);
    // Whole numbers as names come in ascending order.
    if (row !== undefined) row.statuses = { ...row.statuses, [status]: (row.statuses[status] ?? 0) + 1 };
  }

  /** A successful answer was checked. */
  verified(operation: string): void {
    const row = this.#rows.get(operation);
    if (row !== undefined) row.verified = true;
  }

  /** In the order in which they were named. */
  rows(): OperationReport[] {
    return [...this.#rows.values()];
  }
}

/** Shared state of all parts of a verification. */
export interface Verification {
  readonly settings: RegistrySettings;
  readonly signal: AbortSignal | undefined;
  readonly tally: Tally;
  readonly findings: Findings;
}

/**
 * Makes a call; one that fails is a finding.
 *
 * @throws the reason of the signal, or a fault of the caller's own functions.
 */
export async function attempt<Result>(
  { signal, tally, findings }: Verification,
  service: Service,
  operation: string,
  call: () => Promise<Result>,
): Promise<Result | undefined> {
  signal?.throwIfAborted();
  tally.calling(service, operation);
  try {
    return await call();
  } catch (error) {
    signal?.throwIfAborted();
    findings.add(readContractError(operation, error));
    return undefined;
  }
}
