import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { sampleAttributes, sampleClaims } from "ares-caais/testing";

describe("sampleClaims", () => {
  it("returns the form of the scope role for a claim with two forms, in any order of the scopes", () => {
    const expected = sampleClaims(["role"]).access_roles;
    expect(sampleClaims(["openid", "role", "profile"]).access_roles).toEqual(expected);
    expect(sampleClaims(["openid", "profile"]).access_roles).not.toEqual(expected);
  });

  it("accepts overrides", () => {
    const claims = sampleClaims(["profile"], { given_name: "Jana", degree_after: undefined });
    expect(claims.given_name).toBe("Jana");
    expect(claims).not.toHaveProperty("degree_after");
    expect(claims.family_name).toBe(sampleClaims(["profile"]).family_name);
  });

  it("returns a copy that can be changed without an effect on the next sample", () => {
    const change = (value: object | undefined, name: string): void => {
      Object.assign(value ?? {}, { [name]: "changed" });
    };
    change(sampleClaims(["document"]).document_ids?.[0], "type");
    change(sampleAttributes("4.2").Pracoviste, "Nazev");
    expect(JSON.stringify([sampleClaims(["document"]), sampleAttributes("4.2")])).not.toContain("changed");
  });

  it("refuses an unknown scope with an InvalidInputError", () => {
    expect(() => sampleClaims(["offline_access" as "openid"])).toThrow(InvalidInputError);
  });
});

describe("sampleAttributes", () => {
  it("accepts overrides", () => {
    const attributes = sampleAttributes("4.2", { Jmeno: "Jana", PristupoveRole: { role: [] }, Doklady: undefined });
    expect(attributes).toMatchObject({ Jmeno: "Jana", PristupoveRole: { role: [] } });
    expect(attributes).not.toHaveProperty("Doklady");
  });

  it("refuses an unknown version with an InvalidInputError", () => {
    expect(() => sampleAttributes("5.0" as "4.2")).toThrow(InvalidInputError);
  });
});
