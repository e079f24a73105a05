import type { BrowserForm } from "ares-caais/identity";
import type { Fetch } from "../../../src/transport/fetch-exchange.ts";

/** Where a browser is. */
export interface Page {
  readonly address: string;
  /** Its content; absent once the browser would have left the provider: that address is not visited. */
  readonly html?: string;
  readonly status?: number;
}

/** What a browser does at a provider, without one: cookies, redirects and forms. */
export interface ScriptedBrowser {
  /** Opens an address or sends a form, and follows the redirects as long as they stay at the provider. */
  open(request: string | BrowserForm): Promise<Page>;
  /** Sends the form of a page, with the value of the button that is pressed. */
  submit(page: Page, button?: Readonly<Record<string, string>>): Promise<Page>;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const mostRedirects = 10;

/** @param origins those of the provider; on loopback they share their cookies, since these know no port */
export function createScriptedBrowser(fetch: Fetch, origins: readonly string[]): ScriptedBrowser {
  const cookies = new Map<string, Cookie>();

  const keep = (header: string, { pathname }: URL): void => {
    const [pair = "", ...attributes] = header.split(/;\s*/);
    const separator = pair.indexOf("=");
    const [name, value] = [pair.slice(0, separator), pair.slice(separator + 1)];
    const attribute = (wanted: string): string | undefined =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute("path") ?? (pathname.slice(0, pathname.lastIndexOf("/")) || "/");
    const expires = attribute("expires");
    if (expires !== undefined && Date.parse(expires) <= Date.now()) cookies.delete(`${path} ${name}`);
    else cookies.set(`${path} ${name}`, { name, value, path });
  };
  const cookieHeader = ({ pathname }: URL): string =>
    [...cookies.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, "/")))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");

  const open = async (request: string | BrowserForm): Promise<Page> => {
    let url = new URL(typeof request === "string" ? request : request.action);
    let fields = typeof request === "string" ? undefined : request.fields;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!origins.includes(url.origin)) return { address: url.href };
      const response = await fetch(url.href, {
        headers: {
          accept: "text/html",
          cookie: cookieHeader(url),
          ...(fields === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        },
        redirect: "manual",
        ...(fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields).toString() }),
      });
      for (const header of response.headers.getSetCookie()) keep(header, url);
      const html = await response.text();
      const location = response.headers.get("location");
      if (location === null) return { address: url.href, status: response.status, html };
      url = new URL(location, url);
      // A redirect after a form goes on by GET, as with 302 and 303 in every browser.
      fields = undefined;
    }
    throw new Error(`more than ${mostRedirects} redirects`);
  };

  return {
    open,
    submit: ({ address, html = "" }, button = {}) => {
      const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1];
      const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      if (action === undefined) throw new Error(`no form at ${new URL(address).pathname}`);
      const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
      return open({ method: "POST", action: new URL(action, address).href, fields: { ...fields, ...button } });
    },
  };
}
