import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Provider } from "oidc-provider";
import { everyScope, resource } from "./oidc-provider-configuration.ts";
import { user } from "./oidc-provider-user.ts";

/** The buttons on the page of {@link answerLogin}. */
export const buttons = { logIn: { press: "logIn" }, cancel: { press: "cancel" } } as const;

/**
 * The provider's page for a user who has to log in or to consent: a form that does both for the one user, or cancels. Its
 * title says what is missing, `login` or `consent`.
 */
export async function answerLogin(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, prompt } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!DOCTYPE html><title>${prompt.name}</title><form method="post" action="${request.url ?? ""}"></form>`,
    );
    return;
  }
  const pressed = new URLSearchParams(await text(request)).get("press");
  if (pressed === buttons.cancel.press) {
    await provider.interactionFinished(request, response, { error: "access_denied", error_description: "cancelled" });
    return;
  }
  const grant = new provider.Grant({ accountId: user.sub, clientId: params["client_id"] ?? "" });
  grant.addOIDCScope(everyScope);
  grant.addResourceScope(resource, everyScope);
  await provider.interactionFinished(request, response, {
    login: { accountId: user.sub },
    consent: { grantId: await grant.save() },
  });
}
