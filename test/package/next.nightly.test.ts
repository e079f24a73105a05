import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, inject, it, vi } from "vitest";
import { useChromium } from "../integration/browser/use-chromium.ts";
import { walkLogin } from "../integration/browser/walk-login.ts";
import { findChromium } from "../integration/peers/find-chromium.ts";
import { isSkipped, titleOf } from "../integration/peers/find-peers.ts";
import { startApplication } from "../integration/peers/start-application.ts";
import { install } from "./install.ts";
import { run } from "./run.ts";
import { nextPackages, nodeTypesVersion } from "./versions.ts";

const { tarball } = inject("packed");
const peer = findChromium();
const examples = fileURLToPath(new URL("../../examples/login/", import.meta.url));
const project = join(dirname(tarball), "next");
const route = "app/auth/[...page]/route.ts";
const next = "node_modules/next/dist/bin/next";

/** The rest of an application, beside the route of the login. */
const files: Readonly<Record<string, string>> = {
  "next.config.mjs": `export default { serverExternalPackages: ["ares-caais"] };`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: { allowImportingTsExtensions: true, noEmit: true, strict: true },
  }),
  "app/route.ts": `
    import { headers } from "next/headers";
    import { login } from "./auth/[...page]/next-login.ts";

    export async function GET(): Promise<Response> {
      const cookies = new Headers();
      return Response.json({ user: await login.user({ headers: await headers() }, cookies) }, { headers: cookies });
    }
  `,
};

describe.skipIf(isSkipped(peer))(`packed package in Next.js, in ${titleOf(peer)}`, () => {
  const openWindow = useChromium(peer);

  beforeAll(async () => {
    // It would tell its makers of every build.
    vi.stubEnv("NEXT_TELEMETRY_DISABLED", "1");
    await install(project, tarball, ...nextPackages, `@types/node@${nodeTypesVersion}`);
    mkdirSync(join(project, dirname(route)), { recursive: true });
    cpSync(join(examples, "next-route.ts"), join(project, route));
    for (const file of ["identity.ts", "next-login.ts"]) {
      cpSync(join(examples, file), join(project, dirname(route), file));
    }
    for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text);
    await run(project, process.execPath, next, "build");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(project, { recursive: true, force: true });
  });

  it("[LOGIN-01] logs a user in and out", async () => {
    const address = await startApplication(project, [next, "start"]);
    await walkLogin(await openWindow({ javaScriptEnabled: false }), address);
  });
});
