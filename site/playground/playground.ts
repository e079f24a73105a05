import { computed, defineComponent, h, onMounted, ref, shallowRef, type Ref, type VNode } from "vue";
import { useLanguage } from "../theme/language-link.ts";
import { ask, budget, examples, type Answerer, type Outcome } from "./ask.ts";
import { outcomeView } from "./outcome-view.ts";
import { playgroundWords, type PlaygroundWords } from "./words.ts";
import "./playground.css";

/** A field for an ico, and what the package makes of the answer. */
export const Playground = defineComponent(() => {
  const language = useLanguage();
  const said = computed(() => playgroundWords[language.value]);
  const typed = ref(examples[0]?.ico ?? "");
  const asking = ref(false);
  const outcome = shallowRef<Outcome>();
  const spent = shallowRef(budget());

  async function submit(answerer: Answerer): Promise<void> {
    if (asking.value) return;
    asking.value = true;
    try {
      outcome.value = await ask(typed.value, answerer);
    } finally {
      asking.value = false;
      spent.value = budget();
    }
  }
  // So that the page shows at once what comes, and has all that it needs of the network.
  onMounted(() => submit("sandbox"));

  const choose = (ico: string): Promise<void> => {
    typed.value = ico;
    return submit("sandbox");
  };
  const buttons = (): VNode[] => [
    h("div", { class: "playground-buttons" }, [
      h("button", { type: "submit" }, said.value.askSandbox),
      h("button", { type: "button", onClick: () => submit("live") }, said.value.askLive),
    ]),
    h("p", { class: "playground-hint" }, [
      said.value.liveHint,
      " ",
      said.value.budget.replace("{used}", String(spent.value.used)).replace("{most}", String(spent.value.most)),
    ]),
  ];
  return () => {
    const shown = outcome.value;
    return h("div", { class: "playground" }, [
      h(
        "form",
        {
          onSubmit: (event: Event) => {
            event.preventDefault();
            void submit("sandbox");
          },
        },
        [field(typed, said.value), choices(said.value, choose), buttons()],
      ),
      h(
        "div",
        { role: "status", class: "playground-hint" },
        asking.value ? said.value.asking : ((shown && said.value.result) ?? ""),
      ),
      shown === undefined ? undefined : outcomeView(shown, said.value),
    ]);
  };
});

/** The field for an ico, which a click on an example fills in too. */
function field(typed: Ref<string>, words: PlaygroundWords): VNode[] {
  return [
    h("label", { for: "playground-ico" }, words.label),
    h("input", {
      id: "playground-ico",
      inputmode: "numeric",
      autocomplete: "off",
      "aria-describedby": "playground-hint",
      value: typed.value,
      onInput: ({ target }: Event) => {
        if (target instanceof HTMLInputElement) typed.value = target.value;
      },
    }),
    h("p", { id: "playground-hint", class: "playground-hint" }, words.hint),
  ];
}

function choices(words: PlaygroundWords, choose: (ico: string) => Promise<void>): VNode {
  const choice = ({ ico, name }: (typeof examples)[number]): VNode =>
    h("button", { type: "button", lang: "cs", onClick: () => choose(ico) }, `${ico} ${name}`);
  return h("p", { class: "playground-choices" }, [words.examples, ...examples.map(choice)]);
}
