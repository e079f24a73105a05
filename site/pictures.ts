import { writeFiles } from "../scripts/write-files.ts";
import { drawBudget } from "./pictures/budget.ts";
import { drawRecordMap } from "./pictures/record-map.ts";

const usage = `Usage: npm run pictures
       npm run pictures -- --check

Draws docs/pictures from the contract and the package.
With --check it writes nothing, and exits 1 when a picture is out of date.`;

await writeFiles(
  { usage, command: "pictures", source: "the contract and the package" },
  async () =>
    new Map([
      ["docs/pictures/budget.svg", await drawBudget()],
      ["docs/pictures/record-map.svg", drawRecordMap()],
    ]),
);
