import type { Element } from "@xmldom/xmldom";
import { FaultList, SourceError } from "../source-error.ts";
import { describeElement, type LegacyWords } from "./legacy-words.ts";
import { childElements, parseWsdlSource, type WsdlSource } from "./wsdl-source.ts";
import { readXmlSchema } from "./xml-schema.ts";
import { xmlSchemaNamespace } from "./xml-schema-access.ts";
import type { ComplexType, XmlElement } from "./xml-schema-model.ts";

const wsdl = "http://schemas.xmlsoap.org/wsdl/";
const soap = "http://schemas.xmlsoap.org/wsdl/soap/";
const soapOverHttp = "http://schemas.xmlsoap.org/soap/http";

/** The operations of every version. */
const operationNames = ["heartBeat", "authConfirmation"];

export interface LegacyOperation {
  readonly name: string;
  readonly soapAction: string;
  readonly request: XmlElement;
  readonly response: XmlElement;
}

/** One version of the legacy API, as its WSDL file says. */
export interface LegacyContract {
  readonly file: string;
  /** For example `4.2`. */
  readonly version: string;
  readonly namespace: string;
  readonly operations: readonly LegacyOperation[];
  /** The user data that authConfirmation answers. */
  readonly attributes: XmlElement & { readonly type: ComplexType };
  /** The file as it is. */
  readonly text: string;
}

/** The rules of spec/environments.yaml for the legacy API. */
export interface LegacyPlace {
  /** Production address of the endpoint. */
  readonly location: string;
  /** Namespace of every version without its last part. */
  readonly namespaceBase: string;
}

/**
 * Reads and checks one WSDL file.
 *
 * @param file path from the project's folder; its name says the version, as in `GetCredential_v4_2.wsdl`
 * @param place the address and the namespace that the file must carry
 * @param words what the elements are whose schema does not say it
 * @throws SourceError or SourceFaults with every fault.
 */
export function readLegacyContract(
  file: string,
  text: string,
  { location, namespaceBase }: LegacyPlace,
  words: LegacyWords,
): LegacyContract {
  const version = /_v(\d+)_(\d+)\.wsdl$/.exec(file)?.slice(1).join(".");
  if (version === undefined) throw new SourceError(file, "", "the name must end like GetCredential_v4_2.wsdl");
  const source = parseWsdlSource(file, text);
  const { root } = source;
  const faults = new FaultList();
  const check = (isRight: boolean, element: Element, reason: string): void => {
    if (!isRight) faults.add(source.error(element, reason));
  };
  if (root.localName !== "definitions" || root.namespaceURI !== wsdl)
    throw source.error(root, "is no WSDL 1.1 document");
  const namespace = required(source, root, "targetNamespace");
  const wanted = `${namespaceBase}/v${version.replace(".", "_")}`;
  check(namespace === wanted, root, `the targetNamespace must be ${wanted}, as the file's name says`);
  faults.attempt(() => {
    checkChildren(source, root, ["types", "message", "portType", "binding", "service"]);
  });

  const [schema, ...schemas] = childElements(only(source, root, wsdl, "types"), xmlSchemaNamespace, "schema");
  if (schema === undefined || schemas.length > 0) throw source.error(root, "needs exactly one inline schema");
  check(schema.getAttribute("targetNamespace") === namespace, schema, "must have the file's targetNamespace");
  // In a schema of another namespace no name of the file would be found.
  faults.throwAny();
  check(schema.getAttribute("elementFormDefault") === "qualified", schema, "elements must be qualified");
  const elements = faults.attempt(() => readXmlSchema(source, schema, faults)) ?? new Map<string, XmlElement>();
  faults.attempt(() => {
    const address = soapAddress(source, root);
    const wantedPlace = `the location must be ${location}, the production address of spec/environments.yaml`;
    check(required(source, address, "location") === location, address, wantedPlace);
  });
  // With faults in a schema it is not known which elements the messages would find.
  faults.throwAny();
  const read = readOperations(source, namespace, elements);
  const operations = read.map((operation) => ({
    ...operation,
    request: describeElement(operation.request, words),
    response: describeElement(operation.response, words),
  }));
  return {
    file,
    version,
    namespace,
    operations,
    attributes: findAttributes(source, operations),
    text,
  };
}

/** Refuses a child that would be passed over, such as an import. */
function checkChildren(source: WsdlSource, parent: Element, names: readonly string[]): void {
  for (const child of childElements(parent)) {
    const known = child.namespaceURI === wsdl && [...names, "documentation"].includes(child.localName ?? "");
    if (!known && child.namespaceURI !== soap)
      throw source.error(child, `the code generator cannot read ${child.nodeName} here`);
    if (child.namespaceURI === soap && !["address", "binding", "body", "operation"].includes(child.localName ?? "")) {
      throw source.error(child, `the code generator cannot read ${child.nodeName} here`);
    }
  }
}

function soapAddress(source: WsdlSource, root: Element): Element {
  return only(source, only(source, only(source, root, wsdl, "service"), wsdl, "port"), soap, "address");
}

function readOperations(
  source: WsdlSource,
  namespace: string,
  elements: ReadonlyMap<string, XmlElement>,
): LegacyOperation[] {
  const { root } = source;
  const messages = new Map<string, XmlElement>();
  for (const message of childElements(root, wsdl, "message")) {
    const part = only(source, message, wsdl, "part");
    messages.set(required(source, message, "name"), referenced(source, namespace, part, "element", elements));
  }

  const portType = only(source, root, wsdl, "portType");
  const binding = only(source, root, wsdl, "binding");
  referenced(source, namespace, binding, "type", new Map([[required(source, portType, "name"), portType]]));
  checkChildren(source, portType, ["operation"]);
  checkChildren(source, binding, ["operation"]);
  const port = only(source, only(source, root, wsdl, "service"), wsdl, "port");
  referenced(source, namespace, port, "binding", new Map([[required(source, binding, "name"), binding]]));
  const soapBinding = only(source, binding, soap, "binding");
  if (soapBinding.getAttribute("style") !== "document") throw source.error(soapBinding, "the style must be document");
  if (soapBinding.getAttribute("transport") !== soapOverHttp) {
    throw source.error(soapBinding, `the transport must be ${soapOverHttp}`);
  }

  const byName = (parent: Element): Map<string, Element> =>
    new Map(childElements(parent, wsdl, "operation").map((element) => [required(source, element, "name"), element]));
  const declared = byName(portType);
  const bound = byName(binding);
  for (const name of operationNames) {
    if (!declared.has(name)) throw source.error(portType, `the operation ${name} is missing`);
    if (!bound.has(name)) throw source.error(binding, `the operation ${name} has no binding`);
  }
  for (const [name, element] of [...declared, ...bound]) {
    if (!operationNames.includes(name)) throw source.error(element, `nothing is known of an operation ${name}`);
  }

  return operationNames.flatMap((name) => {
    const operation = declared.get(name);
    const details = bound.get(name);
    if (operation === undefined || details === undefined) return [];
    checkChildren(source, operation, ["input", "output"]);
    checkChildren(source, details, ["input", "output"]);
    for (const direction of ["input", "output"]) {
      checkChildren(source, only(source, details, wsdl, direction), []);
      const body = only(source, only(source, details, wsdl, direction), soap, "body");
      if (body.getAttribute("use") !== "literal") throw source.error(body, "the use must be literal");
    }
    const soapAction = only(source, details, soap, "operation").getAttribute("soapAction");
    if (soapAction === null) throw source.error(details, "the soapAction is missing; it may be empty");
    const message = (direction: "input" | "output"): XmlElement =>
      referenced(source, namespace, only(source, operation, wsdl, direction), "message", messages);
    return [{ name, soapAction, request: message("input"), response: message("output") }];
  });
}

function findAttributes(
  source: WsdlSource,
  operations: readonly LegacyOperation[],
): XmlElement & { readonly type: ComplexType } {
  for (const { response } of operations) {
    if (response.type.kind !== "complex") continue;
    const attributes = response.type.elements.find(({ name }) => name === "attributes");
    if (attributes?.type.kind === "complex") return { ...attributes, type: attributes.type };
  }
  throw source.error(source.root, `no response has an element "attributes" with elements of its own`);
}

/** The definition that an attribute names, in the target namespace of the file. */
function referenced<Target>(
  source: WsdlSource,
  targetNamespace: string,
  element: Element,
  attribute: string,
  targets: ReadonlyMap<string, Target>,
): Target {
  const name = required(source, element, attribute);
  const [local = "", prefix = null] = name.split(":").reverse();
  const target = element.lookupNamespaceURI(prefix) === targetNamespace ? targets.get(local) : undefined;
  if (target === undefined) throw source.error(element, `no ${attribute} is named ${name}`);
  return target;
}

function required(source: WsdlSource, element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null || value === "") throw source.error(element, `the attribute "${name}" is missing`);
  return value;
}

function only(source: WsdlSource, parent: Element, namespace: string, name: string): Element {
  const [element, ...more] = childElements(parent, namespace, name);
  if (element === undefined || more.length > 0) throw source.error(parent, `needs exactly one element ${name}`);
  return element;
}
