import type { Agent } from "node:https";
import type { Duplex } from "node:stream";

/** Milliseconds that a connection may be idle: a service or a firewall closes it sooner or later, and says nothing. */
export const idleLimit = 4000;
/**
 * Milliseconds for which a connection has to rest, and those that it may, before a request that must not be lost goes over it:
 * a service that closes each after its answer without a word has done so by then, and one that closes idle ones has not yet.
 */
const leastRest = 50;
const longestRest = 2000;

/** The idle connections of an agent, and which of them may be used for what. */
export interface KeptConnections {
  /** Starts a request over any of them, or over a new one. */
  anyFor<Request>(start: () => Request): Request;
  /** Starts a request over one that has just proven to be open, or over a new one. The others are kept for later. */
  provenFor<Request>(start: () => Request): Promise<Request>;
}

/**
 * Watches the idle connections of an agent. The agent's own timer may be late in a busy process, which would then send a
 * request, and lose it, on a connection that the service has closed already.
 */
export function keptConnections(agent: Agent): KeptConnections {
  const idleSince = new WeakMap<Duplex, number>();
  // It gives whether the connection may be kept, of which its declaration says nothing.
  const keep: (socket: Duplex) => unknown = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket): unknown => {
    idleSince.set(socket, performance.now());
    return keep(socket);
  };
  const restOf = (socket: Duplex, now: number): number => now - (idleSince.get(socket) ?? -Infinity);
  const endStale = (): void => {
    const now = performance.now();
    for (const sockets of Object.values(agent.freeSockets)) {
      for (const socket of [...(sockets ?? [])]) if (restOf(socket, now) >= idleLimit) socket.destroy();
    }
  };
  return {
    anyFor: (start) => {
      endStale();
      return start();
    },
    provenFor: async (start) => {
      endStale();
      const now = performance.now();
      const hasRested = (socket: Duplex): boolean => {
        const rest = restOf(socket, now);
        return rest >= leastRest && rest <= longestRest && socket.readable && socket.writable;
      };
      const lists = Object.values(agent.freeSockets);
      if (lists.some((sockets) => sockets?.some(hasRested) === true)) await whatHasArrived();
      return startOver(agent, hasRested, start);
    },
  };
}

/** Waits until everything was read that had arrived: the end of a connection too, however long the process was busy. */
async function whatHasArrived(): Promise<void> {
  // The first turn may be the one that is under way.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts a request that the agent gives the latest of the fit connections, or a new one. */
function startOver<Request>(agent: Agent, isFit: (socket: Duplex) => boolean, start: () => Request): Request {
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
