import { describe, expect, it } from "vitest";
import { readForm } from "../../../../src/services/messages.ts";
import { ruleText } from "../../../../src/services/rules.ts";
import { inventedUsers } from "../../../../src/sandbox/identity/data/invented-users.ts";
import { readChoice, type LoginChoice } from "../../../../src/sandbox/pages/read-choice.ts";

const complete = {
  username: "nova.eva",
  given_name: "Eva",
  family_name: "Nová",
  lei: "90000021",
  legal_entity_name: "Moravské datové služby a.s.",
};
const read = (fields: Readonly<Record<string, string>>): LoginChoice | undefined =>
  readChoice(readForm(new URLSearchParams(fields).toString()), inventedUsers);
const type = (claims: Readonly<Record<string, string>>): LoginChoice | undefined => read({ action: "type", ...claims });

describe("the choice on the login page", () => {
  it("is an invented user, typed claims, or neither", () => {
    expect(read({ action: "login", username: "kral.petr" })).toMatchObject({ user: { familyName: "Král" } });
    expect(read({ action: "cancel" })).toEqual({ action: "cancel" });
    expect(type(complete)).toMatchObject({ action: "login", user: { username: "nova.eva", accessRoles: [] } });
    expect(read({ action: "login", username: "nobody" })).toBeUndefined();
    expect(read({ action: "other", username: "kral.petr" })).toBeUndefined();
    expect(readChoice(undefined, inventedUsers)).toBeUndefined();
    expect(readChoice(readForm("action=login&username=kral.petr&username=bez.roli"), inventedUsers)).toBeUndefined();
  });

  it("makes the same pseudonyms of the same names", () => {
    const idsOf = (claims: Readonly<Record<string, string>>): readonly [string, string] => {
      const choice = type({ ...complete, ...claims });
      return choice?.action === "login" ? [choice.user.id, choice.user.subject.id] : expect.fail("no user");
    };
    expect(idsOf({ given_name: "Ema" })).toEqual(idsOf({}));
    expect(idsOf({ username: "nova.ema" })[0]).not.toBe(idsOf({})[0]);
    expect(idsOf({ lei: "90000803" })[1]).not.toBe(idsOf({})[1]);
  });

  it("reads roles from lines", () => {
    expect(
      type({ ...complete, access_roles: " A \r\n\r\nB C", activity_roles: "A1  CR1 CR2\r\nA2 CR1\r\n" }),
    ).toMatchObject({
      user: {
        accessRoles: ["A", "B C"],
        activityRoles: [
          { agendaCode: "A1", roleCodes: ["CR1", "CR2"] },
          { agendaCode: "A2", roleCodes: ["CR1"] },
        ],
      },
    });
  });

  it.each([
    ["username", "", "must not be empty"],
    ["username", " \t", "must not be empty"],
    ["username", "abc", "must have at least 4 characters"],
    ["username", "x".repeat(51), "must have at most 50 characters"],
    ["username", "kral.petr", "must not be that of an invented user"],
    ["given_name", "E", "must have at least 2 characters"],
    ["given_name", "Eva\u0000", "must not have control characters"],
    ["given_name", "Eva\ufffe", "must not have control characters"],
    ["given_name", "Eva\nNová", "must not have control characters"],
    ["birthdate", "1990-02-30", "must be a date such as 1979-02-28"],
    ["birthdate", "28. 2. 1990", "must be a date such as 1979-02-28"],
    ["access_roles", `OK\n${"x".repeat(31)}`, "must have at most 30 characters"],
    ["activity_roles", "A1", "must have role codes after the agenda"],
    ["activity_roles", `A1 ${"x".repeat(16)}`, "must have at most 15 characters"],
    ["lei", "9000002a", "must match ^(?:[0-9]{1,8})$"],
  ])("refuses %s with %j and keeps what was typed", (field, text, rule) => {
    const choice = type({ ...complete, [field]: text });
    if (choice?.action !== "wrong") return expect.fail("it was taken");
    expect(choice.refused.issues.map((issue) => [issue.field, ruleText(issue.rule)])).toEqual([[field, rule]]);
    expect(choice.refused.typed).toMatchObject({ ...complete, [field]: text.trim() });
    return undefined;
  });
});
