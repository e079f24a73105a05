import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../fixtures/documents/documents.ts";
import { readTable } from "../fixtures/documents/read-table.ts";
import { useChromium } from "../integration/browser/use-chromium.ts";
import { walkLogin } from "../integration/browser/walk-login.ts";
import { findChromium } from "../integration/peers/find-chromium.ts";
import { isSkipped, titleOf } from "../integration/peers/find-peers.ts";
import { startApplication } from "../integration/peers/start-application.ts";
import { thoroughRuntimes } from "../../scripts/runtimes.ts";
import { install } from "./install.ts";
import { programOf } from "./tools.ts";
import { express4 } from "./versions.ts";

const { tarball } = inject("packed");
const peer = findChromium();
const folder = join(dirname(tarball), "login-examples");

/** The code in a cell. */
const codes = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
/** The instructions of the README for each framework; Next.js has a test of its own. */
const frameworks = readTable("examples/login/README.md", "A login in each framework").flatMap(
  ([name = "", files, installed, start]) => {
    const packages = /^npm install (.+)$/.exec(codes(installed)[0] ?? "")?.[1]?.split(" ") ?? [];
    return name === "Next.js" ? [] : [{ name, files: codes(files), packages, start: codes(start)[0] ?? "" }];
  },
);

/** A package in the version that this project tests with. */
function pinned(name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as {
    version: string;
  };
  return `${name}@${version}`;
}

describe.skipIf(isSkipped(peer))(`examples/login with the packed package, in ${titleOf(peer)}`, () => {
  const openWindow = useChromium(peer);

  beforeAll(async () => {
    const packages = new Set(frameworks.flatMap((framework) => framework.packages));
    await install(folder, tarball, ...[...packages].map(pinned), `express4@npm:${express4}`);
    for (const name of new Set(frameworks.flatMap(({ files }) => files))) {
      copyFileSync(join(root, "examples/login", name), join(folder, name));
    }
    const text = readFileSync(join(folder, "express.ts"), "utf8");
    writeFileSync(join(folder, "express4.ts"), text.replace('from "express"', 'from "express4"'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("[DOC-05] has four frameworks beside Next.js", () => {
    expect(frameworks.map(({ files: [file] }) => file)).toEqual(["node.ts", "express.ts", "fastify.ts", "hono.ts"]);
  });

  it.each(frameworks)(
    "[LOGIN-01] [DOC-05] log a user in and out after the start command of the README: $name",
    async ({ start }) => {
      const [program, ...args] = start.split(" ");
      expect(program).toBe("node");
      await walkLogin(await openWindow({ javaScriptEnabled: false }), await startApplication(folder, args));
    },
  );

  it("[LOGIN-01] log a user in and out in Express 4, with the code for Express 5", async () => {
    const address = await startApplication(folder, ["--import", "tsx", "express4.ts"]);
    await walkLogin(await openWindow({ javaScriptEnabled: false }), address);
  });

  // Bun and Deno run TypeScript without a build.
  const others = thoroughRuntimes.filter(({ name }) => !name.startsWith("Node "));
  const walks = others.flatMap((runtime) =>
    frameworks.map(({ name, files }) => ({ runtime, name, file: files[0] ?? "" })),
  );
  it.skipIf(walks.length === 0).each(walks)(
    "[LOGIN-01] log a user in and out on $runtime.name: $name",
    async ({ runtime, file }) => {
      const address = await startApplication(folder, [...runtime.args, file], programOf(runtime));
      await walkLogin(await openWindow({ javaScriptEnabled: false }), address);
    },
  );
});

it.each([["node"], ["express"], ["fastify"], ["hono"], ["next-login", "next-route"]])(
  "[LOGIN-01] the login takes at most 15 lines with %s",
  (...names) => {
    const lines = names.flatMap((name) => readFileSync(join(root, "examples/login", `${name}.ts`), "utf8").split("\n"));
    expect(lines.filter((line) => line.trim() !== "" && !line.startsWith("//")).length).toBeLessThanOrEqual(15);
  },
);
