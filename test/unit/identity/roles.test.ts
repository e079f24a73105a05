import { describe, expect, it } from "vitest";
import { activityRolesOf, InvalidInputError, rolesOf, type ActivityRole, type Scope } from "ares-caais/identity";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";

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

/** The thrown error. */
function thrown(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

/** Expects that an unknown form is refused by its name, without its value, wherever the claims came from. */
async function expectRefusal(read: (claims: object) => unknown, field: string, sent: object): Promise<void> {
  for (const claims of await handedOver(sent)) {
    const error = thrown(() => read(claims));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, message: expect.not.stringContaining("SECRET") as string });
  }
}

const roles: readonly (readonly [title: string, sent: object, codes: readonly string[]])[] = [
  ["texts", { access_roles: ["A", "B"] }, ["A", "B"]],
  ["{ role }", { access_roles: [{ role: "A" }, { role: "B" }] }, ["A", "B"]],
  ["{ access_role_code }", { access_roles: [{ access_role_code: "A" }] }, ["A"]],
  ["{ access_role_codes }", { access_roles: [{ access_role_codes: ["A", "B"] }] }, ["A", "B"]],
  ["a mixture", { access_roles: ["A", { role: "B" }, { access_role_code: "C" }] }, ["A", "B", "C"]],
  ["one object", { access_roles: { role: ["A", "B"] } }, ["A", "B"]],
  ["JSON in text", { access_roles: '[{"access_role_code":"A"}]' }, ["A"]],
  ["JSON in texts of a list", { access_roles: ['{"role":"A"}', "B"] }, ["A", "B"]],
  ["JSON in text of a code", { access_roles: [{ role: '["A","B"]' }] }, ["A", "B"]],
  ["the claim role", { role: "A" }, ["A"]],
  ["the claim access_role_codes", { access_role_codes: ["A", "B"] }, ["A", "B"]],
  ["the list and the claim role", { access_roles: ["A", "B"], role: "B" }, ["A", "B"]],
  ["the same twice", { access_roles: ["A", { role: "A" }] }, ["A"]],
  ["members that nobody knows beside", { access_roles: [{ role: "A", valid_to: "2030-01-01" }] }, ["A"]],
  ["none", {}, []],
  ["an empty list", { access_roles: [] }, []],
  ["empty text", { access_roles: "", role: "" }, []],
  ["empty codes", { access_roles: ["", { role: "" }, { access_role_codes: [] }] }, []],
];

const a101 = (code: string): ActivityRole => ({ agenda_code: "A101", activity_role_code: code });

const activityRoles: readonly (readonly [title: string, sent: object, found: readonly ActivityRole[]])[] = [
  ["texts", { activity_roles: ["CR1"] }, [{ activity_role_code: "CR1" }]],
  ["a code", { activity_roles: [{ agenda_code: "A101", activity_role_code: "CR1" }] }, [a101("CR1")]],
  [
    "a list of codes",
    { activity_roles: [{ agenda_code: "A101", activity_role_code: ["CR1", "CR2"] }] },
    [a101("CR1"), a101("CR2")],
  ],
  ["the plural", { activity_roles: [{ agenda_code: "A101", activity_role_codes: ["CR1"] }] }, [a101("CR1")]],
  ["no agenda", { activity_roles: [{ activity_role_code: "CR1" }] }, [{ activity_role_code: "CR1" }]],
  [
    "two agendas",
    {
      activity_roles: [
        { agenda_code: "A101", activity_role_code: ["CR1"] },
        { agenda_code: "A102", activity_role_code: "CR1" },
      ],
    },
    [a101("CR1"), { agenda_code: "A102", activity_role_code: "CR1" }],
  ],
  ["one object", { activity_roles: { agenda_code: "A101", activity_role_code: "CR1" } }, [a101("CR1")]],
  ["JSON in text", { activity_roles: '[{"agenda_code":"A101","activity_role_code":["CR1"]}]' }, [a101("CR1")]],
  ["claims of their own", { agenda_code: "A101", activity_role_code: "CR1" }, [a101("CR1")]],
  ["a plural claim", { agenda_code: "A101", activity_role_codes: ["CR1", "CR2"] }, [a101("CR1"), a101("CR2")]],
  ["the same twice", { activity_roles: [a101("CR1")], agenda_code: "A101", activity_role_code: "CR1" }, [a101("CR1")]],
  ["none", {}, []],
  ["an empty list", { activity_roles: [] }, []],
  ["empty text", { activity_roles: "", agenda_code: "", activity_role_code: "" }, []],
  ["an agenda without roles", { activity_roles: [{ agenda_code: "A101", activity_role_code: [] }] }, []],
  ["an agenda alone", { agenda_code: "A101" }, []],
];

describe("rolesOf", () => {
  it.each(roles)("[OIDC-18] reads %s, whatever scope granted it", async (_title, sent, codes) => {
    for (const claims of await handedOver(sent)) expect(rolesOf(claims)).toEqual(codes);
  });

  it.each<[field: string, sent: object]>([
    ["access_roles", { access_roles: null }],
    ["access_roles", { access_roles: 1 }],
    ["access_roles", { access_roles: "SECRET" }],
    ["access_roles", { access_roles: '["SECRET"' }],
    ["access_roles", { access_roles: { SECRET: true } }],
    ["access_roles[0]", { access_roles: [1] }],
    ["access_roles[0]", { access_roles: [["SECRET"]] }],
    ["access_roles[1]", { access_roles: ["A", { name: "SECRET" }] }],
    ["access_roles[0]", { access_roles: ["{SECRET"] }],
    ["access_roles[0].role", { access_roles: [{ role: { code: "SECRET" } }] }],
    ["access_roles[0].access_role_code", { access_roles: [{ access_role_code: 1 }] }],
    ["access_roles[0].access_role_codes", { access_roles: [{ access_role_codes: [["SECRET"]] }] }],
    ["role", { role: 1 }],
    ["access_role_codes", { access_role_codes: { SECRET: true } }],
  ])("[OIDC-18] refuses an unknown form of %s by name: %j", async (field, sent) => {
    await expectRefusal(rolesOf, field, sent);
  });

  it("[OIDC-18] parses a copy of all claims like the claims themselves", async () => {
    provider.change.identity = { access_roles: ["A"] };
    const { claims, otherClaims } = await provider.logIn(identity);
    expect(claims).not.toHaveProperty("access_roles");
    expect(rolesOf(claims)).toEqual(["A"]);
    expect(rolesOf({ ...otherClaims, ...claims })).toEqual(["A"]);
  });

  it.each([undefined, null, "claims", ["A"]])("refuses a value without claims: %j", (claims) => {
    // As JavaScript might call it.
    expect(thrown(() => rolesOf(claims as object))).toMatchObject({ code: "ERR_INVALID_INPUT", field: "claims" });
    expect(thrown(() => activityRolesOf(claims as object))).toMatchObject({ field: "claims" });
  });
});

describe("activityRolesOf", () => {
  it.each(activityRoles)("[OIDC-18] reads %s, whatever scope granted it", async (_title, sent, found) => {
    for (const claims of await handedOver(sent)) expect(activityRolesOf(claims)).toStrictEqual(found);
  });

  it.each<[field: string, sent: object]>([
    ["activity_roles", { activity_roles: null }],
    ["activity_roles", { activity_roles: "SECRET" }],
    ["activity_roles[0]", { activity_roles: [1] }],
    ["activity_roles[0]", { activity_roles: [{ agenda_code: "A101", roles: ["SECRET"] }] }],
    ["activity_roles[0].agenda_code", { activity_roles: [{ agenda_code: 101, activity_role_code: "SECRET" }] }],
    ["activity_roles[0].activity_role_code", { activity_roles: [{ activity_role_code: { SECRET: 1 } }] }],
    ["activity_roles[0].activity_role_codes", { activity_roles: [{ activity_role_codes: [1] }] }],
    ["activity_role_code", { activity_role_code: 1 }],
    ["activity_role_codes", { activity_role_codes: [null] }],
    ["agenda_code", { agenda_code: ["A101", "A102"], activity_role_code: "SECRET" }],
  ])("[OIDC-18] refuses an unknown form of %s by name: %j", async (field, sent) => {
    await expectRefusal(activityRolesOf, field, sent);
  });
});
