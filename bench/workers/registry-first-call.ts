import { createRegistry } from "../../src/registry/index.ts";

/** The first call of a process, from the creation of the client on: with `bare` that of the global `fetch`. */
const [who = "", address = ""] = process.argv.slice(2);
const ico = "27074358";

async function callBare(): Promise<void> {
  await (await fetch(`${address}/ekonomicke-subjekty/${ico}`)).json();
}

async function callOwn(): Promise<void> {
  await createRegistry({ environment: { registry: address } }).vratEkonomickySubjekt({ ico });
}

const start = performance.now();
await (who === "bare" ? callBare() : callOwn());
process.send?.(performance.now() - start);
process.disconnect();
