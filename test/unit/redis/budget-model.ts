import type { BudgetAnswer, BudgetCommand } from "../../../src/redis/budget-script.ts";

/** What the server keeps under the key; times in microseconds. */
interface Kept {
  readonly at: number;
  readonly bulk: number;
  readonly bulkEnd: number;
  readonly call: number;
  readonly callEnd: number;
  readonly pause: number;
}

/** The script of the budget in TypeScript, for a time that tests decide. A test with a real server holds both together. */
export class BudgetModel {
  #kept: Kept | undefined;

  /** What `FLUSHALL` does, or a failover to a server that never heard of the key. */
  flush(): void {
    this.#kept = undefined;
  }

  /** @param now time of the server in whole microseconds */
  run(now: number, command: BudgetCommand): BudgetAnswer {
    const { interval, batch, ahead, line, wanted, held, paused } = command;
    const kept = this.#kept ?? { at: now, bulk: 0, bulkEnd: 0, call: 0, callEnd: 0, pause: 0 };
    const back = Math.min(0, now - kept.at);
    let bulk = Math.max(now, kept.bulk + back);
    let bulkEnd = Math.max(bulk, kept.bulkEnd + back);
    let call = Math.max(now, kept.call + back);
    let callEnd = Math.max(call, kept.callEnd + back);
    const pause = Math.max(now, kept.pause + back, now + paused);
    let answer: BudgetAnswer = { granted: 0, first: 0, again: 0, held: 0, paused: pause - now };

    const take = (start: number, end: number, size: number, early: number): readonly [number, number] => {
      const free = Math.max(start, pause);
      const promised = Math.max(end, free);
      const most = promised - free > 60_000_000 ? 1 : size;
      const asked = Math.min(wanted, Math.max(most, held));
      const isTurn = held > 0 || promised <= Math.max(free, now + early * interval);
      const room = free + asked * interval - (size + early) * interval - now;
      if (isTurn && room <= 0) {
        const next = free + asked * interval;
        const taken = Math.max(promised + Math.max(0, asked - held) * interval, next);
        const holds = Math.min(wanted - asked, most);
        const again = Math.max(0, taken - early * interval - now);
        answer = { ...answer, granted: asked, first: free - now, again, held: holds };
        return [next, taken + holds * interval];
      }
      if (held > 0) {
        answer = { ...answer, again: room, held };
        return [free, promised];
      }
      answer = { ...answer, again: Math.max(0, promised - early * interval - now), held: asked };
      return [free, promised + asked * interval];
    };

    if (line === "bulk") [bulk, bulkEnd] = take(bulk, bulkEnd, batch, ahead);
    else if (line === "call") {
      [call, callEnd] = take(call, callEnd, 1, 1);
      bulk = Math.max(bulk, pause) + answer.granted * interval;
      bulkEnd = Math.max(bulk, bulkEnd + answer.granted * interval);
    }
    this.#kept = { at: now, bulk, bulkEnd, call, callEnd, pause };
    return answer;
  }
}
