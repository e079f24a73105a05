import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from "yaml";
import { pointerSegments } from "../../src/verify/documents/references.ts";
import { FaultList, messageOf, SourceError } from "../source-error.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A YAML file as plain data that still knows the line of every value. */
export interface YamlSource {
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** The parsed value. */
  readonly data: unknown;
  /** An error about the value at a JSON pointer, with its line and column. */
  error(pointer: string, reason: string): SourceError;
}

/**
 * Parses YAML text. A parse with lines takes five times as long, so lines are looked up only for a fault.
 * @throws SourceFaults with every syntax error, with line and column
 */
export function parseYamlSource(file: string, text: string): YamlSource {
  // Only yaml counts aliases, a few of which can stand for more than fits into memory.
  if (/[\s[{,]\*\S/.test(text)) return parseWithLines(file, text);
  let data: unknown;
  try {
    data = parseYaml(text);
  } catch {
    return parseWithLines(file, text);
  }
  let source: YamlSource | undefined;
  return { file, data, error: (pointer, reason) => (source ??= parseWithLines(file, text)).error(pointer, reason) };
}

function parseWithLines(file: string, text: string): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const faults = new FaultList();
  for (const problem of [...document.errors, ...document.warnings]) {
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    faults.add(new SourceError(file, `${line}:${col}`, problem.message, { cause: problem }));
  }
  faults.throwAny();

  const place = (pointer: string): string => {
    const offset = offsetOf(document, pointerSegments(pointer));
    if (offset === undefined) return pointer;
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col} (${pointer === "" ? "/" : pointer})`;
  };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (cause) {
    // An alias of nothing is found only now; the first alias is the nearest place.
    let at = 0;
    visit(document, {
      Alias(_key, { range }) {
        at = range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    const { line, col } = lineCounter.linePos(at);
    throw new SourceError(file, `${line}:${col}`, messageOf(cause), { cause });
  }
  return {
    file,
    data,
    error: (pointer, reason) => new SourceError(file, place(pointer), reason),
  };
}

/** The offset of the value at a path; for a missing value that of its nearest parent. */
function offsetOf(document: Document.Parsed, path: readonly string[]): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const segment of [undefined, ...path]) {
    if (segment !== undefined) {
      // JSON has no other names than texts; YAML reads the status 200 as a number.
      if (isMap(node)) node = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment)?.value;
      else if (isSeq(node)) node = node.items[Number(segment)];
      else break;
    }
    if (isNode(node) && node.range) offset = node.range[0];
    if (isAlias(node)) node = node.resolve(document);
  }
  return offset;
}

/** One segment of a JSON pointer (RFC 6901, section 3). */
export function pointerSegment(name: string | number): string {
  return String(name).replaceAll("~", "~0").replaceAll("/", "~1");
}
