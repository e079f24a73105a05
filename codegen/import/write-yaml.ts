import { Document, isCollection, isScalar, isSeq, visit } from "yaml";

const layout = { lineWidth: 0, indentSeq: true } as const;

/** Lists that stand on one line, by the name that they stand under; objects likewise. */
const onOneLine = new Set(["tags", "x-code-list"]);

/** A value as YAML in the form of this project. */
export function rendered(value: unknown, flow = false): string {
  // Quoted where an older YAML would read a date or a truth.
  const document = new Document(value, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Pair(_index, { key: name, value: member }) {
      if (isCollection(member) && isScalar(name) && onOneLine.has(String(name.value))) {
        if (!isSeq(member) || member.items.every(isScalar)) member.flow = true;
      }
    },
  });
  if (flow && isCollection(document.contents)) document.contents.flow = true;
  return document.toString(layout);
}

/** The lines of a text, all but the first moved to a column. */
export function indented(text: string, column: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}
