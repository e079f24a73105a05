import { redisBudget, type RedisBudgetOptions } from "../../../src/redis/index.ts";

/** What a budget asks Redis first: the name of its key, and the time between two slots. */
async function firstQuestion(
  options: Omit<RedisBudgetOptions, "fallback"> = {},
  share?: number,
): Promise<{ readonly key: string | undefined; readonly interval: string | undefined }> {
  const asked: string[][] = [];
  const send = (_command: string, given: string[]): number[] => {
    asked.push(given);
    return [1, 0, 0, 0, 0, 0];
  };
  const budget = redisBudget({ send }, { ...options, fallback: { processes: 30, share } });
  await budget.turn({ line: "call", timeout: 1000 });
  const [[, , key, interval] = []] = asked;
  return { key, interval };
}

/** The limit that makes the same pace as none. */
export async function perMinute(): Promise<number | undefined> {
  const { interval } = await firstQuestion();
  for (let limit = 300; limit <= 700; limit += 1) {
    if ((await firstQuestion({ perMinute: limit })).interval === interval) return limit;
  }
  return undefined;
}

/** The share that makes the same pace as none. */
export async function share(): Promise<number | undefined> {
  const { interval } = await firstQuestion();
  for (let percent = 0; percent <= 50; percent += 1) {
    if ((await firstQuestion({}, percent / 100)).interval === interval) return percent / 100;
  }
  return undefined;
}

export async function name(): Promise<string | undefined> {
  return /^\{ares-caais:(.*)\}$/.exec((await firstQuestion()).key ?? "")?.[1];
}
