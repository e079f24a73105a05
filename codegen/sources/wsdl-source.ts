import { DOMParser, type Document, type Element } from "@xmldom/xmldom";
import { messageOf, SourceError } from "../source-error.ts";

/** A WSDL file as a tree that still knows the line of every element. */
export interface WsdlSource {
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** The `definitions` element. */
  readonly root: Element;
  /** An error about an element, with its line and column. */
  error(element: Element, reason: string): SourceError;
}

/** Parses WSDL text. @throws SourceError at the first fault of the XML, with line and column */
export function parseWsdlSource(file: string, text: string): WsdlSource {
  const root = parse(file, text).documentElement;
  if (root === null) throw new SourceError(file, "1:1", "has no root element");
  return {
    file,
    root,
    error: (element, reason) =>
      new SourceError(file, `${element.lineNumber ?? 1}:${element.columnNumber ?? 1} (${element.nodeName})`, reason),
  };
}

function parse(file: string, text: string): Document {
  let fault: SourceError | undefined;
  const parser = new DOMParser({
    locator: true,
    onError: (_level, message, context: { locator?: { lineNumber?: number; columnNumber?: number } }) => {
      const { lineNumber = 1, columnNumber = 1 } = context.locator ?? {};
      fault ??= new SourceError(file, `${Math.max(1, lineNumber)}:${columnNumber}`, message);
    },
  });
  try {
    const document = parser.parseFromString(text, "text/xml");
    if (document.doctype !== null) fault = new SourceError(file, "1:1", "must have no document type declaration");
    if (fault === undefined) return document;
  } catch (cause) {
    fault ??= new SourceError(file, "", messageOf(cause), { cause });
  }
  throw fault;
}

/** Child elements, optionally of one name in one namespace. */
export function childElements(parent: Element, namespace?: string, name?: string): Element[] {
  return Array.from(parent.childNodes)
    .filter((node): node is Element => node.nodeType === 1)
    .filter(({ namespaceURI }) => namespace === undefined || namespaceURI === namespace)
    .filter(({ localName }) => name === undefined || localName === name);
}
