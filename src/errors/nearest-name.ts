/** Returns the most similar name; `undefined` when none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known.toSorted((one, other) => distance(one, name) - distance(other, name));
  const isNear = nearest !== undefined && distance(nearest, name) <= Math.max(2, name.length / 3);
  return isNear ? nearest : undefined;
}

/** Returns the number of changed letters between two words (Levenshtein). Words longer than names are cut. */
function distance(one: string, other: string): number {
  const [short, long] = [one.slice(0, 60), other.slice(0, 60)];
  let row = Array.from({ length: long.length + 1 }, (_, index) => index);
  for (let i = 0; i < short.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < long.length; j += 1) {
      const kept = (row[j] ?? 0) + (short[i] === long[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
