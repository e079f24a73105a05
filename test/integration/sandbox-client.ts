import {
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  strictValidation,
  type Identity,
  type IdentityOptions,
  type LegacyIdentity,
  type Registry,
} from "ares-caais";
import { createSandbox, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { afterAll, beforeAll } from "vitest";

/** A client of a sandbox that refuses an answer that breaks the contract. */
export function strictRegistry({ environment, fetch }: Sandbox): Registry {
  return createRegistry({ environment, fetch, requestsPerMinute: Infinity, validate: strictValidation });
}

/** An identity client of the first client system. */
export function identityOf({ environment, client }: Sandbox, options: Partial<IdentityOptions> = {}): Identity {
  const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
  return createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls, ...options });
}

/** A SOAP client of the first client system. */
export function legacyOf({ environment, client }: Sandbox): LegacyIdentity<"4.2"> {
  const { clientId: atsId, legacyLogoutUrl: logoutUrl, tls } = client;
  return createLegacyIdentity({ environment, version: "4.2", atsId, logoutUrl, tls });
}

/** The ico of the built-in subjects, ascending. */
export async function builtInIco(registry: Registry): Promise<string[]> {
  const found: string[] = [];
  const candidates = Array.from({ length: 1000 }, (_, index) => 90_000_000 + index);
  for await (const { ico, status } of registry.lookup(candidates)) if (status === "found") found.push(ico);
  return found;
}

/** Starts a sandbox for the tests of one file, with a client of it. */
export function useSandbox(options?: SandboxOptions): { readonly sandbox: Sandbox; readonly registry: Registry } {
  let running: { sandbox: Sandbox; registry: Registry } | undefined;
  beforeAll(async () => {
    const sandbox = await createSandbox(options);
    running = { sandbox, registry: strictRegistry(sandbox) };
  });
  afterAll(() => running?.sandbox.close());
  const get = (): { sandbox: Sandbox; registry: Registry } => {
    if (running === undefined) throw new Error("the sandbox runs only inside tests");
    return running;
  };
  return {
    get sandbox() {
      return get().sandbox;
    },
    get registry() {
      return get().registry;
    },
  };
}
