import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** The ports that this process was given. */
const given = new Set<number>();

/**
 * A port on loopback that nobody listens on, each time another one. It is below the ports that systems give out by
 * themselves (from 32,768 on), so that until it is used no connection and no other server takes it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => {
      resolve(false);
    });
    server.listen(port, "127.0.0.1", () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** Whether somebody listens on a port of loopback. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}

/** A service on loopback. */
export interface Service {
  readonly url: string;
  readonly close: () => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Starts a service over plain http. Its connections outlast the pauses of a bench. */
export async function listen(answer: Answer): Promise<Service> {
  const server = createHttpServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    // A client may have been killed in the middle of its request.
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The answers of a registry that has every subject it is asked for. It waits for `onRequest` before each answer. */
export function answerList(
  subjectOf: (ico: string) => object,
  onAnswered: () => void = () => undefined,
  onRequest?: () => Promise<void>,
): Answer {
  return async (request, response) => {
    const { ico } = (await json(request)) as { readonly ico: readonly string[] };
    await onRequest?.();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ pocetCelkem: ico.length, ekonomickeSubjekty: ico.map(subjectOf) }));
    onAnswered();
  };
}
