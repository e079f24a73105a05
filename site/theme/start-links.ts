import { useData, withBase } from "vitepress";
import { defineComponent, h } from "vue";
import { useWords } from "./use-words.ts";

/** What somebody who comes for the first time would do next; on the start pages alone. */
export const StartLinks = defineComponent(() => {
  const { page } = useData();
  const { said } = useWords();
  return () => {
    if (!/^(?:cs\/)?index\.md$/.test(page.value.relativePath)) return undefined;
    return h("p", { class: "start-links" }, [
      h("a", { href: withBase("/guides/") }, said.value.guides),
      h("a", { href: withBase("/api/") }, said.value.reference),
    ]);
  };
});
