import type { Addresses } from "../../../generated/environments.gen.ts";
import { createHttpsFetch, type HttpsFetch } from "../../node/https-fetch.ts";
import type { ClientSystem } from "../client-systems.ts";

/** Most redirects in a row. */
const mostRedirects = 10;

/** A request of the browser: by GET, or a form by POST. */
export interface BrowserRequest {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Where the browser ends up: a page of the sandbox, or an address elsewhere, which it does not call. */
export type Visited =
  { readonly page: string; readonly status: number; readonly url: string } | { readonly elsewhere: string };

/** Sends a request and follows redirects as long as they stay in the sandbox. */
export type Visit = (request: BrowserRequest) => Promise<Visited>;

/**
 * A browser without a window, whose cookies are its own. Where the sandbox asks for a client certificate, it presents the
 * one of the client system that the request names.
 *
 * @param ca certificate of the sandbox's authority as PEM
 */
export function createVisit(addresses: Required<Addresses>, clients: readonly ClientSystem[], ca: string): Visit {
  const cookies = new Map<string, string>();
  const pages: ReadonlySet<string> = new Set([addresses.oidc, addresses.legacyPages]);
  const mutualTls: ReadonlySet<string> = new Set([addresses.oidcMutualTls, addresses.legacyMutualTls]);

  const fetchFor = (origin: string, { url, form = {} }: BrowserRequest): HttpsFetch => {
    const parameters = { ...Object.fromEntries(new URL(url).searchParams), ...form };
    const client = clients.find(({ clientId }) => clientId === parameters["client_id"]);
    return createHttpsFetch({ ca, ...(mutualTls.has(origin) ? client?.certificates[0] : {}) });
  };

  const send = async (request: BrowserRequest): Promise<Response> => {
    const { url, form } = request;
    const { origin } = new URL(url);
    const fetch = fetchFor(origin, request);
    try {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(url, {
        redirect: "manual",
        method: form === undefined ? "GET" : "POST",
        headers: {
          ...(cookie === "" ? {} : { cookie }),
          ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
      });
      for (const header of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(header) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      return new Response(await response.text(), { status: response.status, headers: response.headers });
    } finally {
      fetch.close();
    }
  };

  return async (first) => {
    let request = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { url } = request;
      const { origin } = new URL(url);
      if (!pages.has(origin) && !mutualTls.has(origin)) return { elsewhere: url };
      const response = await send(request);
      const location = response.headers.get("location");
      if (location === null) return { page: await response.text(), status: response.status, url };
      // The address of the client system stays as the service wrote it.
      request = { url: URL.canParse(location) ? location : new URL(location, url).href };
    }
    throw new Error(`more than ${mostRedirects} redirects`);
  };
}
