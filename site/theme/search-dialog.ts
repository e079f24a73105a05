import { useRouter, withBase } from "vitepress";
import { computed, defineComponent, h, nextTick, onMounted, ref, shallowRef, watch, type VNode } from "vue";
import { loadSearch, type Found, type Search } from "../search/load-index.ts";
import { useWords } from "./use-words.ts";

const most = 20;

/** The search: a field, and what is found as a list that the arrows walk. */
export const SearchDialog = defineComponent(
  (_props, { emit }) => {
    const router = useRouter();
    const { language, said } = useWords();
    const dialog = ref<HTMLDialogElement>();
    const query = ref("");
    const chosen = ref(0);
    const search = shallowRef<Search>();
    const found = computed<readonly Found[]>(() => search.value?.(query.value).slice(0, most) ?? []);
    const close = (): void => dialog.value?.close();

    onMounted(async () => {
      dialog.value?.showModal();
      search.value = await loadSearch(language.value);
    });
    watch(found, () => (chosen.value = 0));
    watch(chosen, async () => {
      await nextTick();
      dialog.value?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    });

    function choose(step: number): void {
      const { length } = found.value;
      if (length > 0) chosen.value = (chosen.value + step + length) % length;
    }
    async function follow(address: string): Promise<void> {
      close();
      await router.go(withBase(address));
    }
    function onKeydown(event: KeyboardEvent): void {
      const address = found.value[chosen.value]?.address;
      if (event.key === "ArrowDown") choose(1);
      else if (event.key === "ArrowUp") choose(-1);
      else if (event.key === "Enter" && address !== undefined) void follow(address);
      else return;
      event.preventDefault();
    }

    const field = (): VNode =>
      h("input", {
        type: "text",
        enterkeyhint: "search",
        role: "combobox",
        autofocus: true,
        autocomplete: "off",
        spellcheck: "false",
        placeholder: said.value.searchPlaceholder,
        value: query.value,
        "aria-label": said.value.search,
        "aria-autocomplete": "list",
        "aria-controls": "search-results",
        "aria-expanded": found.value.length > 0,
        "aria-activedescendant": found.value.length > 0 ? `search-result-${chosen.value}` : undefined,
        onInput: ({ target }: Event) => {
          if (target instanceof HTMLInputElement) query.value = target.value;
        },
        onKeydown,
      });
    const option = ({ address, title, path, lang }: Found, index: number): VNode =>
      h(
        "a",
        {
          key: address,
          id: `search-result-${index}`,
          role: "option",
          tabindex: -1,
          href: withBase(address),
          lang,
          "aria-selected": index === chosen.value,
          onMousemove: () => (chosen.value = index),
          onClick: close,
        },
        [h("strong", title), path === "" ? undefined : h("span", path)],
      );
    return () =>
      h(
        "dialog",
        {
          ref: dialog,
          class: "search-dialog",
          "aria-label": said.value.search,
          onClose: () => {
            emit("close");
          },
          // A click beside the box: the backdrop belongs to the dialog itself.
          onClick: ({ target }: Event) => {
            if (target === dialog.value) close();
          },
        },
        h("div", { class: "search-box" }, [
          h("div", { class: "search-field" }, [
            field(),
            h("button", { type: "button", onClick: close }, said.value.close),
          ]),
          h(
            "div",
            { id: "search-results", role: "listbox", "aria-label": said.value.results },
            found.value.map(option),
          ),
          h(
            "p",
            { class: "search-hint", role: "status" },
            search.value !== undefined && query.value.trim() !== "" && found.value.length === 0
              ? said.value.nothingFound
              : said.value.searchHint,
          ),
        ]),
      );
  },
  { emits: ["close"] },
);
