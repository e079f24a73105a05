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
    "```ts",
    'import { createRegistry } from "ares-caais";',
    'import { createSandbox } from "ares-caais/sandbox";',
    "",
    "const sandbox = await createSandbox();",
    "const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });",
    "",
    'const { zaznamy = [] } = await registry.vratEkonomickySubjektVr({ ico: "90000021" });',
    "console.log(zaznamy[0]?.spisovaZnacka?.[0]?.soud); // KSBR",
    "",
    "await sandbox.close();",
    "```",
    "",
  ].join("\n");
}

/** The page that says what the fields of each name mean, and where. */
export function fieldsPage(records: readonly SourceRecord[], language: Language): string {
  const fields = new Map<string, Map<string, Map<string, string>>>();
  for (const { source, sections } of records) {
    for (const { schema, fields: own } of sections) {
      for (const { name, words } of own) {
        const meanings = entry(fields, name, () => new Map<string, Map<string, string>>());
        const places = entry(meanings, words[language], () => new Map<string, string>());
        entry(places, source, () => `${source}.md#${schema.toLowerCase()}`);
      }
    }
  }
  const sorted = [...fields].toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return [
    `# ${phrases.allFields[language]}`,
    "",
    `[${phrases.otherLanguage[language]}](${otherFolder(language)}fields.md) · [${phrases.allSources[language]}](README.md)`,
    "",
    phrases.fieldsIntroduction[language],
    "",
    // A list: prettier would fill up the cells of a table to the longest one.
    ...sorted.map(([name, meanings]) => {
      const said = [...meanings].map(([meaning, places]) => {
        const links = [...places].map(([source, place]) => `[${source}](${place})`);
        return `${meaning} (${links.join(", ")})`;
      });
      return `- \`${name}\`: ${said.join(" ")}`;
    }),
    "",
  ].join("\n");
}

/** The value of a key of a map, which is entered when it is not there. */
function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function otherFolder(language: Language): string {
  return language === "en" ? "../cs/records/" : "../../records/";
}
