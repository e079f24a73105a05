import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RegistryDataset } from "./data/dataset.ts";
import { answerRegistryRequest } from "./registry-service.ts";

/** Largest request body in bytes; the largest filter of the contract is a fraction of it. */
const largestBody = 1024 * 1024;
/** How long a client that still sends a body too large has to read its answer. */
const timeToRead = 1000;

/**
 * Serves the registry over HTTP. A fault of the sandbox is a plain-text 500, a body of more than 1 MiB a plain-text 413:
 * neither looks like an answer of the service.
 *
 * @param basePath path of the base address, without a trailing slash
 */
export function registryListener(dataset: RegistryDataset, basePath: string): RequestListener {
  return (request, response) => {
    void serve(dataset, basePath, request, response);
  };
}

async function serve(
  dataset: RegistryDataset,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { method = "GET", url = "/" } = request;
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "GET,HEAD,POST");
      response.setHeader("Access-Control-Allow-Headers", "content-type");
      response.setHeader("Access-Control-Max-Age", "1800");
      response.end();
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      refuseBody(response);
      return;
    }
    const answer = answerRegistryRequest(dataset, basePath, {
      method: method === "HEAD" ? "GET" : method,
      path: pathOf(url),
      body,
    });
    const text = JSON.stringify(answer.body);
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(text);
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

/** The path of a request target as sent: it may also be a whole URL (RFC 9112, 3.2.2), or none at all. */
function pathOf(target: string): string {
  return URL.canParse(target) ? new URL(target).pathname : target.replace(/[?#].*$/s, "");
}

/** Reads the body, or stops reading and gives `undefined` when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > largestBody) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request: its connection still has to carry the answer.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Answers 413 while the client may still be sending. Ending the response would close the connection at once, and the
 * unread rest of the body would make that a reset, which can overtake the answer.
 */
function refuseBody(response: ServerResponse): void {
  const text = `the request body is larger than ${largestBody} bytes\n`;
  response.writeHead(413, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
  });
  response.write(text);
  const timer = setTimeout(() => response.destroy(), timeToRead);
  response.once("close", () => {
    clearTimeout(timer);
  });
}
