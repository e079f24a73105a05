/** Key of the method that `util.inspect` and `console.log` call (Node.js, util.inspect.custom). */
const inspectSymbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * Hides members of an object from `util.inspect`, `console.log` and `console.dir`, so that a log does not store them by accident.
 * Reading and setting them, copies and `JSON.stringify` work as before. Code that reads getters, such as comparisons of
 * `node:assert`, gets the values.
 *
 * @param names members to hide; for an address only the origin is shown
 * @returns the same object.
 */
export function hideSecrets<T extends object>(object: T, names: readonly (keyof T & string)[]): T {
  for (const name of names) {
    // A getter, because `console.dir` ignores custom inspection but does not show the values of getters.
    if (Object.hasOwn(object, name)) Object.defineProperty(object, name, accessorOf(object[name]));
  }
  return Object.defineProperty(object, inspectSymbol, { value: shown });
}

/** Returns the members with hidden values of getters. All objects share this function. */
function shown(this: object): Readonly<Record<string, unknown>> {
  const members = Object.entries(Object.getOwnPropertyDescriptors(this)).filter(([, { enumerable }]) => enumerable);
  return Object.fromEntries(
    members.map(([name, member]) => [
      name,
      member.get === undefined ? (member.value as unknown) : hidden(member.get()),
    ]),
  );
}

function accessorOf(value: unknown): PropertyDescriptor {
  let current = value;
  return {
    get: () => current,
    set: (next: unknown) => {
      current = next;
    },
    enumerable: true,
    configurable: true,
  };
}

/** For an address only the origin is shown, because its path may lead to a session too. */
function hidden(value: unknown): unknown {
  if (value === undefined) return undefined;
  return typeof value === "string" && /^https?:/.test(value) && URL.canParse(value)
    ? `${new URL(value).origin}/[hidden]`
    : "[hidden]";
}
