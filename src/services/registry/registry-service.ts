import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import type { EkonomickeSubjektyRegistraceFiltr } from "../../../generated/registry-types.gen.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { Service } from "../service.ts";
import type { Answer } from "./chyba.ts";
import * as chyby from "./chyba.ts";
import { readCall, type RegistryCall } from "./read-call.ts";
import { findRoute } from "./route.ts";

/** The state of a registry. */
export interface RegistryState {
  /** Path of the base address, without a trailing slash. */
  readonly basePath: string;
  /**
   * Answers a valid call with a status and data, or with a whole response.
   *
   * @throws what is a fault of the service itself
   */
  readonly answer: (call: RegistryCall, request: Request) => Answer | Response | Promise<Answer | Response>;
}

const methods = new Set(["GET", "HEAD", ...Object.values(registryOperations).map(({ method }) => method)]);
const anyOrigin = { "Access-Control-Allow-Origin": "*" };
const preflightHeaders = {
  ...anyOrigin,
  "Access-Control-Allow-Methods": [...methods].join(),
  "Access-Control-Allow-Headers": "content-type",
  "Access-Control-Max-Age": "1800",
};

/**
 * The registry: finds the operation, reads and checks the request by the contract as the service does, and answers JSON.
 */
export function createRegistryService({ basePath, answer }: RegistryState): Service {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 200, headers: preflightHeaders });
    const route = routeOf(request, basePath);
    if (typeof route === "number") return responseOf(request, chyby.unknownPath(route, new URL(request.url).pathname));
    const bytes = new Uint8Array(await request.clone().arrayBuffer());
    const call = readCall(route.id, request, route.parameters, bytes);
    const found = call === undefined ? chyby.necitelneTelo : (refusal(call) ?? (await answer(known(call), request)));
    return found instanceof Response ? found : responseOf(request, found);
  };
}

/** The operation that a request is for; `undefined` for a path or method that none has. */
export function operationOf(request: Request, basePath: string): RegistryOperationId | undefined {
  const route = routeOf(request, basePath);
  return typeof route === "number" ? undefined : route.id;
}

/** HEAD is answered as GET, where no operation of its own has it. */
function routeOf({ method, url }: Request, basePath: string): ReturnType<typeof findRoute> {
  const { pathname } = new URL(url);
  const route = findRoute(method, pathname, basePath);
  return method === "HEAD" && typeof route === "number" ? findRoute("GET", pathname, basePath) : route;
}

/** Data as JSON; an answer without data has no body, and an answer to HEAD never has one. */
function responseOf({ method }: Request, { status, body }: Answer): Response {
  if (body === undefined) return new Response(null, { status, headers: anyOrigin });
  const headers = { "Content-Type": "application/json", ...anyOrigin };
  return new Response(method === "HEAD" ? null : JSON.stringify(body), { status, headers });
}

/** Refuses the first parameter or field that breaks a rule, and a search by too many ico. Unknown fields break no rule. */
function refusal({ id, parameters, body }: RegistryCall): Answer | undefined {
  const { path, body: checkBody } = requestValidators[id];
  const field = wrongField(path, parameters) ?? (isSearch(id) ? wrongField(checkBody, body) : undefined);
  if (field !== undefined) return field === "ico" ? chyby.nevalidniIco : chyby.nevalidniAtribut(field);
  const { ico }: Unchecked<EkonomickeSubjektyRegistraceFiltr> = isSearch(id) && isJsonObject(body) ? body : {};
  return Array.isArray(ico) && ico.length > registryLimits.icoPerFilter ? chyby.prilisMnohoHodnot : undefined;
}

function wrongField(validate: Validate | undefined, value: unknown): string | undefined {
  if (validate === undefined || validate(value)) return undefined;
  const wrong = validate.errors?.find(({ keyword }) => keyword !== "additionalProperties" && keyword !== "maxItems");
  return wrong?.instancePath.split("/")[1];
}

function isSearch(id: RegistryOperationId): boolean {
  return "items" in registryOperations[id];
}

/** The call of a search with the fields of its filter that the contract names, at any depth; others are ignored. */
function known(call: RegistryCall): RegistryCall {
  const validate = requestValidators[call.id].body;
  if (!isSearch(call.id) || validate === undefined || validate(call.body)) return call;
  for (const { keyword, instancePath, params } of validate.errors ?? []) {
    if (keyword !== "additionalProperties") continue;
    const parent = instancePath
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
        call.body,
      );
    if (typeof parent === "object" && parent !== null)
      Reflect.deleteProperty(parent, String(params["additionalProperty"]));
  }
  return call;
}
