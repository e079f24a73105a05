import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { documentedAnswer } from "../../registry/documented-answer.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import * as chyby from "../../services/registry/chyba.ts";
import { searchAddresses, searchBatches, searchCodeLists, searchSource, searchSubjects } from "./searches.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { findRoute } from "./route.ts";

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
export function answerRegistryRequest(
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
  const wrong = firstWrongField(requestValidators[id].path, values);
  if (wrong !== undefined) return wrong === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(wrong);
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
    return chyby.necitelneTelo;
  }
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return chyby.necitelneTelo;
  const wrong = firstWrongField(requestValidators[id].body, filter);
  if (wrong !== undefined) return wrong === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(wrong);

  // The validator above has proved the type of every known field; unknown ones are ignored, as the service does.
  deleteUnknown(id, filter);
  if (id === "vyhledejEkonomickeSubjekty") return searchSubjects(dataset, filter);
  if (id === "vyhledejCiselnik") return searchCodeLists(dataset, filter);
  if (id === "vyhledejStandardizovaneAdresy") return searchAddresses(dataset.addresses, filter);
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

/** Name of the first field that breaks a rule; an unknown field breaks none, and too many values are told by the search. */
function firstWrongField(validate: Validate | undefined, value: object): string | undefined {
  if (validate === undefined || validate(value)) return undefined;
  const wrong = validate.errors?.find(({ keyword }) => keyword !== "additionalProperties" && keyword !== "maxItems");
  return wrong?.instancePath.split("/")[1];
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
