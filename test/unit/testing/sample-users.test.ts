import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { sampleAttributes, sampleClaims } from "ares-caais/testing";

describe("sampleClaims", () => {
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

describe("sampleAttributes", () => {
  it("is overridden", () => {
    const attributes = sampleAttributes("4.2", { Jmeno: "Jana", PristupoveRole: { role: [] }, Doklady: undefined });
    expect(attributes).toMatchObject({ Jmeno: "Jana", PristupoveRole: { role: [] } });
    expect(attributes).not.toHaveProperty("Doklady");
  });

  it("an unknown version is an InvalidInputError", () => {
    expect(() => sampleAttributes("5.0" as "4.2")).toThrow(InvalidInputError);
  });
});
