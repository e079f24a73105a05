import { expect, it } from "vitest";
import { timeAlternately } from "../../../bench/compare.ts";
import { summaryOf } from "../../../bench/summary.ts";

/** A contender whose rounds take 1, 2, 3 … milliseconds. */
const rising = (): { readonly name: string; readonly run: () => number } => {
  let round = 0;
  return { name: "rising", run: () => (round += 1) };
};

it.each([
  [7, 1, 4],
  [19, 1, 10],
  [20, 3, 11],
  [60, 7, 31],
])("picks from %i rounds the fastest, %i, and the median, %i", async (rounds, fast, median) => {
  expect(await timeAlternately([rising()], rounds)).toEqual([{ name: "rising", fast, median }]);
});

it("the page lists every measurement with a comparison, a target or an entry, and no baseline", () => {
  const same = { fast: 1, median: 1 };
  const rows = [
    { what: "alone", figure: "1" },
    { what: "baseline", figure: "1", ratio: same },
    { what: "compared", figure: "1", ratio: { fast: 2, median: 2 } },
    { what: "with a target", figure: "1", target: { text: "at most 1", met: true } },
    { what: "  a part", figure: "1", isListed: true },
  ];
  expect(summaryOf({ bench: { title: "", rows } }).rows.map(({ what }) => what)).toEqual([
    "bench: compared",
    "bench: with a target",
    "bench: a part",
  ]);
});
