import type { Finding } from "./findings.ts";
import type { OperationReport, VerificationReport, VerificationResult } from "./report.ts";

const conclusions: Readonly<Record<VerificationResult, string>> = {
  fits: "The service fits the contract.",
  deviates: "The service deviates from the contract.",
  unverified: "The service could not be verified.",
};

/**
 * A report as plain text for people: the findings, worst first, the operations, and the conclusion at the end.
 *
 * @example
 *
 * ```ts
 * console.log(formatReport(await verifyContract()));
 * ```
 */
export function formatReport({
  contract,
  addresses,
  operations,
  findings,
  totals,
  result,
}: VerificationReport): string {
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

function describeFinding({
  severity,
  operation,
  status,
  pointer,
  rule,
  schemaPath,
  count: times,
  example,
}: Finding): string[] {
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
