import type { Addresses } from "../../generated/environments.gen.ts";
import type { SandboxClient } from "../../src/sandbox/index.ts";

/** What a program has to know of the sandbox that it calls; plain values. */
export interface Service {
  readonly environment: Required<Addresses>;
  readonly certificateAuthority: string;
  readonly client: SandboxClient;
  /** Users that can log in. */
  readonly usernames: readonly string[];
  /** Numbers of subjects that are in the sources ares, res, ros, vr and rzp. */
  readonly icos: readonly string[];
}
