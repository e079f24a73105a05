import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SourceError, SourceFaults } from "../../codegen/source-error.ts";
import type { Identity } from "../../codegen/sources/identity-model.ts";
import { readIdentity } from "../../codegen/sources/identity.ts";
import { parseYamlSource } from "../../codegen/sources/yaml-source.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const file = "spec/identity.yaml";
const valid = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Kinds of addresses, as the environments name them. */
const addressNames = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"];

function read(text: string): Identity {
  return readIdentity(parseYamlSource(file, text), addressNames);
}

/** The first list of roles, up to its forms. */
const profileRoles = [
  "      # the scopes apart: under both of them every known form is allowed.",
  "      access_roles:",
  "        x-origin: published",
  "        type: array",
  "        items:",
  "          oneOf:",
  "",
].join("\n");

/** The same with the forms. */
const objectOfRoles = valid.slice(
  valid.indexOf(profileRoles),
  valid.indexOf("        description: Active access roles"),
);

/** A text that stands once in the source, what stands there instead, and the one fault that this is. */
interface Fault {
  readonly fault: string;
  readonly from: string;
  readonly to: string;
  /** The text at whose line the reader must point instead of that of the change. */
  readonly at?: string;
  readonly pointer: string;
  readonly reason: string;
  /** How many other faults it brings. */
  readonly others?: number;
}
const table = readYaml(import.meta.url, "identity-faults.yaml") as readonly Fault[];
const faults: readonly Fault[] = [
  ...table,
  {
    fault: "a choice of one type",
    ...{ from: `${profileRoles}            - type: string\n`, to: profileRoles },
    at: `${objectOfRoles.slice(objectOfRoles.indexOf("            - type: object"))}        description: Active access roles of the user for the client system.\n      role:`,
    pointer: "/scopes/profile/claims/access_roles/items/oneOf",
    reason: "must NOT have fewer than 2 items",
  },
  {
    fault: "an object that does not say what is in it",
    ...{ from: objectOfRoles, to: `${profileRoles}            - type: string\n            - type: object\n` },
    at: "            - type: object\n        description: Active access roles",
    pointer: "/scopes/profile/claims/access_roles/items/oneOf/1",
    reason: 'the key "properties" is missing',
  },
  {
    fault: "a type beside several forms",
    from: `${profileRoles}            - type: string\n`,
    to: `${profileRoles.replace("          oneOf:", "          type: string\n          oneOf:")}            - type: string\n`,
    at: "          type: string\n          oneOf:",
    pointer: "/scopes/profile/claims/access_roles/items/type",
    reason: 'unknown key "type" of one of several forms',
  },
];

/** Everything that reading finds wrong. */
function faultsOf(text: string): readonly SourceError[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof SourceFaults) return error.faults;
    if (error instanceof SourceError) return [error];
    throw error;
  }
  return [];
}

/** Where a fault is and what it says. */
const told = ({ file, place, reason }: SourceError): object => {
  const [, line, pointer] = /^(\d+):\d+ \((.+)\)$/.exec(place) ?? [];
  return { file, line: Number(line), pointer, reason };
};

describe("a malformed identity document", () => {
  for (const { fault, from, to, at, pointer, reason, others = 0 } of faults) {
    it(`[GEN-06] [GEN-14] stops the code generator: ${fault}`, () => {
      const line = lineOf(valid, from);
      const text = valid.replace(from, () => to);
      const found = faultsOf(text).map(told);
      expect(found).toContainEqual({ file, line: at === undefined ? line : lineOf(text, at), pointer, reason });
      expect(found, JSON.stringify(found)).toHaveLength(1 + others);
    });
  }

  it("[GEN-06] [GEN-14] stops the code generator: no document at all", () => {
    expect(faultsOf("[]").map(told)).toEqual([{ file, line: 1, pointer: "/", reason: "must be object" }]);
  });

  it("[GEN-06] accepts the committed source", () => {
    expect(read(valid).document).toEqual(parse(valid));
  });

  it("[GEN-14] reports all faults of all kinds at once, in the order of their lines", () => {
    const edits = [
      ["address: oidcMutualTls\n    path: /oauth2/token", "address: mutualTls\n    path: /oauth2/token", "mutualTls"],
      [
        "methods: [GET]\n    address: oidc\n    path: /oauth2/jwks",
        "methods: [PUT]\n    address: oidc\n    path: /oauth2/jwks",
        "GET",
      ],
      ["enum: [code]", "enum: [kod]", "kod"],
      ["maxLength: 255\n", "maxLenght: 255\n", "maxLenght"],
      ["      type: integer\n      minimum: 0\n", "      type: integer\n      maxLength: 9\n", "integer"],
      ["  openid:\n", "  open:\n", "openid"],
      [
        "oidc:\n    x-origin: specification\n    description: Pseudonym of the user.\n    claims:\n      sub: { type: string,",
        "oidc:\n    x-origin: specification\n    description: Pseudonym of the user.\n    claims:\n      sub: { type: integer,",
        "identity token",
      ],
      ["description: First name.", "description: The first_name.", "first_name"],
    ] as const;
    const broken = edits.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, valid);
    const found = faultsOf(broken);
    for (const [, , name] of edits) {
      expect(
        found.filter(({ reason }) => reason.includes(name)),
        name,
      ).toHaveLength(1);
    }
    expect(found).toHaveLength(edits.length);
    const lines = found.map(({ place }) => Number.parseInt(place, 10));
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
});

/** The line of a text that stands there once, counted from 1. */
function lineOf(text: string, part: string): number {
  expect(text.split(part)).toHaveLength(2);
  return text.slice(0, text.indexOf(part)).split("\n").length;
}
