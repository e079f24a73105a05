import { examplesOf } from "./examples.ts";
import { fieldsPage, sourcesPage } from "./index-pages.ts";
import { languages } from "./languages.ts";
import { recordPage } from "./record-page.ts";
import { sourceRecords } from "./record-sections.ts";

/** The pages of records in both languages, by their paths. */
export function recordPages(): ReadonlyMap<string, string> {
  const records = sourceRecords();
  const examples = records.map((record) => [record, examplesOf(record)] as const);
  const pages = languages.flatMap((language) => {
    const folder = language === "en" ? "docs/records/" : "docs/cs/records/";
    return [
      [`${folder}README.md`, sourcesPage(records, language)] as const,
      [`${folder}fields.md`, fieldsPage(records, language)] as const,
      ...examples.map(
        ([record, found]) => [`${folder}${record.source}.md`, recordPage(record, found, language)] as const,
      ),
    ];
  });
  return new Map(pages);
}
