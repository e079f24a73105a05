import { describe, expect, it } from "vitest";
import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { attributesDecoder } from "../../fixtures/legacy/contract.ts";
import { confirmed, createFakeLegacy, sessionId, username, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { specifiedVersions, versions } from "../../fixtures/legacy/legacy-service.ts";

/** A truth value of the contract: how it is written, where it is read, and which values stand for true, false and nothing. */
interface Field {
  readonly path: string;
  readonly write: (text: string) => string;
  readonly values: readonly [yes: unknown, no: unknown, nothing: unknown];
}

const booleans = [true, false, null] as const;
const element = (name: string): Field => ({
  path: name,
  write: (text) => `<${name}>${text}</${name}>`,
  values: booleans,
});
/** By the WSDL files a list of texts, which a program compares with these letters. */
const main: Field = { ...element("OvmPrimarni"), values: ["TRUE", "FALSE", ""] };
const identified = element("OsobaZtotoznena");
const unrecorded = element("NeevidovatOsobniUdaje");
const district: Field = {
  path: "MistoNarozeni/MistoNarozeniCr/mop",
  write: (text) => `<MistoNarozeni><MistoNarozeniCr mop="${text}">500054</MistoNarozeniCr></MistoNarozeni>`,
  values: booleans,
};

/** Every truth value of every version, written off the specification's table. */
const fields: Readonly<Record<(typeof specifiedVersions)[number], readonly Field[]>> = {
  "2.1": [],
  "3.4": [main, identified],
  "4.1": [main, identified, unrecorded, district],
  "4.2": [main, identified, unrecorded, district],
};
const cells = specifiedVersions.flatMap((version) =>
  fields[version].map((field) => ({ version, path: field.path, field })),
);

const spellings: readonly (readonly [text: string, index: 0 | 1 | 2])[] = [
  ...(["true", "TRUE", "True", "1", " true ", "\n\tTRUE\n", "1 "] as const).map((text) => [text, 0] as const),
  ...(["false", "FALSE", "False", "0", "\tfalse", " FALSE\r\n", "\n0\n"] as const).map((text) => [text, 1] as const),
  ["", 2],
  [" \n", 2],
];
const others = ["yes", "ano", "tRUE", "TRUe", "t", "01", "-1", "1.0", "true false", "truefalse", "null", "\u00a0true"];

async function read(version: LegacyVersion, inner: string): Promise<{ attributes: object; paths: string[] }> {
  const { legacy } = createFakeLegacy(version, () => xmlAnswer(confirmed(version, inner)));
  const { attributes, otherElements, otherAttributes } = await legacy.authConfirmation(sessionId);
  const aside = [
    ...otherElements.map(({ path }) => path),
    ...otherAttributes.map(({ path, attribute }) => `${path}/${attribute.name}`),
  ];
  return { attributes, paths: aside };
}

/** The value at the end of a path. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === "object" && inner !== null ? Object.getOwnPropertyDescriptor(inner, name)?.value : undefined,
      value,
    );
}

/** Where the contract has truth values, also those that it lists as text. */
function truthValuesOf({ elements, attributes, text }: NodeDecoder, outer: readonly string[] = []): string[] {
  const isTruthValue = ({ base, values = [] }: ValueDecoder): boolean =>
    base === "boolean" || values.some((value) => /^(?:true|false)$/i.test(value));
  const inElements = Object.entries<ElementDecoder>(elements).flatMap(([name, { type }]) => {
    if (type.kind === "node") return truthValuesOf(type, [...outer, name]);
    return isTruthValue(type) ? [[...outer, name].join("/")] : [];
  });
  const inAttributes = Object.entries<ValueDecoder>(attributes).flatMap(([name, type]) =>
    isTruthValue(type) ? [[...outer, name].join("/")] : [],
  );
  return [...inElements, ...inAttributes, ...(text !== undefined && isTruthValue(text) ? [outer.join("/")] : [])];
}

describe("truth values", () => {
  it.each(specifiedVersions)("[SOAP-15] all stand in this test's table for version %s", (version) => {
    expect(truthValuesOf(attributesDecoder(version)).toSorted()).toEqual(
      fields[version].map(({ path }) => path).toSorted(),
    );
  });

  it.each(cells)("[SOAP-15] $path of version $version is read in every spelling", async ({ version, field }) => {
    for (const [text, index] of spellings) {
      const { attributes, paths } = await read(version, field.write(text));
      expect(valueAt(attributes, field.path), JSON.stringify(text)).toBe(field.values[index]);
      expect(paths).toEqual([]);
    }
  });

  it.each(cells)("[SOAP-15] $path of version $version accepts no other spelling", async ({ version, field }) => {
    for (const text of others) {
      const { attributes, paths } = await read(version, field.write(text));
      expect(valueAt(attributes, field.path), JSON.stringify(text)).toBeUndefined();
      expect(paths).toEqual([`attributes/${field.path}`]);
    }
  });

  it("[SOAP-15] unknown to every version are not parsed", async () => {
    for (const version of versions) {
      const { attributes, paths } = await read(version, "<Jmeno>TRUE</Jmeno><Novy>TRUE</Novy>");
      expect(attributes).toStrictEqual({ Username: username, Jmeno: "TRUE" });
      expect(paths).toEqual(["attributes/Novy"]);
    }
  });
});
