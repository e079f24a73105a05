import { setTimeout } from "node:timers/promises";
import type { HttpAnswer, HttpReply } from "../../http/message.ts";
import type { Reply } from "./answer-call.ts";

const html = '<!doctype html><html lang="en"><title>Maintenance</title><p>The service is being maintained.</p></html>';
const spaceAround = " ".repeat(2 * 1024 * 1024);

/** Turns a reply into an HTTP answer, with its fault. */
export async function send({ status, text, fault, delay }: Reply): Promise<HttpReply> {
  switch (fault) {
    case undefined:
    // These two are in the text.
    case "wrong-namespace":
    case "two-bodies":
      return xml(text, status);
    case "dead-after-request":
      return "hang-up";
    case "dead-in-answer": {
      const { headers, ...answer } = xml(half(text));
      return { ...answer, headers: { ...headers, "Content-Length": Buffer.byteLength(text), Connection: "close" } };
    }
    case "slow":
      await setTimeout(delay, undefined, { ref: false });
      return xml(text);
    case "html":
      return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, body: html };
    case "unavailable":
      return { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" }, body: html };
    case "empty":
      return xml("");
    case "truncated":
      return xml(half(text));
    case "doctype":
      return xml(`<!DOCTYPE x [<!ENTITY status "OK">]>${text.replace(/(?<=:status>)\w+/, "&status;")}`);
    case "too-large":
      return xml(`${spaceAround}${text}${spaceAround}`);
  }
}

/** Without a stated length it is sent in chunks, as by the real service. */
function xml(body: string, status = 200): HttpAnswer {
  return { status, headers: { "Content-Type": "text/xml; charset=utf-8" }, body };
}

function half(text: string): string {
  return text.slice(0, text.length / 2);
}
