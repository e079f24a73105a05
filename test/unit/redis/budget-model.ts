import type { BudgetAnswer, BudgetCommand } from "../../../src/redis/budget-script.ts";

/** A line as the server keeps it; times in microseconds. */
interface Kept {
  readonly free: number;
  readonly last: number;
  readonly shift: number;
}

/** The script of the budget in TypeScript, for a time that tests decide. A test with a real server holds both together. */
export class BudgetModel {
  #kept: { readonly at: number; readonly pause: number; readonly bulk: Kept; readonly call: Kept } | undefined;

  /** What `FLUSHALL` does, or a failover to a server that never heard of the key. */
  flush(): void {
    this.#kept = undefined;
  }

  /** @param now time of the server in whole microseconds */
  run(now: number, command: BudgetCommand): BudgetAnswer {
    const { interval, ahead, line: name, wanted, following, place: ticket, paused, lead } = command;
    const begin = (slots: number): Kept => ({ free: now + slots * interval, last: 0, shift: 0 });
    const kept = this.#kept ?? { at: now, pause: 0, bulk: begin(lead), call: begin(3) };
    const back = Math.min(0, now - kept.at);
    const pause = Math.max(now + paused, kept.pause + back);
    const read = (line: Kept): Kept & { readonly stood: number } => {
      const shift = line.shift + back;
      const free = Math.max(line.free, now - shift - interval);
      return {
        stood: now - shift - line.free,
        free,
        last: Math.max(free, line.last),
        shift: pause > now ? Math.max(shift, pause - free) : shift,
      };
    };
    const lines = { bulk: read(kept.bulk), call: read(kept.call) };
    let answer: BudgetAnswer = { granted: 0, first: 0, again: 0, place: 0, held: 0, paused: pause - now };
    if (name !== "") {
      const line = lines[name];
      const here = now - line.shift;
      const early = ahead * interval;
      const own = ticket > 0 ? Math.min(ticket, line.last) : line.last;
      const isDue = own - here <= early;
      const isKept = ticket > 0 && !isDue;
      const isGiven = line.free - here <= early + interval && (isDue || line.stood > interval);
      const granted = isGiven ? Math.min(wanted, isDue ? wanted : ahead) : 0;
      const free = line.free + granted * interval;
      const last = Math.max(line.last, free);
      const count = isGiven ? following : wanted;
      const promised = count > 0 ? Math.max(1, Math.floor(count * Math.min(1, 60_000_000 / (last - free)))) : 0;
      const [place, held] = isKept ? [own, wanted] : [last, promised];
      let again = Math.max(0, place - here - early);
      if (ticket === 0 || (isGiven && !isDue)) again = Math.min(again, free - here + interval);
      answer = { ...answer, granted, first: isGiven ? line.free - here : 0, again, place, held };
      lines[name] = { ...line, free, last: isKept ? last : last + promised * interval };
      if (name === "call") lines.bulk = { ...lines.bulk, shift: lines.bulk.shift + granted * interval };
    }
    this.#kept = { at: now, pause, ...lines };
    return answer;
  }
}
