import { http, type HttpHandler } from "msw";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../../environment/resolve-address.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import type { RegistryAnswer, RegistryResolver } from "./registry-answer.ts";
import { checkRegistryAnswer } from "./check-registry-answer.ts";
import { respond } from "./respond.ts";

/** Which registry the handlers answer for. */
export type RegistryHandlersOptions = EnvironmentOptions<"registry">;

/** Options of {@link registryHandler}. */
export interface RegistryHandlerOptions extends RegistryHandlersOptions {
  /**
   * Whether it answers one request only; the next one goes to the handlers behind it.
   *
   * @default false
   */
  readonly once?: boolean | undefined;
}

/**
 * A handler of msw for one operation of the registry, typed by the operation. The client asks again after 500 and 503
 * and after a failed connection: give it `retry: false` where that is not what is tested.
 *
 * @param answer what is answered, or a function of the request that decides it; by default 200 with valid data
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
  // From JavaScript anything may come.
  if (typeof id !== "string" || !Object.hasOwn(registryOperations, id)) {
    throw new InvalidInputError(subject, [{ field: "id", rule: "must be an operationId of the contract" }]);
  }
  checkOptions(subject, options, { environment: true, network: true, once: true }, {});
  if (!isResolver(answer)) checkRegistryAnswer(subject, answer);
  const resolve: RegistryResolver<Id> = isResolver(answer) ? answer : () => answer;
  const { method, path, parameters } = registryOperations[id];
  const address = resolveAddress(subject, "registry", options) + path.replaceAll(/\{(\w+)\}/g, ":$1");
  return http[method === "GET" ? "get" : "post"](
    address,
    async ({ request, params }) => {
      const input = method === "GET" ? readParameters(params, parameters) : await readFilter(request.clone());
      if (input === undefined) return respond(id, {}, request, { status: 500 });
      const given = await resolve({ input, request });
      if (given !== undefined) checkRegistryAnswer(subject, given);
      return respond(id, input, request, given ?? {});
    },
    { once: options.once ?? false },
  );
}

function isResolver<Id extends RegistryOperationId>(
  answer: RegistryAnswer<Id> | RegistryResolver<Id>,
): answer is RegistryResolver<Id> {
  return typeof answer === "function";
}

function readParameters(
  params: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, ParameterRules>>,
): JsonObject {
  const entries = Object.entries(rules).map(([name, { type }]) => {
    const text = String(params[name]);
    return [name, type === "integer" ? Number(text) : text];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/** The filter of a search; `undefined` when the body is no JSON object, to which the service answers 500. */
async function readFilter(request: Request): Promise<JsonObject | undefined> {
  try {
    const filter: unknown = await request.json();
    return isJsonObject(filter) ? filter : undefined;
  } catch {
    return undefined;
  }
}
