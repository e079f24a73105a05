import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { beforeAll, expect, it } from "vitest";

let bundle: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL("../../../", import.meta.url)),
    entryPoints: ["src/legacy/index.ts"],
    ...{ bundle: true, write: false, platform: "browser", format: "iife", globalName: "ares", logLevel: "silent" },
  });
  bundle = outputFiles[0]?.text ?? "";
});

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "in a browser: it needs Node, Bun or Deno",
  ],
  ["Cloudflare-Workers", "in workerd: it needs Node, Bun or Deno"],
  ["constructor", "here: it needs Node, Bun or Deno"],
  [undefined, "here: it needs Node, Bun or Deno"],
])("[PKG-07] refuses a client certificate and names the runtime that cannot present one: %s", (userAgent, place) => {
  const page = createContext({
    ...{ AbortSignal, Headers, performance, TextDecoder, TextEncoder, URL, URLSearchParams },
    ...(userAgent === undefined ? {} : { navigator: { userAgent } }),
  });
  runInContext(bundle, page);
  const options = `{ environment: "test", version: "4.2", atsId: "AIS", tls: { cert: "", key: "" } }`;
  const refused = runInContext(
    `(() => { try { ares.createLegacyIdentity(${options}); } catch ({ code, message }) { return [code, message].join(" "); } })()`,
    page,
  ) as unknown;
  expect(refused).toBe(`ERR_INVALID_INPUT createLegacyIdentity: tls cannot be used ${place} [ERR_INVALID_INPUT]`);
});
