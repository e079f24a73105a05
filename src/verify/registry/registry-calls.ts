import type { RegistryInput } from "../../../generated/registry-client.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { BlockedError } from "../../errors/blocked-error.ts";
import { isBlockPage } from "../../registry/documented-answer.ts";
import type { RegistrySettings } from "../../registry/options.ts";
import { prepareRequest } from "../../registry/prepare-request.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { send } from "../../transport/transport.ts";
import { Findings } from "../findings.ts";
import { readContractError } from "../read-contract-error.ts";
import type { Tally } from "../tally.ts";
import { CodeListUses } from "./walk-answer.ts";
import { inspectAnswer } from "./inspect-answer.ts";

/** After so many calls in a row without an answer the service counts as away, and no further one is made. */
const mostFailures = 3;

export interface RegistryCallsContext {
  readonly settings: RegistrySettings;
  readonly signal: AbortSignal | undefined;
  readonly tally: Tally;
  readonly findings: Findings;
  readonly uses: CodeListUses;
}

/** Calls operations, one at a time, and checks what they answer. */
export class RegistryCalls {
  readonly #context: RegistryCallsContext;
  #failures = 0;
  #stopped: string | undefined;

  constructor(context: RegistryCallsContext) {
    this.#context = context;
  }

  /** Why no further call is made; `undefined` while calls are made. */
  get stopped(): string | undefined {
    return this.#stopped;
  }

  /**
   * Makes one call. What it finds out about an operation that is not to be verified is kept for itself, unless the call
   * fails.
   *
   * @param input goes out as it is, so that a wrong one can be sent on purpose
   * @param statuses what the contract allows for this very request
   * @returns the data of a 200; `undefined` when there is none.
   */
  async ask(
    operation: RegistryOperationId,
    input: RegistryInput,
    statuses: readonly number[],
  ): Promise<JsonObject | undefined> {
    const { settings, signal, tally, findings, uses } = this.#context;
    signal?.throwIfAborted();
    if (this.#stopped !== undefined) return undefined;
    tally.calling("registry", operation);
    const { baseUrl, headers, transport, timeout, deadline, maxAnswerBytes, blockPause } = settings;
    const { readOnly } = registryOperations[operation];
    const { body, ...request } = prepareRequest(operation, input, baseUrl, headers);
    try {
      const answer = await send(transport, {
        ...{ operation, timeout, deadline, repeatable: readOnly, maxBytes: maxAnswerBytes, ...request },
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      });
      this.#failures = 0;
      tally.answered(operation, answer.status);
      if (isBlockPage(answer)) {
        // Going on would only prolong the block.
        this.#stopped = "the service blocks this client";
        throw new BlockedError(operation, blockPause);
      }
      const wanted = tally.expects(operation);
      const inspection = wanted ? { findings, uses } : { findings: new Findings(), uses: new CodeListUses() };
      const data = inspectAnswer({ operation, statuses }, answer, inspection);
      if (data !== undefined) tally.verified(operation);
      return data;
    } catch (error) {
      signal?.throwIfAborted();
      findings.add(readContractError(operation, error));
      this.#failures += 1;
      if (this.#failures === mostFailures) this.#stopped ??= "the service cannot be reached";
      return undefined;
    }
  }
}
