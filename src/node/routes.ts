import type { Agent, ClientRequest } from "node:http";
import type { Duplex } from "node:stream";
import type { SecureContext } from "node:tls";
import { ExchangeFailure, type ExchangeRequest } from "../transport/exchange.ts";
import { readProxyOption, type ChooseProxy, type ProxyServer } from "../transport/proxy-option.ts";
import { createAgent, proxyDelay, proxyFailure, refusal, serverNameOf, tunnelSignal, type OwnAgent } from "./agents.ts";
import { builtIns } from "./built-ins.ts";
import { proxyOfEnvironment, proxyVariable, usesEnvironment } from "./proxy-environment.ts";
import { createTlsContext, type TlsMaterial } from "./tls-context.ts";

export interface RouteOptions extends TlsMaterial {
  /** Chooses the proxy; without it Node's own switch does. */
  readonly proxy?: ChooseProxy | undefined;
  /** Whether requests with plain http are refused. */
  readonly httpsOnly?: boolean;
}

export interface Route {
  readonly connections: Connections;
  /** Starts a request; its headers are on their way when a connection is there. */
  start(
    path: string,
    headers: Record<string, string>,
    request: ExchangeRequest,
    isFit: IsFit | undefined,
  ): ClientRequest;
  /** What is known of a request that failed. */
  failure(error: unknown, outgoing: ClientRequest, phase: "answer" | undefined): ExchangeFailure;
  /** What is known of a request that took too long; `undefined` when it was sent. */
  delay(outgoing: ClientRequest): ExchangeFailure | undefined;
  /** The failure that a status means; `undefined` when it is an answer of the service. */
  refusal(status: number): ExchangeFailure | undefined;
}

export interface Routes {
  /** @throws ExchangeFailure for plain http where it is refused; InvalidInputError for a proxy that is none. */
  find(url: string): { readonly route: Route; readonly path: string };
  close(): void;
}

/** A path that goes on the wire as it stands; any other is written anew as the URL standard has it. */
const plainPath = /^\/(?:(?!\/\.)[\w!$&'()*+,\-./:;=?@%~])*$/;

interface Pool extends OwnAgent {
  readonly connections: Connections;
}

/** Creates the routes of one road; nothing is loaded and nothing connected before it is needed. */
export function createRoutes({ ca, cert, key, proxy, httpsOnly = false }: RouteOptions): Routes {
  const pools = new Map<string, Pool>();
  const routes = new Map<string, Route>();
  let context: SecureContext | undefined;
  // A proxy gets no client certificate.
  const contextOf = (other: "service" | "proxy"): SecureContext =>
    other === "proxy" ? createTlsContext({ ca }) : (context ??= createTlsContext({ ca, cert, key }));
  let choose = proxy;
  let isClosed = false;
  /** The one found last, which most often is the next one too. */
  let last: { readonly origin: string; readonly route: Route } | undefined;

  const poolFor = (isSecure: boolean, server: ProxyServer | undefined): Pool => {
    const name = `${String(isSecure)} ${server === undefined ? "" : `${String(server.isSecure)} ${server.host}`}`;
    let pool = pools.get(name);
    if (pool === undefined) {
      const own = createAgent(isSecure, server, contextOf);
      pool = { ...own, connections: new Connections(own.agent) };
      if (isClosed) pool.connections.close();
      pools.set(name, pool);
    }
    return pool;
  };
  const routeTo = (origin: string): Route => {
    const { protocol } = new URL(origin);
    if (protocol !== "https:" && (httpsOnly || protocol !== "http:")) {
      const cause = new Error(`only https${httpsOnly ? "" : " and http"} is supported`);
      throw new ExchangeFailure(cause.message, { cause, requestSent: false, isFinal: true });
    }
    choose ??= readProxyOption(
      "environment",
      usesEnvironment() && proxyOfEnvironment("environment", process.env, "node"),
    );
    const server = choose?.(origin);
    return createRoute(origin, server, poolFor(protocol === "https:", server), proxy === undefined);
  };
  return {
    find: (url) => {
      if (last !== undefined && url.startsWith(last.origin)) {
        const path = url.slice(last.origin.length);
        if (plainPath.test(path)) return { route: last.route, path };
      }
      const { origin, pathname, search } = new URL(url);
      const route = routes.get(origin) ?? routeTo(origin);
      routes.set(origin, route);
      last = { origin, route };
      return { route, path: pathname + search };
    },
    close: () => {
      isClosed = true;
      for (const { connections } of pools.values()) connections.close();
    },
  };
}

/** @param isUnused whether a proxy that the environment names would be passed by */
function createRoute(origin: string, proxy: ProxyServer | undefined, pool: Pool, isUnused: boolean): Route {
  const { agent, connections, ready } = pool;
  const { protocol, hostname, port, host } = new URL(origin);
  const isSecure = protocol === "https:";
  const target = `${hostname}:${port === "" ? (isSecure ? 443 : 80) : port}`;
  const isForwarded = proxy !== undefined && !isSecure;
  const module = (isForwarded ? proxy.isSecure : isSecure) ? builtIns.https : builtIns.http;
  const toHost = isForwarded ? proxy.hostname : hostname.replace(/^\[(.*)\]$/, "$1");
  const toPort = isForwarded ? proxy.port : port === "" ? null : port;
  const proxyName = isForwarded && proxy.isSecure ? { servername: serverNameOf(proxy) } : undefined;
  const authorization = isForwarded ? proxy.authorization() : undefined;
  const forwarded = {
    host,
    ...(authorization === undefined ? {} : { "proxy-authorization": authorization }),
  };
  const isSent = ({ socket, reusedSocket }: ClientRequest): boolean => {
    if ((socket as Duplex | null) === null) return false;
    // One of a tool that stands in for Node's own may have done anything with it.
    return reusedSocket || (ready.get(socket as Duplex) ?? true);
  };
  const advice = (): string | undefined => {
    const name = isUnused && !usesEnvironment() ? proxyVariable(origin, process.env, "node") : undefined;
    return name === undefined
      ? undefined
      : `${name} is set and not used: give the proxy as the option proxy, or start Node with NODE_USE_ENV_PROXY=1`;
  };
  return {
    connections,
    start: (path, headers, { method, signal }, isFit) => {
      // Written out: to put one together of others is dear.
      const options = {
        agent,
        host: toHost,
        port: toPort,
        method,
        path: isForwarded ? origin + path : path,
        headers: isForwarded ? { ...headers, ...forwarded } : headers,
        [tunnelSignal]: signal,
        ...proxyName,
      };
      return connections.start(() => module.request(options), isFit);
    },
    failure: (error, outgoing, phase) => {
      const cause = error instanceof Error ? error : new Error("the request failed", { cause: error });
      // The bytes that Node could not parse: they may hold tokens.
      Reflect.deleteProperty(cause, "rawPacket");
      const requestSent = phase === "answer" || isSent(outgoing);
      if (isForwarded && !requestSent) return proxyFailure(proxy, cause);
      const { reusedSocket } = outgoing;
      const code = "code" in cause ? String(cause.code) : "";
      return new ExchangeFailure(cause.message, {
        cause,
        requestSent,
        reusedSocket,
        ...(phase === undefined ? {} : { phase }),
        ...(!requestSent && code.startsWith("E") && !/^E(PROTO|RR_)/.test(code) ? { advice: advice() } : {}),
      });
    },
    delay: (outgoing) => {
      if (isSent(outgoing)) return undefined;
      if (proxy !== undefined && (isForwarded || (outgoing.socket as Duplex | null) === null)) {
        return proxyDelay(proxy, target);
      }
      return new ExchangeFailure("no connection", { cause: undefined, requestSent: false, advice: advice() });
    },
    refusal: (status) => (isForwarded && status === 407 ? refusal(proxy, target, status) : undefined),
  };
}

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
