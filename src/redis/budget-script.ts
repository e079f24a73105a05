/**
 * Grants starts one by one, at most one in an interval (GCRA). The first key holds the state, the second one the time of the last
 * request of each process. Times are microseconds of the budget's own time, `now`, which does not jump when a clock is set. A start
 * is granted at most `reach` ahead. A call may start `credit` early, so that it goes before bulk work. `redisBudget` makes the
 * question, {@link readBudgetAnswer} reads the answer. It runs on Redis 6.2 and newer and on Valkey. Decision 21 proves the limit.
 */
export const budgetScript = `
local ask, time = cjson.decode(ARGV[1]), redis.call('TIME')
local clock, late = time[1] * 1000000 + time[2], ask.late * 1000
local credit, reach, day = 500000, 200000, 86400000
local state = redis.call('HMGET', KEYS[1], 'clock', 'now', 'next', 'pause', 'limit', 'limitAt')
for index = 1, 6 do
  local number = tonumber(state[index])
  state[index] = number and math.abs(number) < 2^53 and number or nil
end
local before = state[1] and state[2]
local now = before and before + math.max(0, clock - state[1]) or clock
local isKnown, sent = ask.last > 0 and ask.last <= now, ask.last + ask.since * 1000
local told = isKnown and ask.paused > 0 and math.min(sent, now) + ask.paused * 1000 or 0
if isKnown and now > sent + late then now, isKnown = math.max(before or 0, sent), false end
local pause = state[4] and state[4] - now <= 2147483647000 and state[4] or 0
if told > pause + (pause > now and 1000000 or 0) then pause = told end
if ask.last == 0 then return { 0, 0, now, math.max(0, pause - now), string.format('%.17g', ask.limit) } end
if isKnown and ask.counts then redis.call('ZADD', KEYS[2], string.format('%.0f', now), ask.id) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('(%.0f', now - 5000000))
local present = redis.call('ZCOUNT', KEYS[2], '-inf', string.format('%.0f', now))
local limit, limitAt = ask.limit, now
if state[5] and state[5] >= 1 and state[5] < limit and math.abs(now - (state[6] or 0)) < 60000000 then
  limit, limitAt = state[5], state[6]
end
local lost = ask.alone * math.max(0, ask.processes - present)
local interval = (60001000 + credit + late) / math.max(limit / 2, limit - math.min(ask.share, lost + 5 * math.sqrt(lost)))
local latest = now + credit + reach + interval
local isVouched = before and state[3] and ask.last <= before + late
local next = isVouched and math.min(state[3], latest) or latest
local from, granted = math.max(now, pause, ask.line == 'call' and next - credit or next), 0
local wait = from - now
if isKnown and ask.line ~= 'look' and wait <= reach then
  granted, next = 1, math.max(next, from) + interval
else
  wait = math.min(pause > now and 1000000 or 3500000, math.max(0, wait - reach) + ask.chance * math.min(ask.line == 'call' and 400000 or 3500000, present * 50000))
end
local kept = { clock = clock, now = now, next = next, pause = pause, limit = limit, limitAt = limitAt }
for name, value in pairs(kept) do redis.call('HSET', KEYS[1], name, string.format('%.3f', value)) end
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', day + math.max(0, pause - now) / 1000))
redis.call('PEXPIRE', KEYS[2], day)
return { granted, wait, now, math.max(0, pause - now), string.format('%.17g', limit) }
`;

/** The largest values of an answer, in their order. */
const largest = [1, 3_500_000, 2 ** 53, 2_147_483_647_000, Infinity];

/**
 * The answer of the script, with times in microseconds: whether a start is granted (1), the time until it or until the next
 * question, the time of the budget, the rest of the pause, and the strictest limit of all processes.
 */
export type BudgetAnswer = Readonly<Record<"granted" | "wait" | "now" | "paused" | "limit", number>>;

/** Reads the answer of the script; `undefined` for any other value. Clients return numbers also as bigints, texts or bytes. */
export function readBudgetAnswer(value: unknown): BudgetAnswer | undefined {
  const numbers = Array.isArray(value) ? value.map(numberOf) : [];
  const [granted = -1, wait = -1, now = -1, paused = -1, limit = -1] = numbers;
  const answer = { granted, wait, now, paused, limit };
  const fits = Object.values(answer).every((number, index) => number >= 0 && number <= (largest[index] ?? 0));
  return fits ? answer : undefined;
}

function numberOf(given: unknown): number {
  return Number(given instanceof Uint8Array ? Buffer.from(given).toString() : given);
}
