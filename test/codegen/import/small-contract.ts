import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { publishedFile, readContract, type Contract } from "../../../codegen/overlay/read-contract.ts";
import { FaultList } from "../../../codegen/source-error.ts";
import { projectRoot } from "../project-copy.ts";

/** A published document like the operator's in everything but its size. */
export const smallPublished = `openapi: 3.0.0
info:
  title: Registry
  version: 1.3.0
security:
  - BasicAuth: []
tags:
  - name: ekonomicke-subjekty-res
paths:
  /ekonomicke-subjekty-res/{ico}:
    get:
      operationId: vratRes
      tags: [ekonomicke-subjekty-res]
      parameters:
        - name: ico
          in: path
          required: true
          schema:
            type: string
            maxLength: 8
      responses:
        "200":
          description: OK
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Zaznam"
        "404":
          description: Not Found
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Chyba"
  /ekonomicke-subjekty-res/vyhledat:
    post:
      operationId: hledejRes
      tags: [ekonomicke-subjekty-res]
      requestBody:
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/Filtr"
      responses:
        "200":
          description: OK
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Seznam"
components:
  securitySchemes:
    BasicAuth:
      type: http
      scheme: basic
  schemas:
    Adresa:
      type: object
      properties:
        psc:
          type: integer
          minimum: 0
        pscTxt:
          type: string
          maximum: 10
    Chyba:
      type: object
      properties:
        kod:
          type: string
          enum: [OBECNA_CHYBA, NENALEZENO]
    Filtr:
      type: object
      properties:
        ico:
          type: array
          items:
            type: string
            maxLength: 8
    Seznam:
      type: object
      properties:
        pocetCelkem:
          type: integer
        zaznamy:
          type: array
          items:
            $ref: "#/components/schemas/Zaznam"
    Zaklad:
      type: object
      properties:
        ico:
          type: string
          maxLength: 8
    Zaznam:
      type: object
      description: Záznam
      allOf:
        - $ref: "#/components/schemas/Zaklad"
        - type: object
          properties:
            stav:
              description: "Stav (ciselnikKod: StavZdroje, zdroj: res, com)"
              type: string
            sidlo:
              $ref: "#/components/schemas/Adresa"
`;

/** The overlay: a description of everything, an example, and two corrections. */
export const smallOverlay = `overlay: 1.0.0
info: { title: Ours, version: 1.3.0 }
actions:
  - target: $
    update:
      x-service-limits: { icoPerFilter: 100, matchesPerSearch: 1000, requestsPerMinute: 500, notificationDays: 30 }
  - target: $.security
    description: The service asks for none.
    remove: true
    x-published: [{ BasicAuth: [] }]
  - target: $
    description: The service asks for none.
    update: { security: [{}, { BasicAuth: [] }] }
    x-published: {}
  - target: $.tags[?@.name == 'ekonomicke-subjekty-res']
    update: { description: Subjects in RES. }
  - target: $.paths['/ekonomicke-subjekty-res/{ico}'].get
    update: { summary: Read one subject, description: Answers 404 where there is none. }
  - target: $.paths['/ekonomicke-subjekty-res/{ico}'].get.parameters[?@.name == 'ico']
    update: { description: ID number., example: "91002109" }
  - target: $.paths['/ekonomicke-subjekty-res/{ico}'].get.responses['200'].content['application/json']
    update: { example: { ico: "91002109", stav: AKTIVNI, sidlo: { psc: 60200 } } }
  - target: $.paths.*.*.responses['404'].content['application/json']
    update: { example: { kod: NENALEZENO } }
  - target: $.paths['/ekonomicke-subjekty-res/vyhledat'].post
    update: { summary: Search, description: At most 100 of them. }
  - target: $.paths['/ekonomicke-subjekty-res/vyhledat'].post.requestBody.content['application/json']
    update: { example: { ico: ["91002109"] } }
  - target: $.paths['/ekonomicke-subjekty-res/vyhledat'].post.responses['200'].content['application/json']
    update: { example: { pocetCelkem: 1, zaznamy: [{ ico: "91002109" }] } }
  - target: $.components.schemas.Adresa
    update: { x-origin: specification, description: Address., x-description-cs: Adresa. }
  - target: $.components.schemas.Adresa..properties.psc
    update: { description: Postal code., x-description-cs: PSČ. }
  - target: $.components.schemas.Adresa..properties.pscTxt
    update: { description: Postal code as text., x-description-cs: PSČ jako text. }
  - target: $.components.schemas.Adresa..properties.pscTxt.maximum
    description: A text has a length.
    remove: true
    x-published: 10
  - target: $.components.schemas.Adresa..properties.pscTxt
    description: A text has a length.
    update: { maxLength: 10 }
    x-published: {}
  - target: $.components.schemas.Chyba
    update: { description: Error., x-description-cs: Chyba. }
  - target: $.components.schemas.Chyba..properties.kod
    update: { description: Code., x-description-cs: Kód. }
  - target: $.components.schemas.Filtr
    update: { description: Filter., x-description-cs: Filtr. }
  - target: $.components.schemas.Filtr..properties.ico
    update: { description: ID numbers., x-description-cs: Identifikační čísla. }
  - target: $.components.schemas.Seznam
    update: { description: List., x-description-cs: Seznam. }
  - target: $.components.schemas.Seznam..properties.pocetCelkem
    update: { description: How many., x-description-cs: Kolik jich je. }
  - target: $.components.schemas.Seznam..properties.zaznamy
    update: { description: Records., x-description-cs: Záznamy. }
  - target: $.components.schemas.Zaklad
    update: { description: Common part., x-description-cs: Společná část. }
  - target: $.components.schemas.Zaklad..properties.ico
    update: { description: ID number., x-description-cs: Identifikační číslo. }
  - target: $.components.schemas.Zaznam
    update: { description: Record., x-description-cs: Záznam. }
  - target: $.components.schemas.Zaznam..properties.stav
    update: { description: State., x-description-cs: Stav. }
  - target: $.components.schemas.Zaznam..properties.sidlo
    update: { description: Seat., x-description-cs: Sídlo. }
`;

/** An overlay that says nothing. */
export const emptyOverlay = "overlay: 1.0.0\ninfo: { title: Nothing, version: 1.3.0 }\nactions: []\n";

/** Both documents, one applied to the other; the faults are added to the list. */
export function applied(published: string, overlay: string, faults = new FaultList()): Contract {
  return readContract((file) => (file === publishedFile ? published : overlay), faults);
}

/** An object of a document that a test changes. */
export type Node = Record<string, unknown>;

/** The object behind names and indexes, every one of which must be there. */
export function at(document: Node, ...names: readonly string[]): Node {
  return names.reduce<Node>((node, name) => {
    const member = node[name];
    if (typeof member !== "object" || member === null) throw new TypeError(`the document has no ${names.join("/")}`);
    return member as Node;
  }, document);
}

/** The published document of this project, for a test to change. */
export function publishedDocument(): Node {
  return parse(readFileSync(join(projectRoot, publishedFile), "utf8")) as Node;
}
