import type { ExecuteRegistryCall } from "../../generated/registry-client.gen.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";

/**
 * What every generated method does, loaded with the first call together with the rules of the input: that halves what a
 * web page loads before it asks for anything.
 */
export function createExecuteOnDemand(settings: RegistrySettings): ExecuteRegistryCall<RegistryCallOptions> {
  let execute: ExecuteRegistryCall<RegistryCallOptions> | undefined;
  const load = async (): Promise<ExecuteRegistryCall<RegistryCallOptions>> => {
    const [{ createExecute }] = await Promise.all([import("./execute.ts"), settings.transport.exchange.load()]);
    // Calls made at the same time share one: it knows which requests are under way.
    return (execute ??= createExecute(settings));
  };
  return async (id, input, options) => (execute ?? (await load()))(id, input, options);
}
