import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { SandboxBehaviour } from "../behaviour.ts";
import type { ClientRegistration, SandboxClientOptions } from "../client-systems.ts";
import { readFault, type SandboxFault } from "../faults/fault-table.ts";
import { collectSubjects, type OwnSubjects, type SandboxData } from "../registry/data/own-subjects.ts";
import { Findings } from "./findings.ts";
import type { ConfigDocument } from "./read-document.ts";
import { checkSchema } from "./check-schema.ts";
import { schemas } from "./config-schema.ts";
import { readClients } from "./read-clients.ts";
import { readUser } from "./read-user.ts";
import type { SandboxTenant, SandboxUser } from "./users.ts";

/** The configuration of a sandbox: the content of a file, or the same as an object. `schemas/sandbox.json` is its JSON Schema. */
export interface SandboxConfig {
  /**
   * Client systems that are registered in the identity service.
   *
   * @default one with the shortcut SANDBOX
   */
  readonly clients?: readonly SandboxClientOptions[] | undefined;
  /** Legal entities that users act for, by their shortcuts. */
  readonly tenants?: Readonly<Record<string, SandboxTenant>> | undefined;
  /** Users besides the built-in ones; one with the same login name takes the place of that one. */
  readonly users?: readonly SandboxUser[] | undefined;
  /** Records of the registry by source, as the option `data`. */
  readonly subjects?: SandboxData | undefined;
  /** Faults that are on from the start. */
  readonly faults?: readonly SandboxFault[] | undefined;
  /** How the services behave, unless an option says otherwise. */
  readonly behaviour?: SandboxBehaviour | undefined;
}

const members = ["$schema", "clients", "tenants", "users", "subjects", "faults", "behaviour"];

/** The users of the sandbox. None of them exists; their subjects are those of the sandbox's registry. */
const inventedUsers = JSON.parse(sandboxData.users) as readonly InventedUser[];

/** A checked configuration. */
export interface CheckedConfig {
  readonly clients: readonly [ClientRegistration, ...ClientRegistration[]] | undefined;
  /** All users, the built-in ones included. */
  readonly users: readonly InventedUser[];
  readonly own: OwnSubjects | undefined;
  readonly faults: readonly unknown[];
  readonly behaviour: SandboxBehaviour;
}

/**
 * Reads and checks a configuration.
 *
 * @param config path of a file of YAML or JSON, or its content
 * @throws InvalidInputError that names file, field and line of everything that is wrong.
 */
export async function readConfig(config: unknown): Promise<CheckedConfig> {
  if (typeof config !== "string") return checkConfig({ name: "config", value: config });
  // The reader of YAML is loaded when there is something to read.
  const { readConfigFile } = await import("./read-document.ts");
  return checkConfig(await readConfigFile(config));
}

function checkConfig(document: ConfigDocument): CheckedConfig {
  const found = new Findings(document);
  const config = found.object("", document.value, members) ?? {};
  const { clients, tenants, subjects, faults = [], behaviour = {} } = config;
  const users = readUsers(found, config["users"] ?? [], tenants ?? {});
  const checked: CheckedConfig = {
    clients: clients === undefined ? undefined : readClients(found, clients),
    users,
    own: subjects === undefined ? undefined : collectSubjects(found, "subjects", subjects),
    faults: checkFaults(found, faults),
    behaviour: readBehaviour(found, behaviour, users),
  };
  found.end();
  return checked;
}

function readUsers(found: Findings, users: unknown, given: unknown): readonly InventedUser[] {
  const tenants = isJsonObject(given) ? given : {};
  checkSchema(found, "tenants", given, schemas.tenants);
  found.unique("users", users, "username", "must not be that of another user");
  const read = found.list("users", users).flatMap(
    // They were checked above.
    (user, at) => readUser(found, `users[${at}]`, user, tenants as Readonly<Record<string, SandboxTenant>>) ?? [],
  );
  return [...read, ...inventedUsers.filter((known) => !read.some(({ username }) => username === known.username))];
}

function checkFaults(found: Findings, faults: unknown): readonly unknown[] {
  const listed = found.list("faults", faults);
  for (const [index, fault] of listed.entries()) {
    const fieldOf = (field: string): string => (field === "fault" ? `faults[${index}]` : `faults[${index}].${field}`);
    found.read(() => readFault(fault), fieldOf);
  }
  return listed;
}

function readBehaviour(found: Findings, behaviour: unknown, users: readonly InventedUser[]): SandboxBehaviour {
  const before = found.issues.length;
  checkSchema(found, "behaviour", behaviour, schemas.behaviour);
  if (!isJsonObject(behaviour) || found.issues.length > before) return {};
  const { loginAs } = behaviour;
  const names = users.map(({ username }) => username);
  if (loginAs !== undefined && !names.some((name) => name === loginAs))
    found.unknown("behaviour.loginAs", loginAs, names);
  return behaviour;
}
