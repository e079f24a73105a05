import { describe, expect, it } from "vitest";
import { compareDocuments, registryDocument } from "ares-caais/verify";
import { editDocument, put, take, type Node } from "./edit-document.ts";
import { verdict } from "./verdict.ts";

interface Note {
  readonly reason: string;
  readonly ours: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
}

/** The corrected properties of the contract: name of the schema, name of the property, and the note. */
const corrected = Object.entries(registryDocument.components.schemas).flatMap(([schema, { allOf, ...own }]) =>
  [own, ...(allOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([property, { "x-correction": note }]) =>
      note === undefined ? [] : [{ schema, property, note: note as Note }],
    ),
  ),
);

function propertyOf(document: Node, schema: string, property: string): Node {
  const node = document["components"]?.["schemas"]?.[schema];
  const parts = [node, ...Object.values(node?.["allOf"] ?? {})];
  const found = parts.map((part) => part?.["properties"]?.[property]).find((one) => one !== undefined);
  if (found === undefined) throw new Error(`there is no ${schema}.${property}`);
  return found;
}

/** The document as the published one is where the contract corrects it. */
function published(document: Node): void {
  for (const { schema, property, note } of corrected) {
    const node = propertyOf(document, schema, property);
    for (const keyword of Object.keys(note.ours)) take(node, keyword);
    for (const [keyword, value] of Object.entries(note.theirs)) put(node, keyword, value);
    take(node, "x-correction");
  }
  put(document, "security", [{ BasicAuth: [] }, { BearerAuth: [] }]);
  take(document, "x-correction");
}

function lines(edit: (document: Node) => void): string[] {
  const document = editDocument((copy) => {
    published(copy);
    edit(copy);
  });
  return verdict(compareDocuments(registryDocument, document));
}

describe("a correction of the published document", () => {
  const all = lines(() => undefined);

  it("[VER-02] excuses the published value, and gives the reason", () => {
    expect(corrected).toHaveLength(7);
    expect(all).toHaveLength(8);
    const noDocstring = "Published with `maximum`, which a string ignores; meant as a length.";
    expect(all).toContain(
      `harmless changed schemas/Adresa/properties/pscTxt: {"maxLength":255} -> {"maximum":255} [${noDocstring}]`,
    );
    expect(all).toContain(
      "harmless changed security: none or BasicAuth or BearerAuth -> BasicAuth or BearerAuth [The live service asks for no credentials.]",
    );
    expect(all.filter((line) => !line.startsWith("harmless changed ") || !line.endsWith("]"))).toEqual([]);
  });

  it("[VER-02] excuses nothing once the published document is right", () => {
    const { length } = lines((document) => {
      const node = propertyOf(document, "Adresa", "pscTxt");
      take(node, "maximum");
      put(node, "maxLength", 255);
    });
    expect(length).toBe(all.length - 1);
  });

  it.each(corrected)("[VER-02] excuses no other value of $schema.$property", ({ schema, property, note }) => {
    for (const keyword of Object.keys(note.theirs)) {
      const other = keyword === "x-code-list" ? { name: "Jiny" } : keyword === "pattern" ? "^x$" : 77;
      const found = lines((document) => {
        put(propertyOf(document, schema, property), keyword, other);
      });
      const here = found.filter((line) => line.includes(`/${property}`));
      expect(here, keyword).toHaveLength(1);
      expect(here[0], keyword).not.toContain("[");
      expect(found).toHaveLength(all.length);
    }
  });

  it.each(corrected)("[VER-02] excuses nothing else at $schema.$property", ({ schema, property, note }) => {
    for (const [keyword, value, expected] of [
      ["nullable", true, /^reader added .*\/nullable$/],
      ["deprecated", true, /^harmless added .*\/deprecated$/],
      ["type", "boolean", /^reader changed .*\/type: \w+ -> boolean$/],
    ] as const) {
      const found = lines((document) => {
        put(propertyOf(document, schema, property), keyword, value);
      });
      const here = found.filter((line) => line.includes(`/${property}`) && !line.endsWith("]"));
      expect(here, keyword).toHaveLength(1);
      expect(here[0], keyword).toMatch(expected);
    }
    expect(Object.keys(note.theirs)).not.toContain("nullable");
  });

  it("[VER-02] excuses for the credentials no other ones", () => {
    const found = lines((document) => {
      put(document, "security", [{ BearerAuth: [] }]);
    });
    expect(found).toContain("sender changed security: none or BasicAuth or BearerAuth -> BearerAuth");
    expect(found).toHaveLength(all.length);
  });

  it("[VER-02] counts from our document only, and only with both values and a reason", () => {
    const document = (schema: object): object => ({ paths: {}, components: { schemas: { A: schema } } });
    const note = { reason: "Known.", ours: { maxLength: 5 }, theirs: { maxLength: 6 } };
    const [ours, theirs] = [
      { type: "string", maxLength: 5 },
      { type: "string", maxLength: 6 },
    ];
    const told = ["harmless changed schemas/A/maxLength: 5 -> 6"];
    const compared = (one: object, other: object): string[] =>
      verdict(compareDocuments(document(one), document(other)));
    expect(compared({ ...ours, "x-correction": note }, theirs)).toEqual([`${told[0] ?? ""} [Known.]`]);
    expect(compared(ours, { ...theirs, "x-correction": note })).toEqual(told);
    // The note is about a value that our document no longer has.
    expect(compared({ ...ours, maxLength: 4, "x-correction": note }, theirs)).toEqual([
      "harmless changed schemas/A/maxLength: 4 -> 6",
    ]);
    for (const broken of [
      "Known.",
      { ...note, ours: undefined },
      { ...note, reason: 5 },
      { ...note, ours: {}, theirs: {} },
    ]) {
      expect(compared({ ...ours, "x-correction": broken }, theirs)).toEqual(told);
    }
  });
});
