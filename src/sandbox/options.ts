import { refuse } from "../errors/invalid-input-error.ts";
import { identityBehaviours, type IdentityBehaviour } from "../services/identity/behaviour.ts";
import { checkNumber, checkOptions, type OptionKinds } from "../transport/option-checks.ts";
import { readClientOptions, type SandboxClientOptions, type ClientRegistration } from "./client-systems.ts";
import { readOwnSubjects, type OwnSubjects, type SandboxData } from "./registry/data/own-subjects.ts";
import { MAX_GENERATED } from "./registry/data/seeds/generated.ts";
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

const optionKinds: OptionKinds<SandboxOptions> = {
  port: true,
  ports: "object",
  additionalSubjects: true,
  data: true,
  clients: "object",
  identityBehaviour: true,
};
const portKinds: OptionKinds<Required<SandboxOptions>["ports"]> = {
  oidc: true,
  oidcMutualTls: true,
  legacyPages: true,
  legacyMutualTls: true,
  control: true,
};

/** @throws InvalidInputError when an option breaks its rule or is unknown. */
export function readOptions(subject: string, options: SandboxOptions): SandboxSettings {
  checkOptions(subject, options, optionKinds);
  const { port: registryPort, ports = {}, additionalSubjects = 0, data } = options;
  const { clients = [{ clientId: "SANDBOX" }], identityBehaviour = "specification" } = options;
  checkOptions(`${subject}: ports`, ports, portKinds);
  if (!identityBehaviours.includes(identityBehaviour)) {
    refuse(subject, "identityBehaviour", `must be ${identityBehaviours.join(" or ")}`);
  }
  const port = (field: string, value = 0): number =>
    checkNumber(subject, field, value, { atLeast: 0, atMost: 65_535, whole: true });
  return {
    ports: {
      registry: port("port", registryPort),
      oidc: port("ports.oidc", ports.oidc),
      oidcMutualTls: port("ports.oidcMutualTls", ports.oidcMutualTls),
      legacyPages: port("ports.legacyPages", ports.legacyPages),
      legacyMutualTls: port("ports.legacyMutualTls", ports.legacyMutualTls),
      control: port("ports.control", ports.control),
    },
    additionalSubjects: checkNumber(subject, "additionalSubjects", additionalSubjects, {
      atLeast: 0,
      atMost: MAX_GENERATED,
      whole: true,
    }),
    own: data === undefined ? undefined : readOwnSubjects(subject, data),
    clients: readClientOptions(subject, clients),
    identityBehaviour,
  };
}
