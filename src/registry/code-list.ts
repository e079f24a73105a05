import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import type { Ciselnik } from "../../generated/registry-types.gen.ts";
import type { Clock } from "../transport/clock.ts";
import type { RegistryCallOptions } from "./options.ts";

/** For how long a list is kept, in milliseconds: an hour. */
const lifetime = 3_600_000;

/** Reads one code list by its code and source; every call gets a copy of its own. */
export type CodeListReader = (
  kodCiselniku: string,
  zdrojCiselniku: string,
  options?: RegistryCallOptions,
) => Promise<Ciselnik | undefined>;

/** Creates the reader of one client, which keeps each list for an hour. */
export function createCodeListReader(methods: RegistryMethods<RegistryCallOptions>, clock: Clock): CodeListReader {
  const kept = new Map<string, { readonly until: number; readonly list: Ciselnik }>();
  return async (kodCiselniku, zdrojCiselniku, options) => {
    const key = JSON.stringify([kodCiselniku, zdrojCiselniku]);
    const known = kept.get(key);
    if (known !== undefined && known.until > clock.now()) return structuredClone(known.list);
    const { ciselniky = [] } = await methods.vyhledejCiselnik({ kodCiselniku, zdrojCiselniku }, options);
    const list = ciselniky.find((one) => one.kodCiselniku === kodCiselniku && one.zdrojCiselniku === zdrojCiselniku);
    if (list !== undefined) kept.set(key, { until: clock.now() + lifetime, list });
    return structuredClone(list);
  };
}
