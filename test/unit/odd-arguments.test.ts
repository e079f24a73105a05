import { describe, expect, it } from "vitest";
import {
  createIdentity,
  createRegistry,
  subjectState,
  currentEntries,
  currentMembers,
  hasValidCheckDigit,
  InvalidInputError,
  invoiceParty,
  parseAmount,
} from "ares-caais";
import { lookupBatches } from "ares-caais/jobs";
import {
  createTestIdentityProvider,
  registryHandler,
  sample,
  sampleAttributes,
  sampleClaims,
  testCertificate,
} from "ares-caais/testing";
import { thrownBy } from "../fixtures/failures.ts";
import { client } from "../fixtures/fake-provider.ts";

const ico = "27074358";
/** As JavaScript might give it. */
const odd = (value: unknown): never => value as never;
const nothing = odd(Object.create(null));
/** An object whose members are inherited. */
const inherits = (members: object): object => Object.create(members) as object;
const itself: Record<string, unknown> = {};
itself["ico"] = itself;

const answers = (): Promise<Response> => Promise.resolve(Response.json({ icoId: ico, ico }));
const honest = createRegistry({ fetch: answers, retry: false });
let sent = 0;
const counted = createRegistry({
  fetch: () => {
    sent += 1;
    return answers();
  },
});
const registry = (options: object): Promise<unknown> =>
  createRegistry({ fetch: answers, ...options }).vratEkonomickySubjekt({ ico });
const registryAsGiven = (options: object): Promise<unknown> => createRegistry(options).vratEkonomickySubjekt({ ico });
const identity = (options: object): unknown => createIdentity({ ...client, ...options });
async function first(items: AsyncIterable<unknown>): Promise<unknown> {
  for await (const item of items) return item;
  return undefined;
}

describe("a promise in place of an object or a list", () => {
  const later = odd(Promise.resolve({ ico }));
  it.each<[field: string, call: () => unknown]>([
    ["options", () => createRegistry(later)],
    ["options", () => createIdentity(later)],
    ["options", () => counted.vratEkonomickySubjekt({ ico }, later)],
    ["parameters", () => counted.vratEkonomickySubjekt(later)],
    ["parameters", () => counted.vratNotifikacniDavku(later)],
    ["filter", () => counted.vyhledejEkonomickeSubjekty(later)],
    ["filter", () => counted.vyhledejCiselnik(later)],
    ["filter", () => first(counted.paginate("vyhledejEkonomickeSubjekty", later))],
    ["options", () => first(counted.lookup([ico], later))],
    ["inputs", () => first(counted.lookup(later))],
    ["record", () => subjectState(later)],
  ])("[REC-06] causes an error for %s that says what to do, and no request", async (field, call) => {
    const before = sent;
    const error = await thrownBy(Promise.resolve().then(call));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, message: expect.stringContaining("must not be a promise; await") as string });
    expect(sent).toBe(before);
  });
});

describe("arguments that TypeScript refuses", () => {
  it.each<[field: string, call: () => unknown]>([
    ["clock.now", () => registry({ clock: {} })],
    ["fetch", () => registryAsGiven(inherits({ fetch: 1 }))],
    ["result", () => registry({ fetch: () => undefined })],
    ["result", () => registry({ fetch: () => ({ status: 200, headers: new Headers() }) })],
    ["headers", () => honest.vratEkonomickySubjekt({ ico }, { headers: odd({ [Symbol.iterator]: 1 }) })],
    ["tls", () => identity({ tls: [] })],
    ["tls.ca[0]", () => identity({ tls: { ...client.tls, ca: new Array(2) } })],
    ["tls.certificates[0]", () => identity({ tls: { certificates: new Array(1) } })],
    ["id", () => first(honest.paginate(odd("vratEkonomickySubjekt"), odd({})))],
    ["id", () => first(honest.paginate(nothing, nothing))],
    ["filter", () => first(honest.paginate("vyhledejEkonomickeSubjekty", odd(null)))],
    ["options", () => first(honest.paginate("vyhledejEkonomickeSubjekty", {}, odd("x")))],
    ["start", () => first(honest.paginate("vyhledejEkonomickeSubjekty", { start: nothing }))],
    ["inputs", () => first(honest.lookup(odd(7)))],
    ["options", () => first(honest.lookup([ico], odd("x")))],
    ["options", () => first(honest.changes(odd(undefined)))],
    ["follow", () => first(honest.changes({ datovyZdroj: "res", follow: odd("no") }))],
    ["kodCiselniku", () => honest.codeList(odd(1n), "res")],
    ["datovyZdroj", () => honest.vratNotifikacniDavku({ datovyZdroj: "\ud800", cisloDavky: 1 })],
    ["datovyZdroj", () => honest.vratNotifikacniDavku(odd(inherits({ datovyZdroj: "..", cisloDavky: 1 })))],
    ["options", () => invoiceParty({}, odd(null))],
    ["options", () => invoiceParty({}, odd("2020-01-01"))],
    ["on", () => invoiceParty({}, { on: "2020-02-30" })],
    ["on", () => invoiceParty({}, { on: odd(new Date(0)) })],
    ["on", () => invoiceParty({}, { on: nothing })],
    ["entries", () => currentEntries(odd({}))],
    ["entries[1]", () => currentEntries([{}, odd(null)])],
    ["datumVymazu", () => currentEntries([{ datumVymazu: odd({ toString: 1, valueOf: 1 }) }])],
    ["on", () => currentEntries([], nothing)],
    ["body", () => currentMembers(odd("x"))],
    ["body.clenoveOrganu", () => currentMembers({ clenoveOrganu: odd(1) })],
    ["clenstvi.clenstvi", () => currentMembers({ clenoveOrganu: [{ clenstvi: { clenstvi: odd(1) } }] })],
    ["schema", () => sample(nothing)],
    ["override", () => sample("EkonomickySubjekt", { ico: odd(() => ico) })],
    ["override", () => sample("EkonomickySubjekt", odd(itself))],
    ["override", () => sampleAttributes("4.2", { Jmeno: odd(Symbol("x")) })],
    ["scope", () => sampleClaims(odd(undefined))],
    ["commonName", () => testCertificate({ commonName: "\ud800" })],
    ["notAfter", () => testCertificate({ notAfter: odd([]) })],
    ["notBefore", () => testCertificate({ notBefore: new Date(Number.NaN) })],
    ["id", () => registryHandler(nothing)],
    ["tls.cert", () => createTestIdentityProvider({ clientId: "A", tls: { cert: nothing, key: "" } })],
    ["clock.date", () => createTestIdentityProvider({ clientId: "A", clock: odd({}) })],
  ])("the package refuses wrong arguments by name: %s (%#)", async (field, call) => {
    const error = await thrownBy(call);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field });
  });

  it.each<[name: string, look: (inputs: never) => AsyncIterator<unknown>]>([
    ["lookup", (inputs) => counted.lookup(inputs)],
    ["lookupBatches", (inputs) => lookupBatches(counted, inputs)],
  ])("[JOB-13] refuses a text as the list of %s, and the rule says what to write", async (name, look) => {
    for (const text of [ico, "suppliers.csv", "", Object(ico)]) {
      const error = await thrownBy(look(odd(text)).next());
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({
        field: "inputs",
        message: `${name}: inputs must be a list, not text: put a single ico into brackets, [ico] [ERR_INVALID_INPUT]`,
      });
    }
    expect(sent).toBe(0);
  });

  it("[REL-10] accepts null as no deadline of an iteration", async () => {
    const page = { pocetCelkem: 1, ekonomickeSubjekty: [{ icoId: ico }] };
    const paged = createRegistry({ fetch: () => Promise.resolve(Response.json(page)), retry: false });
    const iteration = paged.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "Vzor" }, { deadline: odd(null) });
    await expect(iteration.next()).resolves.toMatchObject({ done: false });
  });

  it("answers false in predicates", () => {
    for (const value of [nothing, Symbol("x"), 27074358, [ico], undefined]) {
      expect(hasValidCheckDigit(odd(value))).toBe(false);
      expect(parseAmount(odd(value))).toBeUndefined();
    }
  });

  it("treats null in a record as absent, like undefined", () => {
    const entry = { datumZapisu: "2020-01-01", datumVymazu: odd(null) };
    expect(currentEntries([entry], "2024-01-01")).toEqual([entry]);
    expect(currentEntries(odd(null))).toEqual([]);
    expect(currentMembers(odd({ clenoveOrganu: [{ clenstvi: null }] }))).toHaveLength(1);
  });

  it("cuts a certificate name between letters", async () => {
    await expect(testCertificate({ commonName: `${"x".repeat(63)}\u{1f600}` })).resolves.toHaveProperty("cert");
  });
});
