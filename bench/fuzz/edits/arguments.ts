import fc from "fast-check";
import { ownFault } from "../own-fault.ts";
import { oddValues, type Odd } from "./values.ts";

/** One change of the arguments of a call: another value somewhere in them. */
export interface ArgumentEdit {
  /** Place of the argument, and the names of members in it, such as `0.retry.retries`. */
  readonly at: string;
  readonly by: Odd;
  /** As a member like others, as one that throws when it is read, or as one of the prototype. */
  readonly as: "value" | "getter" | "inherited";
}

/** A member that no argument has. */
const unknownName = "__proto__";

/** Changes of arguments, anywhere in them. */
export function argumentEdits(base: readonly unknown[]): fc.Arbitrary<ArgumentEdit> {
  return fc.record({
    at: fc.constantFrom(...placesOf(base)),
    by: oddValues,
    as: fc.constantFrom<ArgumentEdit["as"][]>("value", "value", "value", "value", "getter", "inherited"),
  });
}

function placesOf(value: unknown): string[] {
  if (!isPlain(value)) return [];
  return [...Object.keys(value), ...(Array.isArray(value) ? [] : [unknownName])].flatMap((name) => {
    const inner = Object.hasOwn(value, name) ? placesOf(Reflect.get(value, name)) : [];
    return [name, ...inner.map((place) => `${name}.${place}`)];
  });
}

/** The arguments with the change; what is not on the way to it stays the same. */
export function editArguments(base: readonly unknown[], { at, by, as }: ArgumentEdit): unknown[] {
  return put(base, at.split("."), by, as) as unknown[];
}

function put(holder: object, [name = "", ...more]: readonly string[], by: Odd, as: ArgumentEdit["as"]): object {
  const copy: object = Array.isArray(holder) ? Array.from<unknown>(holder) : { ...holder };
  const member: unknown = Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
  if (more.length > 0) {
    const value = put(isPlain(member) ? member : {}, more, by, as);
    return Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  }
  const getter = {
    get: (): never => {
      throw ownFault;
    },
  };
  const own = as === "getter" ? getter : { value: by.make(), writable: true };
  if (as !== "inherited" || Array.isArray(copy)) {
    return Object.defineProperty(copy, name, { ...own, enumerable: true, configurable: true });
  }
  const prototype: object = Object.defineProperty({}, name, { ...own, enumerable: true });
  Reflect.deleteProperty(copy, name);
  return Object.setPrototypeOf(copy, prototype) as object;
}

/** Whether a value is made of members: a list, or an object of a literal. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
