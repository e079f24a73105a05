import { describe, expect, it } from "vitest";
import { SourceError } from "../../../codegen/source-error.ts";
import { readLegacyContract } from "../../../codegen/sources/legacy-contract.ts";
import { productionEndpoint, versions, wsdlFile, wsdlText } from "../../fixtures/legacy/legacy-service.ts";

const file = wsdlFile("4.2");
const valid = wsdlText("4.2");
const place = { location: productionEndpoint, namespaceBase: "http://agw-as.cz/ats-ws/atsSzr" };

interface Fault {
  readonly fault: string;
  readonly text: string;
  /** Text at whose first occurrence the fault is reported. */
  readonly at: string;
  /** Name of the element that the place names, when the fault is one of the contract and not of the XML. */
  readonly element?: string;
  readonly reason: RegExp;
}

/** The valid file with one change. */
function changed(from: string | RegExp, to: string): string {
  const text = valid.replace(from, to);
  if (text === valid) throw new Error(`The file does not contain ${String(from)}`);
  return text;
}

const faults: readonly Fault[] = [
  {
    fault: "a file that ends inside a tag",
    text: valid.slice(0, valid.indexOf("<soap:address") + 20),
    at: "<soap:address",
    reason: /^unexpected end of input$/,
  },
  {
    fault: "a file that ends before its last tag",
    text: valid.slice(0, valid.indexOf("</wsdl:definitions>")),
    // The last tag before the end.
    at: "</wsdl:port>",
    reason: /^unclosed xml tag\(s\): wsdl:definitions$/,
  },
  {
    fault: "another kind of document",
    text: `<?xml version="1.0"?>\n<html>no service</html>`,
    at: "<html",
    element: "html",
    reason: /^is no WSDL 1\.1 document$/,
  },
  {
    fault: "an element without documentation",
    text: changed(/(<xs:element name="Jmeno" type="ats:Jmeno")>[\s\S]*?<\/xs:element>/, "$1/>"),
    at: '<xs:element name="Jmeno"',
    element: "xs:element",
    reason: /^the element Jmeno has no documentation$/,
  },
  {
    fault: "a construct of XML Schema that the reader does not know",
    text: changed("<xs:sequence/>", "<xs:sequence><xs:any/></xs:sequence>"),
    at: "<xs:any/>",
    element: "xs:any",
    reason: /^the code generator cannot read xs:any here$/,
  },
  {
    fault: "a facet that the reader does not know",
    text: changed('<xs:maxLength value="39"/>', '<xs:whiteSpace value="collapse"/>'),
    at: "<xs:whiteSpace",
    element: "xs:whiteSpace",
    reason: /^the code generator cannot read xs:whiteSpace here$/,
  },
  {
    fault: "a type that does not exist",
    text: changed('type="ats:Jmeno"', 'type="ats:Jmena"'),
    at: 'type="ats:Jmena"',
    element: "xs:element",
    reason: /^no type is named ats:Jmena$/,
  },
  {
    fault: "a type of XML Schema that does not exist",
    text: changed('name="OsobaZtotoznena" type="xs:boolean"', 'name="OsobaZtotoznena" type="xs:truth"'),
    at: 'type="xs:truth"',
    element: "xs:element",
    reason: /^the code generator does not know xs:truth$/,
  },
  {
    fault: "an address that is not the one in production",
    text: changed("https://cert-externalauthapi.caais.gov.cz", "https://cert-externalauthapi.caais-test-ext.gov.cz"),
    at: "<soap:address",
    element: "soap:address",
    reason: /^the location must be https:\/\/cert-externalauthapi\.caais\.gov\.cz\/asws\/atsEndpoint, /,
  },
  {
    fault: "the namespace of another version",
    text: valid.replaceAll("/v4_2", "/v4_1"),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^the targetNamespace must be http:\/\/agw-as\.cz\/ats-ws\/atsSzr\/v4_2, as the file's name says$/,
  },
  {
    fault: "a schema of another namespace",
    text: changed(/(<xs:schema\s+targetNamespace="[^"]*)v4_2/, "$1v4_1"),
    at: "<xs:schema",
    element: "xs:schema",
    reason: /^must have the file's targetNamespace$/,
  },
  {
    fault: "a missing binding",
    text: changed(/<wsdl:binding[\s\S]*<\/wsdl:binding>/, ""),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^needs exactly one element binding$/,
  },
  {
    fault: "an operation that is not bound",
    text: changed(/(<wsdl:operation name=")heartBeat(">\s*<soap:operation)/, "$1pulse$2"),
    at: "<wsdl:binding",
    element: "wsdl:binding",
    reason: /^the operation heartBeat has no binding$/,
  },
  {
    fault: "an operation that is bound only",
    text: changed("</wsdl:binding>", '<wsdl:operation name="pulse"/></wsdl:binding>'),
    at: '<wsdl:operation name="pulse"/>',
    element: "wsdl:operation",
    reason: /^nothing is known of an operation pulse$/,
  },
  {
    fault: "a missing operation",
    text: changed(/<wsdl:operation name="heartBeat">[\s\S]*?<\/wsdl:operation>/, ""),
    at: "<wsdl:portType",
    element: "wsdl:portType",
    reason: /^the operation heartBeat is missing$/,
  },
  {
    fault: "a binding of another port type",
    text: changed('type="ats:EndSession"', 'type="ats:Other"'),
    at: "<wsdl:binding",
    element: "wsdl:binding",
    reason: /^no type is named ats:Other$/,
  },
  {
    fault: "another transport than HTTP",
    text: changed("http://schemas.xmlsoap.org/soap/http", "http://schemas.xmlsoap.org/soap/smtp"),
    at: "<soap:binding",
    element: "soap:binding",
    reason: /^the transport must be http:/,
  },
  {
    fault: "a message in another namespace",
    text: changed('element="ats:heartBeatRequest"', 'element="xs:heartBeatRequest"'),
    at: '<wsdl:part name="heartBeatRequest"',
    element: "wsdl:part",
    reason: /^no element is named xs:heartBeatRequest$/,
  },
  {
    fault: "an element that stands twice in a group",
    text: changed(/(<xs:element name="KodAgendy"[\s\S]*?<\/xs:element>)/, "$1$1"),
    at: '<xs:sequence>\n          <xs:element name="KodAgendy"',
    element: "xs:sequence",
    reason: /^the element KodAgendy stands twice$/,
  },
  {
    fault: "an attribute that the reader does not know",
    text: changed('name="Jmeno" type="ats:Jmeno"', 'name="Jmeno" nillable="true" type="ats:Jmeno"'),
    at: '<xs:element name="Jmeno"',
    element: "xs:element",
    reason: /^the code generator cannot read the attribute "nillable" here$/,
  },
  {
    fault: "the namespace of another host",
    text: valid.replaceAll("agw-as.cz", "agw.example"),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^the targetNamespace must be http:/,
  },
  {
    fault: "a construct in a type that nothing refers to",
    text: changed(
      "</xs:schema>",
      '<xs:complexType name="Unused"><xs:sequence><xs:any/></xs:sequence></xs:complexType></xs:schema>',
    ),
    at: "<xs:any/>",
    element: "xs:any",
    reason: /^the code generator cannot read xs:any here$/,
  },
  {
    fault: "text between elements",
    text: changed("<xs:sequence/>", "<xs:sequence>text</xs:sequence>"),
    at: "<xs:sequence>text",
    element: "xs:sequence",
    reason: /^must not hold text$/,
  },
  {
    fault: "a facet that stands twice",
    text: changed('<xs:maxLength value="39"/>', '<xs:maxLength value="39"/><xs:maxLength value="38"/>'),
    at: '<xs:maxLength value="38"/>',
    element: "xs:maxLength",
    reason: /^stands twice$/,
  },
  {
    fault: "a length that nothing can have",
    text: changed('<xs:maxLength value="39"/>', '<xs:minLength value="40"/><xs:maxLength value="39"/>'),
    at: '<xs:restriction base="xs:string">\n          <xs:minLength value="40"/>',
    element: "xs:restriction",
    reason: /^nothing lies between its bounds$/,
  },
  {
    fault: "a number facet on text",
    text: changed('<xs:maxLength value="39"/>', '<xs:maxInclusive value="39"/>'),
    at: '<xs:restriction base="xs:string">\n          <xs:maxInclusive value="39"/>',
    element: "xs:restriction",
    reason: /^xs:string is no number$/,
  },
  {
    fault: "more occurrences at least than at most",
    text: changed('name="code" type="xs:string" minOccurs="0"', 'name="code" type="xs:string" minOccurs="2"'),
    at: '<xs:element name="code"',
    element: "xs:element",
    reason: /^minOccurs is above maxOccurs$/,
  },
  {
    fault: "an element that repeats inside xs:all",
    text: changed('name="Jmeno" type="ats:Jmeno"', 'name="Jmeno" type="ats:Jmeno" maxOccurs="unbounded"'),
    at: "<xs:all>",
    element: "xs:all",
    reason: /^Jmeno repeats inside xs:all$/,
  },
  {
    fault: "an import",
    text: changed("<wsdl:types>", '<wsdl:import namespace="urn:x" location="x.wsdl"/><wsdl:types>'),
    at: "<wsdl:import",
    element: "wsdl:import",
    reason: /^the code generator cannot read wsdl:import here$/,
  },
  {
    fault: "a header",
    text: changed(
      '<soap:body use="literal"/>',
      '<soap:header message="ats:x" part="x" use="literal"/><soap:body use="literal"/>',
    ),
    at: "<soap:header",
    element: "soap:header",
    reason: /^the code generator cannot read soap:header here$/,
  },
  {
    fault: "a port of another binding",
    text: changed('binding="ats:EndSessionSoap11"', 'binding="ats:Nothing"'),
    at: "<wsdl:port ",
    element: "wsdl:port",
    reason: /^no binding is named ats:Nothing$/,
  },
  {
    fault: "a document type declaration",
    text: changed("<wsdl:definitions", '<!DOCTYPE wsdl:definitions [<!ENTITY x "y">]><wsdl:definitions'),
    at: "<?xml",
    reason: /^must have no document type declaration$/,
  },
  {
    fault: "two schemas",
    text: changed("</wsdl:types>", '<xs:schema targetNamespace="urn:example:second"/></wsdl:types>'),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^needs exactly one inline schema$/,
  },
  {
    fault: "no schema",
    text: changed(/<xs:schema[\s\S]*<\/xs:schema>/, ""),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^needs exactly one inline schema$/,
  },
  {
    fault: "the style of remote procedure calls",
    text: changed('style="document"', 'style="rpc"'),
    at: "<soap:binding",
    element: "soap:binding",
    reason: /^the style must be document$/,
  },
  {
    fault: "an encoded body",
    text: changed('use="literal"', 'use="encoded"'),
    at: "<soap:body",
    element: "soap:body",
    reason: /^the use must be literal$/,
  },
  {
    fault: "a missing soapAction",
    text: changed(' soapAction=""', ""),
    at: '<wsdl:operation name="authConfirmation">\n      <soap:operation',
    element: "wsdl:operation",
    reason: /^the soapAction is missing; it may be empty$/,
  },
  {
    fault: "a message of an element that does not exist",
    text: changed('element="ats:heartBeatRequest"', 'element="ats:pulseRequest"'),
    at: '<wsdl:part name="heartBeatRequest"',
    element: "wsdl:part",
    reason: /^no element is named ats:pulseRequest$/,
  },
  {
    fault: "an answer without attributes",
    text: changed('<xs:element name="attributes"', '<xs:element name="data"'),
    at: "<wsdl:definitions",
    element: "wsdl:definitions",
    reason: /^no response has an element "attributes" with elements of its own$/,
  },
];

/** The error that reading stops with. */
function errorOf(text: string, name = file): SourceError {
  try {
    readLegacyContract(name, text, place);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new Error("The text was accepted");
}

describe("a malformed WSDL file", () => {
  for (const { fault, text, at, element, reason } of faults) {
    it(`[GEN-06] stops the code generator: ${fault}`, () => {
      const error = errorOf(text);
      const line = text.slice(0, text.indexOf(at)).split("\n").length;
      expect(text).toContain(at);
      expect(error.file).toBe(file);
      expect(error.reason).toMatch(reason);
      expect(error.place).toMatch(/^\d+:\d+( \(.+\))?$/);
      expect(error.place.split(":")[0]).toBe(String(line));
      if (element !== undefined) expect(error.place).toMatch(new RegExp(` \\(${element}\\)$`));
      expect(error.message).toBe(`${file}:${error.place}: ${error.reason}`);
    });
  }

  it.each(["GetCredential.wsdl", "GetCredential_v4.wsdl", "GetCredential_4_2.xml"])(
    "[GEN-06] stops the code generator: the name %s says no version",
    (name) => {
      const { file: named, reason } = errorOf(valid, `wsdl/${name}`);
      expect([named, reason]).toEqual([`wsdl/${name}`, "the name must end like GetCredential_v4_2.wsdl"]);
    },
  );

  it.each(["", "not XML at all\n", "openapi: 3.0.0\n"])("[GEN-06] stops the code generator: the text %j", (text) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ file, reason: "missing root element" });
    expect(error.place).toMatch(/^1:\d+$/);
  });
});

describe("a valid WSDL file", () => {
  it.each(versions)("[GEN-06] of version %s is accepted", (version) => {
    const contract = readLegacyContract(wsdlFile(version), wsdlText(version), place);
    expect(contract).toMatchObject({ file: wsdlFile(version), version });
    expect(contract.operations.map(({ name }) => name)).toEqual(["heartBeat", "authConfirmation"]);
  });
});
