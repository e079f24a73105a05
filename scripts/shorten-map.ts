import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";

interface Map {
  readonly mappings: string;
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
}

/**
 * A source map that is exact to the line: it says where each line of a source begins in the code, which a stack trace and a
 * breakpoint need, and is a third as long. It leads into the handwritten sources alone, not into their data.
 */
export function shortenMap(text: string): string {
  const map = JSON.parse(text) as Map;
  const isOther = (source: number): boolean => /\b(?:generated|node_modules)\/|\.json$/.test(map.sources[source] ?? "");
  let last = "";
  const mappings = decode(map.mappings).map((segments) => {
    // A line begins anew, but must not go on with a source of ours where it has none.
    if (last !== "") last = "the line before";
    return segments.flatMap((segment): SourceMapSegment[] => {
      const [column, source, line] = segment;
      const isOurs = source !== undefined && !isOther(source);
      const place = isOurs ? `${source}:${line}` : "";
      if (place === last) return [];
      last = place;
      return [isOurs ? segment : [column]];
    });
  });
  const sourcesContent = map.sourcesContent.map((content, source) => (isOther(source) ? "" : content));
  return JSON.stringify({ ...map, sourcesContent, mappings: encode(mappings) });
}
