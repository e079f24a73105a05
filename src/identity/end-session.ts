import { endpoints } from "../../generated/identity.gen.ts";
import { brokenAddressRule } from "../environment/address-rule.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { CallPromise } from "../transport/call-record.ts";
import { mediaTypeOf } from "../transport/json-answer.ts";
import { browserUrl } from "./browser-request.ts";
import { beginCall, type IdentityCall, type IdentityCallOptions, request } from "./call.ts";
import type { IdentityContext } from "./context.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { readLogoutOptions, type LogoutOptions } from "./logout.ts";
import { throwOAuthError } from "./oauth-answer.ts";

/** Where a logout goes on. */
export interface EndedSession {
  /** Where to send the browser: the service asks the user there, or it is the way back already. */
  readonly url: string;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Creates the method `endSession` of an identity client. */
export function createEndSession({
  settings,
  provider,
  credential,
}: IdentityContext): (options: LogoutOptions, callOptions?: IdentityCallOptions) => CallPromise<EndedSession> {
  const end = async (options: LogoutOptions, call: IdentityCall): Promise<EndedSession> => {
    const parameters = readLogoutOptions("endSession", options, settings);
    const { endSessionEndpoint: url } = await provider(call);
    const { exchange } = await credential(call);
    const what = {
      operation: "endSession",
      url,
      method: "POST",
      headers: { "content-type": endpoints.token.contentType },
      body: new URLSearchParams(parameters).toString(),
      // Ending a session that has ended changes nothing.
      repeatable: true,
    };
    const answer = await request(settings, exchange, what, call);
    throwOAuthError("endSession", answer, [options.idToken, options.state ?? ""]);
    return hideSecrets({ url: readDestination(answer, url, parameters) }, ["url"]);
  };
  return (options, callOptions) => beginCall(settings, "endSession", callOptions, (call) => end(options, call));
}

/**
 * Where the answer sends the browser. One without a page has asked nobody and redirected nowhere, so the way back is the
 * one that the specification promises in any case. A page cannot be shown to the user, who would not be asked then.
 */
function readDestination(answer: Answer, endpoint: string, parameters: Readonly<Record<string, string>>): string {
  const { status, headers, text } = answer;
  const location = headers.get("location");
  const unexpected = { operation: "endSession", status, mediaType: mediaTypeOf(headers) };
  if (redirects.has(status) && location !== null) {
    const url = URL.canParse(location, endpoint) ? new URL(location, endpoint).href : location;
    const rule = brokenAddressRule(url);
    if (rule === undefined) return url;
    const issue = { pointer: "/location", schemaPath: "#/properties/location", keyword: "format", rule };
    throw new UnexpectedResponseError({ ...unexpected, reason: "schema", issues: [issue] });
  }
  if (status === 204 || (status === 200 && text === "")) {
    const { post_logout_redirect_uri: back = "", state } = parameters;
    return state === undefined ? back : browserUrl(back, { state });
  }
  const advice = "it wants the user's own answer: send the browser there, as logout says";
  throw new UnexpectedResponseError({ ...unexpected, reason: "status", ...(status === 200 ? { advice } : {}) });
}
