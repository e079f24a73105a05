import type { Agent, ClientRequest, RequestOptions } from "node:http";
import type { Duplex } from "node:stream";
import type { SecureContext } from "node:tls";
import { ExchangeFailure, type ExchangeRequest } from "../transport/exchange.ts";
import { readProxyOption, type ChooseProxy, type ProxyServer } from "../transport/proxy-option.ts";
import { builtIns } from "./built-ins.ts";
import { Connections, type IsFit } from "./connections.ts";
import { proxyOfEnvironment, proxyVariable, usesEnvironment } from "./proxy-environment.ts";
import { createTlsContext, type TlsMaterial } from "./tls-context.ts";
import { openTunnel, proxyDelay, proxyFailure, refusal } from "./tunnel.ts";

/** What the requests of one road have in common. */
export interface RouteOptions extends TlsMaterial {
  /** Chooses the proxy; without it Node's own switch does. */
  readonly proxy?: ChooseProxy | undefined;
  /** Whether requests with plain http are refused. */
  readonly httpsOnly?: boolean;
}

/** How one origin is reached. */
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

/** All that is reached by one road. */
export interface Routes {
  /** @throws ExchangeFailure for plain http where it is refused; InvalidInputError for a proxy that is none. */
  find(url: string): { readonly route: Route; readonly path: string };
  close(): void;
}

/** A path that goes on the wire as it stands; any other is written anew as the URL standard has it. */
const plainPath = /^\/(?:(?!\/\.)[\w!$&'()*+,\-./:;=?@%~])*$/;

/** Creates the routes of one road; nothing is loaded and nothing connected before it is needed. */
export function createRoutes({ ca, cert, key, proxy, httpsOnly = false }: RouteOptions): Routes {
  const pools = new Map<string, Pool>();
  const routes = new Map<string, Route>();
  let context: SecureContext | undefined;
  const secureContext = (): SecureContext =>
    (context ??= createTlsContext({
      ca,
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
    }));
  // A proxy gets no client certificate.
  const proxyContext = (): SecureContext => createTlsContext({ ca });
  let choose = proxy;
  let isClosed = false;
  /** The one found last, which most often is the next one too. */
  let last: { readonly origin: string; readonly route: Route } | undefined;

  const poolFor = (isSecure: boolean, server: ProxyServer | undefined): Pool => {
    const name = `${String(isSecure)} ${server === undefined ? "" : `${String(server.isSecure)} ${server.host}`}`;
    let pool = pools.get(name);
    if (pool === undefined) {
      pool = isSecure ? securePool(secureContext(), server, proxyContext) : plainPool(server, proxyContext);
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

/** Connections of one kind. */
interface Pool {
  readonly agent: Agent;
  readonly connections: Connections;
  /** Connections that were made for this pool, and whether each is ready for a request. */
  readonly made: WeakMap<Duplex, { isReady: boolean }>;
}

/** A request that waits for a tunnel. */
const tunnelSignal = Symbol("signal of a request that waits for a tunnel");

type Connect = (
  options: ConnectOptions,
  callback: (error: Error | null, socket?: Duplex) => void,
) => Duplex | undefined;
/** What an agent of Node hands on. */
interface ConnectOptions {
  readonly host: string;
  readonly port: number | string;
  readonly [tunnelSignal]?: ExchangeRequest["signal"];
}

const agentOptions = { keepAlive: true };

function securePool(
  secureContext: SecureContext,
  proxy: ProxyServer | undefined,
  proxyContext: () => SecureContext,
): Pool {
  const agent = new builtIns.https.Agent({
    ...agentOptions,
    // Said here because an environment variable would otherwise switch it off.
    rejectUnauthorized: true,
    // The context instead of the key: what holds no key cannot show one.
    secureContext,
  });
  return poolOf(agent, "secureConnect", (connect) => {
    if (proxy === undefined) return connect;
    let context: SecureContext | undefined;
    return (options, callback) => {
      const { host, port, [tunnelSignal]: signal } = options;
      context ??= proxyContext();
      const target = `${builtIns.net.isIPv6(host) ? `[${host}]` : host}:${port}`;
      openTunnel({ proxy, target, secureContext: context, signal }).then(
        (socket) => {
          callback(null, connect({ ...options, ...{ socket } }, callback));
        },
        (error: unknown) => {
          callback(error as Error);
        },
      );
      return undefined;
    };
  });
}

/** Plain http goes to a proxy as it is, with the whole address (RFC 9112, section 3.2.2). */
function plainPool(proxy: ProxyServer | undefined, proxyContext: () => SecureContext): Pool {
  const isSecure = proxy?.isSecure === true;
  const agent = isSecure
    ? new builtIns.https.Agent({ ...agentOptions, rejectUnauthorized: true, secureContext: proxyContext() })
    : new builtIns.http.Agent(agentOptions);
  return poolOf(agent, isSecure ? "secureConnect" : "connect", (connect) => connect);
}

function poolOf(agent: Agent, ready: "connect" | "secureConnect", through: (connect: Connect) => Connect): Pool {
  const made: Pool["made"] = new WeakMap();
  // Not in its declaration: what makes a connection may answer at once or call back.
  const own = agent as unknown as { createConnection: Connect };
  const connect = own.createConnection.bind(agent);
  own.createConnection = through((options, callback) => {
    const socket = connect(options, callback);
    if (socket === undefined) return undefined;
    const state = { isReady: false };
    made.set(socket, state);
    // Until the handshake is done and the service's certificate accepted, Node holds the request back.
    socket.once(ready, () => (state.isReady = true));
    return socket;
  });
  return { agent, connections: new Connections(agent), made };
}

/** @param isUnused whether a proxy that the environment names would be passed by */
function createRoute(origin: string, proxy: ProxyServer | undefined, pool: Pool, isUnused: boolean): Route {
  const { agent, connections, made } = pool;
  const { protocol, hostname, port, host } = new URL(origin);
  const isSecure = protocol === "https:";
  const target = `${hostname}:${port === "" ? (isSecure ? 443 : 80) : port}`;
  const isForwarded = proxy !== undefined && !isSecure;
  const module = (isForwarded ? proxy.isSecure : isSecure) ? builtIns.https : builtIns.http;
  const common: RequestOptions = isForwarded
    ? { agent, host: proxy.hostname, port: proxy.port }
    : { agent, host: hostname.replace(/^\[(.*)\]$/, "$1"), ...(port === "" ? {} : { port }) };
  const authorization = isForwarded ? proxy.authorization() : undefined;
  const forwarded = {
    host,
    ...(authorization === undefined ? {} : { "proxy-authorization": authorization }),
  };
  const isSent = ({ socket, reusedSocket }: ClientRequest): boolean => {
    if ((socket as Duplex | null) === null) return false;
    // One of a tool that stands in for Node's own may have done anything with it.
    return reusedSocket || (made.get(socket as Duplex)?.isReady ?? true);
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
      const options = isForwarded
        ? { ...common, method, path: origin + path, headers: { ...headers, ...forwarded } }
        : { ...common, method, path, headers, ...(proxy === undefined ? {} : { [tunnelSignal]: signal }) };
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
