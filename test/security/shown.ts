import { format, inspect } from "node:util";

/** Everything that a log may come to hold of a value: every way to print it, and all that can be read of its causes. */
export function everythingShown(value: unknown): string {
  const parts: string[] = [];
  const seen = new Set<unknown>();
  const show = (part: unknown): void => {
    if (seen.has(part)) return;
    seen.add(part);
    parts.push(
      inspect(part, { depth: null, showHidden: true, getters: true, maxArrayLength: null, maxStringLength: null }),
      // The output of console.log and console.error.
      format("%s %o %O", part, part, part),
    );
    if (!(part instanceof Error)) return;
    parts.push(
      part.toString(),
      part.stack ?? "",
      JSON.stringify(part),
      inspect(structuredClone(part), { depth: null }),
    );
    for (const name of Object.getOwnPropertyNames(part)) show(Reflect.get(part, name));
    show(part.cause);
  };
  show(value);
  return parts.join("\n");
}
