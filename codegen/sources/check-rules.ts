import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** Walks a document without its examples. */
export function walk(
  value: unknown,
  pointer: string,
  visit: (member: unknown, key: string, pointer: string) => void,
): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === "example") continue;
    const at = `${pointer}/${pointerSegment(key)}`;
    visit(member, key, at);
    walk(member, at, visit);
  }
}

/**
 * Refuses a pattern that is none, and bounds that nothing can meet.
 *
 * @throws SourceError at the first one.
 */
export function checkRules(source: YamlSource, document: object): void {
  walk(document, "", (member, key, pointer) => {
    if (key === "pattern" && typeof member === "string") {
      try {
        new RegExp(member, "u");
      } catch (cause) {
        throw source.error(pointer, `is no regular expression: ${String(cause)}`);
      }
    }
    if (typeof member !== "object" || member === null) return;
    const { minimum, maximum, minLength, maxLength }: Partial<Record<string, unknown>> = { ...member };
    for (const [least, most] of [
      [minimum, maximum],
      [minLength, maxLength],
    ]) {
      if (typeof least === "number" && typeof most === "number" && least > most) {
        throw source.error(pointer, `nothing lies between ${least} and ${most}`);
      }
    }
  });
}
