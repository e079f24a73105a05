import fc from "fast-check";

/** JSON as it is written: names may stand twice, and a scalar is any text, also one that is no JSON. */
type Node =
  | { readonly kind: "object"; members: (readonly [name: string, value: Node])[] }
  | { readonly kind: "list"; items: Node[] }
  | { readonly kind: "scalar"; readonly text: string };

/** One change of a JSON text. A place is counted in the order of the text, and once around when there are fewer. */
export type JsonEdit =
  | { readonly put: string; readonly at: number }
  | { readonly copyOf: number; readonly at: number }
  | { readonly drop: number }
  | { readonly add: string; readonly value: string; readonly at: number }
  | { readonly repeat: number; readonly times: number }
  | { readonly nest: number; readonly depth: number }
  | { readonly fill: string; readonly times: number; readonly at: number }
  | { readonly reverse: number }
  | { readonly write: "spaced" | "escaped" };

/** Values that a reader may not have thought of. */
const strange = [
  ...["null", "true", "false", "0", "-0", "-1", "1.5", "1e999", "-1e999", "9007199254740993", "4294967296", "1e-7"],
  ...['""', '" "', '"0"', '"\\ud800"', '"\\u0000"', '"\\u202e"', '"__proto__"', '"NaN"', '"27074358"', '"1e5"'],
  ...["[]", "{}", "[null]", "[[]]", "[{}]", '{"length":5}', '{"__proto__":{"polluted":1}}', '{"toString":1}'],
  ...["NaN", "undefined", "'x'", "01", "[1,]", '{"a":1', '"', "\ufeff1", "/**/1", "Infinity"],
];
const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "toJSON",
  "then",
  "length",
  "hasOwnProperty",
  "",
  "x",
];

/** What costs more memory than it has letters. */
const tiny = ["[]", "{}", "[[]]", '{"a":[]}', '{"a":{}}', "0", '""'];

const place = fc.nat(400);
const counts = fc.constantFrom(...[1, 1, 2, 2, 3, 10, 100, 1_000, 10_000, 3_000_000]);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)) },
);
/** What means the same to everybody who reads JSON. */
const harmless: fc.Arbitrary<JsonEdit> = fc.oneof(
  fc.record({ write: fc.constantFrom("spaced", "escaped") }),
  fc.record({ reverse: place }),
);
const harmful: fc.Arbitrary<JsonEdit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: value, at: place }) },
  { weight: 2, arbitrary: fc.record({ copyOf: place, at: place }) },
  { weight: 3, arbitrary: fc.record({ drop: place }) },
  { weight: 4, arbitrary: fc.record({ add: fc.constantFrom(...names), value, at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      repeat: place,
      times: counts,
    }),
  },
  { weight: 1, arbitrary: fc.record({ fill: fc.constantFrom(...tiny), times: counts, at: place }) },
  { weight: 1, arbitrary: fc.record({ nest: place, depth: fc.constantFrom(1, 99, 5_000, 200_000) }) },
);

/** Changes of a JSON text: none, some without meaning, or some that have one. */
export const jsonEdits: fc.Arbitrary<readonly JsonEdit[]> = fc.array(
  fc.oneof({ weight: 1, arbitrary: harmless }, { weight: 4, arbitrary: harmful }),
  { maxLength: 4 },
);

/** Whether a text means the same after the changes. */
export function isHarmless(edits: readonly JsonEdit[]): boolean {
  return edits.every((edit) => "write" in edit || "reverse" in edit);
}

/**
 * The text of a value with the changes.
 *
 * @param mostText most letters that a repetition makes
 */
export function editJson(json: unknown, edits: readonly JsonEdit[], mostText = 8_000_000): string {
  const root = nodeOf(json);
  const styles = new Set<string>();
  let top = root;
  for (const edit of edits) {
    if ("write" in edit) styles.add(edit.write);
    else top = change(top, edit, mostText);
  }
  return print(top, { spaced: styles.has("spaced"), escaped: styles.has("escaped") });
}

function change(root: Node, edit: Exclude<JsonEdit, { readonly write: unknown }>, mostText: number): Node {
  const all = nodesOf(root);
  const nodeAt = (at: number): Node => all[at % all.length] ?? root;
  const put = (node: Node, text: string | undefined): Node =>
    replace(root, node, () => (text === undefined ? [] : [{ kind: "scalar", text }]));
  if ("put" in edit) return put(nodeAt(edit.at), edit.put);
  if ("copyOf" in edit) return put(nodeAt(edit.at), plain(nodeAt(edit.copyOf)));
  if ("drop" in edit) return put(nodeAt(edit.drop), undefined);
  if ("nest" in edit) {
    const node = nodeAt(edit.nest);
    return put(node, "[".repeat(edit.depth) + plain(node) + "]".repeat(edit.depth));
  }
  if ("fill" in edit) {
    const times = Math.min(edit.times, Math.floor(mostText / (edit.fill.length + 1)));
    return put(nodeAt(edit.at), `[${edit.fill}${`,${edit.fill}`.repeat(times)}]`);
  }
  if ("repeat" in edit) {
    const node = nodeAt(edit.repeat);
    const text = plain(node);
    return replace(root, node, (name) => {
      const more = name === undefined ? `,${text}` : `,${JSON.stringify(name)}:${text}`;
      const times = Math.min(edit.times, Math.floor(mostText / more.length));
      return [{ kind: "scalar", text: text + more.repeat(times) }];
    });
  }
  const objects = all.filter((node) => node.kind === "object");
  if ("reverse" in edit) objects[edit.reverse % objects.length]?.members.reverse();
  else objects[edit.at % objects.length]?.members.push([edit.add, { kind: "scalar", text: edit.value }]);
  return root;
}

/** Puts others in the place of a node, each under its name when it has one. */
function replace(root: Node, old: Node, others: (name: string | undefined) => readonly Node[]): Node {
  if (root === old) return others(undefined)[0] ?? { kind: "scalar", text: "" };
  for (const node of nodesOf(root)) {
    if (node.kind === "object") {
      node.members = node.members.flatMap((member) =>
        member[1] === old ? others(member[0]).map((other) => [member[0], other] as const) : [member],
      );
    } else if (node.kind === "list")
      node.items = node.items.flatMap((item) => (item === old ? others(undefined) : [item]));
  }
  return root;
}

function nodeOf(json: unknown): Node {
  if (Array.isArray(json)) return { kind: "list", items: json.map(nodeOf) };
  if (typeof json === "object" && json !== null) {
    return { kind: "object", members: Object.entries(json).map(([name, member]) => [name, nodeOf(member)] as const) };
  }
  return { kind: "scalar", text: JSON.stringify(json) };
}

/** A node and all in it, in the order of the text. */
function nodesOf(root: Node): Node[] {
  const inner = root.kind === "list" ? root.items : root.kind === "object" ? root.members.map(([, one]) => one) : [];
  return [root, ...inner.flatMap(nodesOf)];
}

interface Style {
  readonly spaced: boolean;
  readonly escaped: boolean;
}

function plain(node: Node): string {
  return print(node, { spaced: false, escaped: false });
}

function print(node: Node, style: Style): string {
  const gap = style.spaced ? " \n\t\r" : "";
  switch (node.kind) {
    case "scalar":
      return style.escaped && /^"[^"]{0,999}"$/.test(node.text) ? escapeLetters(node.text) : node.text;
    case "list":
      return `[${gap}${node.items.map((item) => print(item, style)).join(`${gap},${gap}`)}${gap}]`;
    case "object": {
      const members = node.members.map(([name, member]) => {
        const text = JSON.stringify(name);
        return `${style.escaped ? escapeLetters(text) : text}${gap}:${gap}${print(member, style)}`;
      });
      return `{${gap}${members.join(`${gap},${gap}`)}${gap}}`;
    }
  }
}

/** Letters as `\u` escapes; those that belong to an escape stay. */
function escapeLetters(text: string): string {
  return text.replaceAll(/\\u....|\\.|[a-zá-ž]/gi, (found) =>
    found.length > 1 ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
