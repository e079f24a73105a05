import { table } from "../markdown.ts";
import type { Examples } from "./examples.ts";
import { codeName, hasNames, heading, phrases, sourceName, type Language } from "./languages.ts";
import type { Field, Section, SourceRecord } from "./record-sections.ts";

/** Most fields that are named as holding a schema besides the first. */
const mostOthers = 6;

/** The page of a source: each schema of its record with its fields. */
export function recordPage(record: SourceRecord, examples: Examples, language: Language): string {
  const { source, sections } = record;
  const up = language === "en" ? "../" : "../../";
  const other = language === "en" ? `../cs/records/${source}.md` : `../../records/${source}.md`;
  return [
    `# ${sourceName(source)[language]}`,
    "",
    `[${phrases.otherLanguage[language]}](${other}) · [${phrases.allSources[language]}](README.md) · [${phrases.allFields[language]}](fields.md)`,
    "",
    phrases.introduction[language],
    "",
    ...sections.flatMap((section, index) => [
      ...heading(section.schema, language),
      section.words[language],
      "",
      whereabouts(record, section, index, language),
      "",
      ...table(
        [phrases.field, phrases.meaning, phrases.example].map((words) => words[language]),
        section.fields.map((field) => [
          // The type below the name leaves the width of a phone to the meaning.
          `\`${field.name}\`<br>${typeOf(field)}`,
          `${field.words[language]} ${codeListOf(field, up, language)}`,
          exampleOf(field, examples.of(section.schema, field.name), language),
        ]),
      ),
      "",
    ]),
    ...heading("JSON", language),
    phrases.wholeRecord[language],
    "",
    "```json",
    JSON.stringify(examples.record, undefined, 2),
    "```",
    "",
  ].join("\n");
}

/** Where a schema stands: in which answer, or at which path of it. */
function whereabouts(
  { detail, search, sections }: SourceRecord,
  section: Section,
  index: number,
  language: Language,
): string {
  if (section.path === "") {
    const { id, method, path } = index < sections.length - 1 ? detail : search;
    return `${phrases.answerOf[language]} \`${id}\` (\`${method.toUpperCase()} ${path}\`).`;
  }
  const others = section.others.slice(0, mostOthers).map((other) => `\`${other}\``);
  if (section.others.length > mostOthers) others.push("…");
  const also = others.length === 0 ? "" : `; ${phrases.alsoAt[language]} ${others.join(", ")}`;
  return `${phrases.path[language]}: \`${section.path}\`${also}.`;
}

function typeOf({ type, schema, isDate, isList }: Field): string {
  const name = schema === undefined ? type : `[${schema}](#${schema.toLowerCase()})`;
  return `${name}${isList ? "\\[]" : ""}${isDate ? " (ISO 8601)" : ""}`;
}

function codeListOf({ codeList }: Field, up: string, language: Language): string {
  if (codeList === undefined) return "";
  const { name, source = [] } = codeList;
  const said = hasNames(name) ? `[\`${name}\`](${up}guides/records.md#codes-in-words)` : `\`${name}\``;
  return `${phrases.codeList[language]} ${said}${source.length === 0 ? "" : ` (${source.join(", ")})`}.`;
}

function exampleOf({ codeList }: Field, example: string | undefined, language: Language): string {
  if (example === undefined) return "";
  const name = codeList === undefined ? undefined : codeName(codeList.name, example, language);
  return `\`${example}\`${name === undefined ? "" : ` ${name}`}`;
}
