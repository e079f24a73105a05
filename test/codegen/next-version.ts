import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import type { ProjectCopy } from "./project-copy.ts";

const file = "spec/registry.openapi.yaml";

/** Paths, schemas and responses that the next version adds. */
const next = readSections("next-version.yaml");

/** Reads members of sections of a document as texts, indented as they stand there. */
export function readSections(name: string): Readonly<Record<"paths" | "schemas" | "responses", string>> {
  const { paths, schemas, responses = {} } = parse(readFileSync(new URL(name, import.meta.url), "utf8")) as Sections;
  const text = (members: object, indent: string): string =>
    stringify(members, { aliasDuplicateObjects: false, lineWidth: 0 }).replaceAll(/^(?=.)/gm, indent);
  return { paths: text(paths, "  "), schemas: text(schemas, "    "), responses: text(responses, "    ") };
}
interface Sections {
  readonly paths: object;
  readonly schemas: object;
  readonly responses?: object;
}

/** Parameters that every operation may be given. */
const correlation = `
    parameters:
      - { name: X-Correlation-Id, in: header, schema: { type: string, maxLength: 64 } }
      - { name: jazyk, in: query, schema: { type: string } }`;

/** Successes of a search besides its page. */
const laterSuccesses = `
        "202": { description: Later., content: { application/json: { schema: { $ref: "#/components/schemas/StavSluzby" } } } }
        "206": { description: A part., content: { application/json: { schema: { $ref: "#/components/schemas/EkonomickeSubjektySeznam" } } } }
        "400":`;

/**
 * Changes the registry document as the next version of the interface may: a source with its two operations, an operation
 * that belongs to none, a field of a record and one of a filter, a value of an enumeration, a status, optional parameters of
 * all operations and further successes of a search.
 */
export function addNextRegistryVersion(copy: ProjectCopy): void {
  copy.edit(file, "\n  version: 1.3.0\n", "\n  version: 1.4.0\n");
  copy.edit(
    file,
    "\n  - name: ciselniky-nazevniky\n",
    `\n${["red", "isir", "rot"].map((name) => `  - name: ekonomicke-subjekty-${name}\n`).join("")}  - name: ciselniky-nazevniky\n`,
  );
  copy.edit(file, "\ncomponents:\n", `\n${next.paths}components:\n`);
  copy.write(
    file,
    copy.read(file).replaceAll(/^  \/\S*:$/gm, (path) => path + correlation),
  );
  copySource(copy, "res", "isir");
  copySource(copy, "ros", "rot");
  const search = copy.read(file).indexOf("operationId: vyhledejEkonomickeSubjekty\n");
  copy.write(
    file,
    copy.read(file).slice(0, search) +
      copy
        .read(file)
        .slice(search)
        .replace(/\n {8}"400":/, laterSuccesses),
  );
  copy.edit(file, "\n  schemas:\n", `\n  schemas:\n${next.schemas}`);
  copy.edit(file, "\n  responses:\n", `\n  responses:\n${next.responses}`);
  copy.edit(file, "\n        - NENALEZENO\n", "\n        - NENALEZENO\n        - DOCASNE_NEDOSTUPNE\n");
  copy.edit(
    file,
    '\n        "500":\n',
    '\n        "503":\n          $ref: "#/components/responses/Unavailable"\n        "500":\n',
  );
  copy.edit(
    file,
    "\n            pravniFormaRos:\n",
    "\n            kodSouduVr: { description: Wanted courts., type: array, items: { type: string, maxLength: 10 } }\n            pravniFormaRos:\n",
  );
  copy.edit(
    file,
    "\n            adresaDorucovaci:\n",
    "\n            pocetZamestnancu: { description: Number of employees., type: integer, minimum: 0 }\n            adresaDorucovaci:\n",
  );
}

/** Copies a data source, with the schemas that have its name in theirs, as an operator makes one like another. */
function copySource(copy: ProjectCopy, from: string, to: string): void {
  const text = copy.read(file);
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  // Names alone: of schemas, of operations, and in the path.
  const renamed = (block: string): string =>
    block
      .replaceAll(`subjekty-${from}`, `subjekty-${to}`)
      .replaceAll(/^ {4}\w+:$|operationId: \w+|schemas\/\w+/gm, (name) =>
        name.replaceAll(new RegExp(`${capital(from)}(?![a-z])`, "g"), capital(to)),
      );
  const operations = text.match(new RegExp(`^  /ekonomicke-subjekty-${from}/.*\n(?: {4}.*\n)+`, "gm")) ?? [];
  const schemas = text.match(new RegExp(`^    \\w*${capital(from)}(?![a-z])\\w*:\n(?: {6}.*\n)+`, "gm")) ?? [];
  copy.edit(file, "\ncomponents:\n", `\n${renamed(operations.join(""))}components:\n`);
  copy.write(file, copy.read(file) + renamed(schemas.join("")));
}

/** Adds an optional user attribute to the newest version of the SOAP API, and a next version with one more. */
export function addNextLegacyVersion(copy: ProjectCopy): void {
  const [newest, next] = ["wsdl/GetCredential_v4_2.wsdl", "wsdl/GetCredential_v4_3.wsdl"];
  addUserAttribute(copy, newest, "Osloveni");
  copy.write(next, copy.read(newest).replaceAll("v4_2", "v4_3"));
  addUserAttribute(copy, next, "Jazyk");
  // An XML attribute of an element that was there.
  copy.edit(next, '<xs:attribute name="typ"', '<xs:attribute name="zeme" type="xs:string"/><xs:attribute name="typ"');
}

function addUserAttribute(copy: ProjectCopy, path: string, name: string): void {
  const element = `
          <xs:element name="${name}" minOccurs="0">
            <xs:annotation><xs:documentation>Invented.</xs:documentation></xs:annotation>
            <xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>
          </xs:element>`;
  const text = copy.read(path);
  const at = text.indexOf("<xs:all>", text.indexOf('complexType name="Attributes"')) + "<xs:all>".length;
  copy.write(path, text.slice(0, at) + element + text.slice(at));
}
