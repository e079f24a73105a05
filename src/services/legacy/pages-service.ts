import { legacyPages } from "../../../generated/environments.gen.ts";
import { newestLegacyVersion, sessionIdLengths } from "../../../generated/legacy-types.gen.ts";
import type { RegisteredClient } from "../identity/identity-provider.ts";
import { Refusal } from "../identity/parameters.ts";
import { addParameters, onlyValue, readForm, redirect } from "../messages.ts";
import { routed, type Answer, type Route, type RouteErrors } from "../routes.ts";
import { broken } from "../rules.ts";
import type { Service, ServiceRequest } from "../service.ts";

const { loginPath, logoutPath, clientParameter, returnParameter, sessionParameter } = legacyPages;

/** A client system with its addresses. */
export interface LegacyClient extends RegisteredClient {
  /** The address that a login returns to. */
  readonly legacyLoginUrl: string;
  /** The beginning that the return address of a logout must have. */
  readonly legacyLogoutUrl: string;
}

/** The state of the login and logout pages. */
export interface LegacyPagesState<Client extends LegacyClient> extends RouteErrors<Route> {
  readonly clients: readonly Client[];
  /** Answers a login: with a page, or with the way back. */
  readonly logIn: (client: Client, request: ServiceRequest) => Answer;
  /** Its own pages. */
  readonly pages: readonly Route[];
  /** Ends the session of a browser. @returns the value of `Set-Cookie`; `undefined` when there is no session */
  readonly endSession: (request: ServiceRequest) => string | undefined;
}

/** The login and logout pages of the legacy service. A wrong request leads nowhere. */
export function createLegacyPages<Client extends LegacyClient>(state: LegacyPagesState<Client>): Service {
  return routed(
    [
      { methods: ["GET"], path: loginPath, answer: (request) => state.logIn(clientOf(state, request), request) },
      { methods: ["GET"], path: logoutPath, answer: (request) => logOut(state, request) },
      ...state.pages,
    ],
    state,
  );
}

/** Ends the single sign-on session and leads to the return address. */
function logOut<Client extends LegacyClient>(state: LegacyPagesState<Client>, request: ServiceRequest): Answer {
  const { legacyLogoutUrl } = clientOf(state, request);
  const uri = onlyValue(readForm(request.query), returnParameter);
  // Printable ASCII alone can stand in a header; everything else in an address is percent-encoded (RFC 3986).
  if (uri?.startsWith(legacyLogoutUrl) !== true || !/^[!-~]+$/.test(uri)) {
    throw new Refusal("invalid_request", broken("notBeginning"), returnParameter);
  }
  return redirect(uri, state.endSession(request));
}

function clientOf<Client extends LegacyClient>({ clients }: LegacyPagesState<Client>, request: ServiceRequest): Client {
  const wanted = onlyValue(readForm(request.query), clientParameter);
  const client = clients.find(({ clientId }) => clientId === wanted);
  if (client === undefined) throw new Refusal("invalid_client", broken("unknownClient"), clientParameter);
  return client;
}

/** The address that a login returns to, with its session identifier. */
export function loginReturn({ legacyLoginUrl }: LegacyClient, sessionId: string): string {
  return addParameters(legacyLoginUrl, { [sessionParameter]: sessionId });
}

/** Letters, digits and `-`, as published. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";

/** A new session identifier, as long as the contract takes. */
export function newSessionId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(sessionIdLengths[newestLegacyVersion].most));
  return Array.from(numbers, (number) => alphabet.charAt(number % alphabet.length)).join("");
}
