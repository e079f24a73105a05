import type { BudgetDelay, BudgetLine, RequestBudget } from "../transport/budget.ts";
import { reportRejection } from "../transport/hooks.ts";
import { checkNumber, longestTime } from "../transport/option-checks.ts";
import type { Clock } from "../transport/time.ts";
import { latest, type BudgetPace } from "./budget-pace.ts";
import type { BudgetAnswer, BudgetCommand } from "./budget-script.ts";
import { askServer, Silence } from "./budget-server.ts";
import type { RunScript } from "./redis-client.ts";
import { WaitingLine } from "./waiting-line.ts";

/** Whether a process shares the budget of all, or goes on by its own part of it. */
export interface BudgetStateEvent {
  /** `shared`: Redis answers. `own`: it does not, and the process keeps to its own part. */
  readonly state: "shared" | "own";
  /** Why, in words. */
  readonly reason: string;
}

type StateListener = (event: BudgetStateEvent) => unknown;

/**
 * How old, in milliseconds, what is known of a pause may be when a request starts. Who has slots for later looks again in
 * between; who has none cannot start, and need not ask before its turn.
 */
const oldest = 1000;
/** After how many milliseconds a process looks again. */
const look = 800;
/** How often a process that lost Redis tries it, in milliseconds. */
const probe = 1000;
/** After how many milliseconds a question to Redis is given up that the client neither answered nor refused. */
const lostLook = 10_000;

/** The budget of one process, as a part of what all share. Times are in milliseconds of its own clock. */
export class SharedBudget implements RequestBudget {
  readonly #run: RunScript;
  readonly #key: string;
  readonly #pace: BudgetPace;
  readonly #clock: Clock;
  readonly #onState: StateListener | undefined;
  readonly #lines: Readonly<Record<BudgetLine, WaitingLine>>;
  /** When the pause ends that the process knows of. */
  #pauseEnd = -Infinity;
  /** When the pause ends that Redis is still to be told of. */
  #untold = -Infinity;
  #state: BudgetStateEvent["state"] = "shared";
  /** When this process may start without Redis; a fixed rhythm, so that losing it again and again gives no more. */
  #ownNext: number;
  /** When Redis was last asked. */
  #asked = -Infinity;
  /** When the last question was sent that it answered. */
  #known = -Infinity;
  /** The last question, until the client has answered or refused it. */
  #unanswered: Promise<unknown> | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(run: RunScript, key: string, pace: BudgetPace, clock: Clock, onState: StateListener | undefined) {
    this.#run = run;
    this.#key = key;
    this.#pace = pace;
    this.#clock = clock;
    this.#onState = onState;
    const rest = (): void => {
      // Nobody waits: no timer keeps the process from its end.
      if (this.#waiting === 0) this.#stopTimer();
    };
    this.#lines = { call: new WaitingLine("call", clock, rest), bulk: new WaitingLine("bulk", clock, rest) };
    this.#ownNext = pace.alone === Infinity ? Infinity : clock.now() + clock.random() * pace.alone;
  }

  get delay(): BudgetDelay {
    const paused = Math.max(0, this.#pauseEnd - this.#clock.now());
    return { reason: paused > 0 ? "pause" : "budget", delay: paused + this.#waiting * this.#pace.interval };
  }

  turn({ line, signal, timeout }: Parameters<RequestBudget["turn"]>[0]): Promise<boolean> {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const turn = this.#lines[line].wait(signal, timeout);
    this.#advance();
    return turn;
  }

  pause(milliseconds: number): void {
    checkNumber("redisBudget.pause", "milliseconds", milliseconds, { atLeast: 0, atMost: longestTime });
    const end = this.#clock.now() + milliseconds;
    this.#pauseEnd = Math.max(this.#pauseEnd, end);
    this.#untold = Math.max(this.#untold, end);
    if (this.#state === "shared") void this.#look();
    this.#advance();
  }

  get #waiting(): number {
    return this.#lines.call.waiting + this.#lines.bulk.waiting;
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  /** Does what is due, and sets the timer for what comes next. */
  #advance(): void {
    this.#stopTimer();
    const now = this.#clock.now();
    const { call, bulk } = this.#lines;
    const isKnown = now - this.#known <= oldest;
    call.useSlots(now, this.#pauseEnd, isKnown);
    bulk.useSlots(now, this.#pauseEnd, isKnown);
    if (this.#state === "own") this.#startAlone(now);
    if (this.#waiting === 0) return;
    if (this.#state === "shared") {
      for (const line of [call, bulk]) if (line.askAt <= now) void this.#reserve(line);
    }
    if (this.#lookAt(now) <= now) void this.#look();
    const next = this.#state === "shared" ? Math.min(call.askAt, bulk.askAt) : this.#ownNext;
    // Slots that wait for an answer need no timer.
    const slots = [call.next, bulk.next].filter((time) => time > now);
    // A timer may fire a little early.
    const wait = Math.ceil(Math.max(1, Math.min(next, ...slots, this.#lookAt(now)) - now));
    this.#cancelTimer = this.#clock.schedule(
      () => {
        this.#advance();
      },
      Math.min(longestTime, wait),
    );
  }

  /** When to look whether there is a pause, or Redis again. */
  #lookAt(now: number): number {
    const { call, bulk } = this.#lines;
    // A client may keep what it cannot send: one question is enough there, unless it was lost.
    if (this.#state === "own") return this.#asked + (this.#unanswered === undefined ? probe : lostLook);
    const last = Math.max(call.end, bulk.end);
    // In a pause too: a server that lost its memory is told again.
    const until = Math.max(this.#pauseEnd, last === -Infinity ? last : Math.max(last, now));
    return until > this.#asked + look ? this.#asked + look : Infinity;
  }

  /** Uses the starts that the process has without Redis; what nobody used is gone. */
  #startAlone(now: number): void {
    if (now < this.#ownNext) return;
    const { call, bulk } = this.#lines;
    const late = now - this.#ownNext;
    this.#ownNext += (Math.floor(late / this.#pace.alone) + 1) * this.#pace.alone;
    if (late % this.#pace.alone > latest || now < this.#pauseEnd) return;
    (call.waiting > 0 ? call : bulk).start();
  }

  /** Comes for the slots that were promised, or asks for some, and for a promise of the next ones in the same question. */
  async #reserve(line: WaitingLine): Promise<void> {
    line.isAsking = true;
    this.#asked = this.#clock.now();
    // Those that come at the same moment are asked for together.
    await Promise.resolve();
    const most = line.name === "call" ? 1 : this.#pace.batch;
    const sent = this.#clock.now();
    const { place = 0, held = most } = line.ticket ?? {};
    const wanted = Math.max(1, Math.min(held, line.demand));
    const following = Math.min(most, line.name === "call" ? Math.max(0, line.demand - wanted) : line.demand);
    const answer = await this.#send(line.name, wanted, following, place);
    line.isAsking = false;
    if (answer !== undefined) this.#take(line, answer, sent);
    this.#advance();
  }

  /** Takes what was given and promised. */
  #take(line: WaitingLine, answer: BudgetAnswer, sent: number): void {
    const { interval } = this.#pace;
    const received = this.#clock.now();
    // Never at once: a server that gives and promises nothing is not asked in a circle.
    const at = received + answer.again / 1000 + 1;
    const isPromised = answer.held > 0 || answer.granted === 0;
    line.ticket = isPromised ? { at, place: answer.place, held: Math.max(1, answer.held) } : undefined;
    const slots = Array.from({ length: answer.granted }, (_, index) =>
      Math.max(0, answer.first / 1000 + index * interval),
    );
    // The server's time lies between the two: no start is before its slot, and none too late after it.
    line.give(
      slots.map((after) => ({ from: received + after, to: sent + after + latest })),
      interval,
    );
  }

  /** Looks whether there is a pause, and whether Redis is there; tells it of a pause that it does not know. */
  async #look(): Promise<void> {
    await this.#send("", 0, 0, 0);
    this.#advance();
  }

  /** Asks the script; `undefined` when there is no answer. */
  async #send(
    line: BudgetLine | "",
    wanted: number,
    following: number,
    place: number,
  ): Promise<BudgetAnswer | undefined> {
    const sent = this.#clock.now();
    const told = this.#untold;
    this.#asked = sent;
    const { ahead, lead } = this.#pace;
    const command: BudgetCommand = {
      ...{ interval: Math.round(this.#pace.interval * 1000), ahead: line === "call" ? 1 : ahead },
      ...{ line, wanted, following, place, lead, paused: Math.max(0, Math.round((told - sent) * 1000)) },
    };
    const { answer, settled } = askServer(this.#run, this.#key, command, this.#clock);
    this.#unanswered = settled;
    void settled.then(() => {
      if (this.#unanswered === settled) this.#unanswered = undefined;
    });
    const found = await answer;
    if (found instanceof Silence) {
      this.#setState("own", found.reason);
      // A client that connects only now sends what it kept: what that was given is not lost.
      void settled.then((late) => {
        if (late instanceof Silence || this.#state === "shared") return;
        this.#learn(late, sent);
        if (line !== "") this.#take(this.#lines[line], late, sent);
        this.#advance();
      });
      return undefined;
    }
    this.#setState("shared", "Redis answers");
    if (this.#untold === told) this.#untold = -Infinity;
    this.#learn(found, sent);
    return found;
  }

  /** Learns of a pause, and that the server has not heard of one. */
  #learn({ paused }: BudgetAnswer, sent: number): void {
    this.#known = Math.max(this.#known, sent);
    const end = sent + paused / 1000;
    // A server that lost its memory, or whose clock went on, is told again; a little less, since nobody knows it exactly.
    if (end < this.#pauseEnd - 2 * look) this.#untold = Math.max(this.#untold, this.#pauseEnd - look);
    if (paused > 0) this.#pauseEnd = Math.max(this.#pauseEnd, end);
    if (this.#pauseEnd <= this.#clock.now()) this.#untold = -Infinity;
  }

  #setState(state: BudgetStateEvent["state"], reason: string): void {
    if (this.#state === state) return;
    this.#state = state;
    const told = new Promise((resolve) => {
      resolve(this.#onState?.({ state, reason }));
    });
    reportRejection("onState", told);
  }
}
