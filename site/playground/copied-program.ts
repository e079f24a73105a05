import { defineComponent, h, ref, watch, type PropType } from "vue";
import type { PlaygroundWords } from "./words.ts";

/** A program to copy. */
export const CopiedProgram = defineComponent({
  props: {
    program: { type: String, required: true },
    said: { type: Object as PropType<PlaygroundWords>, required: true },
  },
  setup(props) {
    const copied = ref(false);
    watch(
      () => props.program,
      () => (copied.value = false),
    );
    async function copy(): Promise<void> {
      await navigator.clipboard.writeText(props.program);
      copied.value = true;
    }
    return () => [
      h("p", props.said.codeHint),
      h("pre", { tabindex: 0, role: "group", "aria-label": props.said.code }, h("code", props.program)),
      h("div", { class: "playground-buttons" }, [
        h("button", { type: "button", onClick: copy }, props.said.copy),
        h("span", { role: "status" }, copied.value ? props.said.copied : ""),
      ]),
    ];
  },
});
