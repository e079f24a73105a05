import type { ProjectCopy } from "./project-copy.ts";

const file = "spec/registry.openapi.yaml";

const example = `{ icoId: "91002109", zaznamy: [{ ico: "91002109", obchodniJmeno: "Moravské datové služby a.s.", dotace: [{ castka: 1250000.5 }] }] }`;
const filter = `{ ico: ["91002109"], start: 0, pocet: 10 }`;

/** Everything that an operation answers besides its success. */
const errors = `
        "400": { $ref: "#/components/responses/InputError" }
        "401": { $ref: "#/components/responses/AuthenticationError" }
        "403": { $ref: "#/components/responses/AccessDenied" }
        "404": { $ref: "#/components/responses/NotFound" }
        "500": { $ref: "#/components/responses/UnexpectedError" }`;

const paths = `
  /ekonomicke-subjekty-red/{ico}:
    get:
      operationId: vratEkonomickySubjektRed
      tags: [ekonomicke-subjekty-red]
      summary: Read one subject from the register of subsidies (RED)
      description: Answers 404 with a \`Chyba\` when the ico is well formed but names no record of this source.
      parameters:
        - { name: ico, in: path, required: true, description: ID number., schema: { type: string, maxLength: 32, pattern: '^(ARES_)?\\d{8}$' }, example: "91002109" }
      responses:
        "200": { description: The answer., content: { application/json: { schema: { $ref: "#/components/schemas/EkonomickySubjektRed" }, example: ${example} } } }${errors}
  /ekonomicke-subjekty-red/vyhledat:
    post:
      operationId: vyhledejSeznamEkonomickychSubjektuRed
      tags: [ekonomicke-subjekty-red]
      summary: Search the register of subsidies (RED)
      description: Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
      requestBody:
        description: The filter.
        content: { application/json: { schema: { $ref: "#/components/schemas/EkonomickeSubjektyRegistraceFiltr" }, example: ${filter} } }
      responses:
        "200": { description: The answer., content: { application/json: { schema: { $ref: "#/components/schemas/EkonomickeSubjektyRedSeznam" }, example: { pocetCelkem: 1, ekonomickeSubjekty: [${example}] } } } }${errors}
  /stav-sluzby/{datovyZdroj}:
    get:
      operationId: vratStavSluzby
      tags: [ciselniky-nazevniky]
      summary: Read the state of a data source
      description: Says whether a data source is being updated.
      parameters:
        - { name: datovyZdroj, in: path, required: true, description: Code of the data source., schema: { type: string, maxLength: 30 }, example: res }
      responses:
        "200": { description: The answer., content: { application/json: { schema: { $ref: "#/components/schemas/StavSluzby" }, example: { datovyZdroj: res, odstavka: false } } } }${errors}
`;

const schemas = `
    EkonomickySubjektRed:
      description: Subject in the register of subsidies (RED).
      type: object
      properties:
        icoId: { description: Identification number., type: string, maxLength: 32, pattern: '^(ARES_)?\\d{8}$' }
        zaznamy: { description: RED records of the subject., type: array, items: { $ref: "#/components/schemas/ZaznamRed" } }
    ZaznamRed:
      description: Record of the register of subsidies (RED).
      type: object
      properties:
        ico: { description: Identification number., type: string, pattern: '^\\d{8}$' }
        obchodniJmeno: { description: Name., type: string, maxLength: 2000 }
        dotace: { description: Subsidies., type: array, items: { $ref: "#/components/schemas/DotaceRed" } }
    DotaceRed:
      description: Subsidy.
      type: object
      properties:
        castka: { description: Amount in crowns., type: number }
    EkonomickeSubjektyRedSeznam:
      description: Page of a RED search.
      allOf:
        - $ref: "#/components/schemas/Seznam"
        - type: object
          properties:
            ekonomickeSubjekty: { description: Subjects on this page., type: array, items: { $ref: "#/components/schemas/EkonomickySubjektRed" } }
    StavSluzby:
      description: State of a data source.
      type: object
      properties:
        datovyZdroj: { description: Code of the data source., type: string }
        odstavka: { description: Whether it is being updated., type: boolean }
`;

const unavailable = `
    Unavailable:
      description: The service is being updated.
      content:
        application/json:
          schema:
            $ref: "#/components/schemas/Chyba"
          example:
            kod: DOCASNE_NEDOSTUPNE
            popis: Služba se aktualizuje.
`;

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
  copy.edit(file, "\ncomponents:\n", `${paths}components:\n`);
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
  copy.edit(file, "\n  schemas:\n", `\n  schemas:${schemas}`);
  copy.edit(file, "\n  responses:\n", `\n  responses:${unavailable}`);
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
