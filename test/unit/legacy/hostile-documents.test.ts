import { describe, expect, it } from "vitest";
import {
  checkDocument,
  DocumentFault,
  mostAttributes,
  mostDepth,
  mostElements,
  mostParts,
} from "../../../src/legacy/check-document.ts";
import { readDocument } from "../../../src/legacy/read-document.ts";
import { createFakeLegacy, envelope, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, sampleMessage, versions } from "../../fixtures/legacy/legacy-service.ts";

const good = sampleMessage("4.2", "authConfirmationResponse");
const message = (inner: string): string =>
  envelope(
    `<authConfirmationResponse xmlns="${namespaces["4.2"]}"><status>OK</status><attributes>${inner}</attributes></authConfirmationResponse>`,
  );
const soapEnvelope = "http://schemas.xmlsoap.org/soap/envelope/";
const doctype = (subset: string): string => `<!DOCTYPE a ${subset}>${message("<Jmeno>&x;</Jmeno>")}`;
const laughs = Array.from({ length: 30 }, (_, index) => `<!ENTITY x${index} "${`&x${index - 1};`.repeat(10)}">`).join(
  "",
);

/** Documents that are refused, and whether at first sight: before there is a parser. */
const hostile: readonly (readonly [title: string, text: string, reason: string, atFirstSight: boolean])[] = [
  ["a document type", `<!DOCTYPE html>${good.slice(good.indexOf("\n") + 1)}`, "forbidden-xml", true],
  ["an external entity", doctype(`[<!ENTITY x SYSTEM "file:///etc/passwd">]`), "forbidden-xml", true],
  ["an external document type", doctype(`SYSTEM "http://127.0.0.1:1/x.dtd"`), "forbidden-xml", true],
  ["a parameter entity", doctype(`[<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;]`), "forbidden-xml", true],
  ["a billion laughs", doctype(`[<!ENTITY x0 "ha">${laughs}]`), "forbidden-xml", true],
  ["a document type that never ends", `<!DOCTYPE a [${"<!ENTITY a 'b'>".repeat(10_000)}`, "forbidden-xml", true],
  ["a document type inside", message("<!DOCTYPE a><Jmeno/>"), "forbidden-xml", true],
  ["an entity declaration inside", message(`<!ENTITY x "y"><Jmeno/>`), "forbidden-xml", true],
  ["an entity that XML does not have", message("<Jmeno>&nbsp;</Jmeno>"), "xml", false],
  ["an entity named as what objects inherit", message("<Jmeno>&constructor;</Jmeno>"), "xml", false],
  ["an entity in an attribute", message(`<Jmeno a="&x;"/>`), "xml", false],
  ["100,000 elements inside each other", message("<a>".repeat(100_000)), "forbidden-xml", true],
  ["one element too deep", "<a>".repeat(mostDepth + 1) + "</a>".repeat(mostDepth + 1), "forbidden-xml", true],
  ["one element too many", `<a>${"<b/>".repeat(mostElements)}</a>`, "forbidden-xml", true],
  [
    "an element with 100,000 attributes",
    message(`<Jmeno ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
    "forbidden-xml",
    true,
  ],
  [
    "an element with 50,000 namespaces",
    message(`<Jmeno ${Array.from({ length: 50_000 }, (_, index) => `xmlns:a${index}="u"`).join(" ")}/>`),
    "forbidden-xml",
    true,
  ],
  ["a reference too many", message(`<Jmeno>${"&amp;".repeat(mostParts + 1)}</Jmeno>`), "forbidden-xml", true],
  ["a comment too many", message("<!---->".repeat(mostParts + 1)), "forbidden-xml", true],
  ["a CDATA section too many", message("<![CDATA[]]>".repeat(mostParts + 1)), "forbidden-xml", true],
  ["references in attributes", message(`<Jmeno a="${"&#65;".repeat(mostParts)}"/>`), "forbidden-xml", true],
  ["line ends in an attribute", message(`<Jmeno a="${"\n".repeat(mostParts)}"/>`), "forbidden-xml", true],
  ["tabs in attributes", message(`<b a="${"\t".repeat(999)}"/>`.repeat(50)), "forbidden-xml", true],
  ["line ends of old systems", message(`<Jmeno>${"\r".repeat(600_000)}</Jmeno>`), "forbidden-xml", true],
  ["few attributes in many elements", message(`<b c="" d="" e=""/>`.repeat(15_000)), "forbidden-xml", true],
  ["an attribute that stands twice", message(`<Jmeno a="1" a="2"/>`), "xml", false],
  ["a processing instruction", message(`<?php echo 1 ?><Jmeno/>`), "forbidden-xml", true],
  ["100,000 processing instructions", message("<?a b?>".repeat(100_000)), "forbidden-xml", true],
  ["a second XML declaration", `<?xml version="1.0"?><?xml version="1.0"?>${message("")}`, "forbidden-xml", true],
  ["an XML declaration after white space", ` <?xml version="1.0"?>${message("")}`, "forbidden-xml", true],
  ["XML 1.1", `<?xml version="1.1"?>${message("")}`, "xml", true],
  ["a NUL", message("<Jmeno>\0</Jmeno>"), "xml", false],
  ["a reference to NUL", message("<Jmeno>&#0;</Jmeno>"), "xml", false],
  ["a reference to half a character", message("<Jmeno>&#xD800;</Jmeno>"), "xml", false],
  ["a reference to a number of 100,000 digits", message(`<Jmeno>&#${"9".repeat(100_000)};</Jmeno>`), "xml", false],
  ["half a character", message("<Jmeno>\uD800</Jmeno>"), "xml", false],
  ["a comment that never ends", message("<!--".repeat(10_000)), "xml", true],
  ["a comment with two hyphens", message("<!-- a -- b -->"), "xml", false],
  ["a CDATA section that never ends", message("<![CDATA[".repeat(10_000)), "xml", true],
  ["the end of a CDATA section in text", message("<Jmeno>]]></Jmeno>"), "xml", false],
  ["an open bracket in text", message("<Jmeno>1 < 2</Jmeno>"), "xml", true],
  ["an open bracket in an attribute", message(`<Jmeno a="<"/>`), "xml", false],
  ["an attribute without quotes", message("<Jmeno a=1/>"), "xml", false],
  ["a quote that never ends", message(`<Jmeno a="${"x".repeat(100_000)}`), "xml", true],
  [
    "a tag with 100,000 attributes that never ends",
    message(`<Jmeno ${`a="b" `.repeat(100_000)}`),
    "forbidden-xml",
    true,
  ],
  ["a tag that never ends", message(`<Jmeno ${"a ".repeat(100_000)}`), "xml", true],
  ["elements that end crosswise", message("<Jmeno><b></Jmeno></b>"), "xml", false],
  ["a truncated document", good.slice(0, -40), "xml", false],
  ["a document truncated between tags", good.slice(0, good.lastIndexOf("</SOAP-ENV:Body>")), "xml", false],
  ["no element", "<!-- nothing -->", "xml", false],
  ["text alone", "OK", "xml", false],
  ["two envelopes", message("") + message(""), "xml", false],
  ["two root elements without text", "<a/><b/>", "xml", false],
  ["text after the envelope", `${message("")}x`, "xml", false],
  ["a CDATA section before the envelope", `<![CDATA[x]]>${message("")}`, "xml", false],
  ["a prefix that is not declared", message("<x:Jmeno/>"), "xml", false],
  ["an attribute whose prefix is not declared", message(`<Jmeno x:a="1"/>`), "xml", false],
  ["a name with two colons", message(`<x:y:z xmlns:x="u"/>`), "xml", false],
  ["a prefix declared for nothing", message(`<Jmeno xmlns:x=""/>`), "xml", false],
  ["an attribute twice by its namespace", message(`<Jmeno xmlns:x="u" xmlns:y="u" x:a="1" y:a="2"/>`), "xml", false],
  ["HTML", "<!doctype html><html><body><p>Error<br></body></html>", "forbidden-xml", true],
  ["HTML without a document type", "<html><body><p>Error<br></body></html>", "xml", false],
  ["JSON", `{"status":"OK"}`, "xml", false],
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

/** Asks a service that answers a document; the request must not be repeated. */
async function refusal(text: string | Uint8Array<ArrayBuffer>, type?: string): Promise<unknown> {
  const body = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const { legacy, seen } = createFakeLegacy(
    "4.2",
    () => new Response(body, { headers: { "content-type": type ?? "text/xml" } }),
  );
  const error: unknown = await legacy.authConfirmation(sessionId).catch((thrown: unknown) => thrown);
  expect(seen).toHaveLength(1);
  return error;
}

describe("hostile documents", () => {
  it.each(hostile)("[SOAP-12] %s is refused", (_title, text, reason, atFirstSight) => {
    const read = (): unknown => readDocument(text);
    expect(read).toThrow(DocumentFault);
    expect(read).toThrow(reason);
    const look = (): void => {
      checkDocument(text);
    };
    if (atFirstSight) expect(look).toThrow(reason);
    else expect(look).not.toThrow();
  });

  // A lone surrogate has no UTF-8: encoded it would be U+FFFD, which is a character like any other.
  const sendable = hostile.filter(([, text]) => !text.includes("\uD800"));
  it.each(sendable)("[SOAP-12] %s ends the call with an UnexpectedResponseError", async (_title, text, reason) => {
    expect(await refusal(text)).toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      operation: "authConfirmation",
      reason,
    });
  });

  it.each(strange)("[SOAP-12] %s is no message of the contract", async (_title, text) => {
    expect(await refusal(text)).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", status: 200, reason: "message" });
  });

  it.each(["", ' SOAP-ENV:mustUnderstand="0"', ' SOAP-ENV:mustUnderstand=" 0\n"', ' mustUnderstand="1"'])(
    "[SOAP-12] a header that need not be understood changes nothing: %j",
    async (attribute) => {
      const header = `<SOAP-ENV:Header><a${attribute}/></SOAP-ENV:Header>`;
      const text = message("<Jmeno>Jan</Jmeno>").replace("<SOAP-ENV:Header/>", header);
      const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(text));
      await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Jmeno: "Jan" } });
    },
  );

  it("[SOAP-12] the limits leave room for what a message may have", () => {
    const deep = "<a>".repeat(mostDepth) + "</a>".repeat(mostDepth);
    expect(readDocument(deep).name).toBe("a");
    const many = `<a>${"<b/>".repeat(mostElements - 1)}</a>`;
    expect(readDocument(many).elements).toHaveLength(mostElements - 1);
    const attributes = Array.from({ length: mostAttributes }, (_, index) => `a${index}="1"`).join(" ");
    expect(readDocument(`<a ${attributes}/>`).attributes).toHaveLength(mostAttributes);
    expect(readDocument(`<a>${"&amp;".repeat(mostParts)}</a>`).text).toHaveLength(mostParts);
  });

  it("[SOAP-12] a name of 600,000 characters takes no time that grows with their square", () => {
    const name = "a".repeat(600_000);
    expect(readDocument(`<${name}/>`).name).toBe(name);
  });

  it("[SOAP-12] a start tag of eight million quotes is refused, not a stack that overflows", () => {
    expect(() => readDocument(`<a ${'""'.repeat(4_000_000)}`)).toThrow("forbidden-xml");
    expect(() => readDocument(`<a b="${"c".repeat(8_000_000)}`)).toThrow("xml");
  });

  it("[SOAP-12] the prefix xml may be declared as what it is, and as nothing else", () => {
    const xml = "http://www.w3.org/XML/1998/namespace";
    const attributes = [{ namespace: xml, name: "lang", value: "cs" }];
    expect(readDocument(`<a xmlns:xml="${xml}" xml:lang="cs"/>`)).toMatchObject({ name: "a", attributes });
    for (const declaration of ['xmlns:xml="urn:x"', `xmlns:b="${xml}"`, 'xmlns:xmlns="urn:x"', 'xmlns:b=""']) {
      expect(() => readDocument(`<a ${declaration}/>`)).toThrow("xml");
    }
  });

  it("[SOAP-12] line ends take no time that grows with their square", () => {
    expect(readDocument(`<a>${"\r\n".repeat(mostParts)}</a>`).text).toBe("\n".repeat(mostParts));
    expect(readDocument(`<a>${"\n".repeat(600_000)}</a>`).text).toBe("\n".repeat(600_000));
  });

  it("[SOAP-12] many comments are no more than text that is left out", () => {
    const root = readDocument(`<a>x${"<!--y-->".repeat(mostParts)}z</a>`);
    expect(root).toMatchObject({ text: "xz", elements: [] });
  });
});

describe("bytes", () => {
  const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

  it("[SOAP-12] UTF-16 that declares another encoding is refused", async () => {
    expect(await refusal(utf16(good))).toMatchObject({ reason: "encoding" });
    expect(await refusal(utf16(good), "text/xml; charset=utf-16")).toMatchObject({ reason: "encoding" });
  });

  it("[SOAP-12] bytes that are no UTF-8 are refused, and U+FFFD itself is a character", async () => {
    const [before = "", after = ""] = message("<Jmeno>|</Jmeno>").split("|");
    const bytes = (...name: number[]): Uint8Array<ArrayBuffer> =>
      new Uint8Array(Buffer.concat([Buffer.from(before), Buffer.from(name), Buffer.from(after)]));
    // "Jiří" in windows-1250.
    expect(await refusal(bytes(0x4a, 0x69, 0xf8, 0xed))).toMatchObject({ reason: "encoding" });
    // UTF-8 that breaks off in a character, and half a character of UTF-16.
    expect(await refusal(bytes(0xc5))).toMatchObject({ reason: "encoding" });
    expect(await refusal(bytes(0xed, 0xa0, 0x80))).toMatchObject({ reason: "encoding" });
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(`${before}\uFFFD${after}`));
    await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Jmeno: "\uFFFD" } });
  });

  it("[SOAP-12] a media type that names another encoding is refused", async () => {
    expect(await refusal(good, "text/xml; charset=iso-8859-2")).toMatchObject({ reason: "encoding" });
    expect(await refusal(good, `text/xml; charset="windows-1250"`)).toMatchObject({ reason: "encoding" });
  });

  it.each(["text/xml", "text/xml; charset=UTF-8", `TEXT/XML;charset="utf-8"`])(
    "a byte order mark is no part of the document (%s)",
    async (type) => {
      const body = new TextEncoder().encode(`\uFEFF${good}`);
      const { legacy } = createFakeLegacy("4.2", () => new Response(body, { headers: { "content-type": type } }));
      await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
    },
  );

  it("[SOAP-12] an answer over the limit is not read to its end", async () => {
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

  it("[SOAP-12] the limit of an answer is an option", async () => {
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(good), { maxAnswerBytes: good.length - 10 });
    await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
  });
});
