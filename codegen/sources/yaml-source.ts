import { isNode, LineCounter, parseDocument, visit } from "yaml";
import { SourceError } from "../source-error.ts";

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
 * Parses YAML text.
 *
 * @throws SourceError at the first syntax error, with line and column.
 */
export function parseYamlSource(file: string, text: string): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined) {
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    throw new SourceError(file, `${line}:${col}`, problem.message, { cause: problem });
  }

  const place = (pointer: string): string => {
    let path = pointerSegments(pointer);
    for (;;) {
      const node = document.getIn(path, true);
      if (isNode(node) && node.range) {
        const { line, col } = lineCounter.linePos(node.range[0]);
        return `${line}:${col} (${pointer === "" ? "/" : pointer})`;
      }
      // What is missing has no line: its parent's is the nearest.
      if (path.length === 0) return pointer;
      path = path.slice(0, -1);
    }
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
    throw new SourceError(file, `${line}:${col}`, cause instanceof Error ? cause.message : String(cause), { cause });
  }
  return {
    file,
    data,
    error: (pointer, reason) => new SourceError(file, place(pointer), reason),
  };
}

function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** One segment of a JSON pointer (RFC 6901, section 3). */
export function pointerSegment(name: string | number): string {
  return String(name).replaceAll("~", "~0").replaceAll("/", "~1");
}
