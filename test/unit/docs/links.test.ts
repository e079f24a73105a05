import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument, readDocuments, readGuides, root, type Document } from "../../fixtures/documents/documents.ts";

const documents = readDocuments();

/** The links of a document within the project that lead nowhere. */
function brokenLinks({ path, links }: Document): string[] {
  return links.flatMap(({ target, line }) => {
    if (/^https?:\/\//.test(target)) return URL.canParse(target) ? [] : [`${path}:${line}: ${target} is no address`];
    const [file = "", anchor] = target.split("#");
    const linked = file === "" ? path : join(dirname(path), file);
    if (!existsSync(join(root, linked))) return [`${path}:${line}: there is no ${target}`];
    if (anchor === undefined || readDocument(linked).anchors.has(anchor)) return [];
    return [`${path}:${line}: ${linked} has no heading #${anchor}`];
  });
}

describe("the links of the documents", () => {
  it("include those of README and CONTRIBUTING, and more than fifty in all", () => {
    expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(["README.md", "CONTRIBUTING.md"]));
    expect(documents.flatMap(({ links }) => links).length).toBeGreaterThan(50);
  });

  it.each(documents)("point to existing targets: $path", (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it("connect the README to the index, and the index to every guide", () => {
    const linksOf = (path: string): string[] =>
      readDocument(path).links.map(({ target }) => join(dirname(path), target.split("#")[0] ?? ""));
    const guides = readGuides().flatMap(({ path }) => (path.startsWith("docs/guides/") ? [path] : []));
    expect(guides.length).toBeGreaterThan(8);
    expect(linksOf("docs/README.md")).toEqual(expect.arrayContaining(guides));
    expect(linksOf("README.md")).toContain("docs/README.md");
  });
});
