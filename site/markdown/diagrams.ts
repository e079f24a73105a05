import { createHash } from "node:crypto";
import { renderMermaidSVG } from "beautiful-mermaid";
import { words, type Language } from "../words.ts";

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

/** Every arrow of a drawn diagram, by what stands at its ends, in the order in which they are read. */
function arrowsOf(svg: string): readonly string[] {
  const labels = new Map<string, string>();
  for (const [tag] of svg.matchAll(/<g class="(?:actor|node|subgraph)"[^>]*>/g)) {
    const { id = "", label = id } = attributesOf(tag);
    labels.set(id, label);
  }
  const nameOf = (id = ""): string => labels.get(id) ?? id;
  return [...svg.matchAll(/<(?:g class="message"|polyline class="edge")[^>]*>/g)].map(([tag]) => {
    const { from, to, label } = attributesOf(tag);
    return `${nameOf(from)} → ${nameOf(to)}${label === undefined ? "" : `: ${label}`}`;
  });
}

/** The drawing as a part of a page: without a style sheet of its own, which asks another origin for a font. */
function embed(svg: string, suffix: string): string {
  const ids = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id = ""]) => id);
  return ids
    .reduce(
      (text, id) => text.replaceAll(` id="${id}"`, ` id="${id}-${suffix}"`).replaceAll(`#${id})`, `#${id}-${suffix})`),
      svg,
    )
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/ style="[^"]*"/, ' aria-hidden="true" focusable="false"')
    .replaceAll(/\d+\.\d\d+/g, (number) => Number(number).toFixed(1))
    .replaceAll(/\s*\n\s*/g, "");
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * Draws a block of mermaid as SVG, so that nothing of it is left to do in a browser. Beside it stands for screen readers
 * what it says: its own title (`accTitle`) and description (`accDescr`), and every arrow.
 */
export function drawDiagram(source: string, language: Language): string {
  const { diagram, diagramInWords } = words[language];
  const [, title = diagram] = /^\s*accTitle:\s*(.+)$/m.exec(source) ?? [];
  const [, description] = /^\s*accDescr:\s*(.+)$/m.exec(source) ?? [];
  const svg = renderMermaidSVG(source.replaceAll(/^\s*acc(?:Title|Descr):.*\n/gm, ""));
  const picture = embed(svg, createHash("sha256").update(source).digest("hex").slice(0, 8));
  const text = description === undefined ? diagramInWords : escape(description);
  const arrows = arrowsOf(svg).map((arrow) => `<li>${arrow}</li>`);
  return (
    `<figure class="diagram" v-pre><div class="picture" tabindex="0" role="group" aria-label="${escape(title)}">${picture}</div>` +
    `<figcaption class="visually-hidden"><p>${text}</p><ol>${arrows.join("")}</ol></figcaption></figure>\n`
  );
}
