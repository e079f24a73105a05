import type { Project } from "./read-project.ts";

/** How the files that tell of the project change with it, by their paths. */
export const products: Readonly<Record<string, (text: string, project: Project) => string>> = {
  "package.json": writeManifest,
  "SECURITY.md": (text, project) => replaceSection(text, "report", reportLines(project)),
  "CODE_OF_CONDUCT.md": (text, { conduct }) =>
    replaceSection(text, "conduct", [
      conduct === undefined
        ? "No contact is known yet: the maintainers fill it in before the first release."
        : `Write to <${conduct}>; the maintainers who read it tell nobody who wrote.`,
    ]),
  ".github/ISSUE_TEMPLATE/config.yml": writeIssueChooser,
};

/** The members of package.json that npm and its site show, after the keywords. */
function writeManifest(text: string, { repository, homepage, bugs }: Project): string {
  const { repository: _repository, homepage: _homepage, bugs: _bugs, ...manifest } = JSON.parse(text) as Members;
  const told = {
    ...(homepage !== undefined && { homepage }),
    ...(bugs !== undefined && { bugs: { url: bugs } }),
    ...(repository !== undefined && { repository: { type: "git", url: `git+${repository}.git` } }),
  };
  const members = Object.entries(manifest);
  const after = members.findIndex(([name]) => name === "keywords") + 1;
  const written = Object.fromEntries([...members.slice(0, after), ...Object.entries(told), ...members.slice(after)]);
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

type Members = Readonly<Record<string, unknown>>;

function reportLines({ security, securityAnswerDays }: Project): readonly string[] {
  if (security === undefined) {
    return [
      "Please do not open a public issue. No address for reports is known yet: the maintainers fill one in before the first release.",
    ];
  }
  const days = securityAnswerDays === undefined ? "" : ` You get an answer within ${securityAnswerDays} days.`;
  return [
    `Please do not open a public issue: write to <${security}>.${days} Fixes are released for the newest minor version.`,
  ];
}

/** The configuration of the forms for a new issue. */
function writeIssueChooser(_text: string, { security }: Project): string {
  const lines = ["# Written by `npm run project`.", "blank_issues_enabled: false"];
  // Only an address of a page can be linked there.
  if (security?.startsWith("https:") === true) {
    lines.push(
      "contact_links:",
      "  - name: A vulnerability",
      `    url: ${JSON.stringify(security)}`,
      "    about: Please report it privately, not as an issue.",
    );
  }
  return `${lines.join("\n")}\n`;
}

/** @throws Error when the text has no such section. */
function replaceSection(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- project.yaml: ${name} -->`, "<!-- end -->"];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`no section "${begin}" that ends with "${end}"`);
  return `${text.slice(0, from)}${begin}\n\n${lines.join("\n")}\n\n${text.slice(to)}`;
}
