/**
 * Some of a list, drawn evenly, in their order.
 *
 * @param seed the same seed draws the same ones
 */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = generator(seed);
  return items
    .map((item, index) => ({ item, index, draw: random() }))
    .sort((one, other) => one.draw - other.draw)
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 by a linear congruence (the constants of "Numerical Recipes"), which is even enough here. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
