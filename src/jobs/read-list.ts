import { unlessAborted, type Signal } from "../transport/time.ts";

/** Reads the caller's list, which may ignore the signal. */
export async function readList<Item>(
  list: Iterable<Item> | AsyncIterable<Item>,
  signal: Signal | undefined,
  take: (item: Item, index: number) => void,
): Promise<void> {
  const read = async (): Promise<void> => {
    let index = 0;
    for await (const item of list) {
      signal?.throwIfAborted();
      take(item, index);
      index += 1;
    }
  };
  await unlessAborted(signal, read());
}
