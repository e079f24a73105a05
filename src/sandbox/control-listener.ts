import type { Addresses } from "../../generated/environments.gen.ts";
import { InvalidInputError, refuse } from "../errors/invalid-input-error.ts";
import { readForm, type Form } from "../services/messages.ts";
import { findJsonFault, parseJson } from "../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { checkOptions } from "../transport/option-table.ts";
import type { ClientSystem } from "./client-systems.ts";
import type { ControlAccess } from "./control-access.ts";
import type { Faults } from "./faults/faults.ts";
import { serviceOf, type Service, type ServiceAnswer, type ServiceRequest } from "../services/service.ts";
import { guardRefusal } from "./guard.ts";
import type { RegistryControl } from "./registry/sandbox-registry.ts";
import type { RunningServer, ServerKind } from "./servers.ts";
import type { SandboxIdentity } from "./identity/identity-service.ts";
import type { SandboxLegacy } from "./legacy/legacy-service.ts";

/** The control interface, in JSON. Requests that a web page can send are refused. */
export function controlService(state: ControlState): Service {
  return serviceOf((request) => answerControlRequest(state, request));
}

async function answerControlRequest(state: ControlState, request: ServiceRequest): Promise<ServiceAnswer> {
  const { path } = request;
  // The server leaves the body of an answer to HEAD out.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const address = { port: state.servers.control.port, names: state.hostNames };
  const refusal = guardRefusal(request, address, false);
  if (refusal !== undefined) return failed(refusal.status, refusal.reason);
  if (!state.access.allows(request.headers)) {
    const reason = "the header Authorization must be Bearer and the control token";
    return failed(401, reason, { "WWW-Authenticate": "Bearer" });
  }
  const routes = new Map(
    Object.entries(controlRoutes).flatMap(([name, route]) => {
      const [known = "", place] = name.split(" ");
      return place === path ? [[known, route]] : [];
    }),
  );
  const route = routes.get(method);
  if (routes.size === 0) return failed(404, "there is no such path; GET / lists them");
  if (route === undefined) {
    const reason = "the path does not take this method; GET / lists them";
    return failed(405, reason, { Allow: [...routes.keys()].join(", ").replace("GET", "GET, HEAD") });
  }
  if (!hasJsonType(request)) return failed(415, "the body must be of type application/json");
  try {
    const query = readForm(request.query);
    if (query === undefined) return failed(400, "the query must be percent-encoded");
    return json(200, await route.answer(state, { query, body: readJson(request) }));
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const { field, rule } = error;
    return json(400, { error: error.message, field, rule });
  }
}

/** A type that a form of a web page cannot have. */
function hasJsonType({ headers, body }: ServiceRequest): boolean {
  return body.length === 0 || /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function readJson({ body }: ServiceRequest): JsonObject {
  const text = new TextDecoder().decode(body);
  const value: unknown = text === "" ? {} : parseJson(text);
  if (isJsonObject(value)) return value;
  const isNumber = findJsonFault(text) === "number";
  return refuse(
    "control",
    "body",
    isNumber ? "must have no number that is larger than JavaScript can hold exactly" : "must be a JSON object",
  );
}

function failed(status: number, reason: string, headers?: ServiceAnswer["headers"]): ServiceAnswer {
  return json(status, { error: reason }, headers);
}

function json(status: number, body: unknown, more?: ServiceAnswer["headers"]): ServiceAnswer {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", ...more };
  return {
    ...{ status, headers: { ...headers, "X-Content-Type-Options": "nosniff" } },
    body: `${JSON.stringify(body, undefined, 2)}\n`,
  };
}

/** The state that the control interface shows and changes. */
export interface ControlState {
  readonly environment: Required<Addresses>;
  readonly clients: readonly [ClientSystem, ...ClientSystem[]];
  readonly certificateAuthority: string;
  readonly controlAddress: string;
  /** Host names that clients use besides 127.0.0.1 and localhost. */
  readonly hostNames: readonly string[];
  readonly access: ControlAccess;
  readonly faults: Faults;
  /** Replaces the configuration. @throws InvalidInputError when it is wrong; then nothing changes. */
  readonly configure: (config: unknown) => Promise<void>;
  readonly identity: Pick<SandboxIdentity, "requests" | "rotateKeys">;
  readonly legacy: Pick<SandboxLegacy, "requests" | "setVariant">;
  readonly registry: RegistryControl;
  /** The servers of the services, and the interface's own. */
  readonly servers: Readonly<Record<ServerKind, Pick<RunningServer, "port" | "handshakes">>>;
}

interface ControlRequest {
  readonly query: Form;
  readonly body: JsonObject;
}

interface ControlRoute {
  /** Says to a person what it does. */
  readonly does: string;
  /** @throws InvalidInputError when the request breaks a rule; then nothing changes. */
  readonly answer: (state: ControlState, request: ControlRequest) => unknown;
}

/** The routes by method and path. */
const controlRoutes: Readonly<Record<`${"GET" | "PUT" | "POST" | "DELETE"} /${string}`, ControlRoute>> = {
  "GET /": {
    does: "lists what there is",
    answer: () => Object.fromEntries(Object.entries(controlRoutes).map(([name, { does }]) => [name, does])),
  },
  "GET /state": {
    does: "addresses, faults that are on, and counters",
    answer: ({ environment, registry, faults, identity, legacy, servers }) => ({
      environment,
      subjects: registry.subjects,
      faults: faults.list(),
      requests: { registry: registry.requests, identity: identity.requests, legacy: legacy.requests },
      handshakes: Object.fromEntries(Object.entries(servers).map(([kind, { handshakes }]) => [kind, handshakes])),
    }),
  },
  "GET /faults": { does: "the faults that are on", answer: ({ faults }) => faults.list() },
  "PUT /faults": {
    does: "switches the fault of the body on and answers those that are on then",
    answer: ({ faults }, { body }) => {
      faults.set(body);
      return faults.list();
    },
  },
  "DELETE /faults": {
    does: "switches faults off, all or those that fit ?service=, kind= and operation=, and answers those that stay on",
    answer: ({ faults }, { query }) => {
      faults.clear(Object.fromEntries([...query].map(([name, values]) => [name, onlyOne(name, values)])));
      return faults.list();
    },
  },
  "PUT /config": {
    does: "replaces the configuration by that of the body (JSON Schema: ares-caais/schemas/sandbox.json); answers how many there are",
    answer: async (state, { body }) => {
      await state.configure(body);
      const { clients, registry, faults } = state;
      return { clients: clients.map(({ clientId }) => clientId), subjects: registry.subjects, faults: faults.list() };
    },
  },
  "POST /registry/changes": {
    does: 'changes the registry as the body says: {"data": …, "remove": […], "afterRequests": 0}; answers the number of subjects',
    answer: ({ registry }, { body }) => {
      registry.change(body);
      return { subjects: registry.subjects };
    },
  },
  "POST /identity/rotate-keys": {
    does: 'signs with a new key from now on; {"keepOld": false} takes those before out of the key set',
    answer: async ({ identity }, { body }) => {
      checkOptions("rotate-keys", body, { keepOld: { kind: "boolean" } });
      const keepOld = body["keepOld"] !== false;
      await identity.rotateKeys({ keepOld });
      return { keepOld };
    },
  },
  "PUT /legacy/variant": {
    does: "changes the form of the attributes in every legacy answer as the body says; {} leaves it to the users again",
    answer: ({ legacy }, { body }) => {
      legacy.setVariant(body);
      return body;
    },
  },
  "GET /clients": {
    does: "the registered client systems with their return addresses",
    answer: ({ clients }) => clients.map(({ certificates, expired, ...client }) => client),
  },
  "GET /certificates": {
    does: "the certificates of the authority and of the client systems as PEM; never their keys",
    answer: ({ certificateAuthority, clients }) => ({
      certificateAuthority,
      clients: clients.map(({ clientId, certificates }) => ({
        clientId,
        certificates: certificates.map(({ cert }) => cert),
      })),
    }),
  },
};

function onlyOne(name: string, [value, ...more]: readonly string[]): string | undefined {
  return more.length === 0 ? value : refuse("faults", name, "must occur once");
}
