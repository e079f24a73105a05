import type { ExecuteRegistryCall, RegistryAnswers } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { Clock } from "../transport/clock.ts";
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
  return async (id, input, options) => {
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
    const get = (shared: Signal | undefined): Promise<SentAnswer> =>
      getAnswer(settings, id, prepared, { signal: shared, timeout, deadline, end: limit.end, cache, variant });
    // Who changes something twice means it.
    const getting = isRepeatable(id) ? inFlight.run(key, signal, get, limit) : get(signal);
    const { answer, secrets } = await getting.catch((error: unknown) => {
      throw error instanceof TimeoutReached ? deadlinePassed({ operation: id, deadline }, true) : error;
    });
    if (isBlockPage(answer)) throw new BlockedError(id, settings.blockPause);
    const data = readReply(id, answer, secrets);
    await checkAnswer(settings, id, answer.status, data);
    // The contract says what a success of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof id];
  };
}

/** A store, a supplier of tokens and a second request after a 401 count in the deadline too: none may hold the call. */
interface Limits extends Pick<CallSettings, "timeout" | "deadline" | "cache"> {
  readonly signal: Signal | undefined;
  /** When the deadline passes, by the clock. */
  readonly end: number;
  /** What tells the answer from others beside address and body: the parameters in headers, as text. */
  readonly variant: string;
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
  { signal, timeout, deadline, end }: Limits,
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
    end,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body }),
  });
}
