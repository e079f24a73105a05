import type { TokenFault } from "../../generated/sandbox-types.gen.ts";
import type { Addresses } from "../../generated/environments.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { BrowserForm } from "../identity/types.ts";
import { createHttpsFetch, type HttpsFetchOptions } from "../node/https-fetch.ts";
import type { ClientSystem } from "./client-systems.ts";
import { unescape } from "./pages/html.ts";

type Fields = Readonly<Record<string, string>>;

/** The first request of a browser: an address, or a login or logout of an identity client. */
export type BrowserStart =
  | string
  | URL
  | {
      /** An address. */
      readonly url: string;
    }
  | {
      /** A form that the browser sends. */
      readonly form: BrowserForm;
    };

/** The choice of a user on the login page. */
export type UserChoice =
  | string
  | {
      /** Login name of one of the users. */
      readonly username: string;
      /** The fault of the tokens of this login. */
      readonly fault: TokenFault;
    }
  | {
      /** The user cancels the login. */
      readonly cancel: true;
    };

/** A browser of one user that needs no window. */
export interface SandboxBrowser {
  /**
   * Logs in on the sandbox's page, by OpenID Connect or in the legacy service. Returns the return address of the browser, without
   * calling it. Within a session the user of the session stays.
   *
   * @param user login name of one of the users; optionally with the fault of the tokens, which replaces the active fault of the
   * sandbox; or `{ cancel: true }` for a user who cancels
   * @throws InvalidInputError when the page has no such user.
   * @throws Error with the reason when the service refuses the login, or has no such fault.
   */
  logIn(start: BrowserStart, user: UserChoice): Promise<string>;
  /**
   * Logs out. Returns the return address of the browser, without calling it.
   *
   * @param choice `end`: whether the user ends the single sign-on session
   * @throws Error with the reason when the service refuses the logout.
   */
  logOut(start: BrowserStart, choice: { readonly end: boolean }): Promise<string>;
}

/**
 * A headless browser with its own cookies. If the sandbox requests a client certificate, it presents that of the client system in
 * the request.
 */
export class CookieBrowser implements SandboxBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #pages: readonly string[];
  readonly #mutualTls: readonly string[];
  readonly #clients: readonly ClientSystem[];
  readonly #connection: HttpsFetchOptions;

  /** @param connection the connection to the sandbox */
  constructor(addresses: Required<Addresses>, clients: readonly ClientSystem[], connection: HttpsFetchOptions) {
    this.#pages = [addresses.oidc, addresses.legacyPages];
    this.#mutualTls = [addresses.oidcMutualTls, addresses.legacyMutualTls];
    this.#clients = clients;
    this.#connection = connection;
  }

  logIn(start: BrowserStart, user: UserChoice): Promise<string> {
    return this.#play(start, (usernames) => {
      if (typeof user === "object" && "cancel" in user) return { action: "cancel" };
      const choice = typeof user === "string" ? { username: user } : user;
      if (usernames.includes(choice.username)) return { action: "login", ...choice };
      return refuse("logIn", "username", `must be ${usernames.join(", ")}`);
    });
  }

  logOut(start: BrowserStart, { end }: { readonly end: boolean }): Promise<string> {
    return this.#play(start, () => ({ action: end ? "end" : "keep" }));
  }

  /** Visits the address, and sends the form of the page there. */
  async #play(start: BrowserStart, fieldsOf: (usernames: readonly string[]) => Fields): Promise<string> {
    const visited = await this.#visit(requestOf(start));
    if ("elsewhere" in visited) return visited.elsewhere;
    const form = visited.status === 200 ? readPageForm(visited.page) : undefined;
    if (form === undefined) throw refusal(visited);
    const url = new URL(form.action, visited.url).href;
    const answer = await this.#visit({ url, form: { ...form.hidden, ...fieldsOf(form.usernames) } });
    if ("elsewhere" in answer) return answer.elsewhere;
    throw refusal(answer);
  }

  /** Sends a request and follows redirects as long as they stay in the sandbox. */
  async #visit(first: BrowserRequest): Promise<Visited> {
    let request = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { url } = request;
      const { origin } = new URL(url);
      if (![...this.#pages, ...this.#mutualTls].includes(origin)) return { elsewhere: url };
      const { status, location, page } = await this.#send(request);
      if (location === null) return { page, status, url };
      // The address of the client system stays as the service wrote it.
      request = { url: URL.canParse(location) ? location : new URL(location, url).href };
    }
    throw new Error(`more than ${mostRedirects} redirects`);
  }

  async #send({ url, form }: BrowserRequest) {
    const { origin, searchParams } = new URL(url);
    const parameters = { ...Object.fromEntries(searchParams), ...form };
    const client = this.#clients.find(({ clientId }) => clientId === parameters["client_id"]);
    const certificate = this.#mutualTls.includes(origin) ? client?.certificates[0] : {};
    const fetch = createHttpsFetch({ ...this.#connection, ...certificate });
    try {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = {
        ...(cookie === "" ? {} : { cookie }),
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      };
      const post = form === undefined ? {} : { method: "POST", body: new URLSearchParams(form).toString() };
      const answer = await fetch(url, { redirect: "manual", headers, ...post });
      for (const header of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(header) ?? [];
        if (value === "") this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      return { status: answer.status, location: answer.headers.get("location"), page: await answer.text() };
    } finally {
      fetch.close();
    }
  }
}

function requestOf(start: BrowserStart): BrowserRequest {
  if (typeof start === "string" || start instanceof URL) return { url: String(start) };
  return "url" in start ? { url: start.url } : { url: start.form.action, form: start.form.fields };
}

/** The text of a page that says why, or of the JSON answer of an endpoint for programs. */
function refusal({ page, status }: Extract<Visited, { readonly page: string }>): Error {
  const [, reason = page] = /<p>([^<]*)<\/p>/.exec(page) ?? [];
  return new Error(`the sandbox refused the browser (${status}): ${unescape(reason).slice(0, 500)}`);
}

/**
 * Reads the form of a page that the sandbox made, with the users that it lets choose from; it is no reader of HTML in general.
 *
 * @returns `undefined` when the page has none.
 */
function readPageForm(page: string) {
  const [, action] = /<form\s+method="post"\s+action="([^"]*)"/.exec(page) ?? [];
  if (action === undefined) return undefined;
  const hidden = [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)];
  const usernames = [...page.matchAll(/<input\s+type="radio"\s+name="username"\s+value="([^"]*)"/g)];
  return {
    action: unescape(action),
    hidden: Object.fromEntries(hidden.map(([, name = "", value = ""]) => [unescape(name), unescape(value)])),
    usernames: usernames.map(([, value = ""]) => unescape(value)),
  };
}

const mostRedirects = 10;

/** A request of the browser: by GET, or a form by POST. */
interface BrowserRequest {
  readonly url: string;
  readonly form?: Fields;
}

/** The end of the redirects: a page of the sandbox, or an address elsewhere, which the browser does not call. */
type Visited =
  { readonly page: string; readonly status: number; readonly url: string } | { readonly elsewhere: string };
