import { describe, expect, it } from "vitest";
import { listPrinter, type Column } from "../../../src/cli/output.ts";
import type { Sink } from "../../../src/cli/sink.ts";

interface Item {
  readonly ico: string;
  readonly name?: string | undefined;
}

const columns: readonly Column<Item>[] = [
  { title: "ico", width: 8, text: ({ ico }) => ico },
  { title: "obchodniJmeno", text: ({ name }) => name },
];

function memory(terminal: number | undefined, colors = false): Sink & { readonly writes: string[] } {
  const writes: string[] = [];
  return {
    columns: terminal,
    colors,
    writes,
    write: (text) => {
      writes.push(text);
      return Promise.resolve();
    },
  };
}

describe("listPrinter", () => {
  it("prints each item at once as a line of JSON, which neither a line reader nor a terminal misreads", async () => {
    const sink = memory(80);
    const list = listPrinter<Item>(sink, true, columns);
    const name = "a\nb\u2028c\u009bd\u001be\u007f";
    await list.print({ ico: "1", name });
    expect(sink.writes).toEqual([`{"ico":"1","name":"a\\nb\\u2028c\\u009bd\\u001be\\u007f"}\n`]);
    expect(JSON.parse(sink.writes.join(""))).toEqual({ ico: "1", name });
  });

  it("prints lines with tabs where there is no terminal, each at once, in one line whatever the text", async () => {
    const sink = memory(undefined);
    const list = listPrinter<Item>(sink, false, columns);
    await list.print({ ico: "1", name: "a\tb\nc\u001b[31m\u202ed" });
    await list.print({ ico: "2" });
    await list.flush();
    expect(sink.writes).toEqual(["ico\tobchodniJmeno\n1\ta b c [31m d\n", "2\t\n"]);
  });

  it("sets a table for a terminal, letters with diacritics one column wide, long text wrapped", async () => {
    const sink = memory(40);
    const list = listPrinter<Item>(sink, false, columns);
    await list.print({ ico: "90000021", name: "Příliš žluťoučký kůň úpěl ďábelské ódy" });
    await list.print({ ico: "90000022", name: "e\u030ca" });
    expect(sink.writes).toEqual([]);
    await list.flush();
    expect(sink.writes.join("").split("\n")).toEqual([
      "ico       obchodniJmeno",
      "90000021  Příliš žluťoučký kůň úpěl",
      "          ďábelské ódy",
      "90000022  e\u030ca",
      "",
    ]);
  });

  it("wraps nothing in a terminal too narrow for it", async () => {
    const sink = memory(15);
    const list = listPrinter<Item>(sink, false, columns);
    await list.print({ ico: "90000021", name: "Příliš žluťoučký kůň" });
    await list.flush();
    expect(sink.writes).toEqual(["ico       obchodniJmeno\n90000021  Příliš žluťoučký kůň\n"]);
  });

  it("prints a long table in parts that stand under each other, the titles once", async () => {
    const sink = memory(60, true);
    const list = listPrinter<Item>(sink, false, columns);
    for (let index = 0; index < 120; index += 1) await list.print({ ico: String(index), name: `n${index}` });
    expect(sink.writes).toHaveLength(2);
    await list.flush();
    await list.flush();
    const lines = sink.writes.join("").trimEnd().split("\n");
    expect(lines).toHaveLength(121);
    expect(lines[0]).toBe("\u001b[1mico       obchodniJmeno\u001b[0m");
    expect(lines[120]).toBe("119       n119");
  });

  it("prints nothing at all for an empty list", async () => {
    const sink = memory(60);
    await listPrinter<Item>(sink, false, columns).flush();
    expect(sink.writes).toEqual([]);
  });
});
