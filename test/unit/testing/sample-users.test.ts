import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { legacyVersions } from "ares-caais/legacy";
import { scopes } from "ares-caais/identity";
import { sampleAttributes, sampleClaims } from "ares-caais/testing";
import { claimRules, type ValueRules } from "../../../generated/identity.gen.ts";
import {
  legacyContracts,
  type ElementDecoder,
  type NodeDecoder,
  type ValueDecoder,
} from "../../../generated/legacy-decoders.gen.ts";
import { brokenRule } from "../../../src/identity/check-value.ts";
import { responseOf } from "../../../src/legacy/read-answer.ts";

/** Names that stand in the lists of roles instead. */
const inLists = ["role", "agenda_code", "activity_role_code"];

describe("sampleClaims", () => {
  it.each(scopes)("[KIT-01] %s: every claim of the scope, valid by its rule", (scope) => {
    const rules: Readonly<Record<string, ValueRules>> = claimRules[scope];
    const claims = sampleClaims([scope]);
    expect(Object.keys(claims).toSorted()).toEqual(
      Object.keys(rules)
        .filter((name) => !inLists.includes(name))
        .toSorted(),
    );
    for (const [name, value] of Object.entries(claims)) {
      expect(brokenRule(value, rules[name] ?? {}), name).toBeUndefined();
    }
  });

  it("of a claim in two forms the one of the scope role is given, in any order of the scopes", () => {
    const expected = sampleClaims(["role"]).access_roles;
    expect(sampleClaims(["openid", "role", "profile"]).access_roles).toEqual(expected);
    expect(sampleClaims(["openid", "profile"]).access_roles).not.toEqual(expected);
  });

  it("is overridden", () => {
    const claims = sampleClaims(["profile"], { given_name: "Jana", degree_after: undefined });
    expect(claims.given_name).toBe("Jana");
    expect(claims).not.toHaveProperty("degree_after");
    expect(claims.family_name).toBe(sampleClaims(["profile"]).family_name);
  });

  it("what comes back can be changed without an effect on the next sample", () => {
    const change = (value: object | undefined, name: string): void => {
      Object.assign(value ?? {}, { [name]: "changed" });
    };
    change(sampleClaims(["document"]).document_ids?.[0], "type");
    change(sampleAttributes("4.2").Pracoviste, "Nazev");
    expect(JSON.stringify([sampleClaims(["document"]), sampleAttributes("4.2")])).not.toContain("changed");
  });

  it("an unknown scope is an InvalidInputError", () => {
    expect(() => sampleClaims(["offline_access" as "openid"])).toThrow(InvalidInputError);
  });
});

/** The first rule of the WSDL that a value breaks; empty where the service sends empty elements too. */
function broken(type: ValueDecoder | NodeDecoder, value: unknown): string | undefined {
  if (type.kind === "text") return value === "" ? undefined : brokenText(type, value);
  const members = Object.entries(value as object);
  const unknown = members.find(
    ([name]) => !Object.hasOwn({ ...type.elements, ...type.attributes, ...(type.text ? { value: 1 } : {}) }, name),
  );
  if (unknown !== undefined) return `${unknown[0]} is unknown`;
  const rules: Readonly<Record<string, ElementDecoder | ValueDecoder | undefined>> = {
    ...type.elements,
    ...type.attributes,
    ...(type.text === undefined ? {} : { value: type.text }),
  };
  return members
    .map(([name, member]) => {
      const rule = rules[name];
      if (rule === undefined) return `${name} is unknown`;
      if ("kind" in rule) return brokenText(rule, member);
      const values: readonly unknown[] = rule.maxOccurs === 1 ? [member] : (member as unknown[]);
      return values.map((one) => broken(rule.type, one)).find((found) => found !== undefined);
    })
    .find((found) => found !== undefined);
}
function brokenText(
  { base, values, open, pattern, maxLength = Infinity }: ValueDecoder,
  value: unknown,
): string | undefined {
  const kinds: Readonly<Record<ValueDecoder["base"], string>> = {
    string: "string",
    date: "string",
    base64Binary: "string",
    boolean: "boolean",
    integer: "number",
    int: "number",
    unsignedInt: "number",
  };
  if (typeof value !== kinds[base]) return `${String(value)} is no ${base}`;
  const text = String(value);
  if (values !== undefined && open !== true && !values.includes(text)) return `${text} is not listed`;
  if (base === "date" && !/^\d{4}-\d\d-\d\d$/.test(text)) return `${text} is no date`;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "u").test(text)) return `${text} breaks ${pattern}`;
  return text.length > maxLength ? `${text} is too long` : undefined;
}

describe("sampleAttributes", () => {
  it.each(legacyVersions)("[KIT-01] %s: valid attributes of the version and of no other", (version) => {
    const type = responseOf(legacyContracts[version].operations.authConfirmation).elements["attributes"]?.type;
    expect(type?.kind).toBe("node");
    if (type?.kind !== "node") return;
    const attributes = sampleAttributes(version);
    expect(broken(type, attributes)).toBeUndefined();
    // A living user has no date of death.
    const missing = Object.keys(type.elements).filter((name) => !Object.hasOwn(attributes, name));
    expect(missing).toEqual("DatumUmrti" in type.elements ? ["DatumUmrti"] : []);
  });

  it("is overridden", () => {
    const attributes = sampleAttributes("4.2", { Jmeno: "Jana", PristupoveRole: { role: [] }, Doklady: undefined });
    expect(attributes).toMatchObject({ Jmeno: "Jana", PristupoveRole: { role: [] } });
    expect(attributes).not.toHaveProperty("Doklady");
  });

  it("an unknown version is an InvalidInputError", () => {
    expect(() => sampleAttributes("5.0" as "4.2")).toThrow(InvalidInputError);
  });
});
