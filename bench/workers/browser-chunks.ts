import { Session } from "node:inspector";
import { pathToFileURL } from "node:url";

/** The files of a bundle that are loaded with its entry, and those that the first call loads. */
export interface LoadedChunks {
  readonly before: readonly string[];
  readonly withFirstCall: readonly string[];
}

/** The used part of the bundle of the registry's entry. */
interface Entry {
  readonly createRegistry: (options: object) => {
    readonly vratEkonomickySubjekt: (input: object) => Promise<unknown>;
  };
}

const [folder = "", entry = ""] = process.argv.slice(2);
const base = pathToFileURL(`${folder}/`).href;
const parsed: string[] = [];
const session = new Session();
session.connect();
session.on("Debugger.scriptParsed", ({ params: { url } }) => {
  if (url.startsWith(base)) parsed.push(url.slice(base.length));
});
session.post("Debugger.enable");

// The file is the bundle of that entry.
const { createRegistry } = (await import(base + entry)) as Entry;
const before = [...parsed];
const registry = createRegistry({ fetch: () => Promise.resolve(Response.json({ ico: "27074358" })) });
await registry.vratEkonomickySubjekt({ ico: "27074358" });
const loaded: LoadedChunks = { before, withFirstCall: parsed.slice(before.length) };
process.send?.(loaded);
session.disconnect();
process.disconnect();
