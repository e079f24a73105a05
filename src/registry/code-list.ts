import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import type { Ciselnik, CiselnikyZakladniFiltr } from "../../generated/registry-types.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { Iteration } from "./iteration.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";
import { readPages } from "./paginate.ts";
import { readList } from "./source-operations.ts";

/** For how long a list is kept, in milliseconds: an hour. */
const lifetime = 3_600_000;

/** Reads one code list by its code and source; every call gets a copy of its own. */
export type CodeListReader = (
  kodCiselniku: string,
  zdrojCiselniku: Exclude<CiselnikyZakladniFiltr["zdrojCiselniku"], undefined>,
  options?: RegistryCallOptions,
) => Promise<Ciselnik | undefined>;

/** Creates the reader of one client, which keeps each list for an hour. */
export function createCodeListReader(
  methods: RegistryMethods<RegistryCallOptions>,
  settings: RegistrySettings,
): CodeListReader {
  const { clock } = settings.transport;
  const id = "vyhledejCiselnik";
  const kept = new Map<string, { readonly until: number; readonly list: Ciselnik }>();
  return async (kodCiselniku, zdrojCiselniku, options = {}) => {
    // From JavaScript anything may come; the service's own rules are the operation's to check.
    for (const [field, value] of Object.entries({ kodCiselniku, zdrojCiselniku })) {
      if (typeof value !== "string") refuse("codeList", field, "must be text");
    }
    const key = JSON.stringify([kodCiselniku, zdrojCiselniku]);
    const known = kept.get(key);
    if (known !== undefined && known.until > clock.now()) return structuredClone(known.list);
    const filter = { kodCiselniku, zdrojCiselniku };
    const { deadline = settings.deadline, line = "call" } = options;
    const iteration = new Iteration(id, settings, { ...options, deadline, line });
    // Most often all lists that fit come at once, so the first question leaves the size of a page to the service.
    const filterAt = (start: number): object => (start === 0 ? filter : { ...filter, start });
    for await (const page of readPages(iteration, methods, id, filterAt)) {
      const list = page.find(
        (one: Unchecked<Ciselnik>) => one.kodCiselniku === kodCiselniku && one.zdrojCiselniku === zdrojCiselniku,
      );
      if (list === undefined) continue;
      const items = readList(id, list, "polozkyCiselniku" satisfies keyof Ciselnik) ?? [];
      // A list without its items is not worth an hour.
      if (items.length > 0) kept.set(key, { until: clock.now() + lifetime, list });
      return structuredClone(list);
    }
    return undefined;
  };
}
