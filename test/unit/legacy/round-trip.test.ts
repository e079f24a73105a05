import { DOMImplementation, XMLSerializer, type Document, type Element } from "@xmldom/xmldom";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { attributesDecoder } from "../../fixtures/legacy/contract.ts";
import { createFakeLegacy, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, versions } from "../../fixtures/legacy/legacy-service.ts";

/** A value as the client has to give it, and the text that stands for it. */
interface Sample {
  readonly value: unknown;
  readonly text: string;
}
/** An element as the client has to give it, and how it is written. */
interface Tree {
  readonly value: unknown;
  readonly write: (document: Document, element: Element) => void;
}

/** Text of characters that XML has; a carriage return would come back as a line feed. */
const text = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((value) => value.replaceAll(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""));
const same = (value: string): Sample => ({ value, text: value });
const whole = (bounds: { min: number; max: number }): fc.Arbitrary<Sample> =>
  fc.integer(bounds).map((value) => ({ value, text: String(value) }));

function sampleOf({ base, values, open }: ValueDecoder): fc.Arbitrary<Sample> {
  if (values !== undefined) return fc.oneof(fc.constantFrom(...values), ...(open === true ? [text] : [])).map(same);
  switch (base) {
    case "string":
      return text.map(same);
    case "date":
      return fc
        .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
        .map((date) => same(date.toISOString().slice(0, 10)));
    case "base64Binary":
      return fc.base64String({ maxLength: 60 }).map(same);
    case "boolean":
      return fc.constantFrom<Sample>(
        { text: "true", value: true },
        { text: "false", value: false },
        { text: "1", value: true },
        { text: "0", value: false },
        { text: "", value: null },
      );
    case "integer":
      return fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((value) => ({
        value: Number.isSafeInteger(Number(value)) ? Number(value) : value,
        text: String(value),
      }));
    case "int":
      return whole({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    case "unsignedInt":
      return whole({ min: 0, max: 2 ** 32 - 1 });
  }
}

function treeOf(type: ValueDecoder | NodeDecoder, namespace: string): fc.Arbitrary<Tree> {
  if (type.kind === "text") {
    return sampleOf(type).map(({ value, text: written }) => ({
      value,
      write: (document, element) => {
        writeText(document, element, written);
      },
    }));
  }
  const own = type.text === undefined ? fc.constant(undefined) : sampleOf(type.text);
  const attributes = optional(mapped(type.attributes, sampleOf));
  const elements = optional(
    Object.fromEntries(
      Object.entries(type.elements).map(([name, element]) => {
        const children = childrenOf(element, namespace);
        // A user without a name is refused.
        return [name, name === "Username" ? children.filter(([user]) => String(user?.value).trim() !== "") : children];
      }),
    ),
    Object.keys(type.elements).filter((name) => name === "Username" || isList(type.elements[name])),
  );
  return fc.tuple(own, attributes, elements).map(([ownText, ownAttributes, children]) => ({
    value: {
      ...(ownText === undefined ? {} : { value: ownText.value }),
      ...mapped(ownAttributes, ({ value }) => value),
      ...Object.fromEntries(
        Object.entries(children).map(([name, trees]) => {
          const values = trees.map(({ value }) => value);
          return [name, isList(type.elements[name]) ? values : values[0]];
        }),
      ),
    },
    write: (document, element) => {
      if (ownText !== undefined) writeText(document, element, ownText.text);
      for (const [name, sample] of Object.entries(ownAttributes)) element.setAttribute(name, sample.text);
      for (const [name, trees] of Object.entries(children)) {
        for (const tree of trees) {
          const child = document.createElementNS(namespace, `x:${name}`);
          tree.write(document, child);
          element.appendChild(child);
        }
      }
    },
  }));
}

/** A record of which any member may be missing, apart from the required ones. */
function optional<Member>(
  members: Record<string, fc.Arbitrary<Member>>,
  requiredKeys: string[] = [],
): fc.Arbitrary<Record<string, Member>> {
  return fc.record(members, { requiredKeys });
}

function childrenOf(element: ElementDecoder, namespace: string): fc.Arbitrary<readonly Tree[]> {
  const tree = treeOf(element.type, namespace);
  return isList(element) ? fc.array(tree, { maxLength: 4 }) : tree.map((one) => [one]);
}

function isList(element: ElementDecoder | undefined): boolean {
  return element?.maxOccurs === null;
}

function mapped<From, To>(table: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));
}

/** Text in pieces, as a writer may leave it: with a comment between them, the second as CDATA. */
function writeText(document: Document, element: Element, value: string): void {
  const middle = Math.floor(value.length / 2);
  const inside = value.charCodeAt(middle) >>> 10 === 0x37 || value.includes("]]>");
  if (inside || value.length % 3 !== 0) {
    element.appendChild(document.createTextNode(value));
    return;
  }
  element.appendChild(document.createTextNode(value.slice(0, middle)));
  element.appendChild(document.createComment("x"));
  element.appendChild(document.createCDATASection(value.slice(middle)));
}

function written(version: LegacyVersion, tree: Tree): string {
  const namespace = namespaces[version];
  const document = new DOMImplementation().createDocument(namespace, "x:authConfirmationResponse");
  const root = document.documentElement;
  if (root === null) throw new Error("The document has no element");
  const status = document.createElementNS(namespace, "x:status");
  status.appendChild(document.createTextNode("OK"));
  const attributes = document.createElementNS(namespace, "x:attributes");
  tree.write(document, attributes);
  root.appendChild(status);
  root.appendChild(attributes);
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${new XMLSerializer().serializeToString(root)}</s:Body></s:Envelope>`;
}

describe.each(versions)("any user of version %s", (version) => {
  it("[SOAP-06] the client reads back a user that another library wrote", async () => {
    let answer = "";
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(answer));
    await fc.assert(
      fc.asyncProperty(treeOf(attributesDecoder(version), namespaces[version]), async (tree) => {
        answer = written(version, tree);
        const { attributes, otherElements, otherAttributes } = await legacy.authConfirmation(sessionId);
        expect(attributes).toStrictEqual(tree.value);
        expect([otherElements, otherAttributes]).toEqual([[], []]);
      }),
      { numRuns: 100 },
    );
  });
});
