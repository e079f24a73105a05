import { describe, expect, it } from "vitest";
import { activityRolesOf, InvalidInputError, rolesOf, type ActivityRole, type Scope } from "ares-caais/identity";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

/** Scopes under which the service may send roles: its own and, as it happens, any other. */
const scopes: readonly (readonly Scope[])[] = [
  ["openid", "role"],
  ["openid", "profile"],
  ["openid", "profile", "role"],
  ["openid"],
];
const provider = createFakeProvider();
provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
const identity = provider.identity();

/** Claims as a login hands them over, as userinfo does under each of the scopes, and as they came. */
async function handedOver(sent: object): Promise<object[]> {
  provider.change.identity = { ...sent };
  provider.answers["userinfo"] = () => Response.json({ sub: "user-1", ...sent });
  const told = scopes.map((scope) => identity.userinfo("token", { subject: "user-1", scope }));
  const given = await Promise.all([provider.logIn(identity), ...told]);
  return [...given.map(({ claims }) => claims), sent];
}

/** Forms of claims with the roles that they hold, and unknown forms with the name of the claim. */
interface Table<Role> {
  readonly read: readonly { readonly title: string; readonly sent: object; readonly found: readonly Role[] }[];
  readonly refused: readonly { readonly field: string; readonly sent: object }[];
}
const { accessRoles, activityRoles } = readYaml(import.meta.url) as {
  readonly accessRoles: Table<string>;
  readonly activityRoles: Table<ActivityRole>;
};

describe.each<[name: string, rolesIn: (claims: object) => readonly unknown[], table: Table<unknown>]>([
  ["rolesOf", rolesOf, accessRoles],
  ["activityRolesOf", activityRolesOf, activityRoles],
])("%s", (_name, rolesIn, { read, refused }) => {
  it.each(read)("[OIDC-18] reads $title, whatever scope granted it", async ({ sent, found }) => {
    for (const claims of await handedOver(sent)) expect(rolesIn(claims)).toStrictEqual(found);
  });

  it.each(refused)("[OIDC-18] refuses an unknown form of $field by name: $sent", async ({ field, sent }) => {
    for (const claims of await handedOver(sent)) {
      const error = await thrownBy(() => rolesIn(claims));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field, message: expect.not.stringContaining("SECRET") as string });
    }
  });

  it.each([undefined, null, "claims", ["A"]])("refuses a value without claims: %j", async (claims) => {
    // As JavaScript might call it.
    const error = await thrownBy(() => rolesIn(claims as object));
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field: "claims" });
  });
});

describe("rolesOf", () => {
  it("[OIDC-18] parses a copy of all claims like the claims themselves", async () => {
    provider.change.identity = { access_roles: ["A"] };
    const { claims, otherClaims } = await provider.logIn(identity);
    expect(claims).not.toHaveProperty("access_roles");
    expect(rolesOf(claims)).toEqual(["A"]);
    expect(rolesOf({ ...otherClaims, ...claims })).toEqual(["A"]);
  });
});
