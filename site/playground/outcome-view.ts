import { invoiceParty, subjectState } from "ares-caais/registry";
import { h, type VNode } from "vue";
import type { Outcome } from "./ask.ts";
import { colouredCode } from "./coloured-code.ts";
import { programOf } from "./program.ts";
import type { PlaygroundWords } from "./words.ts";

type Row = readonly [term: string, text: string | undefined];

const listOf = (rows: readonly Row[]): VNode =>
  h(
    "dl",
    rows.flatMap(([term, text]) => (text === undefined || text === "" ? [] : [h("dt", term), h("dd", text)])),
  );

/** JSON with a line for each member; any other text as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The view of a request, its response and its meaning. */
export function outcomeView(outcome: Outcome, said: PlaygroundWords): VNode[] {
  const { request, answer, found, problem } = outcome;
  const program = programOf(outcome);
  return [
    problem === undefined ? undefined : h("p", { class: "playground-problem", role: "alert", lang: "en" }, problem),
    ...(found === undefined ? [] : meaningOf(found.record, said)),
    h("h2", said.request),
    request === undefined ? h("p", said.nothingSent) : colouredCode(request, "text", said.request),
    h("h2", said.answer),
    answer === undefined
      ? h("p", said.noAnswer)
      : colouredCode(`${answer.status}\n${pretty(answer.text)}`, "json", said.answer),
    ...(program === undefined ? [] : programView(program, said)),
  ].filter((node) => node !== undefined);
}

/** A block of code as VitePress writes it, which copies the code when its button is pressed. */
const programView = (program: string, said: PlaygroundWords): VNode[] => [
  h("h2", said.code),
  h("p", said.codeHint),
  h("div", { class: "language-ts" }, [
    h("button", { type: "button", class: "copy", title: said.copy, "aria-label": said.copy }),
    h("span", { class: "lang" }, "ts"),
    colouredCode(program, "ts", said.code),
  ]),
];

/** A value of the package, and what it means where that is not the same word. */
const coded = (value: string, meaning: string): string => (value === meaning ? value : `${value}: ${meaning}`);

function meaningOf(record: Parameters<typeof invoiceParty>[0], said: PlaygroundWords): VNode[] {
  const { state, field, date, vat } = subjectState(record);
  const { name, address, ico, dic, courtFile } = invoiceParty(record);
  const from = (read: string | undefined): string => (read === undefined ? "" : ` (${said.field} ${read})`);
  return [
    h("h2", said.state),
    listOf([
      [said.stateTerm, coded(state, said.states[state]) + from(field)],
      [said.date, date],
      [said.vat, coded(vat.state, said.vatStates[vat.state]) + from(vat.field)],
    ]),
    h("h2", said.party),
    listOf([
      [said.name, name],
      [said.address, address.join(", ")],
      [said.ico, ico],
      [said.dic, dic],
      [said.courtFile, courtFile?.line],
    ]),
  ];
}
