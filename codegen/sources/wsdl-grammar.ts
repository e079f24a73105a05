import type { Element } from "@xmldom/xmldom";
import type { FaultList } from "../source-error.ts";
import { readRules } from "./dialect.ts";
import { childElements, type WsdlSource } from "./wsdl-source.ts";

/** The prefixes of the grammar by their namespaces. */
const prefixes: Readonly<Record<string, string>> = {
  "http://schemas.xmlsoap.org/wsdl/": "wsdl",
  "http://schemas.xmlsoap.org/wsdl/soap/": "soap",
  "http://www.w3.org/2001/XMLSchema": "xs",
};

/** The rule of the content of an element; `codegen/dialects/wsdl-grammar.yaml` explains the members. */
interface Rule {
  readonly one?: Readonly<Record<string, string>>;
  readonly any?: Readonly<Record<string, string>>;
  readonly attributes?: readonly string[];
  readonly required?: readonly string[];
  readonly given?: readonly string[];
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly optional?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: readonly string[];
}

/** Adds a fault for each element, attribute and text of a WSDL file that the code generator would ignore or misread. */
export function checkGrammar(source: WsdlSource, faults: FaultList): void {
  const grammar = readRules("wsdl-grammar") as Readonly<Record<string, Rule>>;
  const check = (element: Element, { one = {}, any = {}, ...rule }: Rule): void => {
    const report = (reason: string, at = element): void => {
      faults.add(source.error(at, reason));
    };
    for (const reason of attributeFaults(element, rule)) report(reason);
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      // 3 is text, 4 a CDATA section.
      if ((node.nodeType === 3 || node.nodeType === 4) && (node.nodeValue ?? "").trim() !== "") {
        report("must not hold text");
      }
    }
    const children = childElements(element).map((child) => ({ child, name: nameOf(child) }));
    for (const { child, name } of children) {
      if (name === "wsdl:documentation" || name === "xs:annotation" || Object.hasOwn(one, name)) continue;
      if (Object.hasOwn(any, name)) check(child, grammar[any[name] ?? ""] ?? {});
      else report(`the code generator cannot read ${child.nodeName} here`, child);
    }
    for (const [wanted, inner] of Object.entries(one)) {
      const [found, ...more] = children.filter(({ name }) => name === wanted);
      if (found !== undefined && more.length === 0) check(found.child, grammar[inner] ?? {});
      else report(`needs exactly one element ${wanted.slice(wanted.indexOf(":") + 1)}`);
    }
  };
  check(source.root, grammar["definitions"] ?? {});
}

function* attributeFaults(element: Element, rule: Rule): Generator<string> {
  const { attributes, required = [], given = [], values = {}, optional = {}, numbers = [] } = rule;
  for (const { name, namespaceURI } of Array.from(element.attributes)) {
    if (namespaceURI === "http://www.w3.org/2000/xmlns/" || attributes?.includes(name) !== false) continue;
    yield `the code generator cannot read the attribute "${name}" here`;
  }
  for (const name of [...required, ...given]) {
    const value = element.getAttribute(name);
    if (value === null || (value === "" && required.includes(name))) yield `the attribute "${name}" is missing`;
  }
  for (const [name, allowed] of Object.entries({ ...values, ...optional })) {
    const value = element.getAttribute(name);
    if (value === null ? Object.hasOwn(optional, name) : allowed.includes(value)) continue;
    yield `the ${name} must be ${allowed.join(" or ")}`;
  }
  for (const name of numbers) {
    const value = element.getAttribute(name);
    if (value === null || /^\d+$/.test(value) || (name === "maxOccurs" && value === "unbounded")) continue;
    yield `${name} must be a number`;
  }
}

function nameOf(element: Element): string {
  return `${prefixes[element.namespaceURI ?? ""] ?? ""}:${element.localName ?? ""}`;
}
