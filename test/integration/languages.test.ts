import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleSources, makeProjectFolder } from "../fixtures/bundle-sources.ts";
import { root } from "../fixtures/documents/documents.ts";
import { findPhp, findPython, isSkipped, titleOf, type Peer } from "./peers/find-peers.ts";
import { createNetwork, findNamespaces, type Network } from "./peers/namespaces.ts";

const company = "Moravské datové služby a.s.";
const username = "novakova.jana";
const networks = findNamespaces();
const java: Peer = {
  name: "java",
  program: spawnSync("javac", ["-version"]).status === 0 ? "java" : undefined,
  advice: "no JDK (apt-get install default-jdk-headless)",
};
const authlib = findPython("authlib, requests", "python3-authlib python3-requests");
const php = findPhp();
const openidClient: Peer = { name: "openid-client", program: process.execPath, advice: "" };

describe.skipIf(isSkipped(networks))(`the programs of docs/guides/languages.md, ${titleOf(networks)}`, () => {
  const folder = makeProjectFolder("languages-");
  const children: ChildProcessWithoutNullStreams[] = [];
  let network: Network;
  let variables: Readonly<Record<string, string>>;

  const start = (command: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const [program, ...args] = network.command(...command);
    const child = spawn(program, args, { cwd: folder, env: { PATH: process.env["PATH"], ...env } });
    children.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return { child, nextLine: async () => String((await lines.next()).value), errors: text(child.stderr) };
  };
  /** Where a browser is led that follows the identity service alone. */
  const returnOf = (url: string): string => {
    const options = [
      "--silent",
      "--show-error",
      "--location",
      "--cookie-jar",
      "/dev/null",
      "--cacert",
      "sandbox/ca.pem",
    ];
    const [program, ...args] = network.command(
      "curl",
      ...options,
      "--write-out",
      "%{url_effective}",
      "--output",
      "/dev/null",
      url,
    );
    const { stdout } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
    return stdout;
  };

  beforeAll(async () => {
    network = createNetwork(["identity.test", "registry.test"]);
    await bundleSources({ absWorkingDir: root, entryPoints: { cli: "src/cli/main.ts" }, outdir: join(folder, "dist") });
    const names = ["--host", "identity.test", "--host", "registry.test", "--login-as", username];
    const { nextLine } = start([process.execPath, "dist/cli.js", "sandbox", "--json", "--export", "sandbox", ...names]);
    ({ variables } = JSON.parse(await nextLine()) as { variables: typeof variables });
  });
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    network.remove();
    rmSync(folder, { recursive: true });
  });

  it("[BOX-08] find the services by the given host names", () => {
    const hosts = ["ARES_CAAIS_REGISTRY", "ARES_CAAIS_OIDC"].map((name) => new URL(variables[name] ?? "").hostname);
    expect(hosts).toEqual(["registry.test", "identity.test"]);
  });

  it.each([
    [authlib, "login.py"],
    [java, "Login.java"],
    [php, "session.php"],
    [openidClient, "openid-client.mjs"],
  ])("[BOX-08] $name looks up a company and logs a user in", async (peer, program) => {
    expect(peer.program !== undefined || isSkipped(peer), peer.advice).toBe(true);
    if (peer.program === undefined) return;
    const paths = {
      ARES_CAAIS_PKCS12: join(folder, "sandbox/client.p12"),
      WSDL: join(root, "wsdl/GetCredential_v4_2.wsdl"),
    };
    const { child, nextLine, errors } = start([peer.program, join(root, "examples/languages", program)], {
      ...variables,
      ...paths,
    });
    child.stdin.end(`${returnOf(await nextLine())}\n`);
    const result = JSON.parse(await nextLine()) as unknown;
    expect([result, await errors]).toEqual([{ company, user: username }, ""]);
  });
});
