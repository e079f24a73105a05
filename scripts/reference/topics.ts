import { Comment, DeclarationReflection, type ProjectReflection, ReflectionKind } from "typedoc";

/** An entry with more exports than this has pages of its own for some of them. */
const mostOnOnePage = 40;

/** The topics by the exports that belong to them, the first that fits. Functions and clients stay on the page of the entry. */
const topics: readonly (readonly [name: string, belongs: (member: DeclarationReflection) => boolean])[] = [
  ["errors", ({ kind, name }) => kind === ReflectionKind.Class || name.includes("Error") || name.endsWith("Reason")],
  ["options", ({ name }) => /Options?$/.test(name)],
  ["events", ({ name }) => name.endsWith("Event")],
  ["types", () => true],
];

/** Moves what is not the client of a large entry to pages by topic, such as `registry-errors.md`. */
export function splitByTopic(project: ProjectReflection): void {
  const entries = [...(project.children ?? [])];
  for (const entry of entries) {
    const members = [...(entry.children ?? [])];
    if (members.length <= mostOnOnePage) continue;
    const clients = new Set(
      members.flatMap(({ name, kind }) => (kind === ReflectionKind.Function ? [name.replace(/^create/, "")] : [])),
    );
    for (const member of members) {
      if (member.kind === ReflectionKind.Function || clients.has(member.name)) continue;
      const [topic = ""] = topics.find(([, belongs]) => belongs(member)) ?? [];
      const page = pageOf(project, entry, topic);
      entry.removeChild(member);
      member.parent = page;
      page.addChild(member);
    }
  }
  const orderOf = ({ name }: DeclarationReflection): number =>
    entries.findIndex((entry) => name.startsWith(entry.name));
  project.children?.sort((one, other) => orderOf(one) - orderOf(other));
}

/** The page of a topic; the name of a module is what its file is called. */
function pageOf(project: ProjectReflection, entry: DeclarationReflection, topic: string): DeclarationReflection {
  const name = `${entry.name}-${topic}`;
  const present = project.getChildByName(name);
  if (present instanceof DeclarationReflection) return present;
  const page = new DeclarationReflection(name, ReflectionKind.Module, project);
  page.comment = new Comment([{ kind: "text", text: `The ${topic} of \`${entry.name}\`, which exports all of them.` }]);
  project.registerReflection(page, undefined, undefined);
  project.addChild(page);
  return page;
}

/** Titles of the pages as readers know them. */
export function titleTopics(text: string): string {
  return text.replaceAll(/(?<=^# |\[)(ares-caais\/\w+)-(\w+)/gm, "$1: $2");
}
