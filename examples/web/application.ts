import type { IncomingMessage } from "node:http";
import { ContractError } from "ares-caais";
import { page, redirect, type Answer } from "./answer.ts";
import { home, welcome } from "./home.ts";
import { html, type Html } from "./html.ts";
import { beginLegacyLogin, finishLegacyLogin, legacyLogout } from "./legacy.ts";
import type { Services } from "./services.ts";
import { findUser } from "./sessions.ts";

/** Answers a request to the application, but to the pages of the login by OpenID Connect. */
export async function answer(services: Services, request: IncomingMessage): Promise<Answer> {
  try {
    return (await route(services, request)) ?? loginAgain();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    // For whoever runs the application; messages of the package hold no secret.
    console.error(`${error.code}: ${error.message}`);
    return loginAgain();
  }
}

async function route(services: Services, request: IncomingMessage): Promise<Answer | undefined> {
  const { method = "", url = "/", headers } = request;
  // As it stands: what a URL would make of `//` is an address of another host, or none at all.
  const [path = ""] = url.split("?", 1);
  switch (`${method} ${path}`) {
    case "GET /": {
      const cookies = new Headers();
      const content = await contentFor(services, request, cookies);
      return page("The application", content, {
        formTargets: services.identityOrigins,
        cookies: cookies.getSetCookie(),
      });
    }
    case "GET /legacy/login":
      return beginLegacyLogin(services, headers);
    case "GET /legacy/callback":
      return finishLegacyLogin(services, url, headers.cookie);
    case "POST /legacy/logout":
      return legacyLogout(services, headers);
    case "GET /legacy/logged-out":
      return redirect("/");
    default:
      return page("There is no such page", html`<p><a href="/">To the beginning</a></p>`, { status: 404 });
  }
}

/** @param answer gets the cookies of a session that goes on */
async function contentFor({ login, registry }: Services, request: IncomingMessage, answer: Headers): Promise<Html> {
  const user = await login.user(request, answer);
  if (user !== undefined) return home(registry, user, { name: "OpenID Connect", logout: "/auth/logout" });
  const legacyUser = findUser(request.headers.cookie);
  if (legacyUser === undefined) return welcome;
  return home(registry, legacyUser, { name: "the older SOAP API", logout: "/legacy/logout" });
}

function loginAgain(): Answer {
  return page("That did not work", html`<p><a href="/">Begin again</a></p>`, { status: 400 });
}
