import type { Ciselnik, CiselnikyZakladniFiltr } from "../../generated/registry-types.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { RenewedValue } from "../transport/renewed-value.ts";
import { Iteration, type IteratedMethods } from "./iteration.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";
import { readPages } from "./paginate.ts";
import { readList } from "./source-operations.ts";

const id = "vyhledejCiselnik";

/** Milliseconds for which a list is used before it is loaded again: an hour. */
const freshFor = 3_600_000;
/** Milliseconds for which a list is used when it cannot be loaded again: a day. */
const usableFor = 86_400_000;
/** Milliseconds that calls wait for a new list before they use the stale one. */
const patience = 5_000;
/** Milliseconds between a failed load and the next one while a stale list can be used. */
const pause = 60_000;

/** Reads one code list by its code and source; every call gets a copy of its own. */
export type CodeListReader = (
  kodCiselniku: string,
  zdrojCiselniku: Exclude<CiselnikyZakladniFiltr["zdrojCiselniku"], undefined>,
  options?: RegistryCallOptions,
) => Promise<Ciselnik | undefined>;

type RenewedList = RenewedValue<Ciselnik | undefined, RegistryCallOptions>;

/** Creates the reader of one client. Calls for the same list at the same time share one load. */
export function createCodeListReader(methods: IteratedMethods, settings: RegistrySettings): CodeListReader {
  const lists = new Map<string, RenewedList>();
  return async (kodCiselniku, zdrojCiselniku, options = {}) => {
    // The operation checks all other rules of the filter.
    for (const [field, value] of Object.entries({ kodCiselniku, zdrojCiselniku })) {
      if (typeof value !== "string") refuse("codeList", field, "must be text");
    }
    const { deadline = settings.deadline, line = "call" } = options;
    const own = { ...options, deadline, line };
    const key = JSON.stringify([kodCiselniku, zdrojCiselniku]);
    const list = lists.get(key) ?? renewedList(methods, settings, { kodCiselniku, zdrojCiselniku });
    lists.set(key, list);
    try {
      const iteration = new Iteration(id, methods, settings, own);
      return structuredClone((await iteration.within((signal) => list.get(signal, own))).value);
    } finally {
      // Calls for lists that do not exist must not fill the memory.
      if (list.current === undefined && list.underWay === 0) lists.delete(key);
    }
  };
}

function renewedList(
  methods: IteratedMethods,
  settings: RegistrySettings,
  filter: CiselnikyZakladniFiltr,
): RenewedList {
  return new RenewedValue({
    clock: settings.transport.clock,
    load: (signal, options) => readCodeList(new Iteration(id, methods, settings, options, signal), filter),
    // A list without items may be incomplete.
    stateOf: (list, age) => {
      if (list?.polozkyCiselniku === undefined || list.polozkyCiselniku.length === 0) return "unusable";
      return age < freshFor ? "fresh" : age < usableFor ? "stale" : "unusable";
    },
    ...{ patience, pause },
  });
}

/** Loads a code list. @returns `undefined` when the service has no such list. */
async function readCodeList(iteration: Iteration, filter: CiselnikyZakladniFiltr): Promise<Ciselnik | undefined> {
  // Usually all matching lists fit into one page, so the first request does not ask for a page size.
  const filterAt = (start: number): object => (start === 0 ? filter : { ...filter, start });
  for await (const page of readPages(iteration, id, filterAt)) {
    const list = page.find(
      (one: Unchecked<Ciselnik>) =>
        one.kodCiselniku === filter.kodCiselniku && one.zdrojCiselniku === filter.zdrojCiselniku,
    );
    if (list === undefined) continue;
    readList(id, list, "polozkyCiselniku" satisfies keyof Ciselnik);
    return list;
  }
  return undefined;
}
