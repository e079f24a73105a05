/** Longest value that a message repeats, in characters. */
const longestValue = 60;

/** A wrong value for a message: a number, text as JSON cut to a safe length, the type of anything else. */
export function shown(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return typeof value;
  const text = JSON.stringify(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}…`;
}
