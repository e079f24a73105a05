import { InvalidInputError } from "ares-caais";
import { Client, WSDL } from "soap";
import { describe, expect, it } from "vitest";
import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeLegacy, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, sampleMessage, versions, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
import { onlyElement, parseXml } from "../../fixtures/legacy/xml.ts";

type Operation = "heartBeat" | "authConfirmation";
interface Request {
  readonly headers: Headers;
  readonly body: string;
}

/** The request that soap itself makes of the WSDL file. */
async function soapRequest(version: LegacyVersion, operation: Operation, input: object): Promise<Request> {
  const wsdl = new WSDL(wsdlText(version), "", {});
  await new Promise<void>((resolve, reject) => {
    wsdl.onReady((error: Error | null | undefined) => {
      if (error == null) resolve();
      else reject(error);
    });
  });
  return new Promise((resolve, reject) => {
    const request = (_url: string, body: string, _callback: unknown, headers: Record<string, string> = {}): never => {
      resolve({ headers: new Headers(headers), body });
      return undefined as never;
    };
    const client = new Client(wsdl, undefined, { httpClient: { request } });
    const method: unknown = client[operation];
    if (typeof method !== "function") throw new Error(`soap found no ${operation}`);
    Reflect.apply(method, client, [input, reject]);
  });
}

/** The requests that a client sends for a heartbeat, or for some session ids. */
async function ownRequests(version: LegacyVersion, ...ids: readonly string[]): Promise<Request[]> {
  const name = ids.length === 0 ? "heartBeatResponse" : "authConfirmationResponse";
  const { legacy, seen } = createFakeLegacy(version, () => xmlAnswer(sampleMessage(version, name)));
  if (ids.length === 0) await legacy.heartBeat();
  for (const id of ids) await legacy.authConfirmation(id);
  return seen;
}

/** The text of the session id as a reader of XML gets it. */
function readSessionId(version: LegacyVersion, body: string): string | null {
  return onlyElement(parseXml(body), namespaces[version], "sessionId").textContent;
}

/** The request without the session id. */
const around = (body: string): string => body.replace(/(?<=sessionId>).*(?=<\/ats:sessionId>)/s, "");

/** Characters that a template, a replacement or an XML reader may misread. */
const specials = ["-1", "\"'", "{sessionId}{0}", "$1$$$$`", "]]", "%26#38;"];

describe.each(versions)("the requests of version %s", (version) => {
  it.each([
    ["heartBeat", []],
    ["authConfirmation", [sessionId]],
  ] as const)("[SOAP-02] equal those of soap in %s, byte for byte", async (operation, ids) => {
    const [own] = await ownRequests(version, ...ids);
    const [input = {}] = ids.map((id) => ({ sessionId: id }));
    const { body, headers } = await soapRequest(version, operation, input);
    expect(own?.body).toBe(body);
    for (const name of ["content-type", "soapaction"]) expect(own?.headers.get(name)).toBe(headers.get(name));
    expect(own?.headers.get("soapaction")).toBe(`"${legacyContracts[version].operations[operation].soapAction}"`);
    expect([...(own?.headers.keys() ?? [])]).toEqual(["content-type", "soapaction", "user-agent"]);
  });

  it("[SOAP-05] equal those of soap for any session id, in the same envelope", async () => {
    const ids = specials.map((special) => sessionId.slice(0, 30) + special);
    const own = await ownRequests(version, ...ids);
    expect(own.map(({ body }) => readSessionId(version, body))).toEqual(ids);
    const others = await Promise.all(ids.map((id) => soapRequest(version, "authConfirmation", { sessionId: id })));
    expect(others.map(({ body }) => readSessionId(version, body))).toEqual(ids);
    expect(new Set([...own, ...others].map(({ body }) => around(body))).size).toBe(1);
  });
});

it.each([
  ...["&", "<", ">", "\0", "\r", "\u2028", "\uD800", "ě"].map((special) => sessionId + special),
  ...[`<![CDATA[${"a".repeat(30)}]]>`, "a".repeat(29), "a".repeat(51), "", undefined],
])(
  "[SOAP-05] refuses the session id %j, which would need escaping or is too short or long, before it is sent",
  async (id) => {
    const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(""));
    const error = await thrownBy(Reflect.apply(legacy.authConfirmation, undefined, [id]) as Promise<unknown>);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field: "sessionId" });
    expect(String(error)).not.toContain(sessionId.slice(0, 8));
    expect(seen).toEqual([]);
  },
);

it("sends the headers of a call beside those of the protocol", async () => {
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(sampleMessage("4.2", "heartBeatResponse")));
  await legacy.heartBeat();
  await legacy.heartBeat({ headers: { traceparent: "00-1-2-01" } });
  const [plain, more] = seen.map(({ headers }) => Object.fromEntries(headers));
  expect(more).toEqual({ ...plain, traceparent: "00-1-2-01" });
});
