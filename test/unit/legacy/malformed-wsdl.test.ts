import { describe, expect, it } from "vitest";
import { SourceError, SourceFaults } from "../../../codegen/source-error.ts";
import { readLegacyContract } from "../../../codegen/sources/legacy-contract.ts";
import { productionEndpoint, versions, wsdlFile, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const file = wsdlFile("4.2");
const valid = wsdlText("4.2");
const place = { location: productionEndpoint, namespaceBase: "http://agw-as.cz/ats-ws/atsSzr" };

/** A fault of a file, and the text at whose first occurrence it is reported. */
type Fault = readonly [fault: string, text: string, at: string, reason: string];

const unread = (name: string): string => `the code generator cannot read ${name} here`;

/** The valid file with one change. */
function changed(from: string | RegExp, to: string): string {
  const text = valid.replace(from, to);
  if (text === valid) throw new Error(`The file does not contain ${String(from)}`);
  return text;
}

const table = readYaml(import.meta.url) as readonly {
  readonly fault: string;
  /** A text of the valid file or a pattern of it, and what stands there instead. */
  readonly from?: string;
  readonly pattern?: string;
  readonly to: string;
  readonly at: string;
  readonly reason: string;
}[];
const faults: readonly Fault[] = [
  ...table.map(({ fault, from, pattern, to, at, reason }): Fault => {
    const text = changed(pattern === undefined ? (from ?? "") : new RegExp(pattern), to);
    return [fault, text, at, reason];
  }),
  ["another kind of document", `<?xml version="1.0"?>\n<html>no service</html>`, "<html", "is no WSDL 1.1 document"],
  [
    "the namespace of another version",
    valid.replaceAll("/v4_2", "/v4_1"),
    "<wsdl:definitions",
    "the targetNamespace must be http://agw-as.cz/ats-ws/atsSzr/v4_2, as the file's name says",
  ],
];

/** The faults that reading finds, in the order of their lines. */
function faultsOf(text: string, name = file): readonly SourceError[] {
  try {
    readLegacyContract(name, text, place, {});
  } catch (error) {
    if (error instanceof SourceFaults) return error.faults;
    if (error instanceof SourceError) return [error];
    throw error;
  }
  throw new Error("The text was accepted");
}

/** The one fault that reading finds. */
function errorOf(text: string, name = file): SourceError {
  const [error, ...others] = faultsOf(text, name);
  expect(others.map(({ message }) => message)).toEqual([]);
  if (error === undefined) throw new Error("There is no fault");
  return error;
}

describe("a malformed WSDL file", () => {
  it("[GEN-06] stops the code generator: a document type declaration", () => {
    const text = changed("<wsdl:definitions", '<!DOCTYPE wsdl:definitions [<!ENTITY x "y">]><wsdl:definitions');
    expect(errorOf(text)).toMatchObject({ file, place: "1:1", reason: "must have no document type declaration" });
  });

  it.each(faults)("[GEN-06] stops the code generator: %s", (_fault, text, at, reason) => {
    expect(text).toContain(at);
    const error = errorOf(text);
    expect(error.message).toBe(`${file}:${error.place}: ${error.reason}`);
    // The element that begins there, or that has the attribute.
    const before = text.slice(0, text.indexOf(at) + 1);
    const [, element = ""] = /^<([\w:]+)/.exec(at) ?? /.*<([\w:]+)/s.exec(before) ?? [];
    expect(error.place).toMatch(new RegExp(`^${before.split("\n").length}:\\d+ \\(${element}\\)$`));
    expect(error.file).toBe(file);
    expect(error.reason).toBe(reason);
  });

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

  it("[GEN-21] reports all faults of a file at once, in the order of their lines", () => {
    const text = changed('<xs:maxLength value="39"/>', '<xs:whiteSpace value="collapse"/>')
      .replace('name="OsobaZtotoznena" type="xs:boolean"', 'name="OsobaZtotoznena" type="xs:truth"')
      .replace('name="Jmeno" type="ats:Jmeno"', 'name="Jmeno" nillable="true" form="qualified" type="ats:Jmeno"')
      .replace("caais.gov.cz/asws", "caais.test/asws");
    expect(
      faultsOf(text)
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(
      [
        unread("xs:whiteSpace"),
        "the code generator does not know xs:truth",
        unread('the attribute "nillable"'),
        unread('the attribute "form"'),
        `the location must be ${productionEndpoint}, the production address of spec/environments.yaml`,
      ].sort(),
    );
    const lines = faultsOf(text).map((fault) => Number.parseInt(fault.place, 10));
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
});

describe("a valid WSDL file", () => {
  it.each(versions)("[GEN-06] the code generator accepts version %s", (version) => {
    const contract = readLegacyContract(wsdlFile(version), wsdlText(version), place, {});
    expect(contract).toMatchObject({ file: wsdlFile(version), version });
    expect(contract.operations.map(({ name }) => name)).toEqual(["heartBeat", "authConfirmation"]);
  });

  it("[GEN-21] describes attributes by the table, or as not described, when its schema has no text", () => {
    const words = { "authConfirmationResponse.attributes.Jmeno": "Given name." };
    const { attributes } = readLegacyContract(file, valid, place, words);
    const wordsOn = (name: string): unknown => attributes.type.elements.find((one) => one.name === name)?.documentation;
    expect(wordsOn("Jmeno")).toBe("Given name.");
    expect(wordsOn("Prijmeni")).toBe("Prijmeni, not described by the published schema.");
    const described = changed(
      /<xs:element name="Jmeno" type="ats:Jmeno"\/>/,
      '<xs:element name="Jmeno" type="ats:Jmeno"><xs:annotation><xs:documentation>First.</xs:documentation></xs:annotation></xs:element>',
    );
    const own = readLegacyContract(file, described, place, words).attributes.type.elements;
    expect(own.find((one) => one.name === "Jmeno")?.documentation).toBe("First.");
  });
});
