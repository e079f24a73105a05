import { useData, withBase, type DefaultTheme } from "vitepress";
import { defineComponent, h, type PropType, type VNode } from "vue";
import { addressOf } from "../addresses.ts";
import { languageOf } from "../words.ts";

type Item = DefaultTheme.SidebarItem;

/** A group of the sidebar, which the browser opens and closes by itself. */
export default defineComponent({
  props: { item: { type: Object as PropType<Item>, required: true } },
  setup(props) {
    const { page } = useData();
    const isCurrent = ({ link }: Item): boolean => link === addressOf(page.value.relativePath);
    const hasCurrent = (item: Item): boolean => isCurrent(item) || (item.items ?? []).some(hasCurrent);
    function entry(item: Item): VNode {
      const { text, link = "/" } = item;
      // A page that is not translated is read aloud in its own language.
      const lang = languageOf(link.slice(1));
      return h("a", { href: withBase(link), lang, "aria-current": isCurrent(item) ? "page" : undefined }, text);
    }
    function group(item: Item): VNode {
      const { text, link, items = [], collapsed } = item;
      const below = items.map((each) => h("li", each.items === undefined ? entry(each) : group(each)));
      return h("details", { class: "sidebar-group", open: collapsed !== true || hasCurrent(item) }, [
        h("summary", text),
        h("ul", link === undefined ? below : [h("li", entry(item)), ...below]),
      ]);
    }
    return () => group(props.item);
  },
});
