import { requestRules, type Scope } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { CallPromise } from "../transport/call-record.ts";
import { beginCall, type IdentityCall, type IdentityCallOptions } from "./call.ts";
import { readCallback, readCode, type Callback } from "./callback.ts";
import { checkParameters } from "./check-parameters.ts";
import { hideClaims, readClaims } from "./claims.ts";
import type { IdentityContext } from "./context.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { readPendingLogin, type BegunLogin } from "./pending-login.ts";
import { readTokenResponse } from "./token-answer.ts";
import { requestTokens } from "./token-request.ts";
import type { PendingLogin, Tokens } from "./types.ts";

/** Completes a login. */
export type CompleteLogin = <S extends Scope>(
  callback: Callback,
  begun: BegunLogin<S>,
  callOptions?: IdentityCallOptions,
) => CallPromise<Tokens<S>>;

const subject = "completeLogin";

/** Creates the method `completeLogin` of an identity client. */
export function createCompleteLogin(context: IdentityContext): CompleteLogin {
  const { settings } = context;
  const { clientId, transport } = settings;
  /** Codes under way. Those of the past need no memory: the service accepts none twice. */
  const underWay = new Set<string>();

  const complete = async <S extends Scope>(
    callback: Callback,
    begun: BegunLogin<S>,
    call: IdentityCall,
  ): Promise<Tokens<S>> => {
    const pending = readPendingLogin(subject, begun, transport.clock.date());
    const parameters = readCallback(callback, pending.state);
    const provider = await context.provider(call);
    const secrets = [pending.state, pending.nonce, pending.codeVerifier];
    const code = readCode(parameters, provider, secrets);
    if (underWay.has(code)) {
      const rule = "is being exchanged by another call: a code is good for one exchange";
      throw new InvalidInputError(subject, [{ field: "callback.code", rule }]);
    }
    underWay.add(code);
    try {
      const form = formOf(code, pending, clientId);
      const sent = { form, secrets: [...secrets, code] };
      const { body, askedAt, thumbprint } = await requestTokens(context, provider, sent, call);
      const response = readTokenResponse(body);
      const { access_token: accessToken, id_token: idToken } = response;
      return await call.run("jwks", async (signal) => {
        const verification = await context.verification(provider, signal, call.record);
        const { verifyAccessToken, verifyIdToken } = await import("./verify-tokens.ts");
        const expected = { issuer: provider.issuer, clientId };
        const identity = { ...expected, nonce: pending.nonce, accessToken, subject: undefined };
        const payload = await verifyIdToken(idToken, identity, verification);
        const access = { ...expected, thumbprint, subject: payload.sub };
        const tokens: Tokens<S> = {
          accessToken,
          refreshToken: response.refresh_token,
          idToken,
          expiresAt: askedAt + response.expires_in * 1000,
          scope: response.scope.split(" ").filter((one) => one !== ""),
          ...readClaims(pending.scope, payload),
          accessTokenClaims: hideClaims(await verifyAccessToken(accessToken, access, verification)),
        };
        return hideSecrets(tokens, ["accessToken", "refreshToken", "idToken"]);
      });
    } finally {
      underWay.delete(code);
    }
  };
  return (callback, begun, callOptions) =>
    beginCall(settings, subject, callOptions, (call) => complete(callback, begun, call));
}

function formOf(code: string, pending: PendingLogin, clientId: string): Readonly<Record<string, string>> {
  const form = {
    grant_type: "authorization_code",
    code,
    redirect_uri: pending.redirectUri,
    client_id: clientId,
    code_verifier: pending.codeVerifier,
    scope: pending.scope.join(" "),
  };
  checkParameters(subject, requestRules.token, form);
  return form;
}
