import { http, type HttpHandler } from "msw";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../../environment/resolve-address.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import type { RegistryAnswer, RegistryRequest, RegistryResolver } from "./registry-answer.ts";
import { checkRegistryAnswer } from "./check-registry-answer.ts";
import { readRequest } from "./read-request.ts";
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
  if (!isResolver(answer)) checkRegistryAnswer(subject, id, answer);
  const resolve: RegistryResolver<Id> = isResolver(answer) ? answer : () => answer;
  const operation: RegistryOperation = registryOperations[id];
  const { method, path, basePath } = operation;
  const base = resolveAddress(subject, "registry", options);
  let count = 0;
  // Names in the path of msw are made of letters and digits alone.
  const template = path.replaceAll(/\{[^{}]+\}/g, () => `:p${count++}`);
  return http[verbs[method]](
    (basePath === undefined ? base : new URL(base).origin + basePath) + template,
    async ({ request, params }) => {
      const segments = Array.from({ length: count }, (_, index) => String(params[`p${index}`]));
      const read = await readRequest(operation, request.clone(), segments);
      if (read === undefined) return respond(id, { parameters: {}, body: undefined }, request, { status: 500 });
      // What the method of the client was given has the type of its first argument, if the caller kept to it.
      const given = await resolve({ input: read.input as RegistryRequest<Id>["input"], request });
      if (given !== undefined) checkRegistryAnswer(subject, id, given);
      return respond(id, read, request, given ?? {});
    },
    { once: options.once ?? false },
  );
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

function isResolver<Id extends RegistryOperationId>(
  answer: RegistryAnswer<Id> | RegistryResolver<Id>,
): answer is RegistryResolver<Id> {
  return typeof answer === "function";
}
