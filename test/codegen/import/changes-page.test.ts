import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "prettier";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { changesFeed, changesPage, feedOf, tellChanges, type Step } from "../../../codegen/import/changes-page.ts";
import { elementsOf, parseXml } from "../../fixtures/legacy/xml.ts";
import { projectRoot } from "../project-copy.ts";
import { publishedDocument } from "./small-contract.ts";

const page = readFileSync(join(projectRoot, changesPage), "utf8");

/** A version that adds a property of a name. */
const step = (version: string, day: string, name = "kodCasti"): Step => {
  const path = `schemas/Adresa/properties/${name}`;
  return { version, day, changes: [{ kind: "added", path, breaksReader: false, breaksSender: false }] };
};
const told = (...steps: readonly Step[]): string => steps.reduce(tellChanges, page);

/** The texts of the entries of a feed by the names of their elements. */
function entriesOf(feed: string): ReadonlyMap<string, string>[] {
  const entries = elementsOf(parseXml(feed)).filter(({ localName }) => localName === "entry");
  return entries.map(
    (entry) => new Map(elementsOf(entry).map(({ localName, textContent }) => [localName ?? "", textContent ?? ""])),
  );
}

describe("the page of changes in the operator's document", () => {
  it("[VER-05] begins with the project's version, and the feed has the same entries", () => {
    const { version } = publishedDocument()["info"] as { version: string };
    expect(page).toContain(`\n## ${version}\n`);
    expect(readFileSync(join(projectRoot, changesFeed), "utf8")).toBe(feedOf(page));
  });

  it("[VER-05] has one entry a version, newest first, whatever the order in which they come", async () => {
    const text = told(
      step("1.10.0", "2027-02-01"),
      step("1.4.0", "2026-12-01"),
      step("1.4.0", "2026-12-05", "kodDilu"),
    );
    expect(text.match(/^## .*/gm)).toEqual(["## 1.10.0", "## 1.4.0", "## 1.3.0"]);
    expect(text).toContain(`## 1.4.0

2026-12-01:

\`\`\`text
added   schemas/Adresa/properties/kodCasti

1 change, 0 of them can break a client.
\`\`\`

2026-12-05:

\`\`\`text
added   schemas/Adresa/properties/kodDilu
`);
    expect(await check(text, { parser: "markdown", printWidth: 120, proseWrap: "preserve" })).toBe(true);
    expect(entriesOf(feedOf(text)).map((entry) => [entry.get("title"), entry.get("updated")])).toEqual([
      ["Interface 1.10.0", "2027-02-01T00:00:00Z"],
      ["Interface 1.4.0", "2026-12-05T00:00:00Z"],
      ["Interface 1.3.0", expect.any(String)],
    ]);
  });

  it("[VER-05] adds an entry once, and none for a document with the same meaning", () => {
    const text = told(step("1.4.0", "2026-12-01"));
    expect(tellChanges(text, step("1.4.0", "2026-12-02"))).toBe(text);
    expect(tellChanges(text, { version: "1.5.0", day: "2026-12-02", changes: [] })).toBe(text);
    expect(tellChanges("", step("1.3.0", "2026-12-02"))).toMatch(/^# .+\n\n[^]+\.\n\n## 1\.3\.0\n\n2026-12-02:\n/);
  });

  it("[VER-05] keeps the ids of its entries", () => {
    const [first, next] = [
      told(step("1.4.0", "2026-12-01")),
      told(step("1.4.0", "2027-12-01", "a"), step("2", "2028-01-01")),
    ];
    const idsOf = (text: string): (readonly [string | undefined, string | undefined])[] =>
      entriesOf(feedOf(text)).map((entry) => [entry.get("title"), entry.get("id")]);
    expect(idsOf(next).slice(1)).toEqual(idsOf(first));
    expect(new Set(idsOf(next).map(([, id]) => id)).size).toBe(3);
    // Readers have it already: another id would show them the version again.
    expect(idsOf(page)).toEqual([["Interface 1.3.0", "urn:uuid:6ef57966-2710-8bb1-860d-48e09dd7132a"]]);
  });

  it("[VER-05] writes a valid Atom feed for any version name and any value", async () => {
    const odd: Step = {
      ...step('<script>alert("1")</script>\n## 2', "2026-12-03"),
      changes: step("", "", "<b>&amp;]]>").changes,
    };
    const text = told(step("1.4.0", "2026-12-01"), odd);
    expect(text.match(/^## .*/gm)).toEqual(["## scriptalert1script2", "## 1.4.0", "## 1.3.0"]);
    const feed = feedOf(text);
    expect(entriesOf(feed)[0]?.get("content")).toContain("schemas/Adresa/properties/&lt;b&gt;&amp;amp;]]&gt;");
    const contents = readFileSync(new URL("atom.rng", import.meta.url), "utf8");
    const validate = (xml: string): ReturnType<typeof validateXML> =>
      validateXML({ xml: [{ fileName: "changes.atom", contents: xml }], schema: [contents], extension: "relaxng" });
    expect(await validate(feed)).toMatchObject({ valid: true, errors: [] });
    for (const part of [/<updated>.*<\/updated>/, /<id>.*<\/id>/, /<author>.*<\/author>/])
      expect(await validate(feed.replace(part, "")), String(part)).toMatchObject({ valid: false });
  });
});
