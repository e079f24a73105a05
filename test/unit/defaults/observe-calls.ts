import type { Hooks, RetryOptions } from "ares-caais";
import type { FakeClock } from "../../fixtures/fake-clock.ts";
import { largest } from "./default-row.ts";

/** Options that the clients share; what is missing has its default. */
interface CommonOptions {
  readonly retry?: RetryOptions | false | undefined;
  readonly deadline?: number;
  readonly hooks?: Hooks;
}

/** A call of a client whose service is a function. */
export type Call = (
  answer: () => Response | Promise<Response>,
  options: CommonOptions,
) => { readonly clock: FakeClock; readonly outcome: Promise<unknown> };

const silent = (): Promise<Response> => new Promise(() => undefined);
const endless = 2 ** 31 - 1;

/** Runs a call to its end, whatever that is, and gives the time of it. */
async function endOf(call: ReturnType<Call>): Promise<number> {
  await call.clock.run(call.outcome.catch(() => undefined));
  return call.clock.now();
}

/** When a single attempt ends that is never answered. */
export function timeoutOf(call: Call): Promise<number> {
  return endOf(call(silent, { deadline: endless, retry: false }));
}

/** When a call ends of which no attempt is answered. */
export function deadlineOf(call: Call): Promise<number> {
  return endOf(call(silent, { retry: { retries: 10_000, minDelay: 0, maxDelay: 0 } }));
}

/** The policy, by the delays between the attempts of calls that no attempt heals. */
export async function retryOf(call: Call): Promise<Required<RetryOptions>> {
  const delaysOf = async (retry?: RetryOptions, headers: Record<string, string> = {}): Promise<number[]> => {
    const delays: number[] = [];
    const hooks = { onRetry: ({ delay }: { readonly delay: number }) => void delays.push(delay) };
    const started = call(() => new Response(null, { status: 503, headers }), { deadline: endless, retry, hooks });
    await endOf(started);
    // The clock's chance is always the same share of the bound.
    return delays.map((delay) => delay / started.clock.random());
  };
  const delays = await delaysOf();
  const heeds = async (seconds: number): Promise<boolean> =>
    (await delaysOf({ retries: 1 }, { "retry-after": String(seconds) })).length > 0;
  return {
    retries: delays.length,
    minDelay: delays[0] ?? Number.NaN,
    maxDelay: Math.max(...(await delaysOf({ retries: 15 }))),
    maxRetryAfter: 1000 * (await largest(3600, heeds)),
  };
}

/** The largest answer that is read, by what its header says. */
export function maxAnswerBytesOf(call: Call): Promise<number> {
  return largest(2 ** 27, async (bytes) => {
    let isRead = true;
    const headers = { "content-type": "application/json", "content-length": String(bytes) };
    const hooks: Hooks = { onFailure: ({ phase }) => (isRead &&= phase !== "size") };
    await endOf(call(() => new Response("{}", { headers }), { retry: false, hooks }));
    return isRead;
  });
}
