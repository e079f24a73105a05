/**
 * The line that all processes share: virtual scheduling (GCRA) on the server's own clock, in one atomic script.
 *
 * Starts get places on a line of equal slots. Places are given out only a few slots ahead (`batch` and `ahead`), so that what
 * is lost with a process, or with the server's memory, is a few slots. Who comes too early is promised a place further on, and
 * told when to come for it: so processes take turns, and none asks in vain.
 *
 * - `bulk` and `call` have a line each, as fast as the other. A call also moves the line of `bulk` on by one slot: both together
 *   are no faster than one, and no call waits for `bulk`.
 * - `at` is the time of the last command. A clock that stands before it was set back, by a failover for example: all that is
 *   known moves back with it.
 * - Numbers are written by `%.0f`: Lua's own writing has 14 digits, and a time in microseconds has 16.
 *
 * Runs on Redis 6.2 to 8 and Valkey. One key: it may run in a cluster.
 */
export const budgetScript = `
local key = KEYS[1]
local interval, batch, ahead = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local line, wanted, held, paused = ARGV[4], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local known = redis.call('HMGET', key, 'at', 'bulk', 'bulkEnd', 'call', 'callEnd', 'pause')
local at = tonumber(known[1]) or now
local back = math.min(0, now - at)
local bulk = math.max(now, (tonumber(known[2]) or 0) + back)
local bulkEnd = math.max(bulk, (tonumber(known[3]) or 0) + back)
local call = math.max(now, (tonumber(known[4]) or 0) + back)
local callEnd = math.max(call, (tonumber(known[5]) or 0) + back)
local pause = math.max(now + paused, (tonumber(known[6]) or 0) + back)

local granted, first, again, holds = 0, 0, 0, 0
local function take(free, promised, size, early)
  free = math.max(free, pause)
  promised = math.max(promised, free)
  local most = size
  if promised - free > 60000000 then most = 1 end
  local asked = math.min(wanted, math.max(most, held))
  local isTurn = held > 0 or promised <= math.max(free, now + early * interval)
  local room = free + asked * interval - (size + early) * interval - now
  if isTurn and room <= 0 then
    granted = asked
    first = free - now
    free = free + granted * interval
    promised = math.max(promised + math.max(0, granted - held) * interval, free)
    holds = math.min(wanted - granted, most)
    again = math.max(0, promised - early * interval - now)
    promised = promised + holds * interval
  elseif held > 0 then
    holds = held
    again = room
  else
    holds = asked
    again = math.max(0, promised - early * interval - now)
    promised = promised + asked * interval
  end
  return free, promised
end

if line == 'bulk' then
  bulk, bulkEnd = take(bulk, bulkEnd, batch, ahead)
elseif line == 'call' then
  call, callEnd = take(call, callEnd, 1, 1)
  bulk = math.max(bulk, pause) + granted * interval
  bulkEnd = math.max(bulk, bulkEnd + granted * interval)
end
local function text(number) return string.format('%.0f', number) end
redis.call('HSET', key, 'at', text(now), 'bulk', text(bulk), 'bulkEnd', text(bulkEnd),
  'call', text(call), 'callEnd', text(callEnd), 'pause', text(pause))
redis.call('PEXPIRE', key, text(math.ceil((math.max(bulkEnd, callEnd, pause) - now) / 1000) + 60000))
return { granted, first, again, holds, pause - now }
`;

/** What a process asks the script. Times are in whole microseconds. */
export interface BudgetCommand {
  /** Between two slots. */
  readonly interval: number;
  /** Most slots of `bulk` at once. */
  readonly batch: number;
  /** How many slots before its place a process comes for it. */
  readonly ahead: number;
  /** Empty to look at the pause alone. */
  readonly line: "call" | "bulk" | "";
  /** How many wait in the process, at least 1 where there is a line. */
  readonly wanted: number;
  /** How many slots were promised to the process, when it comes for these; else 0. */
  readonly held: number;
  /** How long nobody is to start from now on; 0 for no pause. */
  readonly paused: number;
}

/** What the script answers. Times are in whole microseconds from its running. */
export interface BudgetAnswer {
  /** How many slots the process was given. */
  readonly granted: number;
  /** When the first of them is; the others follow, one an interval. */
  readonly first: number;
  /** When to come for those that are promised. */
  readonly again: number;
  /** How many slots are promised. */
  readonly held: number;
  /** How long the pause lasts; 0 for none. */
  readonly paused: number;
}

/** The arguments of the script, in its order. */
export function writeCommand(command: BudgetCommand): readonly string[] {
  const { interval, batch, ahead, line, wanted, held, paused } = command;
  return [interval, batch, ahead, line, wanted, held, paused].map(String);
}

/** The answer of the script; `undefined` for anything else. Clients give whole numbers as numbers, text or bigints. */
export function readBudgetAnswer(value: unknown): BudgetAnswer | undefined {
  if (!Array.isArray(value)) return undefined;
  const numbers = Array.from<unknown, number>(value, (item) =>
    typeof item === "number" || typeof item === "string" || typeof item === "bigint" ? Number(item) : Number.NaN,
  );
  const [granted, first, again, held, paused] = numbers;
  if (granted === undefined || first === undefined || again === undefined || held === undefined) return undefined;
  if (paused === undefined || !numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  return { granted, first, again, held, paused };
}
