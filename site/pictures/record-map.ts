import { axisX, axisY, dot, gridX, gridY } from "@observablehq/plot";
import { sourceRecords } from "../../scripts/reference/records/record-sections.ts";
import { colour, draw } from "./draw.ts";
import recordTopics from "./record-topics.json" with { type: "json" };

/** The topics that people look for, with the properties that hold them in any source. */
const topics: Readonly<Record<string, readonly string[]>> = recordTopics;

/** Which source has what, by the contract. */
export function drawRecordMap(): string {
  const records = sourceRecords();
  const sources = records.map(({ source }) => source);
  const has = records.flatMap(({ source, sections }) => {
    // The last section is the page of a search, which is no part of a record.
    const names = new Set(sections.slice(0, -1).flatMap(({ fields }) => fields.map(({ name }) => name)));
    const held = Object.keys(topics).filter((topic) => topics[topic]?.some((name) => names.has(name)));
    return held.map((topic) => ({ source, topic }));
  });
  const told = sources.map(
    (source) => `${source}: ${has.flatMap((one) => (one.source === source ? one.topic : [])).join(", ")}`,
  );
  return draw(
    "Which source has what",
    `The eleven data sources, and what a record of each may hold by the contract. ${told.join(". ")}.`,
    {
      height: 560,
      marginLeft: 190,
      marginTop: 40,
      x: { domain: sources, label: null },
      y: { domain: Object.keys(topics), label: null },
      marks: [
        gridX({ stroke: colour("line"), strokeOpacity: 1 }),
        gridY({ stroke: colour("line"), strokeOpacity: 1 }),
        axisX({ anchor: "top", tickSize: 0 }),
        axisY({ tickSize: 0 }),
        dot(has, { x: "source", y: "topic", r: 6, fill: colour("first") }),
      ],
    },
  );
}
