import { IncompleteError } from "../errors/incomplete-error.ts";

/** Yields items in parts of a size. Items that came before a failure are yielded before it is thrown. */
export async function* inParts<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[], void, undefined> {
  let part: Item[] = [];
  try {
    for await (const item of items) {
      if (part.push(item) < size) continue;
      yield part;
      part = [];
    }
  } catch (error) {
    if (part.length > 0) yield part;
    throw error;
  }
  if (part.length > 0) yield part;
}

/** Items of a look-up. Its failure is thrown without how far the look-up came: the job knows its own progress. */
export async function* withoutProgress<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  let received = 0;
  try {
    for await (const item of items) {
      received += 1;
      yield item;
    }
  } catch (error) {
    // The list of the caller's may throw the same error before there is a result.
    throw received > 0 && error instanceof IncompleteError ? error.cause : error;
  }
}
