import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { json } from "../../services/messages.ts";
import { answerListener } from "../http/answer-listener.ts";
import type { HttpAnswer } from "../http/message.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { answerFault } from "./faults/answer-fault.ts";
import { createRegistryFaults, type RegistryFaults } from "./faults/registry-faults.ts";
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
