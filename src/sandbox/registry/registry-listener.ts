import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { documentedKey } from "../../registry/documented-answer.ts";
import { json } from "../../services/messages.ts";
import { answerListener, type HttpAnswer, type HttpOutcome } from "../answer-listener.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { createRegistryFaults, type RegistryFaults, type RegistryFate } from "./faults.ts";
import { answerRegistryRequest } from "./registry-service.ts";
import { findRoute } from "./route.ts";

/** Largest request body in bytes; the largest filter of the contract is a fraction of it. */
const largestBody = 1024 * 1024;
const methods = new Set(["GET", "HEAD", ...Object.values(registryOperations).map(({ method }) => method)]);
const preflightHeaders = {
  "Access-Control-Allow-Methods": [...methods].join(),
  "Access-Control-Allow-Headers": "content-type",
  "Access-Control-Max-Age": "1800",
};

/**
 * Serves the registry over HTTP. A preflight of a browser meets no fault.
 *
 * @param basePath path of the base address, without a trailing slash
 */
export function registryListener(
  dataset: RegistryDataset,
  basePath: string,
  faults: Pick<RegistryFaults, "take"> = createRegistryFaults(Date.now),
): RequestListener {
  const listener = answerListener(async (request) => {
    if (request.method === "OPTIONS") return { status: 200, headers: preflightHeaders };
    const { path, body } = request;
    const isUnknownHead = request.method === "HEAD" && typeof findRoute("HEAD", path, basePath) === "number";
    const method = isUnknownHead ? "GET" : request.method;
    const answer = (): HttpAnswer => {
      const { status, body: data } = answerRegistryRequest(dataset, basePath, { method, path, body });
      return json(status, data);
    };
    const route = findRoute(method, path, basePath);
    const operation = typeof route === "number" ? undefined : route.id;
    const { delay, fault } = faults.take(operation);
    // Keeps the process running no longer.
    if (delay > 0) await sleep(delay, undefined, { ref: false });
    return fault === undefined ? answer() : answerFault(fault, operation, answer);
  }, largestBody);
  return (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    listener(request, response);
  };
}

/** What a firewall in front of the service answers: no JSON (published facts). */
const blockPage: HttpAnswer = {
  status: 403,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: '<!doctype html><html lang="en"><title>Request rejected</title><p>The requested URL was rejected.</p></html>',
};

/**
 * Answers as a fault says.
 *
 * @param operation `undefined` for a path that no operation has
 * @param answer gives the ordinary answer
 */
function answerFault(
  fault: NonNullable<RegistryFate["fault"]>,
  operation: RegistryOperationId | undefined,
  answer: () => HttpAnswer,
): HttpOutcome {
  switch (fault.kind) {
    case "reset":
      return fault.when === "before" ? "hang-up" : broken(answer(), fault.when);
    case "status": {
      // The fault is meant for operations alone, and for those that document the status.
      const key = operation === undefined ? undefined : documentedKey(operation, fault.status);
      if (operation === undefined || key === undefined) return answer();
      return json(fault.status, new Map(Object.entries<unknown>(registryExamples[operation].responses)).get(key));
    }
    case "block-page":
    case "budget-exceeded":
      return blockPage;
  }
}

/** The answer with the end of its connection in the middle of the body or right after it. */
function broken(answer: HttpAnswer, when: "during" | "after"): HttpAnswer {
  if (when === "after") return { ...answer, hangUp: true };
  const body = Buffer.from(answer.body ?? "");
  return {
    ...answer,
    headers: { ...answer.headers, "Content-Length": body.length },
    body: body.subarray(0, body.length / 2),
    hangUp: true,
  };
}
