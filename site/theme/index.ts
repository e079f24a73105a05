import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, type VNode } from "vue";
import { LanguageLink } from "./language-link.ts";
import { SearchButton } from "./search-button.ts";
import { NotFound } from "./not-found.ts";
import { StartLinks } from "./start-links.ts";
import "./style.css";
import "./search.css";
import "./print.css";

/** The theme of VitePress with a search, a choice of languages and colours of our own. */
export default {
  extends: DefaultTheme,
  Layout: (): VNode =>
    h(DefaultTheme.Layout, null, {
      "nav-bar-content-before": () => h(SearchButton),
      "nav-bar-content-after": () => h(LanguageLink),
      "not-found": () => h(NotFound),
    }),
  enhanceApp({ app }) {
    app.component("StartLinks", StartLinks);
    // Its sandbox is fetched on its own page alone.
    const load = defineAsyncComponent(() => import("../playground/playground.ts").then((module) => module.Playground));
    app.component("Playground", load);
  },
} satisfies Theme;
