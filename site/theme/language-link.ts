import { useData, withBase } from "vitepress";
import { defineComponent, h } from "vue";
import { words, type Language } from "../words.ts";
import { useWords } from "./use-words.ts";

const others: Readonly<Record<Language, { readonly language: Language; readonly start: string }>> = {
  en: { language: "cs", start: "/cs/" },
  cs: { language: "en", start: "/" },
};

/** Leads to the same page in the other language, or to its start page. */
export const LanguageLink = defineComponent(() => {
  const { frontmatter } = useData<unknown>();
  const { language } = useWords();
  return () => {
    const { language: lang, start } = others[language.value];
    const translation: unknown = frontmatter.value["translation"];
    const href = withBase(typeof translation === "string" ? translation : start);
    return h("a", { class: "language-link", href, lang, hreflang: lang }, words[lang].name);
  };
});
