import {
  createLegacyIdentity,
  type LegacyCallback,
  type LegacyCallOptions,
  type LegacyIdentityOptions,
} from "../../../src/legacy/index.ts";
import { respond } from "../../../src/testing/legacy/legacy-handler.ts";
import { sessionId } from "../../../test/fixtures/legacy/fake-legacy.ts";
import type { Reader } from "../reader.ts";
import { readerOf, type Callee } from "./callers.ts";
import { ownClock } from "./own-clock.ts";

const nothing = (): void => undefined;
const fetch = async (): Promise<Response> => respond("4.2", "authConfirmation", {});
/** Times in milliseconds, so that what never answers is waited for in vain for a moment only. */
const times = { timeout: 100, deadline: 200 };
const callOptions = { signal: undefined, ...times, headers: { "x-trace": "1" } };

const options = {
  version: "4.2",
  environment: { legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test" },
  network: undefined,
  atsId: "AIS",
  tls: undefined,
  logoutUrl: "https://ais.example/bye",
  fetch,
  ...times,
  retry: { retries: 0, minDelay: 1, maxDelay: 1, maxRetryAfter: 1 },
  maxAnswerBytes: 1_000_000,
  hooks: { onRequest: nothing, onResponse: nothing, onFailure: nothing, onRetry: nothing },
  clock: ownClock,
} as const;
const create = (): ReturnType<typeof createLegacyIdentity> => createLegacyIdentity(options);

const callees: readonly Callee[] = [
  {
    name: "createLegacyIdentity",
    share: 3,
    base: () => [options],
    call: (given: LegacyIdentityOptions) => createLegacyIdentity(given).authConfirmation(sessionId),
  },
  {
    name: "authConfirmation",
    base: () => [sessionId, callOptions],
    call: (given: string, more: LegacyCallOptions) => create().authConfirmation(given, more),
  },
  { name: "heartBeat", base: () => [callOptions], call: (more: LegacyCallOptions) => create().heartBeat(more) },
  {
    name: "sessionId",
    base: () => [{ sessionId, other: "1" }],
    call: (callback: LegacyCallback) => create().sessionId(callback),
  },
  { name: "logoutUrl", base: () => ["https://ais.example/bye/now"], call: (to: string) => create().logoutUrl(to) },
];

/** What the legacy client is given by its caller. */
export const legacyArgumentReaders: readonly Reader[] = callees.map(readerOf);
