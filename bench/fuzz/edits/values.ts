import fc from "fast-check";
import { ownFault } from "../own-fault.ts";

/** A value that JavaScript lets anybody give. It is made anew for each attempt. */
export interface Odd {
  readonly make: () => unknown;
}

const fail = (): never => {
  throw ownFault;
};

/** By what they print as. */
const hostile: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => Number.NaN,
  "-0": () => -0,
  "-1": () => -1,
  "1.5": () => 1.5,
  "2 ** 31": () => 2 ** 31,
  Infinity: () => Infinity,
  "-Infinity": () => -Infinity,
  "1n": () => 1n,
  '""': () => "",
  '"1"': () => "1",
  'a million "x"': () => "x".repeat(1_000_000),
  '"\\ud800"': () => "\ud800",
  '"\\0\\r\\n"': () => "\0\r\n",
  "Symbol()": () => Symbol("odd"),
  "Symbol.iterator": () => Symbol.iterator,
  "() => undefined": () => () => undefined,
  "() => { throw }": () => fail,
  "async () => { throw }": () => () => Promise.reject(ownFault),
  "Promise.resolve(1)": () => Promise.resolve(1),
  "a rejected promise": () => {
    const rejected = Promise.reject(ownFault);
    rejected.catch(() => undefined);
    return rejected;
  },
  "a promise that never settles": () => new Promise(() => undefined),
  "new Date(NaN)": () => new Date(Number.NaN),
  "/x/g": () => /x/g,
  "new Map()": () => new Map([["x", 1]]),
  "new Set()": () => new Set([1]),
  "new Uint8Array(9)": () => new Uint8Array(9),
  "new ArrayBuffer(9)": () => new ArrayBuffer(9),
  "new Headers()": () => new Headers({ x: "1" }),
  "new URL()": () => new URL("https://elsewhere.example/?a=1"),
  "new URLSearchParams()": () => new URLSearchParams("a=1&a=2"),
  "AbortSignal.abort()": () => AbortSignal.abort(ownFault),
  "new Error()": () => new Error("odd"),
  "Object.create(null)": () => Object.create(null) as unknown,
  "{ get x() { throw } }": () => Object.defineProperty({}, "x", { get: fail, enumerable: true }),
  "{ toString() { throw } }": () => ({ toString: fail, valueOf: fail, toJSON: fail, [Symbol.toPrimitive]: fail }),
  "{ toString: () => '1' }": () => ({ toString: () => "1", valueOf: () => 1 }),
  "{ then() { throw } }": () => ({ then: fail }),
  "{ __proto__: null, then: 1 }": () => Object.assign(Object.create(null) as object, { then: 1 }),
  "{ x: itself }": () => {
    const itself: Record<string, unknown> = {};
    itself["x"] = itself;
    return itself;
  },
  "a proxy that throws": () =>
    new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail }),
  "a proxy that answers everything": () => new Proxy({}, { get: () => "x", has: () => true }),
  "a frozen object": () => Object.freeze({ x: 1 }),
  "new Array<unknown>(5)": () => new Array<unknown>(5),
  "a million undefined": () => new Array<unknown>(1_000_000).fill(undefined),
  "new String('x')": () => new String("x"),
  "new Number(1)": () => new Number(1),
  "new Boolean(false)": () => new Boolean(false),
  "an iterator that throws": () => ({ [Symbol.iterator]: fail, [Symbol.asyncIterator]: fail }),
  'JSON.parse(\'{"__proto__":{"x":1}}\')': () => JSON.parse('{"__proto__":{"x":1}}') as unknown,
};

/** Any value. */
export const oddValues: fc.Arbitrary<Odd> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(hostile)).map((name) => odd(name, hostile[name] ?? fail)) },
  {
    weight: 1,
    arbitrary: fc
      .anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true })
      .map((value) => odd(fc.stringify(value), () => value)),
  },
);

/** @param title what it prints as */
function odd(title: string, make: () => unknown): Odd {
  return Object.assign({ make }, { [fc.toStringMethod]: () => title });
}
