import type { SandboxBehaviour, SandboxFault, SandboxOptions } from "../../generated/sandbox-types.gen.ts";
import type { InventedUser } from "../services/invented-user.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { brokenAuthority } from "./certificate-authority.ts";
import type { Registrations } from "./client-systems.ts";
import { checkSchema } from "./config/check-schema.ts";
import type { CheckedConfig } from "./config/config.ts";
import { Findings } from "./config/findings.ts";
import { schemas, type DefaultsOf } from "./config/schemas.ts";
import { readHosts, type HostNames, type ServerKind } from "./host-names.ts";
import { collectSubjects, type OwnSubjects } from "./registry/data/own-subjects.ts";
import type { AutomaticLogin } from "./sessions.ts";
import { TrustedProxies } from "./trusted-proxies.ts";

/** Options with their defaults. */
type CheckedOptions = Omit<SandboxOptions, "clients"> &
  DefaultsOf<Pick<SandboxOptions, "listen" | "hosts" | "onePort" | "trustedProxies" | "port" | "ports">> &
  DefaultsOf<Omit<SandboxBehaviour, "loginAs">> & { readonly clients: Registrations };

export interface SandboxSettings extends Omit<CheckedOptions, "hosts" | "ports"> {
  readonly hosts: HostNames;
  readonly proxies: TrustedProxies | undefined;
  readonly ports: Readonly<Record<ServerKind, number>>;
  readonly own: OwnSubjects | undefined;
  readonly automatic: AutomaticLogin;
  readonly users: readonly InventedUser[];
  /** Faults that are on from the start; they were checked. */
  readonly faults: readonly SandboxFault[];
}

const anyPort = { oidc: 0, oidcMutualTls: 0, legacyPages: 0, legacyMutualTls: 0, control: 0 };

/**
 * @param config holds where the options are silent
 * @throws InvalidInputError when an option breaks its rule or is unknown.
 */
export function readOptions(subject: string, options: SandboxOptions, config: CheckedConfig): SandboxSettings {
  const given: unknown = options;
  if (!isJsonObject(given)) refuse(subject, "options", "must be an object");
  const { users, faults, behaviour } = config;
  const found = new Findings({ name: subject, value: given });
  const defaults = { ...behaviour, clients: config.clients ?? [{ clientId: "SANDBOX" }] };
  // The schema holds it to this type.
  const checked = checkSchema(found, "", given, schemas.SandboxOptions, defaults) as CheckedOptions;
  found.unique("clients", options.clients, "clientId", "must not be that of another client");
  const own = options.data === undefined ? config.own : collectSubjects(found, "data", options.data);
  found.end();
  const { listen, onePort, authority, port, ports, hosts, trustedProxies, loginAs, loginHint } = checked;
  const broken = authority && brokenAuthority(authority);
  if (broken !== undefined) refuse(subject, `authority.${broken.member}`, broken.rule);
  if (onePort && Object.values(ports).some((given) => given !== 0))
    refuse(subject, "ports", "must be left out with onePort");
  const user = users.find(({ username }) => username === loginAs);
  if (loginAs !== undefined && user === undefined) {
    refuse(subject, "loginAs", `must be ${users.map(({ username }) => username).join(", ")}`);
  }
  return {
    ...checked,
    proxies: trustedProxies.length === 0 ? undefined : new TrustedProxies(subject, trustedProxies),
    ...{ users, faults, own },
    hosts: readHosts(subject, hosts, listen, onePort),
    // None of those that are given is undefined.
    ports: { registry: port, ...anyPort, ...(ports as Partial<typeof anyPort>) },
    automatic: { user, byHint: loginHint },
  };
}
