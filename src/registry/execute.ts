import type { ExecuteRegistryCall, RegistryAnswers } from "../../generated/registry-client.gen.ts";
import { ContractError } from "../errors/contract-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { transportError } from "../transport/transport-failure.ts";
import { TimeoutReached, withTimeout } from "../transport/with-timeout.ts";
import { checkInput } from "./check-input.ts";
import { checkTimeout, type CallOptions, type RegistrySettings } from "./options.ts";
import { readReply } from "./read-reply.ts";

/** What every generated method does: check the input, send it within the time, read the reply. */
export function createExecute(settings: RegistrySettings): ExecuteRegistryCall<CallOptions> {
  return async (id, input, options, send) => {
    const { signal, timeout = settings.timeout, headers = {} } = options ?? {};
    checkTimeout(id, timeout);
    await checkInput(id, input);
    try {
      return await withTimeout(timeout, signal, async (attempt) => {
        const reply = await send({ signal: attempt, headers: { ...settings.headers, ...headers }, parseAs: "stream" });
        // The contract says what a 200 of this operation is; the answer is not checked here.
        return (await readReply(id, reply)) as RegistryAnswers[typeof id];
      });
    } catch (error) {
      if (error instanceof ContractError || signal?.aborted === true) throw error;
      if (error instanceof TimeoutReached) throw new TransportError(id, "timeout", error.message);
      throw transportError(id, error);
    }
  };
}
