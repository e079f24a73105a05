import { describe, expect, it } from "vitest";
import {
  legacyContracts,
  type ElementDecoder,
  type NodeDecoder,
  type ValueDecoder,
} from "../../../generated/legacy-decoders.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { attributeNames, namespaces, specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

type Facets = Omit<ValueDecoder, "kind" | "base">;

const string = (facets: Facets = {}): ValueDecoder => ({ kind: "text", base: "string", ...facets });
const once = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 1, maxOccurs: 1, type });
const optional = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 0, maxOccurs: 1, type });
const node = (elements: NodeDecoder["elements"]): NodeDecoder => ({
  kind: "node",
  order: "sequence",
  elements,
  attributes: {},
});

/** The published description of every attribute, and where versions differ from it. */
const published = readYaml(import.meta.url) as {
  readonly attributes: Readonly<Record<string, ElementDecoder>>;
  readonly versions: Readonly<Record<string, Readonly<Record<string, ElementDecoder>>>>;
};

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
  const described = { ...published.attributes, ...published.versions[version] };

  it("[GEN-04] has its namespace and the two operations with their soapActions", () => {
    expect(namespace).toBe(namespaces[version]);
    expect(Object.entries(operations).map(([name, { soapAction }]) => [name, soapAction])).toEqual([
      ["heartBeat", "heartBeat"],
      ["authConfirmation", ""],
    ]);
  });

  it("[GEN-04] describes the messages of both operations", () => {
    expect(operations.heartBeat.request).toEqual(["heartBeatRequest", once(node({}))]);
    expect(operations.heartBeat.response).toEqual([
      "heartBeatResponse",
      once(
        node({
          status: once(string({ values: ["OK", "ERROR"], open: false })),
          code: optional(string()),
          message: optional(string()),
        }),
      ),
    ]);
    expect(operations.authConfirmation.request).toEqual([
      "authConfirmationRequest",
      once(node({ sessionId: once(string({ minLength: 30, maxLength: 50 })) })),
    ]);
    expect(operations.authConfirmation.response).toEqual([
      "authConfirmationResponse",
      once(
        node({
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
    expect(elementsOf(attributes)[name]).toEqual(described[name]);
  });
});
