import { plot, type PlotOptions } from "@observablehq/plot";
import { parseHTML } from "linkedom";

/** Colours by what they say; both are legible on white and, the second, on black. */
const colours = {
  first: ["#0b5fa5", "#6cb4ee"],
  second: ["#a34700", "#f2a35e"],
  third: ["#6b6b6b", "#a3a3a3"],
  text: ["#1b1b1f", "#e6e6ea"],
  line: ["#d5d5da", "#4a4a52"],
  ground: ["#ffffff", "#1b1b1f"],
} as const;

/** How a mark names a colour, so that the picture follows the reader's light or dark scheme. */
export type Colour = keyof typeof colours;
export const colour = (name: Colour): string => `var(--${name})`;

const rules = (scheme: 0 | 1): string =>
  Object.entries(colours)
    .map(([name, pair]) => `--${name}: ${pair[scheme]};`)
    .join(" ");

const style = `:root { ${rules(0)} } @media (prefers-color-scheme: dark) { :root { ${rules(1)} } }
svg { background: var(--ground); color: var(--text); font: 13px system-ui, sans-serif; } [aria-label$="grid"] { color: var(--line); }`;

/**
 * Draws a picture as SVG that stands alone.
 *
 * @param title its name
 * @param description what it shows, for those who do not see it
 */
export function draw(title: string, description: string, options: PlotOptions): string {
  const { document } = parseHTML("<html><body></body></html>");
  const drawn = plot({ width: 900, ...options, document }).outerHTML;
  const head = [
    `<title id="title">${title}</title>`,
    `<desc id="description">${description.replaceAll(/\s+/g, " ")}</desc>`,
    `<style>${style}</style>`,
  ];
  return `${drawn
    .replace(/<style>[^]*?<\/style>/, "")
    .replaceAll(/ class="[^"]*"/g, "")
    .replace(
      /^<svg([^>]*)>/,
      `<svg$1 xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title description">${head.join("")}`,
    )
    .replaceAll("><", ">\n<")}\n`;
}
