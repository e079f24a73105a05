import { createRegistry } from "../../src/registry/index.ts";
import { readService, timeFirstCall } from "./worker.ts";

const { url } = readService() as { readonly url: string };
const ico = "27074358";
await timeFirstCall({
  bare: async () => (await fetch(`${url}/rest/ekonomicke-subjekty/${ico}`)).json(),
  own: () => createRegistry({ environment: { registry: `${url}/rest` } }).vratEkonomickySubjekt({ ico }),
});
