import { describe, expect, it } from "vitest";
import { defusedCell, listPrinter, type Column } from "../../../src/cli/output.ts";
import type { Sink } from "../../../src/cli/streams.ts";

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

describe("a cell of a table that came in", () => {
  it.each([
    ["-", "-"],
    ["--", "--"],
    ["+", "+"],
    ["-5", "-5"],
    ["+420 800 123 456", "+420 800 123 456"],
    ["-x", "'-x"],
    ["=1+1", "'=1+1"],
    ["\u0001=1", "'\u0001=1"],
    ["\u007f=1", "'\u007f=1"],
  ])("[JOB-13] %j becomes %j", (cell, expected) => {
    expect(defusedCell(cell)).toBe(expected);
  });
});

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

  it("[JOB-06] colours a cell where there are colours, also one that wraps, and marks it nowhere else", async () => {
    const styled: readonly Column<Item>[] = [
      { title: "state", width: 11, text: () => "dissolved 2021-04-15", style: () => "red" },
      { title: "ico", text: ({ ico }) => ico, style: () => undefined },
    ];
    const printed = async (sink: ReturnType<typeof memory>): Promise<string> => {
      const list = listPrinter<Item>(sink, false, styled);
      await list.print({ ico: "90000102" });
      await list.flush();
      return sink.writes.join("");
    };
    const coloured = await printed(memory(40, true));
    expect(coloured).toMatch(/\n\u001b\[31mdissolved\u001b\[39m {4}90000102\n\u001b\[31m2021-04-15\u001b\[0m\n$/);
    expect(await printed(memory(40))).toBe("state        ico\ndissolved    90000102\n2021-04-15\n");
    expect(await printed(memory(undefined))).toBe("state\tico\ndissolved 2021-04-15\t90000102\n");
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

  it.each([
    ["lines of JSON", true, undefined, 1],
    ["lines with tabs", false, undefined, 1],
    ["a table", false, 60, 50],
  ])(
    "of %s it tells each item once the output has taken it, and none that it refused",
    async (_what, json, width, together) => {
      const sink = memory(width);
      const printed: string[] = [];
      const list = listPrinter<Item>(sink, json, columns, ({ ico }) => printed.push(ico));
      const icos = Array.from({ length: 60 }, (_, index) => String(index));
      for (const ico of icos) {
        await list.print({ ico });
        expect(printed).toEqual(icos.slice(0, Math.floor((Number(ico) + 1) / together) * together));
      }
      await list.flush();
      expect(printed).toEqual(icos);

      const failing = listPrinter<Item>(
        { ...sink, write: () => Promise.reject(new Error("full")) },
        json,
        columns,
        ({ ico }) => printed.push(ico),
      );
      const last = failing.print({ ico: "60" }).then(() => failing.flush());
      await expect(last).rejects.toThrow("full");
      expect(printed).toEqual(icos);
    },
  );

  it("prints parts with the same columns, whatever their cells are", async () => {
    const sink = memory(60);
    const three: readonly Column<Item>[] = [...columns, { title: "sidlo", text: ({ name }) => name }];
    const list = listPrinter<Item>(sink, false, three);
    for (const name of ["a", "Moravské datové služby a.s.", "b"]) {
      await list.print({ ico: "1", name });
      await list.flush();
    }
    const places = sink.writes
      .join("")
      .split("\n")
      .map((line) => line.lastIndexOf("  ") + 2);
    expect(new Set([places[0], places[1], places.at(-2)])).toEqual(new Set([36]));
  });

  it("prints nothing at all for an empty list", async () => {
    const sink = memory(60);
    await listPrinter<Item>(sink, false, columns).flush();
    expect(sink.writes).toEqual([]);
  });

  it("shows nothing of a value that is no text, whatever an answer holds in its place", async () => {
    const values: unknown[] = [null, true, {}, [], ["a"], JSON.parse('{"toString":1,"valueOf":1}')];
    for (const width of [undefined, 60]) {
      const sink = memory(width);
      // The service may break the contract that the types describe.
      const list = listPrinter<Item>(sink, false, [{ title: "x", text: ({ name }) => name }]);
      for (const name of values) await list.print({ ico: "1", name: name as string });
      await list.flush();
      expect(sink.writes.join("").split("\n")).toEqual(["x", ...values.map(() => ""), ""]);
    }
  });
});

describe("a cell of a line with tabs", () => {
  const formulas = [
    ["=1+1"],
    ["+420 800 123 456"],
    ["-5"],
    ["-2+3+cmd|' /C calc'!A0"],
    ["@SUM(1+1)"],
    ["\t=1+1"],
    ["\r\n@SUM(1)"],
    [" \u00a0=1"],
    ["\u00ad=1"],
    ["\u200b\ufeff\u2060+1"],
    // No format characters, and without a look all the same.
    ["\u034f\u115f\u3164=1"],
    ["\ufe0f-1"],
    ["\uff1d1+1"],
    ["\uff0b1"],
    ["\uff0d1"],
    ["\uff20SUM(1)"],
    ["\ufe661"],
    ["\u22121"],
    // A spreadsheet takes the quotes for its own and what is in them for the cell.
    ['"=1+1"'],
    ["'=1+1"],
    ['" =1'],
  ];

  async function cellOf(name: unknown, width?: number): Promise<string> {
    const sink = memory(width);
    // The service may break the contract that the types describe.
    const list = listPrinter<Item>(sink, false, [{ title: "x", text: () => name as string }]);
    await list.print({ ico: "1" });
    await list.flush();
    return sink.writes.join("").split("\n")[1] ?? "";
  }

  it.each(formulas)("[REL-08] that a spreadsheet would run gets an apostrophe: %j", async (text) => {
    const cell = await cellOf(text);
    expect(cell).toMatch(/^'/);
    // Nothing else of it changes: whoever takes one apostrophe away has what the terminal shows.
    expect(cell.slice(1).trim()).toBe(await cellOf(text, 200).then((shown) => shown.trim()));
  });

  it.each([
    ["Moravské datové služby a.s."],
    ["1-2"],
    ["a=b"],
    ['"Sdružení" Praha'],
    ["'t Hooft"],
    ["\u2013 Kavárna \u2013"],
    ["27074358"],
    [""],
  ])("that is only text stays as it is: %j", async (text) => {
    expect(await cellOf(text)).toBe(text);
  });

  it("that is a number in the answer stays one, a negative one too", async () => {
    expect(await cellOf(-5)).toBe("-5");
    expect(await cellOf(1e21)).toBe("1e+21");
  });

  it("[REL-08] is shown on a terminal without what a terminal obeys, and is exact in JSON", async () => {
    for (const [text] of formulas) {
      const shown = await cellOf(text, 200);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(shown.trimStart()).not.toMatch(text?.startsWith("'") === true ? /^''/ : /^'/);
      const sink = memory(undefined);
      await listPrinter<Item>(sink, true, columns).print({ ico: "1", name: text });
      expect(JSON.parse(sink.writes.join(""))).toEqual({ ico: "1", name: text });
    }
  });
});

describe("a cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    [" @SUM(1)", "' @SUM(1)"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['="1"&A1', `'="1"&A1`],
    ["+420 x", "'+420 x"],
    ["-5", "-5"],
    ["-1 234,50", "-1 234,50"],
    ["+420 800 123 456", "+420 800 123 456"],
    ['="00006947"', '="00006947"'],
    ["Dva\nřádky", "Dva\nřádky"],
    ["\u001b[2J", "\u001b[2J"],
    ["", ""],
  ])("[JOB-02] of a table that came in gets an apostrophe when a spreadsheet would run it: %j", (cell, expected) => {
    expect(defusedCell(cell)).toBe(expected);
  });
});
