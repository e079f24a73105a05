import { type ProjectReflection, type Reflection, ReflectionKind } from "typedoc";
import { table } from "./markdown.ts";
import { isValue, optionDefaults } from "./option-defaults.ts";

/**
 * Every option that has a default as a page of Markdown: the default of its table, and the `@default` of its docstring where no
 * table has one.
 *
 * @throws Error when a docstring says another default than the table.
 */
export function defaultsPage(project: ProjectReflection): string {
  const defaults = new Map<string, string>();
  for (const property of project.getReflectionsByKind(ReflectionKind.Property)) {
    const tag = property.comment?.getTag("@default");
    // TypeDoc makes a block of code of a default that has none in it.
    const said = tag?.content.map(({ text }) => text.replace(/^```ts\n|\n```$/g, "")).join("");
    const owner = ownerOf(property);
    if (said !== undefined && owner !== undefined) defaults.set(`${owner}.${property.name}`, said);
  }
  for (const [option, written] of optionDefaults()) {
    const said = defaults.get(option) ?? "none";
    // Words may follow the value.
    if (said === written || said.startsWith(`${written}, `)) continue;
    throw new Error(`The docstring of ${option} has the default ${said}, and its table ${written}: make them the same`);
  }
  const rows = [...defaults]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([option, said]) => [`\`${option}\``, isValue(said) ? `\`${said}\`` : said]);
  return [
    "# Defaults",
    "",
    "What every option is when you leave it out, by the type that declares it. Times are in milliseconds and sizes in bytes.",
    "",
    ...table(["Option", "Default"], rows),
    "",
  ].join("\n");
}

/** The type that declares a member, also one of an object in it. */
function ownerOf({ parent }: Reflection): string | undefined {
  if (parent === undefined) return undefined;
  return parent.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ? parent.name : ownerOf(parent);
}
