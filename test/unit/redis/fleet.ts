import { readPace } from "../../../src/redis/budget-pace.ts";
import { World, type SimulatedProcess } from "./world.ts";

/** Processes of a {@link World} with work that never ends, and what may happen to them. */
export class Fleet {
  readonly world: World;
  readonly processes: readonly SimulatedProcess[];
  readonly #living: SimulatedProcess[];
  readonly #add: () => SimulatedProcess;

  /**
   * @param size number of processes
   * @param waiting how many wait in each of them, in the line `bulk`
   * @param service milliseconds that each piece of work takes
   */
  constructor(world: World, size: number, waiting: number, service?: () => number) {
    this.world = world;
    this.#add = () => {
      const process = world.addProcess({ processes: size });
      for (let index = 0; index < waiting; index += 1) void world.work(process.budget, "bulk", service);
      return process;
    };
    this.processes = Array.from({ length: size }, this.#add);
    this.#living = [...this.processes];
  }

  /** What part of the slots of the line was used since a time. */
  usedShare(from = 0): number {
    const { interval } = readPace("test", 500, 0.15, this.processes.length);
    const { starts, now } = this.world;
    return (starts.length - starts.findIndex((start) => start >= from)) / ((now - from) / interval);
  }

  /** One process ends without a word, and another comes in its place. */
  crash(): void {
    const index = this.#any();
    this.#living[index]?.stop();
    this.#living[index] = this.#add();
  }

  /** One process stands still for half a minute. */
  halt(): void {
    const stopped = this.#living[this.#any()];
    stopped?.stop();
    this.world.schedule(() => {
      stopped?.goOn();
    }, 30_000);
  }

  /** The clock of the server goes on or back by up to an hour. */
  jump(): void {
    this.world.serverClock += (this.world.random() - 0.5) * 2 * 3_600_000;
  }

  /** Half of the processes do not reach the server for a while. */
  split(): void {
    const half = this.#living.filter((_, index) => index % 2 === 0);
    for (const process of half) process.isSplit = true;
    this.world.schedule(() => {
      for (const process of half) process.isSplit = false;
    }, 40_000);
  }

  /** The server is gone for a while; what it knew may be gone for ever. */
  outage(): void {
    this.world.isDown = true;
    this.world.schedule(() => {
      this.world.isDown = false;
      if (this.world.random() < 0.5) this.world.server.flush();
    }, 20_000);
  }

  /** One of all these, by its number. */
  fault(index: number): void {
    const faults = [
      ...[
        () => {
          this.crash();
        },
        () => {
          this.halt();
        },
        () => {
          this.jump();
        },
        () => {
          this.split();
        },
        () => {
          this.outage();
        },
      ],
      () => {
        this.world.server.flush();
      },
    ];
    faults[index % faults.length]?.();
  }

  #any(): number {
    return Math.floor(this.world.random() * this.#living.length);
  }
}
