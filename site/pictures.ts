import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { drawBudget } from "./pictures/budget.ts";
import { drawRecordMap } from "./pictures/record-map.ts";

const usage = `Usage: npm run pictures
       npm run pictures -- --check

Draws docs/pictures from the contract and the package.
With --check it writes nothing, and exits 1 when a picture is out of date.`;

const folder = new URL("../docs/pictures/", import.meta.url);

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = await main();

async function main(): Promise<number> {
  const pictures = {
    "budget.svg": await drawBudget(),
    "record-map.svg": drawRecordMap(),
  };
  const stale = Object.entries(pictures).filter(([name, drawn]) => {
    const file = new URL(name, folder);
    return !existsSync(file) || readFileSync(file, "utf8") !== drawn;
  });
  if (process.argv.includes("--check")) {
    for (const [name] of stale) console.error(`docs/pictures/${name} is out of date: run npm run pictures`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const [name, drawn] of stale) {
    writeFileSync(new URL(name, folder), drawn);
    console.log(`docs/pictures/${name}`);
  }
  return 0;
}
