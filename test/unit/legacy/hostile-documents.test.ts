import type { AuthConfirmation } from "ares-caais/legacy";
import { describe, expect, it } from "vitest";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeLegacy, envelope, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
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

/** Documents that are refused. */
const hostile: readonly (readonly [title: string, text: string, reason: string])[] = [
  ["a document type", `<!DOCTYPE html>${good.slice(good.indexOf("\n") + 1)}`, "forbidden-xml"],
  ["an external entity", doctype(`[<!ENTITY x SYSTEM "file:///etc/passwd">]`), "forbidden-xml"],
  ["an external document type", doctype(`SYSTEM "http://127.0.0.1:1/x.dtd"`), "forbidden-xml"],
  ["a parameter entity", doctype(`[<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;]`), "forbidden-xml"],
  ["a billion laughs", doctype(`[<!ENTITY x0 "ha">${laughs}]`), "forbidden-xml"],
  ["a document type that never ends", `<!DOCTYPE a [${"<!ENTITY a 'b'>".repeat(10_000)}`, "forbidden-xml"],
  ["a document type inside", message("<!DOCTYPE a><Jmeno/>"), "forbidden-xml"],
  ["an entity declaration inside", message(`<!ENTITY x "y"><Jmeno/>`), "forbidden-xml"],
  ["an entity that XML does not have", message("<Jmeno>&nbsp;</Jmeno>"), "xml"],
  ["an entity named as what objects inherit", message("<Jmeno>&constructor;</Jmeno>"), "xml"],
  ["an entity in an attribute", message(`<Jmeno a="&x;"/>`), "xml"],
  ["100,000 elements inside each other", message("<a>".repeat(100_000)), "forbidden-xml"],
  ["one element too deep", "<a>".repeat(mostDepth + 1) + "</a>".repeat(mostDepth + 1), "forbidden-xml"],
  ["one element too many", `<a>${"<b/>".repeat(mostMarks)}</a>`, "forbidden-xml"],
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
  ["a reference too many", message(`<Jmeno>${"&amp;".repeat(mostMarks + 1)}</Jmeno>`), "forbidden-xml"],
  ["a comment too many", message("<!---->".repeat(mostMarks + 1)), "forbidden-xml"],
  ["a CDATA section too many", message("<![CDATA[]]>".repeat(mostMarks + 1)), "forbidden-xml"],
  ["references in attributes", message(`<Jmeno a="${"&#65;".repeat(mostMarks)}"/>`), "forbidden-xml"],
  ["line ends in an attribute", message(`<Jmeno a="${"\n".repeat(mostWhiteSpace + 1)}"/>`), "forbidden-xml"],
  ["tabs in attributes", message(`<b a="${"\t".repeat(9990)}"/>`.repeat(101)), "forbidden-xml"],
  ["line ends of old systems", message(`<Jmeno>${"\r".repeat(mostWhiteSpace + 1)}</Jmeno>`), "forbidden-xml"],
  ["few attributes in many elements", message(`<b c="" d="" e=""/>`.repeat(15_000)), "forbidden-xml"],
  ["an attribute that stands twice", message(`<Jmeno a="1" a="2"/>`), "xml"],
  ["a processing instruction", message(`<?php echo 1 ?><Jmeno/>`), "forbidden-xml"],
  ["a processing instruction before the message", `<?php echo 1 ?>${message("")}`, "forbidden-xml"],
  ["elements inside each other until the stack is full", "<a>".repeat(20_000) + "</a>".repeat(20_000), "forbidden-xml"],
  ["a second XML declaration", `<?xml version="1.0"?><?xml version="1.0"?>${message("")}`, "xml"],
  ["an XML declaration after white space", ` <?xml version="1.0"?>${message("")}`, "xml"],
  ["XML 1.1", `<?xml version="1.1"?>${message("")}`, "xml"],
  ["a NUL", message("<Jmeno>\0</Jmeno>"), "xml"],
  ["a reference to NUL", message("<Jmeno>&#0;</Jmeno>"), "xml"],
  ["a reference to half a character", message("<Jmeno>&#xD800;</Jmeno>"), "xml"],
  ["a reference to a number of 100,000 digits", message(`<Jmeno>&#${"9".repeat(100_000)};</Jmeno>`), "xml"],
  ["a comment that never ends", message("<!--".repeat(10_000)), "xml"],
  ["a comment with two hyphens", message("<!-- a -- b -->"), "xml"],
  ["a CDATA section that never ends", message("<![CDATA[".repeat(10_000)), "xml"],
  ["the end of a CDATA section in text", message("<Jmeno>]]></Jmeno>"), "xml"],
  ["an open bracket in text", message("<Jmeno>1 < 2</Jmeno>"), "xml"],
  ["an open bracket in an attribute", message(`<Jmeno a="<"/>`), "xml"],
  ["an attribute without quotes", message("<Jmeno a=1/>"), "xml"],
  ["a quote that never ends", message(`<Jmeno a="${"x".repeat(100_000)}`), "xml"],
  ["a tag with 100,000 attributes that never ends", message(`<Jmeno ${`a="b" `.repeat(100_000)}`), "forbidden-xml"],
  ["a tag that never ends", message(`<Jmeno ${"a ".repeat(100_000)}`), "xml"],
  ["elements that end crosswise", message("<Jmeno><b></Jmeno></b>"), "xml"],
  ["a truncated document", good.slice(0, -40), "xml"],
  ["a document truncated between tags", good.slice(0, good.lastIndexOf("</SOAP-ENV:Body>")), "xml"],
  ["no element", "<!-- nothing -->", "xml"],
  ["text alone", "OK", "xml"],
  ["two envelopes", message("") + message(""), "xml"],
  ["text after the envelope", `${message("")}x`, "xml"],
  ["a CDATA section before the envelope", `<![CDATA[x]]>${message("")}`, "xml"],
  ["a prefix that is not declared", message("<x:Jmeno/>"), "xml"],
  ["an attribute whose prefix is not declared", message(`<Jmeno x:a="1"/>`), "xml"],
  ["a name with two colons", message(`<x:y:z xmlns:x="u"/>`), "xml"],
  ["a prefix declared for nothing", message(`<Jmeno xmlns:x=""/>`), "xml"],
  ["an attribute twice by its namespace", message(`<Jmeno xmlns:x="u" xmlns:y="u" x:a="1" y:a="2"/>`), "xml"],
  ["HTML", "<!doctype html><html><body><p>Error<br></body></html>", "forbidden-xml"],
  ["HTML without a document type", "<html><body><p>Error<br></body></html>", "xml"],
  ["JSON", `{"status":"OK"}`, "xml"],
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
async function refusal(text: string): Promise<unknown> {
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(text));
  const error = await thrownBy(legacy.authConfirmation(sessionId));
  expect(seen).toHaveLength(1);
  return error;
}

describe("hostile documents", () => {
  it.each(hostile)("[SOAP-12] %s ends the call with an UnexpectedResponseError", async (_title, text, reason) => {
    expect(await refusal(text)).toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      operation: "authConfirmation",
      reason,
    });
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
