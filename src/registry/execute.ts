import type { RegistryAnswers, RegistryInput } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { BlockedError } from "../errors/blocked-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Answer } from "../transport/answer.ts";
import { InFlight, type CallPromise, type CallRecord } from "../transport/calls.ts";
import type { Exchange } from "../transport/exchange.ts";
import { reportRejection, type CacheFaultEvent, type StaleEvent } from "../transport/hooks.ts";
import { cutShort, ranOutOfTime, TimeoutReached, withTimeout, type Signal } from "../transport/time.ts";
import { deadlinePassed, send } from "../transport/transport.ts";
import { readCache, writeCache, type KeptAnswer, type OnCacheFault, type Reader } from "./cache.ts";
import { secretsIn } from "./credentials.ts";
import { checkAnswer, isBlockPage, readData } from "./documented-answer.ts";
import { takeTurn, type Turn } from "./lease.ts";
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
  /** Of one that is given because there is no other. */
  readonly age?: number;
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
    const { cache } = settings;
    const onFault = (fault: CacheFaultEvent["fault"]): unknown => hooks.onCacheFault?.({ ...notice, fault });
    /**
     * The answer from the cache or the service.
     *
     * @param look whether the cache may have it: what it had may turn out to be no data
     */
    const get = async (caller: Signal | undefined, look: boolean): Promise<SentAnswer> => {
      record.shared = false;
      if (cache === undefined || !call.cache || !repeatable) return ask(caller);
      const parameters = input.header === undefined ? "" : ` ${JSON.stringify(input.header)}`;
      const key = `ares-caais ${method} ${url} ${body ?? ""}${parameters}`;
      const faults: CacheFaultEvent["fault"][] = [];
      const tell: OnCacheFault = (fault) => {
        faults.push(fault);
        reportRejection("onCacheFault", onFault(fault));
      };
      const reader: Reader = { clock, signal: caller, end, faults, onFault: tell };
      const begun = clock.now();
      const kept = look ? await readCache(cache, key, reader) : undefined;
      const hit = ({ answer }: KeptAnswer): SentAnswer => {
        record.cache = "hit";
        reportRejection("onCacheHit", hooks.onCacheHit?.(notice));
        return { answer, fromCache: true, secrets: [] };
      };
      if (kept?.isStale === false) return hit(kept);
      record.cache = "miss";
      /** The old answer, when there is one. */
      const old = (reason: StaleEvent["reason"], outcome?: unknown): SentAnswer | undefined => {
        if (kept === undefined || line === "bulk") return undefined;
        const { answer, age } = kept;
        record.cache = "stale";
        reportRejection("onStale", hooks.onStale?.({ ...notice, age, reason }));
        const given = { answer, age, fromCache: true, secrets: [] };
        // Who has time left may come to something else.
        if (ranOutOfTime(outcome)) cutShort(given);
        return given;
      };
      // Nobody waits for the end of a pause who can have an answer now.
      const early = kept !== undefined && transport.budget.delayOf(line).reason === "pause" ? old("pause") : undefined;
      if (early !== undefined) return early;
      const turn: Turn = look ? await takeTurn(cache, key, begun, reader) : {};
      if (turn.kept !== undefined) return hit(turn.kept);
      try {
        const sent = await ask(caller);
        const { status } = sent.answer;
        if (status === 200) {
          // What is kept may come to nothing after the call, whose hooks fail nothing any more.
          const tellLater: OnCacheFault = (fault) => {
            turn.giveBack?.();
            reportRejection("onCacheFault", Promise.resolve(fault).then(onFault));
          };
          writeCache(cache, key, sent.answer, { clock, onFault: tellLater });
        } else turn.giveBack?.();
        return (status >= 500 || isBlockPage(sent.answer) ? old(status, sent) : undefined) ?? sent;
      } catch (error) {
        turn.giveBack?.();
        const stale = error instanceof TransportError ? old(error.phase, error) : undefined;
        if (stale === undefined) throw error;
        return stale;
      }
    };
    const share = (look: boolean): Promise<SentAnswer> => {
      // Calls that differ in more than when they end are not the same call.
      const isPlain = options === undefined && input.header === undefined;
      const given = { ...call.headers, ...input.header, ...(options?.retry !== undefined && { retry }) };
      const own = isPlain || Object.keys(given).length === 0 ? "" : JSON.stringify(given);
      const key = `${method} ${url} ${timeout} ${String(call.cache && look)} ${line} ${own} ${body ?? ""}`;
      const onJoin = (askedBy: number): void => {
        record.shared = true;
        reportRejection("onShared", hooks.onShared?.({ ...notice, askedBy }));
      };
      const task = (caller: Signal | undefined): Promise<SentAnswer> => get(caller, look);
      return inTime(inFlight.run(key, signal, task, { clock, end, callId: record.id, onJoin }), true);
    };
    /** Gets the answer and reads it. */
    const read = async (look: boolean): Promise<readonly [answer: Answer, data: unknown]> => {
      // Who changes something twice means it.
      const { answer, fromCache, age, secrets } = await (repeatable ? share(look) : get(signal, look));
      record.answer = answer;
      record.fromCache = fromCache;
      record.age = age;
      if (isBlockPage(answer)) throw new BlockedError(operation, blockPause);
      try {
        return [answer, readData(operation, answer, secrets)];
      } catch (error) {
        if (!fromCache) throw error;
        // What is in a store may be anything, and the service can still be asked.
        reportRejection("onCacheFault", onFault("value"));
        return read(false);
      }
    };
    const [answer, data] = await read(true);
    if (settings.validate !== "off") await checkAnswer(settings, operation, answer.status, data);
    // The contract says what a success of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof operation];
  };
}
