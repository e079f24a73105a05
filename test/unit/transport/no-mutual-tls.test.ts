import { expect, it, onTestFinished, vi } from "vitest";
import { createMutualTls } from "../../../src/transport/no-mutual-tls.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "in a browser: it needs Node, Bun or Deno",
  ],
  ["Cloudflare-Workers", "in workerd: it needs Node, Bun or Deno"],
  ["Deno/2.9.6", "in Deno where it was loaded for browsers: load or bundle it for servers"],
  ["Bun/1.4.4", "in Bun where it was loaded for browsers: load or bundle it for servers"],
  ["Node.js/24", "in Node where it was loaded for browsers: load or bundle it for servers"],
  ["constructor", "here: it needs Node, Bun or Deno"],
  [undefined, "here: it needs Node, Bun or Deno"],
])("[PKG-07] a client certificate is refused by the name of what cannot show one: %s", (userAgent, place) => {
  vi.stubGlobal("navigator", userAgent === undefined ? undefined : { userAgent });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(() => createMutualTls("createIdentity", { cert: "", key: "" }, createFakeClock())).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_INPUT", message: `createIdentity: tls cannot be used ${place}` }),
  );
});
