import { table } from "../markdown.ts";
import { phrases, sourceName, type Language } from "./languages.ts";
import type { SourceRecord } from "./record-sections.ts";

/** The page that leads to those of the sources. */
export function sourcesPage(records: readonly SourceRecord[], language: Language): string {
  return [
    `# ${phrases.sources[language]}`,
    "",
    `[${phrases.otherLanguage[language]}](${otherFolder(language)}README.md) · [${phrases.allFields[language]}](fields.md)`,
    "",
    phrases.sourcesIntroduction[language],
    "",
    ...table(
      [phrases.source, phrases.record, phrases.detail, phrases.search].map((words) => words[language]),
      records.map(({ source, sections, detail, search }) => [
        `[${sourceName(source)[language]}](${source}.md)`,
        sections[0]?.words[language] ?? "",
        `\`${detail.id}\``,
        `\`${search.id}\``,
      ]),
    ),
    "",
    "<!-- example: with sandbox -->",
    "",
    "```ts",
    'const { zaznamy = [] } = await registry.vratEkonomickySubjektVr({ ico: "90000021" });',
    "console.log(zaznamy[0]?.spisovaZnacka?.[0]?.soud); // KSBR",
    "```",
    "",
  ].join("\n");
}

/** The page that says which sources have a field of a name. */
export function fieldsPage(records: readonly SourceRecord[], language: Language): string {
  const places = new Map<string, Map<string, string>>();
  for (const { source, sections } of records) {
    for (const { schema, fields } of sections) {
      for (const { name } of fields) {
        const known = places.get(name) ?? new Map<string, string>();
        places.set(name, known.has(source) ? known : known.set(source, `${source}.md#${schema.toLowerCase()}`));
      }
    }
  }
  const rows = [...places].toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return [
    `# ${phrases.allFields[language]}`,
    "",
    `[${phrases.otherLanguage[language]}](${otherFolder(language)}fields.md) · [${phrases.allSources[language]}](README.md)`,
    "",
    // A list: prettier would fill up the cells of a table to the longest one.
    ...rows.map(([name, sources]) => {
      const links = [...sources].map(([source, place]) => `[${source}](${place})`);
      return `- \`${name}\`: ${links.join(", ")}`;
    }),
    "",
  ].join("\n");
}

function otherFolder(language: Language): string {
  return language === "en" ? "../cs/records/" : "../../records/";
}
