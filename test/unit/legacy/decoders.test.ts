import { describe, expect, it } from "vitest";
import {
  legacyContracts,
  type ElementDecoder,
  type NodeDecoder,
  type ValueDecoder,
} from "../../../generated/legacy-decoders.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { attributeNames, namespaces, specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";

type Facets = Omit<ValueDecoder, "kind" | "base">;

const text = (base: ValueDecoder["base"], facets: Facets = {}): ValueDecoder => ({ kind: "text", base, ...facets });
const string = (facets: Facets = {}): ValueDecoder => text("string", facets);
const once = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 1, maxOccurs: 1, type });
const optional = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 0, maxOccurs: 1, type });
const repeated = (minOccurs: number, type: ElementDecoder["type"]): ElementDecoder => ({
  minOccurs,
  maxOccurs: null,
  type,
});
const node = (
  order: NodeDecoder["order"],
  elements: NodeDecoder["elements"],
  attributes: NodeDecoder["attributes"] = {},
): NodeDecoder => ({ kind: "node", order, elements, attributes });
const textWith = (base: ValueDecoder, attributes: NodeDecoder["attributes"]): NodeDecoder => ({
  ...node("empty", {}, attributes),
  text: base,
});

const stav = string({ values: ["spravny", "nespravny", "nedefinovany", "nespravnyTvar"], open: false });
const titul = string({ pattern: "(.{2,20})?" });

/** The published description of every attribute. */
function publishedAttributes(version: LegacyVersion): Readonly<Record<string, ElementDecoder>> {
  const loginTypes = ["p-pwd", "p-hotp", "p-cert", ...(version === "4.2" ? ["p-nia"] : [])];
  return {
    ZkratkaSubjektu: once(string({ minLength: 2, maxLength: 20, pattern: "[\\p{L}0-9_.;:@|!*%=+?,\\-]*" })),
    IcSubjektu: once(string({ pattern: version === "2.1" ? "[0-9]{8}" : "[0-9]{1,8}" })),
    // No length: a published sample is longer than the published schema allows.
    UzivatelId: once(text("base64Binary")),
    Username: once(string({ minLength: 4, maxLength: 50 })),
    Jmeno: once(string({ minLength: 2, maxLength: 32 })),
    Prijmeni: once(string({ minLength: 2, maxLength: 64 })),
    TitulPred: once(titul),
    TitulZa: once(titul),
    PristupoveRole: once(node("sequence", { role: repeated(1, string({ maxLength: 30 })) })),
    CinnostniRole: once(
      node("sequence", {
        Agenda: repeated(
          0,
          node("sequence", {
            KodAgendy: once(string({ maxLength: 15 })),
            KodCinnostniRole: repeated(1, string({ maxLength: 15 })),
          }),
        ),
      }),
    ),
    Email: once(string({ maxLength: 1000 })),
    NazevSubjektu: once(string({ maxLength: 255, pattern: "[^\\t\\n\\r]*" })),
    EmailSubjektu: once(string({ maxLength: 1000 })),
    TypInstituce: once(text("unsignedInt", { minInclusive: 1, maxInclusive: 100 })),
    OvmPrimarni: once(string({ values: ["", "TRUE", "FALSE"], open: false })),
    TypPrihlaseni: once(string({ values: loginTypes, open: true })),
    OsobaZtotoznena: once(text("boolean")),
    TokenAifo: once(string()),
    Pracoviste: once(
      node("sequence", {
        Id: optional(string({ minLength: 2, maxLength: 20 })),
        Nazev: optional(string({ minLength: 2, maxLength: 100 })),
        Adresa: optional(string({ maxLength: 200 })),
        KodAdresy: optional(text("int")),
      }),
    ),
    IdentifikatorOvm: once(string({ maxLength: 36 })),
    TimeLimitedId: once(string({ maxLength: 50 })),
    MistoNarozeni: once(
      node(
        "choice",
        {
          MistoNarozeniCr: optional(textWith(text("integer"), { mop: text("boolean"), nazev: string() })),
          MistoNarozeniSvet: optional(
            node("sequence", {
              stat: once(textWith(text("integer"), { nazev: string() })),
              misto: once(string()),
            }),
          ),
        },
        { stav },
      ),
    ),
    DatumNarozeni: optional(textWith(text("date"), { stav })),
    DatumUmrti: optional(textWith(text("date"), { stav })),
    Doklady: once(
      node("sequence", { Doklad: repeated(0, textWith(string(), { stav, typ: string({ maxLength: 2 }) })) }),
    ),
    NeevidovatOsobniUdaje: once(text("boolean")),
    TypPrihlaseniNia: once(
      string({
        values: [
          "http://eidas.europa.eu/LoA/low",
          "http://eidas.europa.eu/LoA/substantial",
          "http://eidas.europa.eu/LoA/high",
        ],
        open: true,
      }),
    ),
    IdentifikatorSpuu: once(string({ maxLength: 36 })),
  };
}

function elementsOf({ type }: ElementDecoder): Readonly<Record<string, ElementDecoder>> {
  if (type.kind !== "node") throw new TypeError("The element holds text only");
  return type.elements;
}

function attributesOf(version: LegacyVersion): ElementDecoder {
  const [, response] = legacyContracts[version].operations.authConfirmation.response;
  const { attributes } = elementsOf(response);
  if (attributes === undefined) throw new TypeError("The response has no attributes");
  return attributes;
}

it("[GEN-04] the contract has the four versions of the specification, oldest first, and later ones after them", () => {
  expect(legacyVersions.slice(0, specifiedVersions.length)).toEqual(specifiedVersions);
  expect(Object.keys(legacyContracts)).toEqual(legacyVersions);
});

describe.each(specifiedVersions)("version %s", (version) => {
  const { namespace, operations } = legacyContracts[version];
  const attributes = attributesOf(version);
  const published = publishedAttributes(version);

  it("[GEN-04] has its namespace and the two operations with their soapActions", () => {
    expect(namespace).toBe(namespaces[version]);
    expect(Object.entries(operations).map(([name, { soapAction }]) => [name, soapAction])).toEqual([
      ["heartBeat", "heartBeat"],
      ["authConfirmation", ""],
    ]);
  });

  it("[GEN-04] describes the messages of both operations", () => {
    expect(operations.heartBeat.request).toEqual(["heartBeatRequest", once(node("sequence", {}))]);
    expect(operations.heartBeat.response).toEqual([
      "heartBeatResponse",
      once(
        node("sequence", {
          status: once(string({ values: ["OK", "ERROR"], open: false })),
          code: optional(string()),
          message: optional(string()),
        }),
      ),
    ]);
    expect(operations.authConfirmation.request).toEqual([
      "authConfirmationRequest",
      once(node("sequence", { sessionId: once(string({ minLength: 30, maxLength: 50 })) })),
    ]);
    expect(operations.authConfirmation.response).toEqual([
      "authConfirmationResponse",
      once(
        node("sequence", {
          status: once(string({ values: ["OK", "SYSTEM_ERROR", "SESSION_NOT_FOUND"], open: false })),
          userRequestIp: optional(string({ maxLength: 39 })),
          attributes: optional(attributes.type),
        }),
      ),
    ]);
  });

  it("[GEN-04] has the attributes of the specification once each, in any order", () => {
    expect(Object.keys(elementsOf(attributes))).toEqual(expect.arrayContaining([...attributeNames[version]]));
    expect(attributes).toMatchObject({
      minOccurs: 0,
      maxOccurs: 1,
      type: { kind: "node", order: "all", attributes: {} },
    });
  });

  it.each(attributeNames[version])("[GEN-04] reads %s as published", (name) => {
    expect(elementsOf(attributes)[name]).toEqual(published[name]);
  });
});
