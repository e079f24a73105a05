import type { Agent } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds that a connection may be idle: a service or a firewall closes it sooner or later, and says nothing. */
const idleLimit = 4000;
/**
 * Milliseconds for which a connection has to rest, and those that it may, before a request that must not be lost goes over it:
 * a service that closes each after its answer without a word has done so by then, and one that closes idle ones has not yet.
 */
const leastRest = 50;
const longestRest = 2000;

/** Tells whether an idle connection may be used. */
export type IsFit = (socket: Duplex) => boolean;

/**
 * The idle connections of an agent, and which of them may be used for what. The agent's own timer may be late in a busy
 * process, which would then send a request, and lose it, on a connection that the service has closed already.
 */
export class Connections {
  readonly #agent: Agent;
  readonly #idleSince = new WeakMap<Duplex, number>();
  /** One timer for all of them: one for each would cost every request. */
  #sweep: NodeJS.Timeout | undefined;

  constructor(agent: Agent) {
    this.#agent = agent;
    // It gives whether the connection may be kept, of which its declaration says nothing.
    const keep: (socket: Duplex) => unknown = agent.keepSocketAlive.bind(agent);
    agent.keepSocketAlive = (socket): unknown => {
      this.#idleSince.set(socket, performance.now());
      this.#sweep ??= this.#startSweep(idleLimit);
      return keep(socket);
    };
  }

  /** Which connections have just proven to be open. The others are kept for later. */
  async prove(): Promise<IsFit> {
    this.#endStale();
    const now = performance.now();
    const hasRested = (socket: Duplex): boolean => {
      const rest = this.#restOf(socket, now);
      return rest >= leastRest && rest <= longestRest && socket.readable && socket.writable;
    };
    const lists = Object.values(this.#agent.freeSockets);
    if (lists.some((sockets) => sockets?.some(hasRested) === true)) await whatHasArrived();
    return hasRested;
  }

  /** Starts a request over the latest of the fit connections, of all of them without a condition, or over a new one. */
  start<Request>(start: () => Request, isFit?: IsFit): Request {
    if (isFit !== undefined) return startOver(this.#agent, isFit, start);
    this.#endStale();
    return start();
  }

  /** Closes the idle connections now and each other one after its answer. */
  close(): void {
    this.#agent.maxFreeSockets = 0;
    for (const sockets of Object.values(this.#agent.freeSockets)) {
      for (const socket of [...(sockets ?? [])]) socket.destroy();
    }
  }

  /** Ends idle connections in time, as long as there are some. */
  #startSweep(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#endStale();
      const now = performance.now();
      const rests = Object.values(this.#agent.freeSockets).map((sockets) => {
        return sockets?.[0] === undefined ? 0 : this.#restOf(sockets[0], now);
      });
      this.#sweep = rests.length === 0 ? undefined : this.#startSweep(idleLimit - Math.max(...rests));
    }, milliseconds).unref();
  }

  #restOf(socket: Duplex, now: number): number {
    return now - (this.#idleSince.get(socket) ?? -Infinity);
  }

  #endStale(): void {
    const now = performance.now();
    for (const name in this.#agent.freeSockets) {
      const sockets = this.#agent.freeSockets[name];
      // The one that has rested longest stands first.
      if (sockets?.[0] === undefined || this.#restOf(sockets[0], now) < idleLimit) continue;
      for (const socket of [...sockets]) if (this.#restOf(socket, now) >= idleLimit) socket.destroy();
    }
  }
}

/** Waits until everything was read that had arrived: the end of a connection too, however long the process was busy. */
async function whatHasArrived(): Promise<void> {
  // The first turn may be the one that is under way.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts a request that the agent gives the latest of the fit connections, or a new one. */
function startOver<Request>(agent: Agent, isFit: IsFit, start: () => Request): Request {
  const hidden: (readonly [name: string, sockets: Duplex[]])[] = [];
  for (const [name, sockets = []] of Object.entries(agent.freeSockets)) {
    const latest = sockets.findLastIndex(isFit);
    // The agent takes the last one.
    if (latest === -1) hidden.push([name, sockets.splice(0)]);
    else sockets.push(...sockets.splice(latest, 1));
  }
  try {
    return start();
  } finally {
    // The agent has left out the empty list of the host that it looked for.
    for (const [name, sockets] of hidden) Object.assign(agent.freeSockets, { [name]: sockets });
  }
}
