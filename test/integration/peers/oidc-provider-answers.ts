import { TLSSocket } from "node:tls";
import type { JWK } from "jose";
import type { Context } from "oidc-provider";
import type { OidcProviderOptions, OidcProviderPeer } from "./oidc-provider.ts";

type Surroundings = OidcProviderPeer["environment"] & { readonly publish: OidcProviderOptions["publish"] };

/** Around the provider's own answers: what its configuration cannot say. */
export async function answerByContract(
  context: Context,
  next: () => Promise<void>,
  { publish, oidc, oidcMutualTls }: Surroundings,
): Promise<void> {
  await next();
  const { body, oidc: provider } = context;
  if (provider?.route === "jwks" && publish !== undefined) {
    const { keys } = body as { readonly keys: readonly JWK[] };
    context.body = { keys: publish(keys) };
  }
  if (provider?.route === "end_session" && context.req.socket.localPort === Number(new URL(oidcMutualTls).port)) {
    continueInBrowser(context, oidc);
  }
}

/**
 * The contract: a logout inside mutual TLS is answered by a redirect, and the user is offered to end the session. What
 * the provider has checked and would ask here, it asks at its browser-facing address, where the session is.
 */
function continueInBrowser(context: Context, origin: string): void {
  const { req, oidc: provider } = context;
  if (context.status !== 200) return;
  if (!(req.socket instanceof TLSSocket && req.socket.authorized)) {
    context.status = 401;
    context.body = { error: "invalid_client" };
    return;
  }
  const address = new URL(req.url ?? "", origin);
  for (const [name, value] of Object.entries(provider?.body ?? {})) address.searchParams.set(name, String(value));
  context.status = 303;
  context.redirect(address.href);
}
