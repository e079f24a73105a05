import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import type { NotifikacniDavkaZaznam } from "../../generated/registry-types.gen.ts";
import { GapError } from "../errors/gap-error.ts";
import { sleep, type Clock } from "../transport/clock.ts";
import { checkNumber } from "../transport/option-checks.ts";
import type { RegistryCallOptions } from "./options.ts";

/** Options of `changes`. */
export interface ChangesOptions extends RegistryCallOptions {
  /** Code of the data source: ares, vr, res, ros, rzp, nrpzs, rcns, rpsh, rs or szr. */
  readonly datovyZdroj: string;
  /** Number of the last batch that is known already; without it the oldest batch kept comes first. */
  readonly after?: number | undefined;
  /**
   * Milliseconds between two looks for new batches. The service makes about one batch a day.
   *
   * @default 900_000
   */
  readonly interval?: number | undefined;
  /**
   * `false` ends after the batches that there are now.
   *
   * @default true
   */
  readonly follow?: boolean | undefined;
}

/**
 * The notification batches of a data source, oldest first, and then new ones as they come. With `follow` it ends only
 * when its signal aborts. To go on later, give the number of the last batch as `after`.
 *
 * @throws GapError when batches after `after` are no longer kept; whatever the operations throw once their retries are
 * used up.
 */
export async function* changes(
  methods: RegistryMethods<RegistryCallOptions>,
  clock: Clock,
  { datovyZdroj, after, interval = 900_000, follow = true, ...options }: ChangesOptions,
): AsyncGenerator<NotifikacniDavkaZaznam, void, undefined> {
  checkNumber("changes", "interval", interval, { above: 0, atMost: 2 ** 31 - 1 });
  if (after !== undefined) checkNumber("changes", "after", after, { atLeast: 0, whole: true });
  // A list from the cache would hide what is new.
  const call: RegistryCallOptions = { ...options, cache: false };
  const { signal } = options;
  let last = after;
  try {
    for (;;) {
      const { notifikacniDavky = [] } = await methods.vyhledejSeznamNotifikacnichDavek({ datovyZdroj }, call);
      const numbers = notifikacniDavky
        .flatMap(({ cisloDavky }) => cisloDavky ?? [])
        .filter((number) => last === undefined || number > last)
        .sort((one, other) => one - other);
      for (const cisloDavky of numbers) {
        if (last !== undefined && cisloDavky > last + 1) throw new GapError(datovyZdroj, last, cisloDavky);
        const batch = await methods.vratNotifikacniDavku({ datovyZdroj, cisloDavky }, call);
        last = cisloDavky;
        yield batch;
      }
      if (!follow) return;
      await sleep(clock, interval, signal);
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
