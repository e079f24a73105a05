import fc from "fast-check";
import { ownFault } from "../own-fault.ts";
import { bytesEdits, editBytes, type BytesEdit } from "./bytes.ts";

/** Changes of an answer around what it says. */
export interface HttpEdit {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: readonly BytesEdit[];
  /** How the body ends: as it should, by a broken connection, or by what the caller's own `fetch` throws. */
  readonly end: "whole" | "pieces" | "broken" | "own fault";
}

/** An honest answer. */
export interface Honest {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const statuses = [0, 99, 100, 200, 201, 204, 206, 301, 302, 304, 400, 401, 403, 404, 429, 500, 503, 599, 999];
const types = [
  ...["", "text/html", "application/json", "APPLICATION/JSON;x=1", "application/problem+json", "text/xml", "a"],
  ...[
    "application/json;charset=utf-16",
    "text/xml;charset=iso-8859-2",
    "application/soap+xml",
    ";",
    "text/xml;charset=",
  ],
];
const headers = fc.constantFrom<Readonly<Record<string, string>>>(
  ...[{ "content-length": "1" }, { "content-length": "999999999999" }, { "content-length": "-1, x" }],
  ...[{ "content-encoding": "gzip" }, { "content-encoding": "br, gzip, x" }, { "transfer-encoding": "chunked" }],
  ...[{ "retry-after": "999999999" }, { "retry-after": "-1" }, { "retry-after": "Thu, 99 Foo" }],
  ...[{ location: "http://[" }, { location: "javascript:alert(1)" }, { location: "http://elsewhere.example" }],
  ...[{ "www-authenticate": 'Bearer error=,,"x' }, { date: "x" }, { "set-cookie": "a" }],
);

/** Mostly a change of nothing, since an answer with another status is seldom read further. */
function seldom<Value>(weight: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  const nothing = { weight: 20 - weight, arbitrary: fc.constant(undefined) };
  return fc.oneof({ withCrossShrink: true }, nothing, { weight, arbitrary });
}

/** Changes of an answer of HTTP. */
export const httpEdits: fc.Arbitrary<HttpEdit> = fc.record({
  status: seldom(2, fc.constantFrom(...statuses)),
  type: seldom(2, fc.constantFrom(...types)),
  headers: seldom(4, headers).map((given) => given ?? {}),
  bytes: seldom(4, bytesEdits).map((given) => given ?? []),
  end: seldom(3, fc.constantFrom("pieces" as const, "broken" as const, "own fault" as const)).map(
    (given) => given ?? "whole",
  ),
});

/** Headers that mean something to a client. */
const telling = ["content-length", "location"];

/** Whether an answer means the same after the changes. */
export function isHarmlessHttp({ status, type, headers, bytes, end }: HttpEdit): boolean {
  const whole = end === "whole" || end === "pieces";
  const told = Object.keys(headers).some((name) => telling.includes(name));
  return status === undefined && type === undefined && bytes.length === 0 && whole && !told;
}

/** An answer on its way. */
export interface Answer {
  /** What of its body arrives. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The answer as `fetch` gives it. */
  readonly respond: () => Response;
}

/** An honest answer with the changes. */
export function editAnswer({ status, type, headers = {}, body }: Honest, edit: HttpEdit): Answer {
  const bytes = editBytes(Buffer.from(body), edit.bytes);
  const all = new Headers({ "content-type": edit.type ?? type, ...headers, ...edit.headers });
  const respond = (): Response => {
    const response = new Response(streamOf(bytes, edit.end), { headers: all });
    // The constructor refuses what a server may send.
    return Object.defineProperty(response, "status", { value: edit.status ?? status });
  };
  return { bytes, respond };
}

/** Bytes of one piece. */
const piece = 700;

function streamOf(bytes: Uint8Array<ArrayBuffer>, end: HttpEdit["end"]): ReadableStream | Uint8Array<ArrayBuffer> {
  if (end === "whole") return bytes;
  const most = Math.max(piece, bytes.length / 50);
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (sent < bytes.length) controller.enqueue(bytes.slice(sent, (sent += most)));
      else if (end === "pieces") controller.close();
      else controller.error(end === "broken" ? new TypeError("terminated") : ownFault);
    },
  });
}
