import type { Addresses } from "../../../generated/environments.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { Form } from "../../services/messages.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { SandboxFault, UncheckedFaults } from "../faults/sandbox-faults.ts";
import type { RunningServer } from "../https-server.ts";
import type { SandboxIdentity } from "../identity/create-identity-service.ts";
import type { SandboxLegacy } from "../legacy/legacy-service.ts";
import type { ServerKind } from "../start-servers.ts";

/** What the control interface shows and changes. */
export interface ControlState {
  readonly environment: Required<Addresses>;
  readonly clients: readonly ClientSystem[];
  /** Certificate of the authority as PEM. */
  readonly certificateAuthority: string;
  readonly faults: UncheckedFaults;
  readonly identity: Pick<SandboxIdentity, "requests" | "rotateKeys">;
  readonly legacy: Pick<SandboxLegacy, "requests" | "setVariant">;
  /** Number of subjects in the combined registry. */
  readonly subjects: number;
  /** The servers of the services, and the interface's own. */
  readonly servers: Readonly<Record<ServerKind, Pick<RunningServer, "port" | "handshakes">>>;
}

/** What a request to the control interface says. */
export interface ControlRequest {
  readonly query: Form;
  /** The body; empty when there is none. */
  readonly body: JsonObject;
}

/** Something that the control interface does. */
export interface ControlRoute {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  readonly path: string;
  /** Says to a person what it does. */
  readonly does: string;
  /** @throws InvalidInputError when the request breaks a rule; then nothing changes. */
  readonly answer: (state: ControlState, request: ControlRequest) => unknown;
}

/** What the control interface does, by path. */
export const controlRoutes: readonly ControlRoute[] = [
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
    answer: switchOn,
  },
  {
    method: "DELETE",
    path: "/faults",
    does: "switches faults off, all or those that fit ?service=, kind= and operation=, and answers those that stay on",
    answer: switchOff,
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
    answer: changeVariant,
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

function switchOn({ faults }: ControlState, { body }: ControlRequest): readonly SandboxFault[] {
  faults.set(body);
  return faults.list();
}

function switchOff({ faults }: ControlState, { query }: ControlRequest): readonly SandboxFault[] {
  faults.clear(Object.fromEntries([...query].map(([name, values]) => [name, onlyOne(name, values)])));
  return faults.list();
}

function onlyOne(name: string, [value, ...more]: readonly string[]): string | undefined {
  if (more.length === 0) return value;
  throw new InvalidInputError("faults", [{ field: name, rule: "must be there once" }]);
}

async function rotateKeys(
  { identity }: ControlState,
  { body }: ControlRequest,
): Promise<{ readonly keepOld: boolean }> {
  const { keepOld = true, ...others } = body;
  checkOptions("rotate-keys", others, {}, {});
  if (typeof keepOld !== "boolean") {
    throw new InvalidInputError("rotate-keys", [{ field: "keepOld", rule: "must be true or false" }]);
  }
  await identity.rotateKeys({ keepOld });
  return { keepOld };
}

function changeVariant({ legacy }: ControlState, { body }: ControlRequest): JsonObject {
  legacy.setVariant(body);
  return body;
}
