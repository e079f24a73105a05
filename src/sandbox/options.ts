import { identityBehaviours, type IdentityBehaviour } from "../services/identity/behaviour.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import { readClientOptions, type SandboxClientOptions, type ClientRegistration } from "./client-systems.ts";
import { readOwnSubjects, type OwnSubjects, type SandboxData } from "./registry/data/own-subjects.ts";
import { mostGenerated } from "./registry/data/generated.ts";
import type { ServerKind } from "./servers.ts";

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /**
   * Port of the registry on 127.0.0.1, from 0 to 65,535.
   *
   * @default 0, any free one
   */
  readonly port?: number;
  /**
   * Ports of the identity service and of the control interface on 127.0.0.1, from 0 to 65,535.
   *
   * @default 0 for each, any free one
   */
  readonly ports?: Readonly<Partial<Record<Exclude<ServerKind, "registry">, number>>>;
  /**
   * Invented companies besides the built-in subjects, at most 900,000.
   *
   * @default 0
   */
  readonly additionalSubjects?: number;
  /**
   * Your own subjects: records of each source as its detail answers them. They come besides the built-in and the invented
   * subjects, and of a subject that is in both only yours are there.
   *
   * @default none
   */
  readonly data?: SandboxData;
  /**
   * Client systems that are registered in the identity service.
   *
   * @default one with the shortcut SANDBOX
   */
  readonly clients?: readonly SandboxClientOptions[];
  /**
   * What the identity service by OpenID Connect follows where the specification and the published documents of the live
   * service differ.
   *
   * @default "specification"
   */
  readonly identityBehaviour?: IdentityBehaviour;
}

export interface SandboxSettings {
  readonly ports: Readonly<Record<ServerKind, number>>;
  readonly additionalSubjects: number;
  readonly own: OwnSubjects | undefined;
  readonly clients: readonly [ClientRegistration, ...ClientRegistration[]];
  readonly identityBehaviour: IdentityBehaviour;
}

const port = { kind: "number", atLeast: 0, atMost: 65_535, whole: true, default: 0 } as const;

export const sandboxTable = {
  port,
  ports: { kind: "object", default: {} },
  additionalSubjects: { kind: "number", atLeast: 0, atMost: mostGenerated, whole: true, default: 0 },
  data: other,
  clients: { kind: "object", default: [{ clientId: "SANDBOX" }] },
  identityBehaviour: { kind: "choice", of: identityBehaviours, default: "specification" },
} satisfies OptionTable<SandboxOptions>;
const portTable = {
  oidc: port,
  oidcMutualTls: port,
  legacyPages: port,
  legacyMutualTls: port,
  control: port,
} satisfies OptionTable<Required<SandboxOptions>["ports"]>;

/** @throws InvalidInputError when an option breaks its rule or is unknown. */
export function readOptions(subject: string, options: SandboxOptions): SandboxSettings {
  const { port: registry, ports, data, clients, ...others } = checkOptions(subject, options, sandboxTable);
  return {
    ...others,
    ports: { registry, ...checkOptions(subject, ports, portTable, { at: "ports" }) },
    own: data === undefined ? undefined : readOwnSubjects(subject, data),
    clients: readClientOptions(subject, clients),
  };
}
