import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LoginRequiredError } from "./login-required-error.ts";
import { targetOf } from "./requests.ts";

/** A listener of `node:http`, and middleware of Express and all that takes such. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Lets a web-standard handler answer requests of `node:http`, Express, Fastify (`request.raw`, `reply.raw`) or Nest. A
 * `LoginRequiredError` is answered with its own response; any other failure goes to `next` where there is one, else the answer is
 * an empty one with the status 500.
 *
 * @example
 *
 * ```ts
 * createServer(toNodeHandler(login.handler)).listen(3000);
 * ```
 */
export function toNodeHandler(handler: (request: Request) => Response | Promise<Response>): NodeHandler {
  return (incoming, outgoing, next) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (next !== undefined) next(error);
      else outgoing.writeHead(500).end();
    });
  };
}

async function answer(
  handler: (request: Request) => Response | Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let response: Response;
  try {
    response = await handler(requestOf(incoming, outgoing));
  } catch (error) {
    if (!(error instanceof LoginRequiredError)) throw error;
    ({ response } = error);
  }
  for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  // Those that are there already stay, such as another middleware's.
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader("Set-Cookie", cookie);
  outgoing.statusCode = response.status;
  if (response.body === null || incoming.method === "HEAD") outgoing.end();
  else await pipeline(Readable.fromWeb(response.body), outgoing);
}

function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const left = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) left.abort();
  });
  const { method = "GET" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD" && !incoming.readableEnded;
  // The host that a client names is nobody's to rely on.
  return new Request(new URL(targetOf(incoming), "http://localhost"), {
    ...{ method, headers, signal: left.signal },
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
  });
}
