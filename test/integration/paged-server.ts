import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { createRegistry, type Registry, type RegistryOptions } from "ares-caais";

/** A request as the server sees it. */
export interface PageRequest {
  readonly path: string;
  /** What of the filter matters here. */
  readonly filter: { readonly start?: number; readonly pocet?: number; readonly ico?: readonly string[] };
  /** How many requests came before it, since the last plan. */
  readonly index: number;
}

/** What is answered with the status 200: JSON, or a text as it is; `undefined` for nothing, ever. */
export type PageAnswer = (request: PageRequest) => object | string | undefined;

/** A plain HTTP server on loopback whose answers a test decides. */
export interface PagedServer {
  /** What it answers from now on. */
  plan(answer: PageAnswer): void;
  /** Requests since the last plan. */
  readonly requests: readonly PageRequest[];
  /** A client of the last plan. */
  client(options?: RegistryOptions): Registry;
}

/** Starts the server for the tests of one file. */
export function usePagedServer(): PagedServer {
  let answer: PageAnswer = () => ({});
  let requests: PageRequest[] = [];
  // A request of the test before may come late: it is not counted.
  let plans = 0;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => {
      const text = Buffer.concat(chunks).toString();
      const filter = text === "" ? {} : (JSON.parse(text) as PageRequest["filter"]);
      const [, plan, path = ""] = /^\/(\d+)(.*)$/.exec(request.url ?? "") ?? [];
      const seen = { path, filter, index: requests.length };
      if (plan === String(plans)) requests.push(seen);
      const body = answer(seen);
      if (body === undefined) return;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    plan: (planned) => {
      answer = planned;
      requests = [];
      plans += 1;
    },
    get requests() {
      return requests;
    },
    client: (options = {}) => {
      // A listening TCP server has an address of this shape.
      const { port } = server.address() as AddressInfo;
      return createRegistry({
        environment: { registry: `http://127.0.0.1:${port}/${plans}` },
        requestsPerMinute: Infinity,
        retry: { minDelay: 1, maxDelay: 2 },
        ...options,
      });
    },
  };
}
