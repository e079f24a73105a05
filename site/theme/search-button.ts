import { defineAsyncComponent, defineComponent, h, onBeforeUnmount, onMounted, ref } from "vue";
import { useWords } from "./use-words.ts";

/** What searches is fetched when somebody wants to search. */
const SearchDialog = defineAsyncComponent(() => import("./search-dialog.ts").then((module) => module.SearchDialog));

/** Whether a key would be typed into something. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Opens the search: by a click, by Ctrl+K (on a Mac with Command) or by a slash. */
export const SearchButton = defineComponent(() => {
  const { said } = useWords();
  const open = ref(false);
  function onKeydown(event: KeyboardEvent): void {
    const called =
      event.key === "/" ? !isTyped(event) : event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!called || open.value) return;
    event.preventDefault();
    open.value = true;
  }
  onMounted(() => {
    window.addEventListener("keydown", onKeydown);
  });
  onBeforeUnmount(() => {
    window.removeEventListener("keydown", onKeydown);
  });
  return () => [
    h(
      "button",
      {
        type: "button",
        class: "search-button",
        "aria-keyshortcuts": "Control+K /",
        onClick: () => (open.value = true),
      },
      [
        h("svg", { class: "search-icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, [
          h("circle", { cx: 7, cy: 7, r: 5 }),
          h("path", { d: "m11 11 4 4" }),
        ]),
        h("span", { class: "search-word" }, said.value.search),
      ],
    ),
    open.value ? h(SearchDialog, { onClose: () => (open.value = false) }) : undefined,
  ];
});
