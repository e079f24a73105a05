import { axisX, axisY, barX, gridX, text, tickX } from "@observablehq/plot";
import { readTable } from "../../test/fixtures/documents/read-table.ts";
import { colour, draw } from "./draw.ts";

interface Bar {
  readonly what: string;
  readonly ratio: number;
  /** The target. */
  readonly limit: number;
  readonly isLeast: boolean;
  readonly isMet: boolean;
}

/** How long what is measured takes beside its peer, with the target of each. */
export function drawBenches(): string {
  const rows: Bar[] = readTable("docs/bench.md", "Benchmarks").flatMap(
    ([what = "", , ratios = "", target = "", outcome = ""]) => {
      const limit = Number(/^at (?:most|least) ([\d.]+) times/.exec(target)?.[1]);
      // Fast, which decides whether the target is met.
      const ratio = Number(ratios.split(" / ")[0]);
      return Number.isNaN(limit)
        ? []
        : [{ what: short(what), ratio, limit, isLeast: target.startsWith("at least"), isMet: outcome === "met" }];
    },
  );
  const told = rows.map(
    ({ what, ratio, limit, isLeast, isMet }) =>
      `${what}: ${ratio}, target at ${isLeast ? "least" : "most"} ${limit}, ${isMet ? "met" : "missed"}`,
  );
  const most = Math.max(...rows.flatMap(({ ratio, limit }) => [Math.min(ratio, 5), limit])) * 1.1;
  return draw(
    "Times beside those of peers, with their targets",
    `How many times as long as its peer something takes, or the peer beside it where the target is a least one. ${told.join("; ")}.`,
    {
      height: 30 * rows.length + 60,
      marginLeft: 470,
      marginRight: 90,
      x: { label: "times as long", domain: [0, most] },
      y: { domain: rows.map(({ what }) => what), label: null, padding: 0.3 },
      marks: [
        gridX({ stroke: colour("line"), strokeOpacity: 1 }),
        axisX({ tickSize: 0 }),
        axisY({ tickSize: 0 }),
        barX(rows, {
          x: ({ ratio }: Bar) => Math.min(ratio, most),
          y: "what",
          fill: ({ isMet }: Bar) => colour(isMet ? "first" : "second"),
        }),
        tickX(rows, { x: "limit", y: "what", stroke: colour("text"), strokeWidth: 2.5 }),
        text(rows, {
          x: ({ ratio, limit }: Bar) => Math.min(Math.max(ratio, limit), most),
          y: "what",
          text: ({ ratio, isMet }: Bar) => `${ratio} ${isMet ? "met" : "missed"}`,
          textAnchor: "start",
          dx: 8,
          fill: colour("text"),
        }),
      ],
    },
  );
}

/** Without what the page says anyway. */
function short(what: string): string {
  return what.replaceAll(/ares-caais, |, least of \d+|, scaled up from \d+|: ares-caais(?= |$)/g, "");
}
