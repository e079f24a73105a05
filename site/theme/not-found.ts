import { withBase } from "vitepress";
import { defineComponent, h } from "vue";
import { useWords } from "./use-words.ts";

/** The page for an unknown address. */
export const NotFound = defineComponent(() => {
  const { said } = useWords();
  return () =>
    h("main", { class: "not-found" }, [
      h("h1", said.value.notFound),
      h("p", said.value.notFoundMessage),
      h("p", h("a", { href: withBase("/") }, said.value.home)),
    ]);
});
