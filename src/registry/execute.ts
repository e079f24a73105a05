import type { RegistryAnswers, RegistryInput } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import type { Answer } from "../transport/answer.ts";
import { InFlight, type CallPromise, type CallRecord } from "../transport/calls.ts";
import type { Exchange } from "../transport/exchange.ts";
import { reportRejection } from "../transport/hooks.ts";
import { cutShort, ranOutOfTime, TimeoutReached, withTimeout, type Signal } from "../transport/time.ts";
import { deadlinePassed, send } from "../transport/transport.ts";
import { readCache, writeCache } from "./cache.ts";
import { secretsIn } from "./credentials.ts";
import { checkAnswer, isBlockPage, readData } from "./documented-answer.ts";
import { readCallOptions, type CallSettings, type RegistryCallOptions, type RegistrySettings } from "./options.ts";
import { checkInput, prepareRequest } from "./request.ts";

/** What the method of each operation returns. */
export type RegistryCalls = { readonly [Id in RegistryOperationId]: CallPromise<RegistryAnswers[Id]> };

/** Runs one operation and notes what happens. */
export type Execute = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: RegistryCallOptions | undefined,
  record: CallRecord,
) => Promise<RegistryAnswers[Id]>;

/** An answer, where it came from, and what was sent that nobody else may see. */
interface SentAnswer {
  readonly answer: Answer;
  readonly fromCache: boolean;
  readonly secrets: readonly string[];
}

/** What every generated method does: check the input, get the answer, read it. */
export function createExecute(settings: RegistrySettings, exchange: Exchange): Execute {
  const { baseUrl, headers: common, blockPause, maxAnswerBytes: maxBytes } = settings;
  const transport = { ...settings.transport, exchange };
  const { clock, hooks } = transport;
  const inFlight = new InFlight<SentAnswer>();
  const ofCalls: CallSettings = { ...settings.ofCalls, cache: true, line: "call" };

  return async (operation, input, options, record) => {
    const call = options === undefined ? ofCalls : readCallOptions(operation, options, settings);
    const { signal, timeout, deadline, retry, line } = call;
    checkInput(operation, input);
    const { url, method, headers, body } = prepareRequest(operation, input, baseUrl, common, call.headers);
    // Only what changes nothing is repeated, shared between callers and kept.
    const row: RegistryOperation = registryOperations[operation];
    const repeatable = row.readOnly;
    const end = clock.now() + deadline;
    const notice = { callId: record.id, operation };

    /** Says of what took too long that the call did. */
    const inTime = <Result>(task: Promise<Result>, requestSent: boolean): Promise<Result> =>
      task.catch((error: unknown) => {
        throw error instanceof TimeoutReached ? deadlinePassed({ operation, deadline, url }, requestSent) : error;
      });
    /** The answer from the service; a refused bearer token is renewed once, where the policy lets a call send twice. */
    const ask = async (caller: Signal | undefined): Promise<SentAnswer> => {
      // Where the contract asks for no login, none is shown.
      const authorizer = row.security?.length === 0 ? undefined : settings.authorizer;
      const secrets: string[] = [];
      const request = async (requestSent: boolean): Promise<Answer> => {
        if (authorizer !== undefined) {
          const supply = (own: Signal): Promise<string> => authorizer.ask({ operation, requestSent }, own);
          const supplied = (): Promise<string> =>
            inTime(withTimeout(clock, end - clock.now(), caller, supply), requestSent);
          headers["authorization"] = authorizer.header ?? (await supplied());
        }
        if (headers["authorization"] !== undefined) secrets.push(...secretsIn(headers));
        const limited = retry === transport.retry ? transport : { ...transport, retry };
        return send(limited, {
          operation,
          url,
          method,
          headers,
          body,
          signal: caller,
          repeatable,
          timeout,
          deadline,
          end,
          maxBytes,
          line,
          record,
        });
      };
      let answer = await request(false);
      // It is refused in any case: the next call does not send it again.
      const isRefused = answer.status === 401 && authorizer?.refuse(headers["authorization"] ?? "") === true;
      if (isRefused && retry.retries > 0) answer = await request(true);
      if (isBlockPage(answer)) {
        transport.budget.pause(blockPause);
        reportRejection("onPause", hooks.onPause?.({ ...notice, delay: blockPause }));
      }
      const sent = { answer, fromCache: false, secrets };
      if (ranOutOfTime(answer)) cutShort(sent);
      return sent;
    };
    /** The answer from the cache or the service. */
    const get = async (caller: Signal | undefined): Promise<SentAnswer> => {
      record.shared = false;
      const { cache } = settings;
      if (cache === undefined || !call.cache || !repeatable) return ask(caller);
      const parameters = input.header === undefined ? "" : ` ${JSON.stringify(input.header)}`;
      const key = `ares-caais ${method} ${url} ${body ?? ""}${parameters}`;
      const kept = await readCache(cache, key, clock, caller, end - clock.now());
      record.cache = kept === undefined ? "miss" : "hit";
      if (kept !== undefined) {
        reportRejection("onCacheHit", hooks.onCacheHit?.(notice));
        return { answer: kept, fromCache: true, secrets: [] };
      }
      const sent = await ask(caller);
      if (sent.answer.status === 200) writeCache(cache, key, sent.answer, clock);
      return sent;
    };
    const share = (): Promise<SentAnswer> => {
      // Calls that differ in more than when they end are not the same call.
      const isPlain = options === undefined && input.header === undefined;
      const given = { ...call.headers, ...input.header, ...(options?.retry !== undefined && { retry }) };
      const own = isPlain || Object.keys(given).length === 0 ? "" : JSON.stringify(given);
      const key = `${method} ${url} ${timeout} ${String(call.cache)} ${line} ${own} ${body ?? ""}`;
      const onJoin = (askedBy: number): void => {
        record.shared = true;
        reportRejection("onShared", hooks.onShared?.({ ...notice, askedBy }));
      };
      return inTime(inFlight.run(key, signal, get, { clock, end, callId: record.id, onJoin }), true);
    };
    // Who changes something twice means it.
    const { answer, fromCache, secrets } = await (repeatable ? share() : get(signal));
    record.answer = answer;
    record.fromCache = fromCache;
    if (isBlockPage(answer)) throw new BlockedError(operation, blockPause);
    const data = readData(operation, answer, secrets);
    if (settings.validate !== "off") await checkAnswer(settings, operation, answer.status, data);
    // The contract says what a success of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof operation];
  };
}
