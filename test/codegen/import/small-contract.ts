import { parse } from "yaml";

/** A contract like ours in everything but its size: notes, corrections, comments, lists on one line. */
export const smallContract = `openapi: 3.0.0
info:
  title: Registry
  version: 1.3.0
  description: By hand.
servers:
  - url: /rest
    description: Of production.
x-service-limits:
  x-origin: published
  icoPerFilter: 100
  matchesPerSearch: 1000
  requestsPerMinute: 500
  notificationDays: 30
security:
  - {}
  - { BasicAuth: [] }
x-correction:
  reason: The service asks for none.
  ours: { security: [{}, { BasicAuth: [] }] }
  theirs: { security: [{ BasicAuth: [] }] }
tags:
  - name: ekonomicke-subjekty-res
    description: Subjects in RES.
# What can be asked.
paths:
  /ekonomicke-subjekty-res/{ico}:
    get:
      operationId: vratRes
      tags: [ekonomicke-subjekty-res]
      summary: Read one subject
      description: Answers 404 where there is none.
      x-source: res
      x-read-only: true
      parameters:
        - name: ico
          in: path
          required: true
          description: ID number.
          schema:
            type: string
            maxLength: 8
            pattern: ^\\d{8}$
          example: "91002109"
      responses:
        "200":
          description: The answer.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Zaznam"
              example:
                ico: "91002109"
                stav: AKTIVNI
                sidlo:
                  psc: 60200 # Brno
                  textovaAdresa: Křemíková 1512/15
                jmena:
                  - platnostOd: "2014-03-18"
                    jmeno: Moravské datové služby a.s.
        "404":
          $ref: "#/components/responses/NotFound"
  /ekonomicke-subjekty-res/vyhledat:
    post:
      operationId: hledejRes
      tags: [ekonomicke-subjekty-res]
      summary: Search
      description: At most 100 of them.
      x-source: res
      x-read-only: true
      requestBody:
        description: The filter.
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/Filtr"
            example:
              ico: ["91002109"]
      responses:
        "200":
          description: The answer.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Seznam"
              example:
                pocetCelkem: 1
                zaznamy:
                  - ico: "91002109"
        "404":
          $ref: "#/components/responses/NotFound"
components:
  securitySchemes:
    BasicAuth:
      type: http
      scheme: basic
      description: Not asked for.
  responses:
    NotFound:
      description: Nothing fits.
      content:
        application/json:
          schema:
            $ref: "#/components/schemas/Chyba"
          example:
            kod: NENALEZENO
  schemas:
    Adresa:
      x-origin: specification
      description: Address.
      x-description-cs: Adresa.
      type: object
      properties:
        # Only of this country.
        psc:
          description: Postal code.
          x-description-cs: PSČ.
          type: integer
          minimum: 0
        textovaAdresa:
          description: Address as text, of 255 characters at most.
          x-description-cs: Adresa jako text, nejvýše o 255 znacích.
          type: string
          maxLength: 255
        pscTxt:
          description: Postal code as text.
          x-description-cs: PSČ jako text.
          type: string
          maxLength: 10
          x-correction:
            reason: Published with \`maximum\`, which a string ignores; meant as a length.
            ours: { maxLength: 10 }
            theirs: { maximum: 10 }
    Chyba:
      x-origin: specification
      description: Error.
      x-description-cs: Chyba.
      type: object
      properties:
        kod:
          description: Main code.
          x-description-cs: Hlavní kód.
          allOf:
            - $ref: "#/components/schemas/KodChyby"
    Filtr:
      x-origin: published
      description: Filter.
      x-description-cs: Filtr.
      type: object
      properties:
        ico:
          description: ID numbers.
          x-description-cs: Identifikační čísla.
          type: array
          items:
            type: string
            maxLength: 8
    Jmeno:
      x-origin: specification
      description: Name.
      x-description-cs: Jméno.
      type: object
      properties:
        platnostOd:
          description: Valid from.
          x-description-cs: Platnost od.
          type: string
          format: date
        jmeno:
          description: Name itself.
          x-description-cs: Samo jméno.
          type: string
    KodChyby:
      x-origin: published
      description: Codes.
      x-description-cs: Kódy.
      type: string
      enum:
        - OBECNA_CHYBA # anything
        - NENALEZENO
    Seznam:
      x-origin: published
      description: List.
      x-description-cs: Seznam.
      type: object
      properties:
        pocetCelkem:
          description: How many.
          x-description-cs: Kolik jich je.
          type: integer
        zaznamy:
          description: Records.
          x-description-cs: Záznamy.
          type: array
          items:
            $ref: "#/components/schemas/Zaznam"
    Zaklad:
      x-origin: specification
      description: Common part.
      x-description-cs: Společná část.
      type: object
      properties:
        ico:
          description: ID number.
          x-description-cs: Identifikační číslo.
          type: string
          minLength: 8
          maxLength: 8
    Zaznam:
      x-origin: specification
      description: Record.
      x-description-cs: Záznam.
      allOf:
        - $ref: "#/components/schemas/Zaklad"
        - x-origin: specification
          type: object
          properties:
            stav:
              description: State.
              x-description-cs: Stav.
              type: string
              x-code-list: { name: StavZdroje, source: [res, com] }
            sidlo:
              description: Seat.
              x-description-cs: Sídlo.
              allOf:
                - $ref: "#/components/schemas/Adresa"
            jmena:
              description: Names, the last one first.
              x-description-cs: Jména, poslední nejdřív.
              type: array
              items:
                $ref: "#/components/schemas/Jmeno"
`;

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

/** The document as its operator publishes it: without our marks, corrections and examples, its words in Czech. */
export function publish(contract: string): Node {
  return withoutOurs(parse(contract)) as Node;
}

function withoutOurs(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOurs(item));
  if (typeof value !== "object" || value === null) return value;
  const { "x-correction": correction, ...said } = value as { "x-correction"?: { ours: object; theirs: object } };
  if (correction !== undefined) {
    const others = Object.entries(said).filter(([key]) => !Object.hasOwn(correction.ours, key));
    return withoutOurs({ ...Object.fromEntries(others), ...correction.theirs });
  }
  const list = (value as { "x-code-list"?: { name: string; source?: string[] } })["x-code-list"];
  const named =
    list === undefined ? "" : ` (ciselnikKod: ${list.name}${list.source ? `, zdroj: ${list.source.join(", ")}` : ""})`;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !(key.startsWith("x-") || key === "example" || key === "summary"))
      .map(([key, member]) =>
        key === "description" && typeof member === "string"
          ? [key, `Česky: popis${named}`]
          : [key, withoutOurs(member, key === "properties" && !isNames)],
      ),
  );
}
