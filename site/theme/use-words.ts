import { useData } from "vitepress";
import { computed, type ComputedRef } from "vue";
import { languageOf, words, type Language, type Words } from "../words.ts";

/** The language of the page that is shown, and what the theme says in it. */
export function useWords(): { readonly language: ComputedRef<Language>; readonly said: ComputedRef<Words> } {
  const { page } = useData();
  const language = computed(() => languageOf(page.value.relativePath));
  return { language, said: computed(() => words[language.value]) };
}
