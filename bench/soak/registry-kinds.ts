import { IncompleteError } from "../../src/errors/incomplete-error.ts";
import type { Registry, LookupResult } from "../../src/registry/index.ts";
import type { CallContext, Kind } from "./kind.ts";
import { holds } from "./outcome.ts";
import { between, pick, type Random } from "./random.ts";
import type { RegistryClients } from "./soak-clients.ts";
import type { Service } from "./sandbox-link.ts";

/** So few numbers that the same one is often asked for at the same time, and is in the cache. */
const popular = 40;
const sources = ["Res", "Ros", "Vr", "Rzp"] as const;
/** A number that no subject of the sandbox has. */
const unknownIco = "99999999";
/** How many batches a call for changes reads. */
const newest = 2;

/**
 * The calls of the registry.
 *
 * @param lastBatch number of the newest notification batch of VR
 */
export function registryKinds({ icos }: Service, clients: RegistryClients, lastBatch: number): readonly Kind[] {
  const some = icos.slice(0, popular);
  const icoOf = (random: Random): string => pick(random, random() < 0.3 ? some : icos);
  const clientOf = (random: Random): Registry => (random() < 0.6 ? clients.patient : clients.strict);
  const service = "registry";
  const detail = async (registry: Registry, ico: string, { limits }: CallContext): Promise<void> => {
    const subject = await registry.vratEkonomickySubjekt({ ico }, limits);
    holds(subject.ico === ico, "a detail is that of another subject");
  };
  return [
    {
      ...{ name: "detail", service, weight: 420 },
      call: (context) => detail(clientOf(context.random), icoOf(context.random), context),
    },
    {
      ...{ name: "kept detail", service, weight: 120, mayBeKept: true },
      call: (context) => detail(clients.keeping, pick(context.random, some), context),
    },
    {
      ...{ name: "unknown detail", service, weight: 20, calm: "ERR_REGISTRY 404" },
      call: (context) => detail(clientOf(context.random), unknownIco, context),
    },
    {
      ...{ name: "detail of a source", service, weight: 100 },
      call: async ({ random, limits }) => {
        const ico = icoOf(random);
        const registry = clientOf(random);
        const { icoId } = await registry[`vratEkonomickySubjekt${pick(random, sources)}`]({ ico }, limits);
        holds(icoId === ico, "a record of a source is that of another subject");
      },
    },
    {
      ...{ name: "search", service, weight: 60 },
      call: async ({ random, limits }) => {
        const ico = [...new Set(Array.from({ length: between(random, 1, 8) }, () => icoOf(random)))];
        const { ekonomickeSubjekty = [] } = await clientOf(random).vyhledejEkonomickeSubjekty({ ico }, limits);
        const found = ekonomickeSubjekty.map((subject) => subject.ico);
        holds(found.toSorted().join() === ico.toSorted().join(), "a search has other subjects than were asked for");
      },
    },
    {
      ...{ name: "paginate", service, weight: 4 },
      call: async ({ random, limits }) => {
        const filter = { obchodniJmeno: pick(random, ["Bystrá", "Modrá", "Stará"]) };
        const seen: unknown[] = [];
        const pages = clientOf(random).paginate("vyhledejEkonomickeSubjekty", filter, { ...limits, pageSize: 25 });
        for await (const { icoId } of pages) seen.push(icoId);
        holds(seen.length > 25 && new Set(seen).size === seen.length, "pages lost or repeated a subject");
      },
    },
    {
      ...{ name: "lookup", service, weight: 16 },
      call: (context) => lookUpMany(clientOf(context.random), icos, context),
    },
    {
      ...{ name: "code list", service, weight: 15, mayBeKept: true },
      call: async ({ random, limits }) => {
        const list = await clientOf(random).codeList("PravniForma", "res", limits);
        holds(list?.kodCiselniku === "PravniForma", "a code list is another one");
      },
    },
    {
      ...{ name: "changes", service, weight: 15, endsQuietly: true },
      call: async ({ random, limits }) => {
        let last = lastBatch - newest;
        const changes = clientOf(random).changes({ ...limits, datovyZdroj: "vr", after: last, follow: false });
        for await (const { cisloDavky } of changes) {
          last += 1;
          holds(cisloDavky === last, "a batch of changes was lost or repeated");
        }
        holds(limits.signal?.aborted === true || last >= lastBatch, "the newest batches of changes were lost");
      },
    },
    {
      ...{ name: "batch", service, weight: 20 },
      call: async ({ random, limits }) => {
        const cisloDavky = between(random, lastBatch - 10, lastBatch);
        const batch = await clientOf(random).vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky }, limits);
        holds(batch.cisloDavky === cisloDavky, "a batch is another one");
      },
    },
  ];
}

/** Most inputs of one look-up: several requests. */
const mostInputs = 250;

/**
 * A look-up of known, unknown, repeated and malformed numbers. Every input is answered once, in order, by its own record,
 * and one that stops on its way says how far it got.
 *
 * @throws WrongAnswer when one of that does not hold; whatever the look-up throws.
 */
async function lookUpMany(registry: Registry, icos: readonly string[], { random, limits }: CallContext): Promise<void> {
  const inputs = Array.from({ length: between(random, 1, mostInputs) }, (_, index) => {
    if (index === 0 || random() < 0.9) return pick(random, icos);
    return pick(random, ["99999999", "no number", "ARES_00000001", 7]);
  });
  const source = pick(random, ["ares", "res", "ros", "vr", "rzp"] as const);
  const concurrency = between(random, 1, 4);
  let done = 0;
  try {
    for await (const result of registry.lookup(inputs, { ...limits, source, concurrency })) {
      holds(result.input === inputs[done], "a look-up changed the order of its input");
      holds(fits(result), "a look-up answered with the record of another subject");
      done += 1;
    }
  } catch (error) {
    if (error instanceof IncompleteError) {
      holds(error.received === done && error.next === done, "a look-up told a wrong progress");
    }
    throw error;
  }
  holds(done === inputs.length, "a look-up lost inputs");
}

/** Whether the result is about its input. */
function fits({ status, input, ico, record }: LookupResult<object>): boolean {
  const known = typeof input === "string" && /^91[0-9]{6}$/.test(input);
  if (status !== "found") return !known;
  const ids = new Map<string, unknown>(Object.entries(record));
  return known && ico === input && (ids.get("icoId") ?? ids.get("ico")) === input;
}
