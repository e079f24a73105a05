import type { ExecuteRegistryCall, RegistryAnswers } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import type { Answer } from "../transport/answer.ts";
import { InFlight } from "../transport/in-flight.ts";
import { send } from "../transport/transport.ts";
import { transportError } from "../transport/transport-failure.ts";
import { withTimeout } from "../transport/with-timeout.ts";
import { readCache, writeCache } from "./answer-cache.ts";
import { checkAnswer } from "./check-answer.ts";
import { checkInput } from "./check-input.ts";
import { readCallOptions, type RegistryCallOptions, type CallSettings, type RegistrySettings } from "./options.ts";
import { prepareRequest, type PreparedRequest } from "./prepare-request.ts";
import { isBlockPage, readReply } from "./read-reply.ts";

/** What every generated method does: check the input, get the answer, read it. */
export function createExecute(settings: RegistrySettings): ExecuteRegistryCall<RegistryCallOptions> {
  const inFlight = new InFlight<Answer>();
  return async (id, input, options) => {
    const { signal, timeout, deadline, headers, cache } = readCallOptions(id, options, settings);
    checkInput(id, input);
    const prepared = prepareRequest(id, input, settings.baseUrl, settings.headers, headers);
    // Calls that differ in anything but their signal are not the same call.
    const given = { ...headers, ...input.header };
    const own = Object.keys(given).length === 0 ? "" : JSON.stringify(given);
    const key = `${prepared.method} ${prepared.url} ${timeout} ${deadline} ${String(cache)} ${own} ${prepared.body ?? ""}`;
    const variant = input.header === undefined ? "" : ` ${JSON.stringify(input.header)}`;
    const get = (shared: AbortSignal | undefined): Promise<Answer> =>
      withinDeadline(settings, id, prepared, { signal: shared, timeout, deadline, cache, variant });
    // Who changes something twice means it.
    const answer = await (isRepeatable(id) ? inFlight.run(key, signal, get) : get(signal));
    if (isBlockPage(answer)) throw new BlockedError(id, settings.blockPause);
    const data = readReply(id, answer);
    await checkAnswer(settings, id, answer.status, data);
    // The contract says what a success of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof id];
  };
}

type Limits = Pick<CallSettings, "timeout" | "deadline" | "cache"> & {
  readonly signal: AbortSignal | undefined;
  /** What tells the answer from others beside address and body: the parameters in headers, as text. */
  readonly variant: string;
};

/** A store, a supplier of tokens and a second request after a 401 count in the deadline too: none may hold the call. */
async function withinDeadline(
  settings: RegistrySettings,
  id: RegistryOperationId,
  prepared: PreparedRequest,
  limits: Limits,
): Promise<Answer> {
  // Without these the transport's own deadline says it all.
  if (settings.cache === undefined && settings.authorizer === undefined)
    return getAnswer(settings, id, prepared, limits);
  const { clock } = settings.transport;
  try {
    return await withTimeout(clock, limits.deadline, limits.signal, (signal) =>
      getAnswer(settings, id, prepared, { ...limits, signal }),
    );
  } catch (error) {
    throw limits.signal?.aborted === true ? error : transportError(id, error);
  }
}

/** Whether an operation changes nothing: only such a one is repeated, shared between callers and kept. */
function isRepeatable(id: RegistryOperationId): boolean {
  return registryOperations[id].readOnly;
}

/** The answer from the cache or the service. */
async function getAnswer(
  settings: RegistrySettings,
  id: RegistryOperationId,
  prepared: PreparedRequest,
  limits: Limits,
): Promise<Answer> {
  const { cache, transport } = settings;
  if (cache === undefined || !limits.cache || !isRepeatable(id)) {
    return askService(settings, id, prepared, limits);
  }
  const key = `ares-caais ${prepared.method} ${prepared.url} ${prepared.body ?? ""}${limits.variant}`;
  const kept = await readCache(cache, key, transport.clock.date());
  if (kept !== undefined) return kept;
  const answer = await askService(settings, id, prepared, limits);
  if (answer.status === 200) await writeCache(cache, key, answer, transport.clock.date());
  return answer;
}

/** The answer from the service; a refused bearer token is renewed once. */
async function askService(
  settings: RegistrySettings,
  id: RegistryOperationId,
  prepared: PreparedRequest,
  limits: Limits,
): Promise<Answer> {
  const { transport } = settings;
  const { security }: RegistryOperation = registryOperations[id];
  // Where the contract asks for no login, none is shown.
  const authorizer = security?.length === 0 ? undefined : settings.authorizer;
  const authorization = await authorizer?.header();
  const first = await sendWith(settings, id, prepared, limits, authorization);
  const renewed =
    first.status === 401 && authorization !== undefined ? await authorizer?.renew(authorization) : undefined;
  const answer = renewed === undefined ? first : await sendWith(settings, id, prepared, limits, renewed);
  if (isBlockPage(answer)) transport.budget.pause(settings.blockPause);
  return answer;
}

function sendWith(
  settings: RegistrySettings,
  id: RegistryOperationId,
  { url, method, headers, body }: PreparedRequest,
  { signal, timeout, deadline }: Limits,
  authorization: string | undefined,
): Promise<Answer> {
  if (authorization !== undefined) headers.set("authorization", authorization);
  return send(settings.transport, {
    operation: id,
    url,
    method,
    headers,
    repeatable: isRepeatable(id),
    maxBytes: settings.maxAnswerBytes,
    timeout,
    deadline,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body }),
  });
}
