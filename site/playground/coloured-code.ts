import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import json from "shiki/langs/json.mjs";
import ts from "shiki/langs/ts.mjs";
import dark from "shiki/themes/github-dark-high-contrast.mjs";
import light from "shiki/themes/github-light-high-contrast.mjs";
import { h, type VNode } from "vue";

const highlighter = createHighlighterCoreSync({
  langs: [json, ts],
  themes: [light, dark],
  engine: createJavaScriptRegexEngine(),
});
const themes = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" };

/** A block of code in the colours of those that VitePress writes. */
export function colouredCode(text: string, lang: "json" | "text" | "ts", label: string): VNode {
  const { tokens } = highlighter.codeToTokens(text, { lang, themes, defaultColor: false });
  const lines = tokens.flatMap((line) => [
    ...line.map(({ content, htmlStyle = {} }) => h("span", { style: htmlStyle }, content)),
    "\n",
  ]);
  return h("pre", { class: "vp-code", tabindex: 0, role: "group", "aria-label": label }, h("code", lines.slice(0, -1)));
}
