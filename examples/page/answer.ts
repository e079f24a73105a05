import type { ServerResponse } from "node:http";

/** An answer of an application. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string | Uint8Array;
}

/** Sends the browser elsewhere by GET. */
export function redirect(location: string, ...cookies: readonly string[]): Answer {
  return {
    status: 303,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      // The address that is left may hold a code or a session id.
      "Referrer-Policy": "no-referrer",
    },
    cookies,
  };
}

/** Answers a request of `node:http`; a failure is the application's, and the visitor learns nothing of it. */
export async function send(response: ServerResponse, answer: Promise<Answer>): Promise<void> {
  try {
    const { status, headers, cookies = [], body } = await answer;
    response.writeHead(status, { ...headers, "Set-Cookie": [...cookies] }).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}
