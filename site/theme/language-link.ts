import { useData, withBase } from "vitepress";
import { computed, defineComponent, h, type ComputedRef } from "vue";
import { languageOf, words, type Language } from "../words.ts";

const others: Readonly<Record<Language, { readonly language: Language; readonly start: string }>> = {
  en: { language: "cs", start: "/cs/" },
  cs: { language: "en", start: "/" },
};

/** The language of the page that is shown. */
export function useLanguage(): ComputedRef<Language> {
  const { page } = useData();
  return computed(() => languageOf(page.value.relativePath));
}

/** Leads to the same page in the other language, or to its start page. */
export const LanguageLink = defineComponent(() => {
  const { frontmatter } = useData<unknown>();
  const language = useLanguage();
  return () => {
    const { language: lang, start } = others[language.value];
    const translation: unknown = frontmatter.value["translation"];
    const href = withBase(typeof translation === "string" ? translation : start);
    return h("a", { class: "language-link", href, lang, hreflang: lang }, words[lang].name);
  };
});
