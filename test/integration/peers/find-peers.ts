import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { limits } from "../../fixtures/limits.ts";

/** A program beside Node that some tests compare with. */
export interface Peer {
  readonly name: string;
  /** Path or name of the program; `undefined` when it is not installed. */
  readonly program: string | undefined;
  /** The missing program and how to install it. */
  readonly advice: string;
}

/** Whether a missing peer fails its tests instead of skipping them. */
const required = process.env["REQUIRE_PEERS"] === "1";

/** The first Python that has a module; the one on the path is not always the one that packages install into. */
export function findPython(module: string, debianPackage: string): Peer {
  const program = ["python3", "/usr/bin/python3"].find((candidate) => succeeds(candidate, ["-c", `import ${module}`]));
  return { name: module, program, advice: `no Python with ${module} (apt-get install ${debianPackage})` };
}

/** PHP with its SOAP extension. */
export function findPhp(): Peer {
  const found = succeeds("php", ["-r", "exit(extension_loaded('soap') ? 0 : 1);"]);
  return {
    name: "PHP SoapClient",
    program: found ? "php" : undefined,
    advice: "no PHP with the extension soap (apt-get install php-cli php-soap)",
  };
}

/** The program curl. */
export function findCurl(): Peer {
  const program = succeeds("curl", ["--version"]) ? "curl" : undefined;
  return { name: "curl", program, advice: "no curl (apt-get install curl)" };
}

/** The shell fish. */
export function findFish(): Peer {
  const program = succeeds("fish", ["--version"]) ? "fish" : undefined;
  return { name: "fish", program, advice: "no fish (apt-get install fish)" };
}

/** Whether the tests of a peer are left out. */
export function isSkipped({ program }: Peer): boolean {
  return program === undefined && !required;
}

/** Title for the tests of a peer, which says why they are left out. */
export function titleOf(peer: Peer): string {
  return isSkipped(peer) ? `${peer.name}: skipped, ${peer.advice}` : peer.name;
}

/**
 * Runs a script of this folder.
 *
 * @returns what the script prints as JSON.
 * @throws Error when the peer is not installed, with the advice, or when the script fails or takes too long.
 */
export async function runPeer(peer: Peer, script: string, args: readonly string[]): Promise<unknown> {
  if (peer.program === undefined) throw new Error(`${peer.name} is required: ${peer.advice}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await promisify(execFile)(peer.program, [path, ...args], {
    timeout: limits.program,
    killSignal: "SIGKILL",
    env: { ...process.env, NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1", PYTHONDONTWRITEBYTECODE: "1" },
  });
  return JSON.parse(stdout);
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: limits.poll }).status === 0;
}
