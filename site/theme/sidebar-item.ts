import { useData, withBase, type DefaultTheme } from "vitepress";
import { defineComponent, h, type PropType, type VNode } from "vue";
import { addressOf } from "../addresses.ts";
import { languageOf } from "../words.ts";

/** A group of the sidebar, which the browser opens and closes by itself. */
export default defineComponent({
  props: { item: { type: Object as PropType<DefaultTheme.SidebarItem>, required: true } },
  setup(props) {
    const { page } = useData();
    const isCurrent = ({ link }: DefaultTheme.SidebarItem): boolean => link === addressOf(page.value.relativePath);
    function entry(each: DefaultTheme.SidebarItem): VNode {
      const { text, link = "/" } = each;
      // What is not translated is read aloud in its own language.
      const lang = languageOf(link.slice(1));
      return h(
        "li",
        h("a", { href: withBase(link), lang, "aria-current": isCurrent(each) ? "page" : undefined }, text),
      );
    }
    return () => {
      const { text, items = [], collapsed } = props.item;
      return h("details", { class: "sidebar-group", open: collapsed !== true || items.some(isCurrent) }, [
        h("summary", text),
        h("ul", items.map(entry)),
      ]);
    };
  },
});
