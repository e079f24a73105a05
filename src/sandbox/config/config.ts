import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import type { SandboxBehaviour, SandboxConfig, SandboxFault } from "../../../generated/sandbox-types.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { Registrations } from "../client-systems.ts";
import { collectSubjects, type OwnSubjects } from "../registry/data/own-subjects.ts";
import { Findings } from "./findings.ts";
import type { ConfigDocument } from "./read-document.ts";
import { checkSchema } from "./check-schema.ts";
import { schemas } from "./schemas.ts";
import { checkRoles, checkUser, membersOf, userOf } from "./read-user.ts";

/** The users of the sandbox. None of them exists; their subjects are those of the sandbox's registry. */
const inventedUsers = JSON.parse(sandboxData.users) as readonly InventedUser[];

/** A checked configuration. */
export interface CheckedConfig {
  readonly clients?: Registrations | undefined;
  /** All users, the built-in ones included. */
  readonly users: readonly InventedUser[];
  readonly own: OwnSubjects | undefined;
  readonly faults: readonly SandboxFault[];
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
  const { value } = document;
  const read = checkSchema(found, "", value, schemas.SandboxConfig);
  const given = membersOf(value);
  const users: readonly unknown[] = Array.isArray(given["users"]) ? given["users"] : [];
  for (const [index, user] of users.entries()) checkUser(found, `users[${index}]`, user, membersOf(given["tenants"]));
  found.unique("users", users, "username", "must not be that of another user");
  found.unique("clients", given["clients"], "clientId", "must not be that of another client");
  const own = given["subjects"] === undefined ? undefined : collectSubjects(found, "subjects", given["subjects"]);
  found.end();
  // The schema holds it to this type, with the defaults of clients.
  const config = read as SandboxConfig & Pick<CheckedConfig, "clients">;
  const all = usersOf(config);
  for (const index of users.keys()) if (all[index] !== undefined) checkRoles(found, `users[${index}].`, all[index]);
  const { loginAs } = config.behaviour ?? {};
  const names = all.map(({ username }) => username);
  if (loginAs !== undefined && !names.includes(loginAs)) found.unknown("behaviour.loginAs", loginAs, names);
  found.end();
  return { clients: config.clients, users: all, own, faults: config.faults ?? [], behaviour: config.behaviour ?? {} };
}

/** The users of a configuration, and then the built-in ones that it does not replace. */
function usersOf({ users = [], tenants = {} }: SandboxConfig): readonly InventedUser[] {
  const own = users.map((user) => userOf(user, tenants));
  return [...own, ...inventedUsers.filter((known) => !own.some(({ username }) => username === known.username))];
}
