import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { HttpReply, HttpRequest } from "./message.ts";
import { peerCertificate } from "./peer-certificate.ts";
import { readBody } from "./read-body.ts";
import { refuseBody } from "./refuse-body.ts";

/**
 * Serves a function over HTTP. A fault of the sandbox is a plain-text 500, a body of more than `largestBody` bytes a
 * plain-text 413: neither looks like an answer of a service.
 */
export function answerListener(
  largestBody: number,
  answer: (request: HttpRequest) => HttpReply | Promise<HttpReply>,
): RequestListener {
  return (request, response) => {
    void serve(largestBody, answer, request, response);
  };
}

async function serve(
  largestBody: number,
  answer: (request: HttpRequest) => HttpReply | Promise<HttpReply>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { method = "GET", url = "/", headers, socket } = request;
    const body = await readBody(request, largestBody);
    if (body === undefined) {
      refuseBody(response, largestBody);
      return;
    }
    const clientCertificate = peerCertificate(socket);
    const reply = await answer({ method, ...targetOf(url), headers, body, clientCertificate });
    if (reply === "hang-up") {
      response.destroy();
      return;
    }
    if (reply.hangUp === true) response.once("finish", () => setImmediate(() => socket.destroy()));
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  } catch (error) {
    // A client that gave up its request reads no answer.
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(`sandbox fault: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Path and query of a request target as sent: it may also be a whole URL (RFC 9112, 3.2.2), or none at all. */
function targetOf(target: string): { path: string; query: string } {
  if (URL.canParse(target)) {
    const { pathname, search } = new URL(target);
    return { path: pathname, query: search.slice(1) };
  }
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/s.exec(target) ?? [];
  return { path, query };
}
