import type { AuthConfirmation } from "ares-caais/legacy";
import { describe, expect, it } from "vitest";
import {
  createFakeLegacy,
  envelope,
  refusedConfirmation,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";
import { namespaces, sampleMessage, versions } from "../../fixtures/legacy/legacy-service.ts";

const good = sampleMessage("4.2", "authConfirmationResponse");
const message = (inner: string): string =>
  envelope(
    `<authConfirmationResponse xmlns="${namespaces["4.2"]}"><status>OK</status><attributes><Username>jnovak</Username>${inner}</attributes></authConfirmationResponse>`,
  );
/** The limits of a document. */
const [mostDepth, mostMarks, mostWhiteSpace] = [32, 50_000, 1_000_000];
const soapEnvelope = "http://schemas.xmlsoap.org/soap/envelope/";
const doctype = (subset: string): string => `<!DOCTYPE a ${subset}>${message("<Jmeno>&x;</Jmeno>")}`;
const laughs = Array.from({ length: 30 }, (_, index) => `<!ENTITY x${index} "${`&x${index - 1};`.repeat(10)}">`).join(
  "",
);

type Text = string | readonly (string | readonly [text: string, times: number])[];
const rows = readYaml(import.meta.url) as readonly (Partial<
  Record<"text" | "inner" | "before" | "after" | "subset", Text>
> & {
  readonly title: string;
  readonly reason: string;
})[];
const written = (text: Text): string =>
  typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : part[0].repeat(part[1]))).join("");

/** Documents that are refused. */
const hostile: readonly (readonly [title: string, text: string, reason: string])[] = [
  ...rows.map(({ title, text, inner = "", before = "", after = "", subset, reason }) => {
    const document =
      subset === undefined ? written(before) + message(written(inner)) + written(after) : doctype(written(subset));
    return [title, text === undefined ? document : written(text), reason] as const;
  }),
  ["a document type", `<!DOCTYPE html>${good.slice(good.indexOf("\n") + 1)}`, "forbidden-xml"],
  ["a billion laughs", doctype(`[<!ENTITY x0 "ha">${laughs}]`), "forbidden-xml"],
  [
    "an element with 100,000 attributes",
    message(`<Jmeno ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
    "forbidden-xml",
  ],
  [
    "an element with 50,000 namespaces",
    message(`<Jmeno ${Array.from({ length: 50_000 }, (_, index) => `xmlns:a${index}="u"`).join(" ")}/>`),
    "forbidden-xml",
  ],
  ["tabs in attributes", message(`<b a="${"\t".repeat(9990)}"/>`.repeat(101)), "forbidden-xml"],
  ["a truncated document", good.slice(0, -40), "xml"],
  ["a document truncated between tags", good.slice(0, good.lastIndexOf("</SOAP-ENV:Body>")), "xml"],
  ["two envelopes", message("") + message(""), "xml"],
];

/** Well-formed documents that are no message of the contract. */
const strange: readonly (readonly [title: string, text: string])[] = [
  ["another root element", `<authConfirmationResponse xmlns="${namespaces["4.2"]}"/>`],
  ["an envelope of SOAP 1.2", message("").replaceAll(soapEnvelope, "http://www.w3.org/2003/05/soap-envelope")],
  ["an envelope without a namespace", message("").replaceAll(/ xmlns:SOAP-ENV="[^"]*"|SOAP-ENV:/g, "")],
  ["an envelope without a body", `<Envelope xmlns="${soapEnvelope}"/>`],
  ["an empty body", envelope("")],
  ["two bodies", message("").replace("</SOAP-ENV:Envelope>", "<SOAP-ENV:Body/>$&")],
  ["two bodies, the first with another message", message("").replace("<SOAP-ENV:Body>", "<SOAP-ENV:Body/>$&")],
  ["two headers", message("").replace("<SOAP-ENV:Header/>", "$&$&")],
  ["a header after the body", `<Envelope xmlns="${soapEnvelope}"><Body><a/></Body><Header/></Envelope>`],
  [
    "a header that must be understood",
    message("").replace("<SOAP-ENV:Header/>", `<SOAP-ENV:Header><a SOAP-ENV:mustUnderstand="1"/></SOAP-ENV:Header>`),
  ],
  ["two messages", envelope(`<authConfirmationResponse xmlns="${namespaces["4.2"]}"/>`.repeat(2))],
  ["text in the body", message("").replace("<SOAP-ENV:Body>", "$&x")],
  ["the answer of another operation", envelope(`<heartBeatResponse xmlns="${namespaces["4.2"]}"/>`)],
  ["a message without a namespace", envelope("<authConfirmationResponse/>")],
  ...versions
    .filter((version) => version !== "4.2")
    .map(
      (version) => [`the answer of version ${version}`, sampleMessage(version, "authConfirmationResponse")] as const,
    ),
];

const refusal = (text: string): Promise<unknown> => refusedConfirmation(() => xmlAnswer(text));

describe("hostile documents", () => {
  it.each(hostile)("[SOAP-12] %s ends the call with an UnexpectedResponseError", async (_title, text, reason) => {
    const expected = { code: "ERR_UNEXPECTED_RESPONSE", operation: "authConfirmation", reason };
    expect(await refusal(text)).toMatchObject(expected);
  });

  it.each(strange)("[SOAP-12] %s is refused as no message of the contract", async (_title, text) => {
    expect(await refusal(text)).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", status: 200, reason: "message" });
  });

  it.each(["", ' SOAP-ENV:mustUnderstand="0"', ' SOAP-ENV:mustUnderstand=" 0\n"', ' mustUnderstand="1"'])(
    "[SOAP-12] an optional header changes nothing: %j",
    async (attribute) => {
      const header = `<SOAP-ENV:Header><a${attribute}/></SOAP-ENV:Header>`;
      const text = message("<Jmeno>Jan</Jmeno>").replace("<SOAP-ENV:Header/>", header);
      const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(text));
      await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Jmeno: "Jan" } });
    },
  );

  /** The values read from a message, also from a large one. */
  const read = async (inner: string): Promise<AuthConfirmation<"4.2">> => {
    const answer = (): Response => xmlAnswer(message(inner));
    return createFakeLegacy("4.2", answer, { maxAnswerBytes: 2 ** 24 }).legacy.authConfirmation(sessionId);
  };

  it("[SOAP-12] the limits allow every message of the contract", async () => {
    // The message itself lies four deep, and has some elements and parts of its own.
    const deep = "<a>".repeat(mostDepth - 4) + "</a>".repeat(mostDepth - 4);
    expect((await read(deep)).otherElements).toHaveLength(1);
    const many = await read(`<a>${"<b/>".repeat(mostMarks - 30)}</a>`);
    expect(many.otherElements[0]?.element.elements).toHaveLength(mostMarks - 30);
    const attributes = Array.from({ length: 1000 }, (_, index) => `a${index}="1"`).join(" ");
    expect((await read(`<a ${attributes}/>`)).otherElements[0]?.element.attributes).toHaveLength(1000);
    expect((await read(`<Jmeno>${"&amp;".repeat(mostMarks - 30)}</Jmeno>`)).attributes.Jmeno).toHaveLength(
      mostMarks - 30,
    );
  });

  it("[SOAP-12] a name of 600,000 characters takes linear time", async () => {
    const name = "a".repeat(600_000);
    expect((await read(`<${name}/>`)).otherElements[0]?.element.name).toBe(name);
  });

  it.each([
    [`<a ${'""'.repeat(4_000_000)}`, "xml"],
    [`<a b="${"c".repeat(8_000_000)}`, "xml"],
  ])("[SOAP-12] a start tag of eight million characters is refused without a stack overflow (%#)", async (...row) => {
    const [inner, reason] = row;
    await expect(read(inner)).rejects.toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", reason });
  });

  it("[SOAP-12] the prefix xml may be declared for its own namespace only", async () => {
    const xml = "http://www.w3.org/XML/1998/namespace";
    const attributes = [{ namespace: xml, name: "lang", value: "cs" }];
    const { otherElements } = await read(`<a xmlns:xml="${xml}" xml:lang="cs"/>`);
    expect(otherElements).toMatchObject([{ element: { name: "a", attributes } }]);
    for (const declaration of ['xmlns:xml="urn:x"', `xmlns:b="${xml}"`, 'xmlns:xmlns="urn:x"', 'xmlns:b=""']) {
      await expect(read(`<a ${declaration}/>`)).rejects.toMatchObject({ reason: "xml" });
    }
  });

  it.each([
    ["\r\n".repeat(mostWhiteSpace / 2), "\n".repeat(mostWhiteSpace / 2)],
    ["\n".repeat(600_000), "\n".repeat(600_000)],
    [`x${"<!--y-->".repeat(mostMarks - 30)}z`, "xz"],
  ])("[SOAP-12] line ends and comments take linear time (%#)", async (written, text) => {
    expect((await read(`<Jmeno>${written}</Jmeno>`)).attributes.Jmeno).toBe(text);
  });
});

it("[SOAP-12] stops reading a response at the size limit", async () => {
  let pulled = 0;
  const endless = (): Response =>
    new Response(
      new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
      }),
      { headers: { "content-type": "text/xml" } },
    );
  const { legacy } = createFakeLegacy("4.2", endless);
  await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
  // 1 MiB in pieces of 64 KiB, one more to pass the limit, and what the stream reads ahead.
  expect(pulled).toBeLessThan(20);
});
