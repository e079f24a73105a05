import fc from "fast-check";
import { createRegistry, type Registry } from "ares-caais";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { place, put } from "../fixtures/fuzz/changes.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";

const ico = "27074358";
const search = "vyhledejEkonomickeSubjekty";
const answer = { icoId: ico, ico, pocetCelkem: 1, ekonomickeSubjekty: [{ icoId: ico, ico }] };
const fetch = (): Promise<Response> => Promise.resolve(Response.json(answer));
const registry = (): Registry => createRegistry({ fetch, retry: false });
/** In milliseconds: a request that gets no answer ends soon. */
const perCall = { timeout: 100, deadline: 200, signal: undefined, headers: { "x-trace": "1" } };
const identity = createFakeProvider().identity();
const login = await identity.beginLogin({ scope: ["openid"] });
const callback = { code: "c", state: login.pending.state };

type Call = (...given: never[]) => unknown;
/** Functions that take what an application reads elsewhere: the name, the call, good arguments, and the outcomes. */
const callees: readonly [name: string, call: Call, good: readonly unknown[], outcomes?: readonly string[]][] = [
  ["a detail", (input, given) => registry().vratEkonomickySubjekt(input, given), [{ ico }, perCall]],
  ["a search", (filter) => registry()[search](filter), [{ ico: [ico], sidlo: { kodObce: 554782 }, start: 0 }]],
  ["lookup", (inputs, given) => registry().lookup(inputs, given), [[ico, 7], { source: "ares", concurrency: 2 }]],
  // The provider knows no such code.
  ["completeLogin", (given, pending) => identity.completeLogin(given, pending), [callback, login], ["ERR_"]],
];
const values = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
const changes = fc.option(fc.record({ place, value: values }));
for (const [name, call, good, outcomes = ["data", "ERR_"]] of callees) {
  fuzz(`[REL-10] ${name} takes any arguments, or refuses them`, { outcomes }, changes, (change) => {
    const given = change === null ? good : put(good, change.place, () => change.value);
    // The arguments are of any type here, because that is what is tested.
    return { read: () => call(...(given as never[])) };
  });
}
