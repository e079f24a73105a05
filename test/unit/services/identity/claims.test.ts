import { describe, expect, it } from "vitest";
import { claimRules, scopes, type Scope, type ValueRules } from "../../../../generated/identity.gen.ts";
import { brokenRule } from "../../../../src/identity/check-value.ts";
import { claimsOf } from "../../../../src/services/identity/claims.ts";
import { inventedUsers } from "../../../../src/sandbox/identity/data/invented-users.ts";

function userOf(name: string): (typeof inventedUsers)[number] {
  const user = inventedUsers.find(({ username }) => username === name);
  if (user === undefined) throw new Error(`no user ${name}`);
  return user;
}

/** Claims of `profile` whose place beside the lists the specification does not tell. */
const beside = new Set(["role", "agenda_code", "activity_role_code"]);

describe.each(inventedUsers.map((user) => [user.username, user] as const))("claims of %s", (_name, user) => {
  it.each(scopes)("of the scope %s are those of the contract, in its forms", (scope) => {
    const claims = claimsOf(user, [scope]);
    const rules: Readonly<Record<string, ValueRules>> = claimRules[scope];
    expect(Object.keys(claims)).toEqual(Object.keys(rules).filter((name) => scope !== "profile" || !beside.has(name)));
    for (const [name, value] of Object.entries(claims))
      expect(brokenRule(value, rules[name] ?? {}), name).toBeUndefined();
  });
});

describe("claimsOf", () => {
  it("empties what the user lacks", () => {
    const claims = claimsOf(userOf("kral.petr"), scopes);
    for (const name of [
      "degree_before",
      "degree_after",
      "email",
      "phone_number",
      "birthdate",
      "birthplace",
      "country_of_birth",
      "date_of_death",
      "time_limited_id",
      "legal_entity_email",
      "public_organization_identifier",
      "authorized_private_entity_personal_data_user_identifier",
    ]) {
      expect(claims[name], name).toBe("");
    }
    expect(claims).toMatchObject({ document_ids: [], activity_roles: [], person_identified: false });
  });

  it("sends the roles of `profile` as objects with a code each, those of `role` grouped, and the latter of both", () => {
    const user = userOf("novakova.jana");
    const grouped = [
      { agenda_code: "A121", activity_role_code: ["CR1234", "CR1235"] },
      { agenda_code: "A998", activity_role_code: ["CR77"] },
    ];
    expect(claimsOf(user, ["profile"])).toMatchObject({
      access_roles: [{ role: "ZADATEL" }, { role: "SCHVALOVATEL" }],
      activity_roles: [
        { agenda_code: "A121", activity_role_code: "CR1234" },
        { agenda_code: "A121", activity_role_code: "CR1235" },
        { agenda_code: "A998", activity_role_code: "CR77" },
      ],
    });
    const orders: readonly (readonly Scope[])[] = [["role"], ["profile", "role"], ["role", "profile"]];
    for (const scope of orders) {
      expect(claimsOf(user, scope)).toMatchObject({
        access_roles: [{ access_role_code: "ZADATEL" }, { access_role_code: "SCHVALOVATEL" }],
        activity_roles: grouped,
      });
    }
  });

  it("sends roles as the published documents show them, whichever scope grants them, and nothing else in another form", () => {
    const user = userOf("novakova.jana");
    const published = {
      access_roles: [{ access_role_code: "ZADATEL" }, { access_role_code: "SCHVALOVATEL" }],
      activity_roles: [
        { agenda_code: "A121", activity_role_codes: ["CR1234", "CR1235"] },
        { agenda_code: "A998", activity_role_codes: ["CR77"] },
      ],
    };
    const orders: readonly (readonly Scope[])[] = [["profile"], ["role"], scopes];
    for (const scope of orders) {
      expect(claimsOf(user, scope, "published")).toEqual({ ...claimsOf(user, scope), ...published });
    }
    const others = scopes.filter((scope) => scope !== "profile" && scope !== "role");
    expect(claimsOf(user, others, "published")).toEqual(claimsOf(user, others));
  });

  it("names the country of birth by its code", () => {
    expect(claimsOf(userOf("novakova.jana"), ["birthplace", "country_of_birth"])).toEqual({
      birthplace: "Jihlava",
      country_of_birth: "203",
    });
    expect(claimsOf(userOf("nguyen.linh"), ["birthplace", "country_of_birth"])).toEqual({
      birthplace: "Hà Nội",
      country_of_birth: "704",
    });
  });
});
