import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { products } from "../../../scripts/project/apply-project.ts";
import { readProject } from "../../../scripts/project/read-project.ts";

const root = new URL("../../../", import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), "utf8");
const filled = `repository: https://forge.test/office/ares-caais
security: security@forge.test
securityAnswerDays: 7
conduct: people@forge.test
`;
const written = (path: string, project = filled): string => {
  const write = products[path];
  if (write === undefined) throw new Error(`nothing writes ${path}`);
  return write(textOf(path), readProject(project));
};

describe("project.yaml", () => {
  it("the reader accepts an empty file before the first release", () => {
    const { repository, homepage, bugs, ...rest } = readProject(textOf("project.yaml"));
    expect(Object.keys(rest).sort()).toEqual(["conduct", "security", "securityAnswerDays"]);
    // Both follow from the repository.
    expect([homepage === undefined, bugs === undefined]).toEqual([repository === undefined, repository === undefined]);
  });

  it.each([
    ["- repository", "must be a map"],
    ["repo: https://forge.test/a/b", "repo is none of repository, homepage"],
    ["repository: git@forge.test:a/b", "repository must be an https address"],
    ["repository: https://forge.test/a/b.git", "repository must be an https address without a query or .git"],
    ["homepage: http://forge.test/", "homepage must be an https address"],
    ["security: somebody", "security must be an e-mail or an https address"],
    ["securityAnswerDays: soon", "securityAnswerDays must be a positive number"],
    ["conduct: https://forge.test/", "conduct must be an e-mail address"],
  ])("the reader refuses a file with '%s'", (text, rule) => {
    expect(() => readProject(text)).toThrow(`project.yaml: ${rule}`);
  });

  it("fills the members of package.json that npm shows, and its removal clears them", () => {
    const manifest: unknown = JSON.parse(written("package.json"));
    expect(manifest).toMatchObject({
      homepage: "https://forge.test/office/ares-caais#readme",
      bugs: { url: "https://forge.test/office/ares-caais/issues" },
      repository: { type: "git", url: "git+https://forge.test/office/ares-caais.git" },
    });
    const bare = products["package.json"]?.(written("package.json"), readProject("{}")) ?? "";
    for (const name of ["homepage", "bugs", "repository"]) expect(JSON.parse(bare)).not.toHaveProperty(name);
    expect(Object.keys(JSON.parse(bare) as object)).toEqual(
      Object.keys(JSON.parse(textOf("package.json")) as object).filter(
        (name) => !["homepage", "bugs", "repository"].includes(name),
      ),
    );
  });

  it("names whom to tell about vulnerabilities and breaches of the code of conduct", () => {
    expect(written("SECURITY.md")).toContain("write to <security@forge.test>. You get an answer within 7 days.");
    expect(written("CODE_OF_CONDUCT.md")).toContain("Write to <people@forge.test>");
  });

  it("links the issue forms to the vulnerability form when there is one", () => {
    const path = ".github/ISSUE_TEMPLATE/config.yml";
    const form = filled.replace("security@forge.test", "https://forge.test/report");
    expect(parse(written(path, form))).toMatchObject({ contact_links: [{ url: "https://forge.test/report" }] });
    expect(parse(written(path))).toEqual({ blank_issues_enabled: false });
  });

  it("appears unchanged in every file", () => {
    const project = readProject(textOf("project.yaml"));
    for (const [path, write] of Object.entries(products)) expect(write(textOf(path), project), path).toBe(textOf(path));
  });
});

describe("the forms for issues", () => {
  const folder = ".github/ISSUE_TEMPLATE/";
  const forms = readdirSync(new URL(folder, root)).filter((file) => file !== "config.yml");
  const types = ["checkboxes", "dropdown", "input", "markdown", "textarea"];

  it.each(forms)("%s has a name, a description and parts that GitHub knows, with one question each", (file) => {
    const form = parse(textOf(folder + file)) as {
      readonly name: string;
      readonly description: string;
      readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: object }[];
    };
    expect(form.name).toMatch(/^[A-Z]/);
    expect(form.description).toMatch(/\.$/);
    for (const { type, id, attributes } of form.body) {
      expect(types).toContain(type);
      expect(attributes).toHaveProperty(type === "markdown" ? "value" : "label");
      expect(id === undefined).toBe(type === "markdown");
    }
    const ids = form.body.flatMap(({ id = [] }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // A form without a part that somebody fills in is refused.
    expect(ids.length).toBeGreaterThan(0);
  });

  it("cover faults, deviations of the service, wishes, and questions", () => {
    expect(forms.sort()).toEqual(["bug.yml", "contract.yml", "idea.yml", "question.yml"]);
  });
});
