import type { Element } from "@xmldom/xmldom";
import { FaultList, SourceError } from "../source-error.ts";
import { describeElement, type LegacyWords } from "./legacy-words.ts";
import { childElements, parseWsdlSource, type WsdlSource } from "./wsdl-source.ts";
import { checkGrammar } from "./wsdl-grammar.ts";
import { readXmlSchema, xmlSchemaNamespace } from "./xml-schema.ts";
import type { ComplexType, XmlElement } from "./xml-schema-model.ts";

const wsdl = "http://schemas.xmlsoap.org/wsdl/";
const soap = "http://schemas.xmlsoap.org/wsdl/soap/";

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
 * Reads and checks one WSDL file, whose name says the version, as in `GetCredential_v4_2.wsdl`.
 *
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
  checkGrammar(source, faults);
  const namespace = attributeOf(root, "targetNamespace");
  const wanted = `${namespaceBase}/v${version.replace(".", "_")}`;
  check(namespace === wanted, root, `the targetNamespace must be ${wanted}, as the file's name says`);
  const [schema] = within([root], wsdl, "types").flatMap((types) => childElements(types, xmlSchemaNamespace));
  let elements: ReadonlyMap<string, XmlElement> = new Map();
  if (schema?.getAttribute("targetNamespace") === namespace)
    elements = faults.attempt(() => readXmlSchema(source, schema, faults)) ?? elements;
  // In a schema of another namespace no name of the file would be found.
  else if (schema !== undefined) check(false, schema, "must have the file's targetNamespace");
  for (const address of within(within(within([root], wsdl, "service"), wsdl, "port"), soap, "address")) {
    const wantedPlace = `the location must be ${location}, the production address of spec/environments.yaml`;
    check(address.getAttribute("location") === location, address, wantedPlace);
  }
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

/** Reads the operations of a file that keeps the grammar: what has to be there once is there. */
function readOperations(
  source: WsdlSource,
  namespace: string,
  elements: ReadonlyMap<string, XmlElement>,
): LegacyOperation[] {
  const { root } = source;
  const named = <Target>(element: Element, attribute: string, targets: ReadonlyMap<string, Target>): Target => {
    const name = attributeOf(element, attribute);
    const [local = "", prefix = null] = name.split(":").reverse();
    const target = element.lookupNamespaceURI(prefix) === namespace ? targets.get(local) : undefined;
    if (target === undefined) throw source.error(element, `no ${attribute} is named ${name}`);
    return target;
  };
  const byName = (parents: readonly Element[], name: string): ReadonlyMap<string, Element> =>
    new Map(within(parents, wsdl, name).map((element) => [attributeOf(element, "name"), element]));
  const only = (parent: Element, space: string, name: string): Element => {
    const [element] = childElements(parent, space, name);
    if (element === undefined) throw source.error(parent, `needs exactly one element ${name}`);
    return element;
  };
  const messages = new Map(
    [...byName([root], "message")].map(([name, message]) => [
      name,
      named(only(message, wsdl, "part"), "element", elements),
    ]),
  );
  const [portType, binding] = [only(root, wsdl, "portType"), only(root, wsdl, "binding")];
  named(binding, "type", byName([root], "portType"));
  named(only(only(root, wsdl, "service"), wsdl, "port"), "binding", byName([root], "binding"));
  const [declared, bound] = [byName([portType], "operation"), byName([binding], "operation")];
  const operations = operationNames.map((name) => {
    const [operation, details] = [declared.get(name), bound.get(name)];
    if (operation === undefined) throw source.error(portType, `the operation ${name} is missing`);
    if (details === undefined) throw source.error(binding, `the operation ${name} has no binding`);
    const message = (direction: "input" | "output"): XmlElement =>
      named(only(operation, wsdl, direction), "message", messages);
    const soapAction = attributeOf(only(details, soap, "operation"), "soapAction");
    return { name, soapAction, request: message("input"), response: message("output") };
  });
  for (const [name, element] of [...declared, ...bound]) {
    if (!operationNames.includes(name)) throw source.error(element, `nothing is known of an operation ${name}`);
  }
  return operations;
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

function attributeOf(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

function within(parents: readonly Element[], namespace: string, name: string): Element[] {
  return parents.flatMap((parent) => childElements(parent, namespace, name));
}
