import { legacyVersions } from "../../../generated/legacy-types.gen.ts";
import { halfOf } from "../messages.ts";
import { responseOf } from "../service.ts";
import type { LegacyRequest } from "./read-request.ts";
import { messageEnvelope, xmlAnswer } from "./soap-answer.ts";
import type { XmlNode } from "./write-xml.ts";

const spaceAround = " ".repeat(2 * 1024 * 1024);

/** The faults of an answer, by name: each makes the body of the good text. */
const bodies = {
  empty: () => "",
  truncated: halfOf,
  // A `String` is UTF-16; the machine that the sandbox runs on has the bytes in this order.
  "wrong-encoding": (text) => new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer),
  doctype: (text) => `<!DOCTYPE x [<!ENTITY status "OK">]>${text.replace(/(?<=:status>)\w+/, "&status;")}`,
  "too-large": (text) => `${spaceAround}${text}${spaceAround}`,
  // These two are in the text already.
  "wrong-namespace": (text) => text,
  "two-bodies": (text) => text,
} as const satisfies Readonly<Record<string, (text: string) => string | Uint8Array<ArrayBuffer>>>;

/** A way to spoil an answer. */
export type Spoiler = keyof typeof bodies;

// The table has every way and nothing else.
export const spoilers = Object.keys(bodies) as readonly Spoiler[];

/** The message in its envelope, with something wrong. */
export function spoil({ version }: Pick<LegacyRequest, "version">, message: XmlNode, how: Spoiler): Response {
  const messages = how === "two-bodies" ? [message, message] : [message];
  const other = how === "wrong-namespace" ? legacyVersions.find((one) => one !== version) : undefined;
  const text = messageEnvelope(other ?? version, ...messages);
  return responseOf({ ...xmlAnswer(""), body: bodies[how](text) });
}
