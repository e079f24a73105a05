import type { ExecuteRegistryCall, RegistryAnswers, RegistryInput } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import { ContractError } from "../errors/contract-error.ts";
import type { Answer } from "../transport/answer.ts";
import { CallRecord } from "../transport/call-record.ts";
import type { Clock } from "../transport/clock.ts";
import { reportRejection, type CallEvent } from "../transport/hooks.ts";
import { InFlight } from "../transport/in-flight.ts";
import type { Signal } from "../transport/signal.ts";
import { deadlinePassed, send } from "../transport/transport.ts";
import { cutShort, ranOutOfTime, TimeoutReached, withTimeout } from "../transport/with-timeout.ts";
import { readCache, writeCache } from "./answer-cache.ts";
import { checkAnswer } from "./check-answer.ts";
import { checkInput } from "./check-input.ts";
import { secretsIn, type Authorizer } from "./credentials.ts";
import { readCallOptions, type RegistryCallOptions, type CallSettings, type RegistrySettings } from "./options.ts";
import { prepareRequest, type PreparedRequest } from "./prepare-request.ts";
import { isBlockPage, readReply } from "./read-reply.ts";

/** What every generated method does: check the input, get the answer, read it. */
export function createExecute(settings: RegistrySettings): ExecuteRegistryCall<RegistryCallOptions> {
  const inFlight = new InFlight<SentAnswer>();
  const call: Call = async (id, input, options, record) => {
    const { signal, timeout, deadline, headers, cache } = readCallOptions(id, options, settings);
    checkInput(id, input);
    const prepared = prepareRequest(id, input, settings.baseUrl, settings.headers, headers);
    const { clock } = settings.transport;
    const limit = { clock, end: clock.now() + deadline };
    // Calls that differ in more than when they end are not the same call.
    const given = { ...headers, ...input.header };
    const own = Object.keys(given).length === 0 ? "" : JSON.stringify(given);
    const key = `${prepared.method} ${prepared.url} ${timeout} ${String(cache)} ${own} ${prepared.body ?? ""}`;
    const variant = input.header === undefined ? "" : ` ${JSON.stringify(input.header)}`;
    const get = (shared: Signal | undefined): Promise<SentAnswer> => {
      record.isSender = true;
      record.shared = false;
      const limits = { signal: shared, timeout, deadline, end: limit.end, cache, variant, record };
      return getAnswer(settings, id, prepared, limits);
    };
    // Who changes something twice means it.
    const getting = isRepeatable(id) ? inFlight.run(key, signal, get, limit) : get(signal);
    // One that starts the task does so at once; one that joins may have to start another later.
    record.shared = !record.isSender && signal?.aborted !== true;
    const { answer, secrets } = await getting.catch((error: unknown) => {
      throw error instanceof TimeoutReached
        ? deadlinePassed({ operation: id, deadline, url: prepared.url }, true)
        : error;
    });
    record.status = answer.status;
    if (isBlockPage(answer)) throw new BlockedError(id, settings.blockPause);
    const data = readReply(id, answer, secrets);
    await checkAnswer(settings, id, answer.status, data);
    // The contract says what a success of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof id];
  };
  const { onCall } = settings.transport.hooks;
  if (onCall === undefined) return (id, input, options) => call(id, input, options, new RegistryCallRecord());
  return async (id, input, options) => {
    const { clock } = settings.transport;
    const record = new RegistryCallRecord();
    const start = clock.now();
    const tell = (outcome: CallEvent["outcome"], error?: unknown): void => {
      const errorCode = error instanceof ContractError ? error.code : undefined;
      const event = { ...record.event, operation: id, duration: clock.now() - start, outcome, errorCode };
      reportRejection("onCall", onCall(event));
    };
    const data = await call(id, input, options, record).catch((error: unknown) => {
      const isAborted = options?.signal?.aborted === true && error === options.signal.reason;
      tell(isAborted ? "aborted" : "error", error);
      throw error;
    });
    tell("data");
    return data;
  };
}

type Call = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: RegistryCallOptions | undefined,
  record: RegistryCallRecord,
) => Promise<RegistryAnswers[Id]>;

/** What happens to a call of the registry. */
class RegistryCallRecord extends CallRecord {
  cache: CallEvent["cache"] = "off";
  shared = false;
  /** Whether it asked for the answer itself. */
  isSender = false;
  status: number | undefined;

  /** What is told of it, whenever it ends. */
  get event(): Omit<CallEvent, "operation" | "duration" | "outcome" | "errorCode"> {
    const { id: callId, cache, shared, attempts, budgetWait, pauseWait, status } = this;
    return { callId, cache, shared, attempts, budgetWait, pauseWait, status };
  }
}

/** A store, a supplier of tokens and a second request after a 401 count in the deadline too: none may hold the call. */
interface Limits extends Pick<CallSettings, "timeout" | "deadline" | "cache"> {
  readonly signal: Signal | undefined;
  /** When the deadline passes, by the clock. */
  readonly end: number;
  /** What tells the answer from others beside address and body: the parameters in headers, as text. */
  readonly variant: string;
  readonly record: RegistryCallRecord;
}

/** An answer, and what was sent that nobody else may see. */
interface SentAnswer {
  readonly answer: Answer;
  readonly secrets: readonly string[];
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
): Promise<SentAnswer> {
  const { cache } = settings;
  const { clock } = settings.transport;
  if (cache === undefined || !limits.cache || !isRepeatable(id)) return askService(settings, id, prepared, limits);
  const key = `ares-caais ${prepared.method} ${prepared.url} ${prepared.body ?? ""}${limits.variant}`;
  const kept = await readCache(cache, key, clock, limits.signal, limits.end - clock.now());
  limits.record.cache = kept === undefined ? "miss" : "hit";
  if (kept !== undefined) return { answer: kept, secrets: [] };
  const sent = await askService(settings, id, prepared, limits);
  if (sent.answer.status === 200) writeCache(cache, key, sent.answer, clock);
  return sent;
}

/** The answer from the service; a refused bearer token is renewed once, where the policy lets a call send twice. */
async function askService(
  settings: RegistrySettings,
  id: RegistryOperationId,
  prepared: PreparedRequest,
  limits: Limits,
): Promise<SentAnswer> {
  const { transport } = settings;
  const { security }: RegistryOperation = registryOperations[id];
  // Where the contract asks for no login, none is shown.
  const authorizer = security?.length === 0 ? undefined : settings.authorizer;
  const authorization = authorizer && (await authorize(authorizer, transport.clock, id, limits, false));
  const first = await sendWith(settings, id, prepared, limits, authorization);
  const secrets = secretsIn(prepared.headers);
  // It is refused in any case: the next call does not send it again.
  const another = first.status === 401 && authorization !== undefined && authorizer?.refuse(authorization) === true;
  const answer =
    another && transport.retry.retries > 0
      ? await sendWith(settings, id, prepared, limits, await authorize(authorizer, transport.clock, id, limits, true))
      : first;
  if (isBlockPage(answer)) transport.budget.pause(settings.blockPause);
  const sent = { answer, secrets: [...secrets, ...(answer === first ? [] : secretsIn(prepared.headers))] };
  if (ranOutOfTime(answer)) cutShort(sent);
  return sent;
}

/** @param requestSent whether the call has sent a request already */
async function authorize(
  authorizer: Authorizer,
  clock: Clock,
  operation: RegistryOperationId,
  { signal, deadline, end }: Limits,
  requestSent: boolean,
): Promise<string> {
  if (authorizer.header !== undefined) return authorizer.header;
  try {
    return await withTimeout(clock, end - clock.now(), signal, (own) =>
      authorizer.ask({ operation, requestSent }, own),
    );
  } catch (error) {
    if (error instanceof TimeoutReached) throw deadlinePassed({ operation, deadline }, requestSent);
    throw error;
  }
}

function sendWith(
  settings: RegistrySettings,
  id: RegistryOperationId,
  { url, method, headers, body }: PreparedRequest,
  { signal, timeout, deadline, end, record }: Limits,
  authorization: string | undefined,
): Promise<Answer> {
  if (authorization !== undefined) headers["authorization"] = authorization;
  return send(settings.transport, {
    operation: id,
    url,
    method,
    headers,
    repeatable: isRepeatable(id),
    maxBytes: settings.maxAnswerBytes,
    timeout,
    deadline,
    end,
    record,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body }),
  });
}
