import { createRegistry, type Registry } from "ares-caais";
import { createSandbox, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { afterAll, beforeAll } from "vitest";

/** Starts a sandbox for the tests of one file, with a client of it. */
export function useSandbox(options?: SandboxOptions): { readonly sandbox: Sandbox; readonly registry: Registry } {
  let running: { sandbox: Sandbox; registry: Registry } | undefined;
  beforeAll(async () => {
    const sandbox = await createSandbox(options);
    running = {
      sandbox,
      registry: createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch, requestsPerMinute: Infinity }),
    };
  });
  afterAll(async () => {
    await running?.sandbox.close();
  });
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
