import type { HttpAnswer } from "./message.ts";

/**
 * Sends the browser elsewhere, by GET (302).
 *
 * @param cookie value of the header `Set-Cookie`
 */
export function redirect(location: string, cookie?: string): HttpAnswer {
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
