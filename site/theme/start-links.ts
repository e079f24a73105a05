import { withBase } from "vitepress";
import { defineComponent, h } from "vue";
import { useWords } from "./use-words.ts";

/** What somebody who comes for the first time would do next. */
export const StartLinks = defineComponent(() => {
  const { language, said } = useWords();
  return () =>
    h("p", { class: "start-links" }, [
      h("a", { href: withBase("/guides/") }, said.value.guides),
      h("a", { href: withBase(`${language.value === "cs" ? "/cs" : ""}/playground/`) }, said.value.playground),
      h("a", { href: withBase("/api/") }, said.value.reference),
    ]);
});
