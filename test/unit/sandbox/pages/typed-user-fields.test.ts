import { describe, expect, it } from "vitest";
import { broken } from "../../../../src/services/rules.ts";
import { initialValues, typedFields } from "../../../../src/sandbox/pages/typed-fields.ts";
import { typedUserFields } from "../../../../src/sandbox/pages/login-page.ts";

/** The fields as HTML, by name, with every run of white space as one space. */
function fieldsOf(...parameters: Parameters<typeof typedUserFields>): Map<string, string> {
  const texts = typedUserFields(...parameters).map((field) => String(field).replaceAll(/\s+/g, " "));
  return new Map(typedFields.map(({ name }, index) => [name, texts[index] ?? ""]));
}

describe("the fields of a typed user", () => {
  it("are what their claims need: a line, a date, lines or a tick", () => {
    const fields = fieldsOf("en");
    expect(fields.get("username")).toMatch(/<input type="text" name="username" id="username" value="" required/);
    expect(fields.get("birthdate")).toMatch(/<input type="date" name="birthdate"/);
    expect(fields.get("access_roles")).toMatch(/<textarea name="access_roles"/);
    expect(fields.get("person_identified")).toMatch(/<input type="checkbox" name="person_identified" [^>]*checked/);
    expect(fields.get("is_statutory_representative")).toMatch(/<input type="checkbox"/);
    expect(fields.get("is_statutory_representative")).not.toContain("checked");
  });

  it("say which may stay empty", () => {
    const fields = fieldsOf("en");
    expect(fields.get("email")).toContain("(optional)");
    expect(fields.get("email")).not.toContain("required");
    expect(fields.get("lei")).not.toContain("(optional)");
  });

  it("without a broken rule have their hint as the description, and nothing of an error", () => {
    const fields = fieldsOf("en");
    expect(fields.get("lei")).toContain('aria-describedby="lei-hint"');
    expect(fields.get("username")).not.toContain("aria-describedby");
    expect([...fields.values()].join("")).not.toMatch(/Error:|aria-invalid/);
  });

  it("show a broken rule at its field, beside the hint, with what was typed, escaped", () => {
    const issues = [{ field: "lei", rule: broken("atLeast", 8) }];
    const fields = fieldsOf("en", { ...initialValues, lei: '"<1' }, issues);
    expect(fields.get("lei")).toContain(
      '<span class="error" id="lei-error">Error: it must have at least 8 characters</span>',
    );
    expect(fields.get("lei")).toMatch(
      /value="&quot;&lt;1" required aria-describedby="lei-hint lei-error" aria-invalid="true"/,
    );
    expect(fields.get("username")).not.toContain("Error:");
  });
});
