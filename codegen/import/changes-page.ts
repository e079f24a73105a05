import { createHash } from "node:crypto";
import { html, html as xml } from "../../src/sandbox/pages/html.ts";
import { formatChanges, type DocumentChange } from "../../src/verify/documents/document-change.ts";

/** The page that tells what each version of the published document changed. */
export const changesPage = "docs/contract/changes.md";

/** The same for feed readers: Atom (RFC 4287). */
export const changesFeed = "docs/contract/changes.atom";

const title = "Changes of the published interface";
const head = `# ${title}

Changes of the operator's OpenAPI document, newest version first, with the days on which this project saw the document. \`npm run contract:import\` writes this page and [a feed of it](changes.atom); each list is what the
[comparison](../guides/upgrading.md#see-what-has-changed) of the document with the one before found.
`;

/** The changes of a document against the one before it. */
export interface Step {
  readonly version: string;
  /** The day on which it was seen, such as `2026-11-26`. */
  readonly day: string;
  readonly changes: readonly DocumentChange[];
}

/** Returns the page with the changes of a document in the entry of its version; the same text without new changes. */
export function tellChanges(page: string, { version, day, changes }: Step): string {
  const list = `\`\`\`text\n${formatChanges(changes)}\`\`\`\n`;
  const entries = new Map(entriesOf(page).map((entry) => [entry.version, entry.text]));
  // The version becomes a heading, so it must hold no Markdown.
  const name = version.replaceAll(/[^\w.+-]/g, "") || "unknown";
  const known = entries.get(name) ?? `## ${name}\n`;
  if (changes.length === 0 || known.includes(list)) return page;
  entries.set(name, `${known.trimEnd()}\n\n${day}:\n\n${list}`);
  const newestFirst = [...entries].sort(([one], [other]) => other.localeCompare(one, "en", { numeric: true }));
  return [head, ...newestFirst.map(([, text]) => `${text.trimEnd()}\n`)].join("\n");
}

/** The feed of a page: one entry a version, with an id that stays when it is told more. */
export function feedOf(page: string): string {
  const entries = entriesOf(page).map(({ version, text }) => {
    const days = [...text.matchAll(/^(\d{4}-\d\d-\d\d):/gm)].map(([, day = ""]) => day);
    return { version, updated: `${days.sort().at(-1) ?? "1970-01-01"}T00:00:00Z`, text };
  });
  const newest = entries.map(({ updated }) => updated).sort();
  return xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${idOf("")}</id>
  <title>${title}</title>
  <updated>${newest.at(-1) ?? "1970-01-01T00:00:00Z"}</updated>
  <author><name>ares-caais</name></author>
  <link rel="self" type="application/atom+xml" href="changes.atom"/>
  <link rel="alternate" type="text/html" href="changes.html"/>${entries.map(
    ({ version, updated, text }) => xml`
  <entry>
    <id>${idOf(version)}</id>
    <title>Interface ${version}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="changes.html#${version.replaceAll(/[.+]/g, "")}"/>
    <content type="html">${htmlOf(text).in("en")}</content>
  </entry>`,
  )}
</feed>
`.in("en");
}

interface Entry {
  readonly version: string;
  readonly text: string;
}

function entriesOf(page: string): Entry[] {
  const [, ...texts] = page.split(/^(?=## )/m);
  return texts.map((text) => ({ version: /^## (.*)/.exec(text)?.[1] ?? "", text }));
}

/** The text of an entry without its heading: paragraphs, and lists of changes between fences. */
function htmlOf(text: string): ReturnType<typeof html> {
  const parts = text.replace(/.*\n/, "").split(/^```.*\n/m);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<pre>${part}</pre>` : part.trim() === "" ? "" : html`<p>${part.trim()}</p>`,
  )}`;
}

/** Returns a permanent id: a UUID with custom bits (RFC 9562, 5.8). */
function idOf(name: string): string {
  const hex = createHash("sha256").update(`ares-caais ${changesFeed} ${name}`).digest("hex");
  return `urn:uuid:${hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5")}`;
}
