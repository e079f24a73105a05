import type { HttpReply, HttpRequest } from "../http/message.ts";
import { errorPage } from "../pages/error-page.ts";
import type { IdentityState } from "./identity-state.ts";
import { refusalAnswer } from "./oauth-answers.ts";
import { Refusal } from "./refusal.ts";
import { routes, type IdentityEndpoint } from "./routes.ts";

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
): Promise<HttpReply> {
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
