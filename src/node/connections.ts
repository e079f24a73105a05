import type { Agent } from "node:http";
import type { Duplex } from "node:stream";
import { commonClientTable } from "../transport/common-options.ts";
import { ExchangeFailure, type ExchangeRequest } from "../transport/exchange.ts";
import { onAbort, TimeoutReached } from "../transport/time.ts";
import { createAgent, type AgentOptions } from "./agent.ts";

/**
 * Milliseconds for which a connection may be idle. Services and firewalls close idle connections without telling the client, so
 * the client closes them first.
 */
const idleLimit = 4000;

/**
 * The connections to one service. A request that may be repeated takes an idle connection or a new one, which is kept afterwards. A
 * one-time request always takes a new connection, which is closed after the response: the service may have closed an idle one, and
 * the request would be lost on it.
 */
export class Connections {
  readonly #kept: Agent;
  readonly #oneTime: Agent;
  /** Time of `performance.now()` at which each connection became idle; infinity while it is in use. */
  readonly #idleSince = new WeakMap<Duplex, number>();
  #checked = 0;

  constructor(options: AgentOptions) {
    this.#kept = createAgent(options, idleLimit);
    this.#oneTime = createAgent(options, 0);
    // Both agents resume the same TLS sessions.
    this.#oneTime.createConnection = this.#kept.createConnection.bind(this.#kept);
    // The function returns whether the connection may be kept; its declaration says that it returns nothing.
    const keep: (socket: Duplex) => unknown = this.#kept.keepSocketAlive.bind(this.#kept);
    this.#kept.keepSocketAlive = (socket): unknown => {
      if (!this.#idleSince.has(socket)) {
        // No request is under way, so the service is closing the connection, perhaps with a 408 (RFC 9110, section 15.5.9).
        socket.on("data", () => {
          if (this.#idleSince.get(socket) !== Infinity) socket.destroy();
        });
      }
      this.#idleSince.set(socket, performance.now());
      return keep(socket);
    };
    const reuse = this.#kept.reuseSocket.bind(this.#kept);
    this.#kept.reuseSocket = (socket, request) => {
      this.#idleSince.set(socket, Infinity);
      reuse(socket, request);
    };
  }

  /** The agent for the next request. */
  agentFor(repeatable: boolean): Agent {
    if (!repeatable) return this.#oneTime;
    const now = performance.now();
    if (now - this.#checked >= idleLimit / 10) {
      this.#checked = now;
      // Node's timer is late in a busy process.
      const limit = now - idleLimit;
      this.closeIdle((socket) => (this.#idleSince.get(socket) ?? limit) <= limit);
    }
    return this.#kept;
  }

  /** Closes idle connections now and the others after their responses. */
  close(): void {
    this.#kept.maxFreeSockets = 0;
    this.closeIdle();
  }

  /** Closes the idle connections, or those that `which` selects. */
  closeIdle(which: (socket: Duplex) => boolean = () => true): void {
    for (const sockets of Object.values(this.#kept.freeSockets)) {
      for (const socket of sockets ?? []) if (which(socket)) socket.destroy();
    }
  }
}

/**
 * Limits the connections that a client uses at the same time. Requests wait here and not in Node's agent, because a waiting request
 * of Node takes memory and has no timeout.
 */
export class SocketLimit {
  readonly #most: number;
  #free: number;
  /** The callbacks of requests that wait, in the order in which they came. */
  readonly #oneTime = new Set<() => void>();
  readonly #repeatable = new Set<() => void>();

  constructor(most = commonClientTable.maxSockets.default) {
    this.#most = most;
    this.#free = most;
  }

  /** Sends a request when a connection is free. One-time requests go first, because the value that they hand over expires. */
  async run<Result>(request: ExchangeRequest, send: () => Promise<Result>): Promise<Result> {
    const { signal } = request;
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(request);
    try {
      // The signal may have aborted just after the wait.
      signal?.throwIfAborted();
      return await send();
    } finally {
      this.#release();
    }
  }

  #wait({ repeatable, signal }: ExchangeRequest): Promise<void> {
    const waiting = repeatable ? this.#repeatable : this.#oneTime;
    return new Promise((resolve, reject) => {
      const start = (): void => {
        forget();
        resolve();
      };
      const forget = onAbort(signal, () => {
        waiting.delete(start);
        const reason: unknown = signal?.reason;
        if (reason instanceof TimeoutReached) reason.cause = this.#delay();
        const thrown: Error = reason as Error;
        reject(thrown);
      });
      waiting.add(start);
    });
  }

  #delay(): ExchangeFailure {
    const advice =
      `all ${this.#most} connections of the client were in use: ` +
      "make fewer calls at the same time, give them more time (timeout, deadline), or raise maxSockets";
    return new ExchangeFailure("no connection", { requestSent: false, advice });
  }

  #release(): void {
    const waiting = this.#oneTime.size > 0 ? this.#oneTime : this.#repeatable;
    const [next] = waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }
}
