import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a program that listens on loopback, until the test is finished; then `clean` is called.
 *
 * @throws Error with what it says when it does not start.
 */
export async function startListening(
  program: string,
  args: readonly string[],
  port: number,
  clean: () => void,
): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "close");
  onTestFinished(async () => {
    // One with workers ends them itself.
    child.kill("SIGTERM");
    await ended;
    clean();
  });
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${program} did not start: ${errors}`);
}

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}
