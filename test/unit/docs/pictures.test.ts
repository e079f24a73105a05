import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument, readDocuments, root } from "../../fixtures/documents/documents.ts";
import { registrySources } from "../../../generated/registry-service.gen.ts";

const folder = "docs/pictures";
/** The drawn ones; `sandbox.jpg` is a photograph of the front page. */
const pictures = readdirSync(join(root, folder)).filter((file) => file.endsWith(".svg"));
const textOf = (picture: string): string => readFileSync(join(root, folder, picture), "utf8");
const descriptionOf = (picture: string): string => /<desc[^>]*>([^]+?)<\/desc>/.exec(textOf(picture))?.[1] ?? "";

/** Where pictures are shown, and with which words for those who do not see them. */
const shown = readDocuments().flatMap(({ path, text }) =>
  [...text.matchAll(/!\[([^\]]*)\]\(([^)]+\.svg)\)/g)].map(([, words = "", target = ""]) => ({
    path,
    words,
    file: join(dirname(path), target),
  })),
);

describe("a picture of the documentation", () => {
  it.each(pictures)("%s has a description and loads nothing", (picture) => {
    const svg = textOf(picture);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="title description"/);
    expect(svg).toMatch(/<title id="title">[^<]+<\/title>/);
    expect(descriptionOf(picture).length).toBeGreaterThan(80);
    expect(svg).not.toMatch(/<script|<image|<use|@import|url\(|href=|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
    expect(svg).toContain("prefers-color-scheme: dark");
  });

  it.each(pictures)("%s is shown in a document, with words in its place", (picture) => {
    const places = shown.filter(({ file }) => basename(file) === picture);
    expect(places.length).toBeGreaterThan(0);
    for (const { words } of places) expect(words.length).toBeGreaterThan(20);
  });

  it("describes every source in the map of the records", () => {
    for (const source of registrySources) expect(descriptionOf("record-map.svg")).toContain(`${source}: `);
  });

  it("shows in the diagram of the budget a limit that holds, and a pause", () => {
    const [, most = "", pause = ""] =
      /the most was (\d+)\. .* nothing starts for (\d+) seconds/.exec(descriptionOf("budget.svg")) ?? [];
    expect(Number(most)).toBeGreaterThan(475);
    expect(Number(most)).toBeLessThanOrEqual(500);
    expect(Number(pause)).toBeGreaterThanOrEqual(60);
  });
});

describe("a diagram of the documentation", () => {
  const diagrams = readDocuments().flatMap(({ path }) =>
    readDocument(path).blocks.flatMap(({ language, code, line }) =>
      language === "mermaid" ? [{ place: `${path}:${line}`, code }] : [],
    ),
  );

  it("show login and logout, one call, environments and networks", () => {
    const titles = diagrams.flatMap(({ code }) => /accTitle: (.+)/.exec(code)?.[1] ?? []);
    expect([...new Set(titles)].toSorted()).toEqual([
      "A login",
      "A logout",
      "Environments and networks",
      "One call of the registry",
    ]);
  });

  it.each(diagrams)("has a title and a description in $place", ({ code }) => {
    expect(code).toMatch(/^ +accTitle: .+$/m);
    expect(code).toMatch(/^ +accDescr: .{80,}$/m);
  });
});
