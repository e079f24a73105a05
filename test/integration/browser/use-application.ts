import { createServer } from "node:http";
import type { BrowserForm } from "ares-caais/identity";
import { afterAll, beforeAll } from "vitest";
import { escapeHtml } from "../../fixtures/pages.ts";
import { openServer } from "../../fixtures/servers/listen.ts";

/** An application on loopback that browsers are sent back to. */
export interface Application {
  readonly address: string;
  /** The same server under its other name, which is another origin. */
  readonly otherAddress: string;
  /** Request targets in the order they came, as sent. */
  readonly visits: readonly string[];
  /** Serves a page whose only button sends the form, and gives its address. */
  offer(form: BrowserForm): string;
  start(): Promise<void>;
}

/**
 * Serves an application for the tests of one file. `/onwards` sends the browser to the other address; everything else is
 * a page that says where the browser is.
 */
export function useApplication(): Application {
  const visits: string[] = [];
  let offered: BrowserForm | undefined;
  let opened: Awaited<ReturnType<typeof openServer>> | undefined;
  const addressOf = (host: string): string => `http://${host}:${opened?.port}`;
  const start = async (): Promise<void> => {
    if (opened !== undefined) return;
    const server = createServer(({ url = "/" }, response) => {
      if (url === "/favicon.ico") {
        response.writeHead(404).end();
        return;
      }
      visits.push(url);
      if (url.startsWith("/onwards")) {
        response.writeHead(303, { Location: `${addressOf("localhost")}/home` }).end();
        return;
      }
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(url === "/form" ? formPage(offered) : "<h1>The application</h1>");
    });
    opened = await openServer(server);
  };
  beforeAll(start);
  afterAll(() => opened?.close());
  return {
    get address() {
      return addressOf("127.0.0.1");
    },
    get otherAddress() {
      return addressOf("localhost");
    },
    visits,
    offer(form) {
      offered = form;
      return `${addressOf("127.0.0.1")}/form`;
    },
    start,
  };
}

function formPage(form: BrowserForm | undefined): string {
  const fields = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`,
  );
  return `<form method="post" action="${escapeHtml(form?.action ?? "")}">${fields.join("")}<button>Go on</button></form>`;
}
