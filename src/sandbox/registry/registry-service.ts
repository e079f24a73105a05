import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { requestValidators } from "../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { searchAddresses } from "./address-search.ts";
import * as chyby from "./chyba.ts";
import type { Answer } from "./chyba.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { findRoute } from "./route.ts";
import { searchBatches, searchCodeLists, searchSource, searchSubjects } from "./searches.ts";

/** A request to the registry. */
export interface RegistryRequest {
  readonly method: string;
  /** Path below the base address, as sent. */
  readonly path: string;
  /** The body as text; empty when there is none. */
  readonly body: string;
}

/**
 * The registry over a data set: answers as the real one does, errors included. Requests and answers are checked against
 * the contract.
 *
 * @throws Error when its own answer breaks the contract, which is a fault of the sandbox.
 */
export function answerRegistryRequest(dataset: RegistryDataset, request: RegistryRequest): Answer {
  const route = findRoute(request.method, request.path);
  if (typeof route === "number") return chyby.unknownPath(route, request.path);
  const answer =
    request.method === "POST"
      ? answerSearch(dataset, route.id, request.body)
      : answerDetail(dataset, route.id, route.parameters);
  checkAnswer(route.id, answer);
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
  const wrong = firstWrongField(id, values);
  if (wrong !== undefined) return wrong === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(wrong);
  if (!("source" in operation)) {
    const batch = dataset
      .batches(parameters["datovyZdroj"] ?? "")
      ?.find(({ cisloDavky }) => cisloDavky === values["cisloDavky"]);
    return batch === undefined ? chyby.davkaNenalezena : { status: 200, body: batch };
  }
  const record = dataset.record(operation.source, parameters["ico"] ?? "");
  return record === undefined ? chyby.nenalezeno : { status: 200, body: record };
}

function answerSearch(dataset: RegistryDataset, id: RegistryOperationId, body: string): Answer {
  let filter: unknown;
  try {
    filter = body === "" ? {} : JSON.parse(body);
  } catch {
    return chyby.necitelneTelo;
  }
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return chyby.necitelneTelo;
  const wrong = firstWrongField(id, filter);
  if (wrong !== undefined) return wrong === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(wrong);

  // The validator above has proved the type of every known field; unknown ones are ignored, as the service does.
  const known = withoutUnknown(id, filter);
  if (id === "vyhledejEkonomickeSubjekty") return searchSubjects(dataset, known);
  if (id === "vyhledejCiselnik") return searchCodeLists(dataset, known);
  if (id === "vyhledejStandardizovaneAdresy") return searchAddresses(dataset.addresses, known);
  const operation = registryOperations[id];
  return "source" in operation ? searchSource(dataset, operation.source, known) : searchBatches(dataset, known);
}

/** Name of the first field that breaks a rule; an unknown field breaks none. */
function firstWrongField(id: RegistryOperationId, value: object): string | undefined {
  const { path, body } = requestValidators[id];
  const validate = path ?? body;
  if (validate === undefined || validate(value)) return undefined;
  const wrong = validate.errors?.find(({ keyword }) => keyword !== "additionalProperties");
  return wrong?.instancePath.split("/")[1];
}

/** The filter without the fields that the contract does not name, at any depth. */
function withoutUnknown(id: RegistryOperationId, filter: object): object {
  const copy = structuredClone(filter);
  const validate = requestValidators[id].body;
  if (validate === undefined || validate(copy)) return copy;
  for (const { instancePath, params } of validate.errors ?? []) {
    const parent = instancePath
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
        copy,
      );
    if (typeof parent === "object" && parent !== null)
      Reflect.deleteProperty(parent, String(params["additionalProperty"]));
  }
  return copy;
}

function checkAnswer(id: RegistryOperationId, { status, body }: Answer): void {
  const responses: Readonly<Record<number, keyof typeof responseValidators>> = registryOperations[id].responses;
  const schema = responses[status];
  if (schema === undefined) throw new Error(`${id}: the sandbox answered the undocumented status ${status}`);
  const validate = responseValidators[schema];
  if (validate(body)) return;
  const [issue] = validate.errors ?? [];
  throw new Error(
    `${id}: the sandbox's answer breaks ${schema} at ${issue?.instancePath ?? ""}: ${issue?.message ?? ""}`,
  );
}
