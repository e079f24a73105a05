import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { ContractError } from "ares-caais";
import { page, redirect, type Answer } from "./answer.ts";
import { home, welcome } from "./home.ts";
import { html } from "./html.ts";
import { beginLegacyLogin, finishLegacyLogin } from "./legacy.ts";
import { beginLogin, finishLogin } from "./oidc.ts";
import { readForm } from "./read-form.ts";
import type { Services } from "./services.ts";
import { endSession, findSession, forgetSession } from "./sessions.ts";

/** Answers a request to the application. */
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
      const session = findSession(headers.cookie);
      const content = session === undefined ? welcome : await home(services.registry, session);
      return page("The application", content, { formTargets: services.identityOrigins });
    }
    case "GET /login":
      return beginLogin(services);
    case "GET /login/callback":
      return finishLogin(services, url, headers.cookie);
    case "GET /legacy/login":
      return beginLegacyLogin(services, headers);
    case "GET /legacy/callback":
      return finishLegacyLogin(services, url, headers.cookie);
    case "POST /logout":
      return logOut(services, request);
    case "GET /logged-out":
    case "GET /legacy/logged-out":
      return redirect("/");
    default:
      return page("There is no such page", html`<p><a href="/">To the beginning</a></p>`, { status: 404 });
  }
}

/** Ends the session with the application first: whatever becomes of the single sign-on, the user is logged out here. */
async function logOut(services: Services, request: IncomingMessage): Promise<Answer> {
  const { identity, legacy, legacyReturnUrl } = services;
  const { cookie } = request.headers;
  const session = findSession(cookie);
  if (session === undefined) return redirect("/", forgetSession);
  const token = (await readForm(request))?.get("token") ?? "";
  if (!isSame(token, session.formToken)) {
    return page("Not from here", html`<p>This form was not sent by a page of the application.</p>`, { status: 403 });
  }
  endSession(cookie);
  const { idToken } = session;
  const url = idToken === undefined ? legacy.logoutUrl(legacyReturnUrl) : (await identity.endSession({ idToken })).url;
  return redirect(url, forgetSession);
}

function isSame(text: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(secret)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function loginAgain(): Answer {
  return page("That did not work", html`<p><a href="/">Begin again</a></p>`, { status: 400 });
}
