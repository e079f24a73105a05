import { endpoints } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { JsonObject } from "../transport/json-object.ts";
import type { IdentityContext } from "./context.ts";
import type { Limits } from "./limits.ts";
import { readOAuthAnswer } from "./oauth-answer.ts";
import type { Provider } from "./provider.ts";
import { request } from "./request.ts";

/** What the token endpoint gave. */
export interface TokenAnswer {
  /** Its JSON; nothing has checked the members. */
  readonly body: JsonObject;
  /** The date when it was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** SHA-256 of the client certificate that it was asked for with, in base64url. */
  readonly thumbprint: string;
}

/**
 * Sends a form to the token endpoint inside mutual TLS, which is all that authenticates the client system (RFC 8705,
 * section 2). The form hands over a one-time value, so it is repeated only when it certainly was not sent.
 *
 * @param secrets values of the form that no error may repeat
 * @throws OAuthError, UnexpectedResponseError, or TransportError; one whose `requestSent` is true says to begin again.
 */
export async function requestTokens(
  { settings, credential, prepareKeys }: IdentityContext,
  provider: Provider,
  { form, secrets }: { readonly form: Readonly<Record<string, string>>; readonly secrets: readonly string[] },
  limits: Limits,
): Promise<TokenAnswer> {
  const { exchange, thumbprint } = await credential(limits);
  // Without keys the tokens could not be trusted, and the one-time value would be lost for nothing.
  await prepareKeys(provider, limits);
  const askedAt = settings.transport.clock.date();
  const call = {
    operation: "token",
    url: provider.tokenEndpoint,
    method: "POST",
    headers: { accept: "application/json", "content-type": endpoints.token.contentType },
    body: new URLSearchParams(form).toString(),
    repeatable: false,
  };
  try {
    const answer = await request(settings, exchange, call, limits);
    return { body: readOAuthAnswer("token", answer, secrets), askedAt, thumbprint };
  } catch (error) {
    if (!(error instanceof TransportError) || !error.requestSent) throw error;
    const reason = `what was sent may be used up, begin the login again (${error.message})`;
    throw new TransportError("token", error.phase, reason, { cause: error });
  }
}
