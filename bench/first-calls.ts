import { at, ratioOf, timeAlternately, type Contender } from "./compare.ts";
import { runWorker } from "./processes.ts";
import { atMost, type Row } from "./table.ts";

const rounds = 9;

/**
 * First calls in fresh processes: what is loaded with them, handshakes and empty caches cost once. The worker is told whom
 * to time, `bare` or `own`, and gives the milliseconds from the start of the call to its answer.
 *
 * @param service what the worker is told of the server
 * @param names what `bare` and `own` do
 * @param most how many times as long as `bare` the other may take, and why it takes longer if it does
 */
export async function firstCalls(
  folder: string,
  worker: string,
  service: string,
  names: { readonly bare: string; readonly own: string },
  most?: { readonly times: number; readonly reason: string },
): Promise<Row[]> {
  const contenders = (["bare", "own"] as const).map((who): Contender => ({
    name: names[who],
    run: () => runWorker<number>(folder, worker, [who, service]),
  }));
  const timings = await timeAlternately(contenders, rounds);
  const bare = at(timings, 0);
  return timings.map((timing) => {
    const ratio = ratioOf(timing, bare);
    return {
      what: `${timing.name}, cold, least of ${rounds}`,
      figure: `${timing.fast.toFixed(0)} / ${timing.median.toFixed(0)} ms`,
      ...(timing === bare
        ? { isListed: true }
        : { ratio, ...(most !== undefined && atMost(most.times, ratio, most.reason)) }),
    };
  });
}
