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

/** Yields the items of a look-up. It throws the cause of an IncompleteError, because the job adds its own progress. */
export async function* withoutProgress<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  let received = 0;
  try {
    for await (const item of items) {
      received += 1;
      yield item;
    }
  } catch (error) {
    // The caller's list may throw an IncompleteError of its own before the first result.
    throw received > 0 && error instanceof IncompleteError ? error.cause : error;
  }
}
