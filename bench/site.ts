import { execFileSync } from "node:child_process";
import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../test/integration/peers/find-chromium.ts";
import { serveSite } from "../test/fixtures/serve-site.ts";
import { root, withFolder } from "./processes.ts";
import type { Table } from "./table.ts";

const rounds = 9;
const most = { milliseconds: 1_000, kilobytes: 150 };

interface Visit {
  /** Milliseconds from the start of the visit to the first text. */
  readonly painted: number;
  /** Bytes that came, compressed, until nothing more was asked for. */
  readonly weight: number;
}

/** What the start page of the documentation weighs and how soon it is seen, in Chromium without a cache. */
export function site(): Promise<Table> {
  return withFolder(async (folder) => {
    const base = "/ares-caais/";
    execFileSync("npm", ["run", "docs", "--", "--base", base, "--outDir", folder], { cwd: root, stdio: "pipe" });
    const { program, advice } = findChromium();
    if (program === undefined) throw new Error(advice);
    const served = await serveSite(folder, base);
    const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, served.address));
      return tableOf(visits);
    } finally {
      await browser.close();
      served.close();
    }
  });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
  await page.goto(address, { waitUntil: "networkidle" });
  const painted = await page.evaluate<number>(`performance.getEntriesByName("first-contentful-paint")[0].startTime`);
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { painted, weight };
}

function tableOf(visits: readonly Visit[]): Table {
  const times = visits.map(({ painted }) => painted).sort((first, second) => first - second);
  const [least = 0] = times;
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const kilobytes = Math.max(...visits.map(({ weight }) => weight)) / 1000;
  return {
    title: "The start page of the documentation, without a cache",
    rows: [
      {
        what: `first paint, least of ${rounds}`,
        figure: `${least.toFixed(0)} / ${median.toFixed(0)} ms`,
        target: { text: `at most ${most.milliseconds} ms`, met: least <= most.milliseconds },
      },
      {
        what: "compressed, before anybody does something",
        figure: `${kilobytes.toFixed(1)} kB`,
        target: { text: `at most ${most.kilobytes} kB`, met: kilobytes <= most.kilobytes },
      },
    ],
  };
}
