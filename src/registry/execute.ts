import type { ExecuteRegistryCall, RegistryAnswers } from "../../generated/registry-client.gen.ts";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import { send } from "../transport/transport.ts";
import { checkInput } from "./check-input.ts";
import { checkCallOptions, type CallOptions, type RegistrySettings } from "./options.ts";
import { prepare } from "./prepared-request.ts";
import { isBlockPage, readReply } from "./read-reply.ts";

/** What every generated method does: check the input, send it, read the answer. */
export function createExecute(settings: RegistrySettings): ExecuteRegistryCall<CallOptions> {
  const { transport, blockPause } = settings;
  return async (id, input, options = {}, request) => {
    checkCallOptions(id, options);
    await checkInput(id, input);
    const { signal, timeout = settings.timeout, deadline = settings.deadline, headers = {} } = options;
    const prepared = await prepare(request, headers);
    const answer = await send(transport, {
      operation: id,
      url: prepared.url,
      method: prepared.method,
      headers: prepared.headers,
      repeatable: registryOperations[id].readOnly,
      timeout,
      deadline,
      maxBytes: settings.maxAnswerBytes,
      ...(prepared.body === undefined ? {} : { body: prepared.body }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (isBlockPage(answer)) {
      transport.budget.pause(blockPause);
      throw new BlockedError(id, blockPause);
    }
    // The contract says what a 200 of this operation is; the answer is not checked here.
    return readReply(id, answer) as RegistryAnswers[typeof id];
  };
}
