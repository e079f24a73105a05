import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

// The requests of a look-up of a table in a plain loop: nothing is checked, nothing repeated, nothing kept for a crash.
const [address = "", input = "", out = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const url = `${address}/ekonomicke-subjekty/vyhledat`;

interface Subject {
  readonly ico: string;
  readonly obchodniJmeno: string;
  readonly sidlo: { readonly textovaAdresa: string };
  readonly dic: string;
}

async function ask(ico: readonly string[]): Promise<Map<string, Subject>> {
  const sent = request(url, { method: "POST", agent, headers: { "content-type": "application/json" } });
  sent.end(JSON.stringify({ ico, start: 0, pocet: ico.length }));
  const [response] = (await once(sent, "response")) as [AsyncIterable<Buffer>];
  const { ekonomickeSubjekty } = JSON.parse(await text(response)) as { ekonomickeSubjekty: readonly Subject[] };
  return new Map(ekonomickeSubjekty.map((subject) => [subject.ico, subject]));
}

const start = performance.now();
const output = createWriteStream(out);
let rows: string[][] = [];
async function flush(): Promise<void> {
  const found = await ask(rows.map(([, ico = ""]) => ico));
  for (const cells of rows) {
    const subject = found.get(cells[1] ?? "");
    output.write(
      `${[...cells, subject?.obchodniJmeno, subject?.sidlo.textovaAdresa, subject?.dic].map((cell) => `"${cell ?? ""}"`).join(";")}\n`,
    );
  }
  rows = [];
}
let isHead = true;
for await (const line of createInterface({ input: createReadStream(input) })) {
  if (!isHead) rows.push(line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  isHead = false;
  if (rows.length === 100) await flush();
}
if (rows.length > 0) await flush();
output.end();
await once(output, "finish");
const { user, system } = process.cpuUsage();
process.send?.({ exitCode: 0, seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 });
process.disconnect();
