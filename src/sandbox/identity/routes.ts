import { setTimeout as sleep } from "node:timers/promises";
import { endpoints } from "../../../generated/identity.gen.ts";
import { answerDiscovery } from "../../services/identity/discovery.ts";
import { userinfoPath } from "../../services/identity/identity-provider.ts";
import { Refusal, refusalAnswer } from "../../services/identity/refusal.ts";
import { answerTokenRequest } from "../../services/identity/token-endpoint.ts";
import { answerUserinfo } from "../../services/identity/userinfo.ts";
import { json } from "../../services/messages.ts";
import type { HttpAnswer, HttpOutcome, HttpRequest } from "../http/message.ts";
import { errorPage } from "../pages/page-answer.ts";
import type { IdentityState } from "./identity-state.ts";
import { authorize, finishLogin, loginPath } from "./login.ts";
import { endSession, finishLogout, logoutPath, showLogout } from "./logout.ts";

/** An endpoint: those of the contract, and userinfo. */
export type IdentityEndpoint = keyof typeof endpoints | "userinfo";

/** Something that the identity service answers. */
interface Route {
  readonly methods: readonly string[];
  readonly path: string;
  /** Under which name it is counted; a page is not. */
  readonly endpoint?: IdentityEndpoint;
  /** Who reads its errors. */
  readonly reader: "person" | "program";
  readonly answer: (state: IdentityState, request: HttpRequest) => HttpOutcome | Promise<HttpOutcome>;
}

/** What is answered on each of the two addresses. */
const routes: Readonly<Record<"oidc" | "oidcMutualTls", readonly Route[]>> = {
  oidc: [
    {
      ...endpoints.discovery,
      endpoint: "discovery",
      reader: "program",
      answer: (state) => unlessUnavailable(state, answerDiscovery(state, state.faults.current)),
    },
    {
      ...endpoints.jwks,
      endpoint: "jwks",
      reader: "program",
      answer: (state) => unlessUnavailable(state, json(200, { keys: state.keys.published })),
    },
    { ...endpoints.authorization, endpoint: "authorization", reader: "person", answer: authorize },
    { methods: ["POST"], path: loginPath, reader: "person", answer: finishLogin },
    { methods: ["GET"], path: logoutPath, reader: "person", answer: showLogout },
    { methods: ["POST"], path: logoutPath, reader: "person", answer: finishLogout },
  ],
  oidcMutualTls: [
    { ...endpoints.token, endpoint: "token", reader: "program", answer: exchange },
    { ...endpoints.endSession, endpoint: "endSession", reader: "program", answer: endSession },
    {
      methods: ["GET", "POST"],
      path: userinfoPath,
      endpoint: "userinfo",
      reader: "program",
      answer: (state, request) => answerUserinfo(state, request),
    },
  ],
};

/**
 * Answers a request to one of the two addresses.
 *
 * @param count told which endpoint is called, before it answers
 */
export async function answerIdentityRequest(
  state: IdentityState,
  address: keyof typeof routes,
  request: HttpRequest,
  count: (endpoint: IdentityEndpoint) => void,
): Promise<HttpOutcome> {
  const found = routes[address].filter(({ path }) => path === request.path);
  if (found.length === 0) return errorPage("There is no such page.", 404);
  const route = found.find(({ methods }) => methods.includes(request.method));
  if (route === undefined) {
    const page = errorPage("The page does not take this method.", 405);
    return { ...page, headers: { ...page.headers, Allow: found.flatMap(({ methods }) => methods).join(", ") } };
  }
  if (route.endpoint !== undefined) count(route.endpoint);
  try {
    return await route.answer(state, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return route.reader === "person" ? errorPage(error.message) : refusalAnswer(error);
  }
}

function unlessUnavailable({ faults }: IdentityState, answer: HttpAnswer): HttpAnswer {
  return faults.current === "unavailable" ? { status: 503, headers: { "Retry-After": "1" } } : answer;
}

async function exchange(state: IdentityState, request: HttpRequest): Promise<HttpOutcome> {
  const answer = await answerTokenRequest(state, request, state.faults.current);
  const { current: fault, delay } = state.faults;
  if (fault === "dead-after-request") return "hang-up";
  if (fault === "server-error") {
    return { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: "internal error\n" };
  }
  // Keeps the process running no longer.
  if (fault === "slow") await sleep(delay, undefined, { ref: false });
  return answer;
}
