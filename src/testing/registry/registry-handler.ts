import { http, type HttpHandler } from "msw";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../../environment/addresses.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { createRegistryService } from "../../services/registry/registry-service.ts";
import { documentedSchema } from "../../registry/call/documented-answer.ts";
import { checkOptions } from "../../transport/option-table.ts";
import { isResolver } from "../handlers.ts";
import { httpFaults } from "../../services/http-faults.ts";
import type { RegistryAnswer, RegistryFault, RegistryRequest, RegistryResolver } from "./registry-answer.ts";
import { respond } from "./respond.ts";

const ownFaults: readonly RegistryFault[] = ["unknown-path", "too-many-matches", "broken-json"];

/** The registry of the handlers. */
export type RegistryHandlersOptions = EnvironmentOptions<"registry">;

/** Options of {@link registryHandler}. */
export interface RegistryHandlerOptions extends RegistryHandlersOptions {
  /**
   * Whether it answers only one request; later requests go to the next handlers.
   *
   * @default false
   */
  readonly once?: boolean | undefined;
}

/**
 * Returns an msw handler for one operation of the registry, typed by the operation. The client retries after 500 and 503 and after
 * a failed connection; give it `retry: false` unless you test retries.
 *
 * @param answer the response, or a function of the request that returns it; by default 200 with valid data
 * @throws InvalidInputError for an unknown operation, status or fault, or a wrong option.
 *
 * @example
 *
 * ```ts
 * server.use(registryHandler("vratEkonomickySubjekt", { status: 404 }));
 * server.use(
 *   registryHandler("vratEkonomickySubjekt", ({ input }) => ({ body: sample("EkonomickySubjekt", { ico: input.ico }) })),
 * );
 * ```
 */
export function registryHandler<Id extends RegistryOperationId>(
  id: Id,
  answer: RegistryAnswer<Id> | RegistryResolver<Id> = {},
  options: RegistryHandlerOptions = {},
): HttpHandler {
  const subject = "registryHandler";
  const isKnown = typeof id === "string" && Object.hasOwn(registryOperations, id);
  if (!isKnown) refuse(subject, "id", "must be an operationId of the contract");
  const { once } = checkOptions(subject, options, { ...environmentTable, once: { kind: "boolean", default: false } });
  if (!isResolver(answer)) checkRegistryAnswer(subject, id, answer);
  const resolve: RegistryResolver<Id> = isResolver(answer) ? answer : () => answer;
  const operation: RegistryOperation = registryOperations[id];
  const { method, path, basePath } = operation;
  const base = resolveAddress(subject, "registry", options);
  const service = createRegistryService({
    basePath: new URL(base).pathname.replace(/\/$/, ""),
    answer: async (call, request) => {
      // `call.input` has the type of the method's first argument, if the caller kept to it.
      const given = await resolve({ input: call.input as RegistryRequest<Id>["input"], request });
      if (given !== undefined) checkRegistryAnswer(subject, id, given);
      return respond(call, request, given ?? {});
    },
  });
  let count = 0;
  // Names in the path of msw are made of letters and digits alone.
  const template = path.replaceAll(/\{[^{}]+\}/g, () => `:p${count++}`);
  const address = (basePath === undefined ? base : new URL(base).origin + basePath) + template;
  return http[verbs[method]](address, ({ request }) => service(request), { once });
}

/**
 * Returns msw handlers for every operation of the registry. Each answers 200 with data that is valid against the contract and fits
 * the request.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const server = setupServer(...registryHandlers());
 * ```
 */
export function registryHandlers(options: RegistryHandlersOptions = {}): HttpHandler[] {
  checkOptions("registryHandlers", options, environmentTable);
  return Object.values(registryOperations).map(({ id }) => registryHandler(id, {}, options));
}

const verbs = {
  GET: "get",
  PUT: "put",
  POST: "post",
  DELETE: "delete",
  OPTIONS: "options",
  HEAD: "head",
  PATCH: "patch",
} as const;

/** Checks a response. @throws InvalidInputError for an unknown status or fault, which a caller without types may pass. */
function checkRegistryAnswer<Id extends RegistryOperationId>(
  subject: string,
  id: Id,
  answer: RegistryAnswer<Id>,
): void {
  const statuses = Object.keys(registryOperations[id].responses).join(", ");
  const isStatus = (value: unknown): boolean =>
    typeof value === "number" && /^[2-5]\d\d$/.test(String(value)) && documentedSchema(id, value) !== undefined;
  const isJson = (value: unknown): boolean => !["function", "symbol", "bigint"].includes(typeof value);
  checkOptions(subject, answer, {
    status: { kind: "other", broken: (value) => (isStatus(value) ? undefined : `must be ${statuses}`) },
    body: { kind: "other", broken: (value) => (isJson(value) ? undefined : "must be JSON") },
    fault: { kind: "choice", of: [...httpFaults, ...ownFaults] },
  });
}
