import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { documentedKey, documentedSchema } from "../../registry/call/documented-answer.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import * as chyby from "../../services/registry/chyba.ts";
import { exampleAnswer, successStatus } from "../../services/registry/example.ts";
import type { RegistryCall } from "../../services/registry/read-call.ts";
import { createRegistryService, operationOf } from "../../services/registry/registry-service.ts";
import type { Service } from "../../services/service.ts";
import type { Faults } from "../faults/faults.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import type { RegistryControl } from "./sandbox-registry.ts";
import { withFaults } from "./faults.ts";
import { searchAddresses, searchBatches, searchCodeLists, searchSource, searchSubjects } from "./searches.ts";

/**
 * The registry over a data set. Its answers are checked against the contract.
 *
 * @throws Error when its own answer breaks the contract, which is a fault of the sandbox.
 */
function answerCall(dataset: RegistryDataset, call: RegistryCall): Answer {
  const isSearch = "items" in registryOperations[call.id];
  const answer = isSearch ? answerSearch(dataset, call) : answerDetail(dataset, call);
  checkAnswer(call.id, answer);
  return answer;
}

function answerDetail(dataset: RegistryDataset, { id, parameters }: RegistryCall): Answer {
  if (id === "vratNotifikacniDavku") {
    const batch = dataset
      .batches(String(parameters["datovyZdroj"]))
      ?.find(({ cisloDavky }) => cisloDavky === parameters["cisloDavky"]);
    return batch === undefined ? chyby.davkaNenalezena : { status: 200, body: batch };
  }
  const operation = registryOperations[id];
  if (!("source" in operation)) return answerExample(id);
  const record = dataset.record(operation.source, String(parameters["ico"]));
  return record === undefined ? chyby.nenalezeno : { status: 200, body: record };
}

function answerSearch(dataset: RegistryDataset, { id, body }: RegistryCall): Answer {
  // The service has proved the type of every field.
  const filter = body as object;
  if (id === "vyhledejEkonomickeSubjekty") return searchSubjects(dataset, filter);
  if (id === "vyhledejCiselnik") return searchCodeLists(dataset, filter);
  if (id === "vyhledejStandardizovaneAdresy") return searchAddresses(dataset, filter);
  if (id === "vyhledejSeznamNotifikacnichDavek") return searchBatches(dataset, filter);
  const operation = registryOperations[id];
  return "source" in operation ? searchSource(dataset, operation.source, filter) : answerExample(id);
}

/** The contract's example as the answer of an operation that the sandbox has no data for. */
function answerExample(id: RegistryOperationId): Answer {
  const status = successStatus(id);
  return { status, body: exampleAnswer(id, documentedKey(id, status)) };
}

function checkAnswer(id: RegistryOperationId, { status, body }: Answer): void {
  const schema = documentedSchema(id, status);
  if (schema === undefined) throw new Error(`${id}: the sandbox answered the undocumented status ${status}`);
  if (schema === null) return;
  const validate = responseValidators[schema];
  if (validate(body)) return;
  const [issue] = validate.errors ?? [];
  throw new Error(
    `${id}: the sandbox's answer breaks ${schema} at ${issue?.instancePath ?? ""}: ${issue?.message ?? ""}`,
  );
}

/**
 * The registry as a service. A preflight of a browser meets no fault.
 *
 * @param basePath path of the base address, without a trailing slash
 * @param control called for each request for an operation before it is answered
 */
export function registryService(
  dataset: RegistryDataset,
  basePath: string,
  faults: Faults,
  control: Pick<RegistryControl, "countRequest">,
): Service {
  const service = createRegistryService({ basePath, answer: (call) => answerCall(dataset, call) });
  const called = (request: Request): RegistryOperationId | undefined => operationOf(request, basePath);
  const faulty = withFaults(service, faults, called);
  return async (request) => {
    if (request.method === "OPTIONS") return service(request);
    if (called(request) !== undefined) control.countRequest();
    return faulty(request);
  };
}
