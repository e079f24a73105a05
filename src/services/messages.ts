import type { ServiceAnswer, ServiceRequest } from "./service.ts";

/** Parameters by name, each with its values in order. */
export type Form = ReadonlyMap<string, readonly string[]>;

/** The parameters of a request: of the query of a GET, otherwise of the form. @returns `undefined` when it has none. */
export function parametersOf(request: Pick<ServiceRequest, "method" | "query" | "headers" | "body">): Form | undefined {
  return request.method === "GET" ? readForm(request.query) : formOf(request);
}

/** @returns `undefined` when the body is none of type application/x-www-form-urlencoded. */
export function formOf({ headers, body }: Pick<ServiceRequest, "headers" | "body">): Form | undefined {
  return isForm({ headers }) ? readForm(new TextDecoder("latin1").decode(body)) : undefined;
}

/** Whether a request says that its body is a form. */
export function isForm({ headers }: Pick<ServiceRequest, "headers">): boolean {
  const [mediaType = ""] = (headers["content-type"] ?? "").split(";");
  return mediaType.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

/** The value of a cookie in the header `Cookie`. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? "").split(/; */).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The value of a parameter that stands exactly once. */
export function onlyValue(form: Form | undefined, name: string): string | undefined {
  const [value, ...more] = form?.get(name) ?? [];
  return more.length === 0 ? value : undefined;
}

/**
 * Decodes a query or a form strictly. A text that is not encoded by the rules, including UTF-8, is refused and not corrected, so
 * that a value can be repeated byte for byte.
 *
 * @returns `undefined` for a wrong encoding.
 */
export function readForm(text: string): Form | undefined {
  const form = new Map<string, string[]>();
  // The printable characters of ASCII; the others are encoded.
  if (!/^[\x20-\x7e]*$/.test(text)) return undefined;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const at = pair.includes("=") ? pair.indexOf("=") : pair.length;
    try {
      const [name, value] = [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
      const values = form.get(name);
      if (values === undefined) form.set(name, [value]);
      else values.push(value);
    } catch (error) {
      if (error instanceof URIError) return undefined;
      throw error;
    }
  }
  return form;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

/**
 * Adds parameters to the query of an address and changes nothing else.
 *
 * @param address without a fragment
 * @param parameters `undefined` ones are omitted
 */
export function addParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  if (added.length === 0) return address;
  const separator = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return address + separator + added.join("&");
}

/**
 * Redirects the browser by GET (302).
 *
 * @param cookie value of the header `Set-Cookie`
 */
export function redirect(location: string, cookie?: string): ServiceAnswer {
  return {
    status: 302,
    headers: {
      Location: location,
      // The address may hold a code.
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      ...(cookie === undefined ? {} : { "Set-Cookie": cookie }),
    },
  };
}

export function json(status: number, body: unknown, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** The answer of a firewall in front of a service: no JSON (published facts). */
export const blockPage: ServiceAnswer & { readonly body: string } = {
  status: 403,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: '<!doctype html><html lang="en"><title>Request rejected</title><p>The requested URL was rejected.</p></html>',
};

export function halfOf(text: string): string {
  return text.slice(0, text.length / 2);
}
