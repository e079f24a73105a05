import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { importDocument } from "../../../codegen/import/import-document.ts";
import { publishedFile } from "../../../codegen/overlay/read-contract.ts";
import { FaultList } from "../../../codegen/source-error.ts";
import { baseDocument } from "../corpus/base-document.ts";
import { corpus, documentOf } from "../corpus/corpus.ts";
import { applied, at, type Node } from "./small-contract.ts";

/** Words, a known value and a correction, planted by hand. */
const overlay = stringify({
  overlay: "1.0.0",
  info: { title: "Ours", version: "1.0.0" },
  actions: [
    { target: "$.components.schemas.Vec", update: { description: "Thing.", "x-description-cs": "Věc." } },
    { target: "$.components.schemas.Filtr..properties.nazev", update: { "x-known-values": ["a"] } },
    {
      target: "$.components.schemas.Cast..properties.kod",
      description: "Planted.",
      update: { maxLength: 6 },
      "x-published": { maxLength: 5 },
    },
  ],
});

async function take(ours: string, published: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(published));
  const read = (file: string): string => (file === publishedFile ? ours : overlay);
  return (await importDocument(read, { file: "published", bytes }, "published")).text;
}

/** The rule that the correction speaks of. */
function published(document: object): unknown {
  return at(document as Node, "components", "schemas", "Cast", "properties", "kod")["maxLength"];
}

/** A document as its operator may publish it. */
function withoutMarks(document: object): object {
  const text = JSON.stringify(document, (key, value: unknown) => (key.startsWith("x-") ? undefined : value));
  return JSON.parse(text) as object;
}

// Marks of ours are not published.
const changes = corpus.filter((group) => group.changes.every(({ id }) => id === undefined));

it.each(changes)(
  "[GEN-10] [GEN-16] [GEN-17] $title: an import and its reversal give the same file, and keep our additions",
  async (group) => {
    const [there, base] = [documentOf(group), baseDocument()].map(withoutMarks);
    if (there === undefined || base === undefined) throw new Error("there are two documents");
    let text = stringify(base, { aliasDuplicateObjects: false });
    for (const document of [there, base]) {
      text = await take(text, document);
      expect(parse(text)).toEqual(document);
      expect(await take(text, document)).toBe(text);
      const faults = new FaultList();
      const { source, remarks } = applied(text, overlay, faults);
      if (!("components" in document)) {
        expect(remarks).toHaveLength(3);
        continue;
      }
      expect(faults.isEmpty()).toBe(published(document) === 5);
      const schemas = at(source.data as Node, "components", "schemas");
      expect(schemas["Vec"]).toMatchObject({ description: "Thing.", "x-description-cs": "Věc." });
      expect(at(schemas, "Cast", "properties", "kod")["maxLength"]).toBe(
        published(document) === 5 ? 6 : published(document),
      );
    }
  },
);
