import type { RequestListener } from "node:http";
import type { Addresses } from "../../generated/environments.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { readForm, type Form } from "../services/messages.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { checkOptions } from "../transport/option-checks.ts";
import type { ClientSystem } from "./client-systems.ts";
import type { UncheckedFaults } from "./faults/sandbox-faults.ts";
import { answerListener, type HttpAnswer, type HttpRequest } from "./answer-listener.ts";
import type { RunningServer, ServerKind } from "./servers.ts";
import type { SandboxIdentity } from "./identity/identity-service.ts";
import type { SandboxLegacy } from "./legacy/legacy-service.ts";

/**
 * Serves the control interface, in JSON. What a web page can send is refused: every request with an `Origin`
 * header, and every one whose `Host` is not the interface's own, as after rebinding a name to 127.0.0.1 (DNS rebinding).
 */
export function controlListener(state: ControlState): RequestListener {
  return answerListener((request) => answerControlRequest(state, request));
}

async function answerControlRequest(state: ControlState, request: HttpRequest): Promise<HttpAnswer> {
  const { method, path, headers } = request;
  const { port } = state.servers.control;
  if (headers.origin !== undefined) return refuse(403, "requests of web pages are refused");
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) {
    return refuse(421, `the header Host must be 127.0.0.1:${port} or localhost:${port}`);
  }
  const found = controlRoutes.filter((route) => route.path === path);
  if (found.length === 0) return refuse(404, "there is no such path; GET / lists them");
  const route = found.find((candidate) => candidate.method === method);
  if (route === undefined) {
    const refusal = refuse(405, "the path does not take this method; GET / lists them");
    return { ...refusal, headers: { ...refusal.headers, Allow: found.map((other) => other.method).join(", ") } };
  }
  if (!hasJsonType(request)) return refuse(415, "the body must be of type application/json");
  try {
    const query = readForm(request.query);
    if (query === undefined) return refuse(400, "the query must be percent-encoded");
    return json(200, await route.answer(state, { query, body: readJson(request) }));
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const { field, rule } = error;
    return json(400, { error: error.message, field, rule });
  }
}

/** A type that a form of a web page cannot have. */
function hasJsonType({ headers, body }: HttpRequest): boolean {
  return body.length === 0 || /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function readJson({ body }: HttpRequest): JsonObject {
  const value: unknown = body.length === 0 ? {} : parseJson(body.toString());
  if (isJsonObject(value)) return value;
  throw new InvalidInputError("control", [{ field: "body", rule: "must be a JSON object" }]);
}

function refuse(status: number, reason: string): HttpAnswer {
  return json(status, { error: reason });
}

function json(status: number, body: unknown): HttpAnswer {
  return {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
    body: `${JSON.stringify(body, undefined, 2)}\n`,
  };
}

/** What the control interface shows and changes. */
export interface ControlState {
  readonly environment: Required<Addresses>;
  readonly clients: readonly ClientSystem[];
  readonly certificateAuthority: string;
  readonly faults: UncheckedFaults;
  readonly identity: Pick<SandboxIdentity, "requests" | "rotateKeys">;
  readonly legacy: Pick<SandboxLegacy, "requests" | "setVariant">;
  /** Number of subjects in the combined registry. */
  readonly subjects: number;
  /** The servers of the services, and the interface's own. */
  readonly servers: Readonly<Record<ServerKind, Pick<RunningServer, "port" | "handshakes">>>;
}

export interface ControlRequest {
  readonly query: Form;
  readonly body: JsonObject;
}

export interface ControlRoute {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  readonly path: string;
  /** Says to a person what it does. */
  readonly does: string;
  /** @throws InvalidInputError when the request breaks a rule; then nothing changes. */
  readonly answer: (state: ControlState, request: ControlRequest) => unknown;
}

const controlRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/",
    does: "lists what there is",
    answer: () => Object.fromEntries(controlRoutes.map(({ method, path, does }) => [`${method} ${path}`, does])),
  },
  {
    method: "GET",
    path: "/state",
    does: "addresses, faults that are on, and counters",
    answer: ({ environment, subjects, faults, identity, legacy, servers }) => ({
      environment,
      subjects,
      faults: faults.list(),
      requests: { identity: identity.requests, legacy: legacy.requests },
      handshakes: Object.fromEntries(Object.entries(servers).map(([kind, { handshakes }]) => [kind, handshakes])),
    }),
  },
  {
    method: "GET",
    path: "/faults",
    does: "the faults that are on",
    answer: ({ faults }) => faults.list(),
  },
  {
    method: "PUT",
    path: "/faults",
    does: "switches the fault of the body on and answers those that are on then",
    answer: ({ faults }, { body }) => {
      faults.set(body);
      return faults.list();
    },
  },
  {
    method: "DELETE",
    path: "/faults",
    does: "switches faults off, all or those that fit ?service=, kind= and operation=, and answers those that stay on",
    answer: ({ faults }, { query }) => {
      faults.clear(Object.fromEntries([...query].map(([name, values]) => [name, onlyOne(name, values)])));
      return faults.list();
    },
  },
  {
    method: "POST",
    path: "/identity/rotate-keys",
    does: 'signs with a new key from now on; {"keepOld": false} takes those before out of the key set',
    answer: rotateKeys,
  },
  {
    method: "PUT",
    path: "/legacy/variant",
    does: "changes the form of the attributes in every legacy answer as the body says; {} leaves it to the users again",
    answer: ({ legacy }, { body }) => {
      legacy.setVariant(body);
      return body;
    },
  },
  {
    method: "GET",
    path: "/clients",
    does: "the registered client systems with their return addresses",
    answer: ({ clients }) => clients.map(({ certificates, ...client }) => client),
  },
  {
    method: "GET",
    path: "/certificates",
    does: "the certificates of the authority and of the client systems as PEM; never their keys",
    answer: ({ certificateAuthority, clients }) => ({
      certificateAuthority,
      clients: clients.map(({ clientId, certificates }) => ({
        clientId,
        certificates: certificates.map(({ cert }) => cert),
      })),
    }),
  },
];

function onlyOne(name: string, [value, ...more]: readonly string[]): string | undefined {
  if (more.length === 0) return value;
  throw new InvalidInputError("faults", [{ field: name, rule: "must be there once" }]);
}

async function rotateKeys({ identity }: ControlState, { body }: ControlRequest): Promise<object> {
  checkOptions("rotate-keys", body, { keepOld: "boolean" });
  const keepOld = body["keepOld"] !== false;
  await identity.rotateKeys({ keepOld });
  return { keepOld };
}
