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
