import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { documentedAnswer, documentedKey } from "../../registry/call/documented-answer.ts";
import { json } from "../../services/messages.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import * as chyby from "../../services/registry/chyba.ts";
import { answerListener, type HttpAnswer, type HttpOutcome, type ListenerOptions } from "../answer-listener.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { RegistryFaults, type RegistryFate } from "./faults.ts";
import { findRoute } from "./route.ts";
import { searchAddresses, searchBatches, searchCodeLists, searchSource, searchSubjects } from "./searches.ts";

export interface RegistryRequest {
  readonly method: string;
  /** The whole path as sent, that of the base address included. */
  readonly path: string;
  readonly body: Uint8Array;
}

/**
 * The registry over a data set: answers as the real one does, errors included. Requests and answers are checked against
 * the contract.
 *
 * @param basePath path of the base address, without a trailing slash
 * @throws Error when its own answer breaks the contract, which is a fault of the sandbox.
 */
function answerRegistryRequest(
  dataset: RegistryDataset,
  basePath: string,
  { method, path, body }: RegistryRequest,
): Answer {
  const route = findRoute(method, path, basePath);
  if (typeof route === "number") return chyby.unknownPath(route, path);
  const { id, parameters } = route;
  const isSearch = "items" in registryOperations[id];
  const answer = isSearch ? answerSearch(dataset, id, body) : answerDetail(dataset, id, parameters);
  checkAnswer(id, answer);
  return answer;
}

function answerDetail(
  dataset: RegistryDataset,
  id: RegistryOperationId,
  parameters: Readonly<Record<string, string>>,
): Answer {
  const operation = registryOperations[id];
  const values = Object.fromEntries(
    Object.entries(operation.parameters).map(([name, rules]: [string, { type: string }]) => {
      const text = parameters[name] ?? "";
      return [name, rules.type === "integer" && /^-?\d+$/.test(text) ? Number(text) : text];
    }),
  );
  const wrong = wrongValue(requestValidators[id].path, values);
  if (wrong !== undefined) return wrong;
  if (id === "vratNotifikacniDavku") {
    const batch = dataset
      .batches(parameters["datovyZdroj"] ?? "")
      ?.find(({ cisloDavky }) => cisloDavky === values["cisloDavky"]);
    return batch === undefined ? chyby.davkaNenalezena : { status: 200, body: batch };
  }
  if (!("source" in operation)) return answerExample(id);
  const record = dataset.record(operation.source, parameters["ico"] ?? "");
  return record === undefined ? chyby.nenalezeno : { status: 200, body: record };
}

function answerSearch(dataset: RegistryDataset, id: RegistryOperationId, body: Uint8Array): Answer {
  let filter: unknown;
  try {
    filter = body.length === 0 ? {} : JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    // Told below, as what is no object.
  }
  if (!isJsonObject(filter)) return chyby.necitelneTelo;
  const wrong = wrongValue(requestValidators[id].body, filter);
  if (wrong !== undefined) return wrong;

  // The validator above has proved the type of every known field; unknown ones are ignored, as the service does.
  deleteUnknown(id, filter);
  if (id === "vyhledejEkonomickeSubjekty") return searchSubjects(dataset, filter);
  if (id === "vyhledejCiselnik") return searchCodeLists(dataset, filter);
  if (id === "vyhledejStandardizovaneAdresy") return searchAddresses(dataset, filter);
  if (id === "vyhledejSeznamNotifikacnichDavek") return searchBatches(dataset, filter);
  const operation = registryOperations[id];
  return "source" in operation ? searchSource(dataset, operation.source, filter) : answerExample(id);
}

/** What the contract shows of an operation that the sandbox knows nothing more of. */
function answerExample(id: RegistryOperationId): Answer {
  const { responses }: { readonly responses: object } = registryExamples[id];
  const documented = Object.keys(registryOperations[id].responses).find((status) => status.startsWith("2")) ?? "200";
  const body: unknown = new Map<string, unknown>(Object.entries(responses)).get(documented);
  // Of a range its first status.
  return { status: Number(documented.replaceAll("X", "0")), body };
}

/** Refuses the first field that breaks a rule; an unknown one breaks none, and too many values are told by the search. */
function wrongValue(validate: Validate | undefined, value: object): Answer | undefined {
  if (validate === undefined || validate(value)) return undefined;
  const wrong = validate.errors?.find(({ keyword }) => keyword !== "additionalProperties" && keyword !== "maxItems");
  const field = wrong?.instancePath.split("/")[1];
  if (field === undefined) return undefined;
  return field === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(field);
}

/** Deletes the fields that the contract does not name, at any depth. */
function deleteUnknown(id: RegistryOperationId, filter: object): void {
  const validate = requestValidators[id].body;
  if (validate === undefined || validate(filter)) return;
  for (const { keyword, instancePath, params } of validate.errors ?? []) {
    if (keyword !== "additionalProperties") continue;
    const parent = instancePath
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
        filter,
      );
    if (typeof parent === "object" && parent !== null)
      Reflect.deleteProperty(parent, String(params["additionalProperty"]));
  }
}

function checkAnswer(id: RegistryOperationId, { status, body }: Answer): void {
  const { schema } = documentedAnswer(id, status) ?? {};
  if (schema === undefined) throw new Error(`${id}: the sandbox answered the undocumented status ${status}`);
  if (schema === null) return;
  const validate = responseValidators[schema];
  if (validate(body)) return;
  const [issue] = validate.errors ?? [];
  throw new Error(
    `${id}: the sandbox's answer breaks ${schema} at ${issue?.instancePath ?? ""}: ${issue?.message ?? ""}`,
  );
}

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
 * @param countRequest called before a request for an operation is answered
 */
export function registryListener(
  dataset: RegistryDataset,
  basePath: string,
  faults: Pick<RegistryFaults, "take"> = new RegistryFaults(Date.now),
  countRequest: () => void = () => undefined,
  observe?: ListenerOptions["observe"],
): RequestListener {
  const listener = answerListener(
    async (request) => {
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
      if (operation !== undefined) countRequest();
      const { delay, fault } = faults.take(operation);
      // Keeps the process running no longer.
      if (delay > 0) await sleep(delay, undefined, { ref: false });
      return fault === undefined ? answer() : answerFault(fault, operation, answer);
    },
    { largestBody, observe },
  );
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
