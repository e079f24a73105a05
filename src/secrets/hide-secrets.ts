/** What `util.inspect` and `console.log` look for in an object (Node.js, util.inspect.custom). */
const inspectSymbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * Hides members of an object from `util.inspect`, `console.log` and `console.dir`, so that a log does not keep them by
 * accident. Reading and setting them, copies and `JSON.stringify` work as before; who asks for the values of getters, as
 * `node:assert` does when it compares, gets them.
 *
 * @param names members to hide; of an address its origin is shown
 * @returns the same object.
 */
export function hideSecrets<T extends object>(object: T, names: readonly (keyof T & string)[]): T {
  for (const name of names) {
    // What prints without regard to custom inspection, as console.dir does, shows that there is a getter and no value.
    if (Object.hasOwn(object, name)) Object.defineProperty(object, name, accessorOf(object[name]));
  }
  return Object.defineProperty(object, inspectSymbol, { value: shown });
}

/** What is shown of an object: each getter hides its value. One function does for all objects, which may be many. */
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

/** Of an address the path too may be the service's word, and lead to a session. */
function hidden(value: unknown): unknown {
  if (value === undefined) return undefined;
  return typeof value === "string" && /^https?:/.test(value) && URL.canParse(value)
    ? `${new URL(value).origin}/[hidden]`
    : "[hidden]";
}
