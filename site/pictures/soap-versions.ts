import { axisX, axisY, barX, text } from "@observablehq/plot";
import { attributeNames, specifiedVersions } from "../../test/fixtures/legacy/legacy-service.ts";
import { colour, draw } from "./draw.ts";

interface Bar {
  readonly name: string;
  /** Places of versions. */
  readonly from: number;
  readonly to: number;
  readonly isNew: boolean;
}

/** What each version of the SOAP API answers of a user; a test compares the table with the WSDL files. */
export function drawSoapVersions(): string {
  const first = (name: string): number =>
    specifiedVersions.findIndex((version) => attributeNames[version].includes(name));
  const bars: Bar[] = attributeNames["4.2"]
    .map((name) => ({ name, from: first(name) }))
    .toSorted((one, other) => one.from - other.from)
    .map(({ name, from }) => ({ name, from: from + 0.05, to: specifiedVersions.length, isNew: from > 0 }));
  const told = specifiedVersions.map((version, index) => {
    const added = bars.flatMap(({ name, from }) => (Math.floor(from) === index ? name : []));
    return `${version} ${index === 0 ? "has" : "adds"} ${added.join(", ")}`;
  });
  return draw(
    "Attributes of a user by version of the SOAP API",
    `Each version has all attributes of those before. ${told.join("; ")}.`,
    {
      height: 24 * bars.length + 50,
      marginLeft: 180,
      marginTop: 35,
      x: { domain: [0, specifiedVersions.length], label: null },
      y: { domain: bars.map(({ name }) => name), label: null, padding: 0.25 },
      marks: [
        axisX({
          anchor: "top",
          tickSize: 0,
          ticks: specifiedVersions.map((_, index) => index + 0.5),
          tickFormat: (place: number) => specifiedVersions[Math.floor(place)] ?? "",
        }),
        axisY({ tickSize: 0 }),
        barX(bars, { x1: "from", x2: "to", y: "name", fill: ({ isNew }: Bar) => colour(isNew ? "second" : "first") }),
        text(bars, {
          x: ({ from }: Bar) => from,
          y: "name",
          text: ({ from }: Bar) => `since ${specifiedVersions[Math.floor(from)] ?? ""}`,
          textAnchor: "start",
          dx: 6,
          fill: colour("ground"),
        }),
      ],
    },
  );
}
