import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addressOf, pageOf } from "./addresses.ts";
import { sidebar } from "./navigation.ts";
import { descriptionOf } from "./pages.ts";
import { manifest, published, readProject } from "./project.ts";
import { words } from "./words.ts";

/** Pages that `llms-full.txt` leaves out: those about the project, and long tables. */
const leftOut = /^\/(?:project|records|examples|playground)\/|^\/api\/(?:defaults|schemas)/;

const textOf = (file: string): string =>
  readProject(file)
    .replaceAll(/<!--[^]*?-->\n*/g, "")
    .trim();

/** Writes the English pages for programs that read: each as Markdown, a list of them, and most of them in one file (https://llmstxt.org). */
export async function writeLlms(folder: string, files: readonly string[], base: string): Promise<void> {
  const fileOf = new Map(files.map((file) => [addressOf(pageOf(file)), file]));
  const home = new URL(base, published ?? "http://site").href.replace("http://site", "");
  const lines = [`# ${manifest.name}`, "", `> ${words.en.tagline}`];
  const texts: string[] = [];
  for (const { text: group, items = [] } of sidebar(files, "en")) {
    lines.push("", `## ${String(group)}`, "");
    for (const { text, link = "" } of items.flatMap((item) => [item, ...(item.items ?? [])])) {
      const file = fileOf.get(link) ?? "";
      const page = pageOf(file);
      lines.push(`- [${String(text)}](${home}${page}): ${descriptionOf(file)}`);
      if (!leftOut.test(link)) texts.push(textOf(file));
      await mkdir(dirname(join(folder, page)), { recursive: true });
      await writeFile(join(folder, page), `${textOf(file)}\n`);
    }
  }
  await writeFile(join(folder, "llms.txt"), `${lines.join("\n")}\n`);
  await writeFile(join(folder, "llms-full.txt"), `${texts.join("\n\n")}\n`);
}
