import type { Identity, LegacyIdentity } from "ares-caais";
import { createSandbox, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { afterAll, beforeAll } from "vitest";
import { identityOf, legacyOf } from "../sandbox-client.ts";
import { useApplication, type Application } from "./use-application.ts";

/** A sandbox in which an application on loopback is registered, and its clients. */
export interface LoginSetting {
  readonly application: Application;
  readonly sandbox: Sandbox;
  readonly identity: Identity;
  readonly legacy: LegacyIdentity<"4.2">;
}

/** Starts all of it for the tests of one file. */
export function useLoginSetting(options: Omit<SandboxOptions, "clients"> = {}): () => LoginSetting {
  const application = useApplication();
  let setting: LoginSetting | undefined;
  beforeAll(async () => {
    await application.start();
    const { address } = application;
    const sandbox = await createSandbox({
      ...options,
      clients: [
        {
          clientId: "EVIDENCE",
          redirectUris: [`${address}/callback`, `${address}/onwards`],
          postLogoutRedirectUris: [`${address}/logged-out`],
          legacyLoginUrl: `${address}/legacy/callback`,
          legacyLogoutUrl: `${address}/legacy/`,
        },
      ],
    });
    setting = { application, sandbox, identity: identityOf(sandbox), legacy: legacyOf(sandbox) };
  });
  afterAll(async () => {
    setting?.identity.close();
    setting?.legacy.close();
    await setting?.sandbox.close();
  });
  return () => {
    if (setting === undefined) throw new Error("the sandbox runs only inside tests");
    return setting;
  };
}
