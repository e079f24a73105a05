import { refuse } from "../errors/invalid-input-error.ts";
import { isIterable } from "../registry/look-up-inputs.ts";
import { unlessAborted, type Signal } from "../transport/time.ts";

/** The caller's own values by ico. */
export interface ByIco<Value> {
  /** All values of a list; `undefined` when an object is asked for each value. */
  readonly listed: ReadonlyMap<string, Value> | undefined;
  /** The values of some ico, in their order. */
  readonly valuesOf: (icos: readonly string[]) => Promise<readonly (Value | undefined)[]>;
}

/** The two forms of the values: items of a list, or results of a method. Both functions throw InvalidInputError for a wrong value. */
export interface Form<Value> {
  readonly method: "get" | "has";
  readonly readItem: (item: unknown, field: string) => readonly [ico: string, value: Value];
  readonly readAnswer: (answer: unknown, field: string, ico: string) => Value | undefined;
}

/** Number of calls of the method at the same time. */
const together = 100;

/**
 * Reads the caller's values by ico. A list is read into memory, a method is called later. Both may ignore the signal.
 *
 * @throws InvalidInputError for any other value and for a wrong item; the reason of the signal.
 */
export async function readByIco<Value>(
  [subject, field]: readonly [subject: string, field: string],
  given: unknown,
  signal: Signal | undefined,
  { method, readItem, readAnswer }: Form<Value>,
): Promise<ByIco<Value>> {
  // A map and a set are iterable too. The keys of a map have 8 digits, so its method is called. A set may hold other forms.
  if (hasMethod(given, method) && (method === "get" || !isIterable(given))) {
    const ask = async (ico: string): Promise<Value | undefined> =>
      readAnswer(await given[method](ico), `${field}.${method}`, ico);
    const valuesOf: ByIco<Value>["valuesOf"] = async (icos) => {
      const values: (Value | undefined)[] = [];
      for (let start = 0; start < icos.length; start += together) {
        values.push(...(await unlessAborted(signal, Promise.all(icos.slice(start, start + together).map(ask)))));
      }
      return values;
    };
    return { listed: undefined, valuesOf };
  }
  if (!isIterable(given)) refuse(subject, field, `must be iterable, or have a method ${method}`);
  const listed = new Map<string, Value>();
  const read = async (): Promise<void> => {
    let index = 0;
    for await (const item of given as Iterable<unknown> | AsyncIterable<unknown>) {
      signal?.throwIfAborted();
      listed.set(...readItem(item, `${field}[${index}]`));
      index += 1;
    }
  };
  await unlessAborted(signal, read());
  return { listed, valuesOf: (icos) => Promise.resolve(icos.map((ico) => listed.get(ico))) };
}

function hasMethod<Name extends string>(
  given: unknown,
  name: Name,
): given is Readonly<Record<Name, (ico: string) => unknown>> {
  return typeof given === "object" && given !== null && typeof Reflect.get(given, name) === "function";
}
