import { identityBehaviours, type IdentityBehaviour } from "../services/identity/behaviour.ts";
import type { OptionTable } from "../transport/option-table.ts";
import { mostGenerated } from "./registry/data/generated.ts";

/** How the services of a sandbox behave: options that a configuration has too. */
export interface SandboxBehaviour {
  /**
   * Invented companies besides the built-in subjects, at most 900,000.
   *
   * @default 0
   */
  readonly additionalSubjects?: number | undefined;
  /**
   * The source that the identity service by OpenID Connect follows where the specification and the published documents of the
   * live service differ.
   *
   * @default "specification"
   */
  readonly identityBehaviour?: IdentityBehaviour | undefined;
  /**
   * Login name of the user whom both login pages log in at once, without asking, in a browser that nobody is logged in with.
   *
   * @default none, the page asks
   */
  readonly loginAs?: string | undefined;
  /**
   * Whether the parameter `login_hint` of an authorization request names the user, who is logged in at once; after a space it may
   * name a fault of the tokens (`novakova.jana expired`). The contract has no such parameter, so it is refused otherwise.
   *
   * @default false
   */
  readonly loginHint?: boolean | undefined;
}

export const behaviourTable = {
  additionalSubjects: { kind: "number", atLeast: 0, atMost: mostGenerated, whole: true, default: 0 },
  identityBehaviour: { kind: "choice", of: identityBehaviours, default: "specification" },
  loginAs: { kind: "other", broken: (value) => (typeof value === "string" ? undefined : "must be a login name") },
  loginHint: { kind: "boolean", default: false },
} satisfies OptionTable<SandboxBehaviour>;
