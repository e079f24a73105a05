import fc from "fast-check";
import { createRegistry, type Registry } from "ares-caais";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { place, put } from "../fixtures/fuzz/changes.ts";
import { fuzz, ownFault } from "../fixtures/fuzz/fuzz.ts";
import { createFakeLegacy, sessionId } from "../fixtures/legacy/fake-legacy.ts";

const fail = (): never => {
  throw ownFault;
};
const rejected = Promise.reject(ownFault);
rejected.catch(() => undefined);
/** Values that `fc.anything` does not make, by name. */
const hostile: Readonly<Record<string, unknown>> = {
  fail,
  rejected,
  pending: new Promise(() => undefined),
  rejecting: () => rejected,
  thenable: { then: fail },
  long: "x".repeat(1_000_000),
  surrogate: "\ud800",
  url: new URL("https://elsewhere.example/?a=1"),
  aborted: AbortSignal.abort(ownFault),
  coercion: { toString: fail, valueOf: fail, toJSON: fail, [Symbol.toPrimitive]: fail },
  iterable: { [Symbol.iterator]: fail, [Symbol.asyncIterator]: fail },
  circular: Object.defineProperty({}, "x", { get: () => hostile["circular"], enumerable: true }),
  trapped: new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail }),
  boundless: new Proxy({}, { get: () => "x", has: () => true }),
};
const kinds = { withBigInt: true, withBoxedValues: true, withDate: true, withMap: true, withSet: true };
const more = { withNullPrototype: true, withSparseArray: true, withTypedArray: true };

const ico = "27074358";
const search = "vyhledejEkonomickeSubjekty";
/** In milliseconds: a request that gets no answer ends soon. */
const times = { timeout: 100, deadline: 200 };
const perCall = { ...times, signal: undefined, headers: { "x-trace": "1" } };
const answer = { icoId: ico, ico, pocetCelkem: 1, ekonomickeSubjekty: [{ icoId: ico, ico }] };
/** The twenty-first request fails, so that an endless call ends. */
const registry = (): Registry => {
  let left = 20;
  const fetch = (): Promise<Response> =>
    left-- > 0 ? Promise.resolve(Response.json(answer)) : Promise.reject(ownFault);
  return createRegistry({ ...times, fetch, retry: false });
};
const identity = createFakeProvider().identity();
const login = await identity.beginLogin({ scope: ["openid"] });
const callback = { code: "c", state: login.pending.state };
const { legacy } = createFakeLegacy("4.2", () => Response.error());

/** Functions that take what an application reads elsewhere: the name, the call, good arguments, and the outcomes. */
const callees: readonly [
  string,
  call: (...given: never[]) => unknown,
  good: readonly unknown[],
  outcomes?: string[],
][] = [
  ["a detail", (input, given) => registry().vratEkonomickySubjekt(input, given), [{ ico }, perCall]],
  ["a search", (filter) => registry()[search](filter), [{ ico: [ico], sidlo: { kodObce: 554782 }, start: 0 }]],
  ["paginate", (id, filter) => registry().paginate(id, filter), [search, { obchodniJmeno: "Vzor" }]],
  ["lookup", (inputs, given) => registry().lookup(inputs, given), [[ico, 7], { source: "ares", concurrency: 2 }]],
  ["sessionId", (query) => legacy.sessionId(query), [{ sessionId, other: "1" }]],
  // The provider knows no such code.
  ["completeLogin", (given, pending) => identity.completeLogin(given, pending), [callback, login], ["ERR_"]],
];
const by = fc.oneof(
  fc.record({ name: fc.constantFrom(...Object.keys(hostile)) }),
  fc.record({ value: fc.anything({ ...kinds, ...more }) }),
);
const changes = fc.record({ place: fc.option(place), by, isGetter: fc.constantFrom(false, false, false, true) });
for (const [name, call, good, outcomes = ["data", "ERR_"]] of callees) {
  fuzz(`[REL-10] ${name} takes any arguments, or refuses them`, { outcomes }, changes, ({ place, by, isGetter }) => {
    const value: unknown = "name" in by ? hostile[by.name] : by.value;
    const given =
      place === null ? good : put(good, place, () => (isGetter ? { get: fail } : { value, writable: true }));
    // The arguments are of any type here, because that is what is tested.
    return { read: () => call(...(given as never[])) };
  });
}
