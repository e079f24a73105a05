import { setTimeout as sleep } from "node:timers/promises";
import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { RegistryFault } from "../../../generated/sandbox-types.gen.ts";
import { documentedKey } from "../../registry/call/documented-answer.ts";
import { exampleAnswer } from "../../services/registry/example.ts";
import { cutOff, type Service } from "../../services/service.ts";
import type { Faults } from "../faults/faults.ts";
import { gatewayAnswer } from "../faults/gateway-fault.ts";

/**
 * The registry with the faults that are on. A request meets the newest latency and the newest of the others that are meant for it;
 * each of the two counts the request as one time.
 *
 * @param operationOf `undefined` for a path that no operation has
 */
export function withFaults(
  service: Service,
  faults: Faults,
  operationOf: (request: Request) => RegistryOperationId | undefined,
): Service {
  /** When the requests of the last 60 seconds came, as far as they count. */
  let requests: number[] = [];
  let budget: RegistryFault | undefined;
  const countRequest = (): void => {
    const time = Date.now();
    const before = budget;
    budget = faults.on("registry").find(({ kind }) => kind === "budget-exceeded");
    // Requests from before the fault do not count.
    if (budget !== before) requests = [];
    while ((requests[0] ?? time) <= time - 60_000) requests.shift();
    requests.push(time);
  };
  const isMeantFor = (fault: RegistryFault, operation: RegistryOperationId | undefined): boolean => {
    if (fault.kind === "budget-exceeded") {
      return requests.length > (fault.requestsPerMinute ?? registryLimits.requestsPerMinute);
    }
    // A path without an operation documents no status.
    if (operation === undefined && fault.kind === "status") return false;
    return fault.operation === undefined || fault.operation === operation;
  };
  return async (request) => {
    const operation = operationOf(request);
    countRequest();
    const late = faults.take("registry", (one) => one.kind === "latency" && isMeantFor(one, operation));
    const fault = faults.take("registry", (one) => one.kind !== "latency" && isMeantFor(one, operation));
    // `ref: false` lets the process end meanwhile.
    if (late?.kind === "latency" && late.delay > 0) await sleep(late.delay, undefined, { ref: false });
    switch (fault?.kind) {
      case "reset":
        return fault.when === "before" ? Response.error() : cutOff(await service(request), fault.when);
      case "status": {
        // The fault is meant for operations alone, and for those that document the status.
        const key = operation === undefined ? undefined : documentedKey(operation, fault.status);
        if (operation === undefined || key === undefined) return service(request);
        return new Response(JSON.stringify(exampleAnswer(operation, key)), {
          status: fault.status,
          headers: { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" },
        });
      }
      case "gateway-error":
      case "block-page":
      case "budget-exceeded":
        return gatewayAnswer(fault);
      default:
        return service(request);
    }
  };
}
