// The program of a page or a worker: it uses only a browser's features, with any bundler.
import {
  createRegistry,
  normalizeIco,
  RegistryError,
  strictValidation,
  UnexpectedResponseError,
  type Fetch,
} from "ares-caais/registry";

const subject = { ico: "27074358", obchodniJmeno: "Asseco Central Europe, a.s." };
const answers: Readonly<Record<string, readonly [number, unknown]>> = {
  "27074358": [200, { icoId: "27074358", ...subject }],
  "00000019": [404, { kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN", popis: "…" }],
  "00006947": [200, { ico: 6947 }],
};
const fetch: Fetch = (url) => {
  const [status, body] = answers[url.slice(-8)] ?? [500, {}];
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );
};
// Loads the validators, which a bundler may put elsewhere.
const registry = createRegistry({ fetch, validate: strictValidation });
const told = (ico: string): Promise<string> =>
  registry.vratEkonomickySubjekt({ ico: normalizeIco(ico) }).then(
    ({ obchodniJmeno }) => String(obchodniJmeno),
    (error: unknown) =>
      error instanceof RegistryError
        ? String(error.kod)
        : error instanceof UnexpectedResponseError
          ? error.reason
          : String(error),
  );

async function main(): Promise<void> {
  console.log((await Promise.all(["270 74 358", "19", "6947"].map(told))).join("; "));
}

// workerd calls its programs; nothing may be asked for before.
export default { test: main };
const { navigator } = globalThis as { readonly navigator?: { readonly userAgent: string } };
if (navigator?.userAgent !== "Cloudflare-Workers") void main();
