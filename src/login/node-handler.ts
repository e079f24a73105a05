import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { refuse } from "../errors/invalid-input-error.ts";
import type { PageHandler } from "./handler.ts";
import { LoginRequiredError } from "./login-required-error.ts";
import { targetOf } from "./requests.ts";

/** A listener of `node:http` and `node:http2`, also usable as middleware of Express and compatible frameworks. */
export type NodeHandler = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Lets a web-standard handler answer requests of `node:http` and `node:http2`, Express, Fastify (`request.raw`, `reply.raw`) or
 * Nest. The handler gets no body, because the pages of a login need none. A `LoginRequiredError` is answered with its own response.
 * Any other error goes to `next`; without `next` the response is empty with the status 500. A request for none of the pages of
 * `login.handler` goes to `next` too.
 *
 * @throws InvalidInputError when the handler is no function.
 *
 * @example
 *
 * ```ts
 * createServer(toNodeHandler(login.handler)).listen(3000);
 * ```
 */
export function toNodeHandler(
  handler: ((request: Request) => Response | Promise<Response>) & Partial<Pick<PageHandler, "handles">>,
): NodeHandler {
  // A caller may pass the login instead of its handler.
  if (typeof handler !== "function") refuse("toNodeHandler", "handler", "must be a function, such as login.handler");
  return (incoming, outgoing, next) => {
    if (next !== undefined && handler.handles?.(incoming) === false) {
      next();
      return;
    }
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (next !== undefined) next(error);
      else outgoing.writeHead(500).end();
    });
  };
}

async function answer(
  handler: (request: Request) => Response | Promise<Response>,
  incoming: Parameters<NodeHandler>[0],
  outgoing: Parameters<NodeHandler>[1],
): Promise<void> {
  let response: Response;
  try {
    const request = requestOf(incoming);
    // `Request` refuses some methods, such as TRACE.
    response = request === undefined ? new Response(null, { status: 400 }) : await handler(request);
  } catch (error) {
    if (!(error instanceof LoginRequiredError)) throw error;
    ({ response } = error);
  }
  const body = incoming.method === "HEAD" ? "" : Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  // Appended, so that cookies of other middleware stay.
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader("Set-Cookie", cookie);
  outgoing.statusCode = response.status;
  outgoing.end(body);
}

function requestOf(incoming: Parameters<NodeHandler>[0]): Request | undefined {
  // Pseudo-headers of HTTP/2, such as `:path`, are left out.
  const headers = Object.entries(incoming.headers).flatMap(([name, value = []]) =>
    name.startsWith(":") ? [] : [value].flat().map((each): [string, string] => [name, each]),
  );
  try {
    // A fixed host, because the host of a client's request cannot be trusted.
    return new Request(`http://localhost${targetOf(incoming)}`, { method: incoming.method ?? "GET", headers });
  } catch {
    return undefined;
  }
}
