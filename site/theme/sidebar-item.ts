import { useData, withBase, type DefaultTheme } from "vitepress";
import { defineComponent, h, type PropType, type VNode } from "vue";
import { addressOf } from "../addresses.ts";

/** A group of the sidebar, which the browser opens and closes by itself. */
export default defineComponent({
  props: { item: { type: Object as PropType<DefaultTheme.SidebarItem>, required: true } },
  setup({ item }) {
    const { page } = useData();
    const isCurrent = ({ link }: DefaultTheme.SidebarItem): boolean => link === addressOf(page.value.relativePath);
    const entry = (each: DefaultTheme.SidebarItem): VNode =>
      h(
        "li",
        h("a", { href: withBase(each.link ?? "/"), "aria-current": isCurrent(each) ? "page" : undefined }, each.text),
      );
    return () => {
      const { text, items = [], collapsed } = item;
      return h("details", { class: "sidebar-group", open: collapsed !== true || items.some(isCurrent) }, [
        h("summary", text),
        h("ul", items.map(entry)),
      ]);
    };
  },
});
