/**
 * The line that all processes share: virtual scheduling (GCRA) on the server's own clock, in one atomic script.
 *
 * Starts get places on a line of equal slots. Slots are given out no more than a batch and a few (`ahead`) before their time, so
 * that what is lost with a process, or with the server's memory, is a few slots. Who comes too early is promised a place further
 * on and told when to come for it; who comes for its place is promised the next one in the same answer. So processes take turns,
 * none asks in vain, and a batch costs one question.
 *
 * - `bulk` and `call` have a line each, as fast as the other. A call also moves the line of `bulk` on by one slot: both together
 *   are no faster than one, and no call waits for `bulk`.
 * - Places are in the time of their line: that of the server less `Shift`, by which calls, pauses and a clock that was set back
 *   have moved the line. So these move all places at once, and a place that was promised stays good.
 * - A place that nobody comes for goes by. While the line stands still for want of its holder, others may take a few slots.
 *   A holder that comes when the slots of its place were given to others gets a place at the end.
 * - `at` is the time of the last command: a clock that stands before it was set back, by a failover for example.
 * - A line that begins may follow one that the server has forgotten. Its first slot is behind all that such a one may have given
 *   out (`lead` for `bulk`, and the debt to calls with it; three for `call`), so that no rhythm of losses yields a start more.
 *   The key is kept for a day, that this seldom happens.
 * - What is stored and no time, or more than the longest pause ahead, was not written here: it is as if it were not there.
 * - Numbers are written by `%.0f`: Lua's own writing has 14 digits, and a time in microseconds has 16.
 *
 * Runs on Redis 6.2 to 8 and Valkey. One key: it may run in a cluster.
 */
export const budgetScript = `
local interval, ahead, name = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local wanted, following, ticket, paused = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local lead = tonumber(ARGV[8])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local known = redis.call('HMGET', KEYS[1], 'at', 'pause', 'bulk', 'bulkEnd', 'bulkShift', 'call', 'callEnd', 'callShift')
local most = 2147483647000
local function stored(index)
  local number = tonumber(known[index])
  return number and math.abs(number) < 2^53 and number
end
local at = stored(1) or now
if at - now > most then at, known = now, {} end
local back = math.min(0, now - at)
local pause, before = now + math.min(paused, most), (stored(2) or 0) + back
if before - now <= most then pause = math.max(pause, before) end

local function read(index, lead)
  local free, last, shift = stored(index), stored(index + 1) or 0, stored(index + 2)
  if shift then shift = shift + back end
  if not free or not shift or free - now + shift > most then free, shift = now + lead * interval, 0 end
  if last - now + shift > most then last = 0 end
  local line = { stood = now - shift - free }
  line.free = math.max(free, now - shift - interval)
  line.last = math.max(line.free, last)
  if pause > now then shift = math.max(shift, pause - line.free) end
  line.shift, line.here = shift, now - shift
  return line
end
local lines = { bulk = read(3, lead), call = read(6, 3) }

local granted, first, again, place, held = 0, 0, 0, 0, 0
local line = lines[name]
if line then
  local early = ahead * interval
  local own = line.last
  if ticket > 0 then own = math.min(ticket, own) end
  local isDue = own - line.here <= early
  local function promise(count)
    place, held = line.last, 0
    if count > 0 then held = math.max(1, math.floor(count * math.min(1, 60000000 / (line.last - line.free)))) end
    line.last = line.last + held * interval
  end
  local function keep() place, held = own, wanted end
  if line.free - line.here <= early + interval and (isDue or line.stood > interval) then
    granted, first = wanted, line.free - line.here
    if not isDue then granted = math.min(wanted, ahead) end
    line.free = line.free + granted * interval
    line.last = math.max(line.last, line.free)
    if ticket > 0 and not isDue then keep() else promise(following) end
  elseif ticket > 0 and not isDue then keep() else promise(wanted) end
  again = math.max(0, place - line.here - early)
  if ticket == 0 or (granted > 0 and not isDue) then again = math.min(again, line.free - line.here + interval) end
end
if name == 'call' then lines.bulk.shift = lines.bulk.shift + granted * interval end

local kept, longest = { 'at', now, 'pause', pause }, pause
for key, line in pairs(lines) do
  for _, pair in ipairs({ { '', line.free }, { 'End', line.last }, { 'Shift', line.shift } }) do
    kept[#kept + 1], kept[#kept + 2] = key .. pair[1], string.format('%.0f', pair[2])
  end
  longest = math.max(longest, line.last + line.shift)
end
kept[2], kept[4] = string.format('%.0f', now), string.format('%.0f', pause)
local expiry = string.format('%.0f', math.ceil(math.min(longest - now, most) / 1000) + 86400000)
redis.call('HSET', KEYS[1], unpack(kept))
redis.call('PEXPIRE', KEYS[1], expiry)
return { granted, first, again, place, held, pause - now }
`;

/** What a process asks the script. Times are in whole microseconds. */
export interface BudgetCommand {
  /** Between two slots. */
  readonly interval: number;
  /** How many slots before its place a process comes for it. */
  readonly ahead: number;
  /** Empty to look at the pause alone. */
  readonly line: "call" | "bulk" | "";
  /** How many slots are wanted now, at least 1 where there is a line. */
  readonly wanted: number;
  /** How many the next promise is to be of. */
  readonly following: number;
  /** The place that was promised to the process; 0 for none. */
  readonly place: number;
  /** How long nobody is to start from now on; 0 for no pause. */
  readonly paused: number;
  /** How many slots the line of `bulk` leaves out where it begins. */
  readonly lead: number;
}

/** What the script answers. Times are in whole microseconds from its running. */
export interface BudgetAnswer {
  /** How many slots the process was given. */
  readonly granted: number;
  /** When the first of them is, a little before now where it may start at once; the others follow, one an interval. */
  readonly first: number;
  /** When to come for those that are promised. */
  readonly again: number;
  /** The place that is promised, in the line's own time. */
  readonly place: number;
  /** How many slots are promised there; 0 for none. */
  readonly held: number;
  /** How long the pause lasts; 0 for none. */
  readonly paused: number;
}

/** The arguments of the script, in its order. */
export function writeCommand(command: BudgetCommand): readonly string[] {
  const { interval, ahead, line, wanted, following, place, paused, lead } = command;
  return [interval, ahead, line, wanted, following, place, paused, lead].map(String);
}

/** The answer of the script; `undefined` for anything else. Clients give whole numbers as numbers, text or bigints. */
export function readBudgetAnswer(value: unknown): BudgetAnswer | undefined {
  if (!Array.isArray(value) || value.length !== 6) return undefined;
  const numbers = Array.from<unknown, number>(value, (item) =>
    typeof item === "number" || typeof item === "string" || typeof item === "bigint" ? Number(item) : Number.NaN,
  );
  if (!numbers.every((number) => Number.isSafeInteger(number))) return undefined;
  const [granted = -1, first = 0, again = -1, place = -1, held = -1, paused = -1] = numbers;
  if (Math.min(granted, again, place, held, paused) < 0) return undefined;
  return { granted, first, again, place, held, paused };
}
