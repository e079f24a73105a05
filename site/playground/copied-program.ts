import { defineComponent, h, ref, watch, type PropType } from "vue";
import { colouredCode } from "./coloured-code.ts";
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
      colouredCode(props.program, "ts", props.said.code),
      h("div", { class: "playground-buttons" }, [
        h("button", { type: "button", onClick: copy }, props.said.copy),
        h("span", { role: "status" }, copied.value ? props.said.copied : ""),
      ]),
    ];
  },
});
