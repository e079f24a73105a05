import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { useChromium } from "./browser/use-chromium.ts";
import { walkLogin } from "./browser/walk-login.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { startApplication } from "./peers/start-application.ts";

const peer = findChromium();
const cwd = fileURLToPath(new URL("../../", import.meta.url));

describe.skipIf(isSkipped(peer))(`examples/login in ${titleOf(peer)}`, () => {
  const openWindow = useChromium(peer);

  it.each(["node", "express", "fastify", "hono"])("[LOGIN-01] logs a user in and out with %s", async (name) => {
    const address = await startApplication(cwd, ["--import", "tsx", `examples/login/${name}.ts`]);
    await walkLogin(await openWindow({ javaScriptEnabled: false }), address);
  });
});

it.each([["node"], ["express"], ["fastify"], ["hono"], ["next-login", "next-route"]])(
  "[LOGIN-01] is at most 15 lines with %s",
  (...names) => {
    const lines = names.flatMap((name) =>
      readFileSync(new URL(`../../examples/login/${name}.ts`, import.meta.url), "utf8").split("\n"),
    );
    expect(lines.filter((line) => line.trim() !== "" && !line.startsWith("//")).length).toBeLessThanOrEqual(15);
  },
);
