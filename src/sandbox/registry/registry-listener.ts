import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { unknownPath, type Answer } from "./chyba.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { answerRegistryRequest } from "./registry-service.ts";

/** Largest request body in bytes; the largest filter of the contract is a fraction of it. */
const largestBody = 1024 * 1024;

/**
 * Serves the registry over HTTP.
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
    const { pathname } = new URL(url, "https://localhost");
    const answer: Answer = pathname.startsWith(`${basePath}/`)
      ? answerRegistryRequest(dataset, {
          method: method === "HEAD" ? "GET" : method,
          path: pathname.slice(basePath.length),
          body,
        })
      : unknownPath(404, pathname);
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.body));
  } catch (error) {
    if (response.headersSent || request.destroyed) {
      response.destroy();
      return;
    }
    // Plain text on purpose: a fault of the sandbox must not look like an answer of the service.
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(`sandbox fault: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Error(`the request body is larger than ${largestBody} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
