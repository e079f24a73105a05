import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, type VNode } from "vue";
import { LanguageLink } from "./language-link.ts";
import "./style.css";
import "./print.css";

/** The theme of VitePress with a choice of languages and colours of our own. */
export default {
  extends: DefaultTheme,
  Layout: (): VNode => h(DefaultTheme.Layout, null, { "nav-bar-content-after": () => h(LanguageLink) }),
  enhanceApp({ app }) {
    // Its sandbox is fetched on its own page alone.
    const load = defineAsyncComponent(() => import("../playground/playground.ts").then((module) => module.Playground));
    app.component("Playground", load);
  },
} satisfies Theme;
