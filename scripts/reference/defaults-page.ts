import { type ProjectReflection, type Reflection, ReflectionKind } from "typedoc";
import { table } from "./markdown.ts";

/** Every option that has a default, with the `@default` of its docstring, as a page of Markdown. */
export function defaultsPage(project: ProjectReflection): string {
  const defaults = new Map<string, string>();
  for (const property of project.getReflectionsByKind(ReflectionKind.Property)) {
    const tag = property.comment?.getTag("@default");
    // TypeDoc makes a block of code of a default that has none in it.
    const said = tag?.content.map(({ text }) => text.replace(/^```ts\n|\n```$/g, "")).join("");
    const owner = ownerOf(property);
    if (said !== undefined && owner !== undefined) defaults.set(`${owner}.${property.name}`, said);
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

/** Whether a default is written as a value: a number, a text in quotes, a list, an object, or a name of the language. */
function isValue(said: string): boolean {
  return /^(?:[\d_.]+|"[^"]*"|\[.*\]|\{.*\}|true|false|Infinity)$/.test(said);
}
