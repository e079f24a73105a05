import type { IncomingMessage } from "node:http";
import { ContractError } from "ares-caais";
import { redirect, type Answer } from "../page/answer.ts";
import { html } from "../page/html.ts";
import { chooseLanguage, languageOf, type Language } from "../page/language.ts";
import { style } from "../page/page.ts";
import { home, logoutForm, welcome, type Way } from "./home.ts";
import { beginLegacyLogin, finishLegacyLogin, legacyLogout } from "./legacy.ts";
import { failedLogin, noSuchPage, ownPage } from "./pages.ts";
import type { Services } from "./services.ts";
import { findUser, type User } from "./sessions.ts";
import { texts } from "./texts.ts";

/** Answers a request to the application, but to the pages of the login by OpenID Connect. */
export async function answer(services: Services, request: IncomingMessage): Promise<Answer> {
  const language = languageOf(request.headers);
  const { method = "", url = "/", headers } = request;
  // As it stands: what a URL would make of `//` is an address of another host, or none at all.
  const [path = ""] = url.split("?", 1);
  switch (`${method} ${path}`) {
    case "GET /":
      return start(services, request, language);
    case "GET /style.css":
      return style();
    case "GET /legacy/login":
      return beginLegacyLogin(services, headers);
    case "GET /legacy/callback":
      return (await finishLegacyLogin(services, url, headers.cookie)) ?? failedLogin(language);
    case "POST /legacy/logout":
      return legacyLogout(services, headers);
    case "GET /legacy/logged-out":
      return redirect("/");
    default: {
      const cookie = method === "GET" ? chooseLanguage(path) : undefined;
      return cookie === undefined ? noSuchPage(language) : redirect("/", cookie);
    }
  }
}

async function start(services: Services, request: IncomingMessage, language: Language): Promise<Answer> {
  const { login, registry, identityOrigins: formTargets } = services;
  const setCookies = new Headers();
  const user = await login.user(request, setCookies);
  const cookies = setCookies.getSetCookie();
  const legacyUser = findUser(request.headers.cookie);
  const found: [User, Way] | undefined =
    user !== undefined
      ? [user, { name: "OpenID Connect", logout: "/auth/logout" }]
      : legacyUser && [legacyUser, { name: texts.wayLegacy[language], logout: "/legacy/logout" }];
  if (found === undefined) {
    return ownPage({ language, title: texts.nobody[language], content: welcome(language), cookies });
  }
  const common = { language, title: texts.overview[language], head: logoutForm(...found, language) };
  try {
    const asked = new URL(request.url ?? "/", "http://localhost").searchParams.get("ico") ?? undefined;
    const content = await home(registry, ...found, asked, language);
    return ownPage({ ...common, content, formTargets, cookies });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    // For the operator of the application; messages of the package hold no secret.
    console.error(`${error.code}: ${error.message}`);
    const content = html`<p class="warning">${texts.unavailable[language]}</p>`;
    return ownPage({ ...common, status: 503, content, formTargets, cookies });
  }
}
