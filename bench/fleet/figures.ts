/** Most starts in any time of a length, its edges included. */
export function mostWithin(given: readonly number[], milliseconds: number): number {
  const starts = [...given].sort((one, other) => one - other);
  let most = 0;
  let first = 0;
  for (const [index, start] of starts.entries()) {
    while (start - (starts[first] ?? 0) > milliseconds) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** The value that a part of all does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
