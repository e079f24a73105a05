import { describe, expect, it } from "vitest";
import type { CallEvent, RequestEvent, ResponseEvent } from "ares-caais";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeLegacy, heartBeatResponse, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { on } from "../../fixtures/on-event.ts";

/** Collects the events of calls, requests and responses. */
function watch() {
  const calls: CallEvent[] = [];
  const requests: RequestEvent[] = [];
  const responses: ResponseEvent[] = [];
  const onEvent = on({
    call: (event) => void calls.push(event),
    request: (event) => void requests.push(event),
    response: (event) => void responses.push(event),
  });
  return { onEvent, calls, requests, responses };
}

const quiet = { type: "call", cache: "off", shared: false, budgetWait: 0, pauseWait: 0, errorCode: undefined };

describe("the events of an identity client", () => {
  it("[NET-15] [NET-21] carry the number of the call, also for requests on its behalf, and neither query nor body", async () => {
    const provider = createFakeProvider();
    const { onEvent, calls, requests, responses } = watch();
    const login = await provider.identity().beginLogin({ scope: ["openid"] });
    const callback = new URL(provider.authorize(login));
    await provider.identity({ onEvent }).completeLogin(callback, login);
    const [call] = calls;
    expect(calls).toEqual([
      {
        ...quiet,
        ...{ callId: call?.callId, operation: "completeLogin", attempts: 3, duration: 0, status: 200, outcome: "data" },
      },
    ]);
    expect(requests.map(({ operation, callId }) => [operation, callId])).toEqual(
      ["discovery", "jwks", "token"].map((operation) => [operation, call?.callId]),
    );
    expect(responses).toHaveLength(3);
    const told = JSON.stringify([calls, requests, responses]);
    for (const secret of [callback.searchParams.get("code") ?? "", login.pending.codeVerifier]) {
      expect(told).not.toContain(secret);
    }
  });

  it("[NET-15] name the call that asked first when several wait for one document", async () => {
    const provider = createFakeProvider();
    const { onEvent, calls, requests } = watch();
    const identity = provider.identity({ onEvent });
    await Promise.all([1, 2].map(() => identity.beginLogin({ scope: ["openid"] })));
    const [one, other] = [...calls].sort((left, right) => left.callId - right.callId);
    expect([one, other]).toMatchObject([
      { operation: "beginLogin", attempts: 1, outcome: "data" },
      { operation: "beginLogin", attempts: 0, outcome: "data" },
    ]);
    expect(requests.map(({ callId }) => callId)).toEqual([one?.callId]);
  });

  it("[NET-15] assign a load of keys for a new signature to the call that needed it", async () => {
    const provider = createFakeProvider();
    const { onEvent, calls, requests } = watch();
    const identity = provider.identity({ onEvent });
    await provider.logIn(identity);
    provider.change.response["id_token"] = (await provider.sign({})).replace(/[^.]+$/, "AAAA");
    await expect(provider.logIn(identity)).rejects.toThrow("is not signed by a key");
    const last = calls.at(-1);
    expect(last).toMatchObject({ operation: "completeLogin", outcome: "error", errorCode: "ERR_TOKEN", status: 200 });
    expect(requests.slice(-2).map(({ operation, callId }) => [operation, callId])).toEqual([
      ["token", last?.callId],
      ["jwks", last?.callId],
    ]);
  });

  it("[NET-15] report a call that was refused before anything was sent, and one that its caller aborted", async () => {
    const provider = createFakeProvider();
    const { onEvent, calls, requests } = watch();
    const identity = provider.identity({ onEvent });
    const wrong = { scope: ["openid", "email" as "role"] } as const;
    await expect(identity.beginLogin(wrong)).rejects.toThrow("scope[1]");
    const left = identity.logout({ idToken: "x" }, { signal: AbortSignal.abort() });
    await expect(left).rejects.toThrow("aborted");
    expect(calls).toMatchObject([
      { operation: "beginLogin", outcome: "error", errorCode: "ERR_INVALID_INPUT", attempts: 0, status: undefined },
      { operation: "logout", outcome: "aborted", errorCode: undefined, attempts: 0, status: undefined },
    ]);
    expect(requests).toEqual([]);
  });
});

describe("the events of a client of the SOAP API", () => {
  it("[NET-15] carry the number of the call in all its attempts", async () => {
    const { onEvent, calls, requests } = watch();
    const statuses = ["ERROR", "OK"];
    const answer = (): Response =>
      xmlAnswer(heartBeatResponse("4.2", `<ns2:status>${statuses.shift() ?? ""}</ns2:status>`));
    const { legacy, clock } = createFakeLegacy("4.2", answer, { onEvent });
    await clock.run(legacy.heartBeat());
    const [call] = calls;
    expect(calls).toMatchObject([{ ...quiet, operation: "heartBeat", attempts: 2, status: 200, outcome: "data" }]);
    expect(requests.map(({ callId, attempt }) => [callId, attempt])).toEqual([
      [call?.callId, 1],
      [call?.callId, 2],
    ]);
  });
});
