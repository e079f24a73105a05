import { once } from "node:events";
import { createServer } from "node:net";
import { text as readText } from "node:stream/consumers";
import { connect } from "node:tls";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { packageVersion } from "../../generated/package.gen.ts";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";
import { askByName } from "./own-names.ts";

const program = useCommandLine();
afterEach(() => {
  program.sandbox.faults.clear();
});

const addressesOf = ({ environment, controlAddress }: Sandbox): (readonly [string, string])[] =>
  Object.entries({ ...environment, control: controlAddress }).map(([kind, url]) => [kind, new URL(url).origin]);

describe("[BOX-09] the health of a sandbox", () => {
  it("answers at every address, without a certificate or a token, and for any host name", async () => {
    const guarded = await createSandbox({ controlToken: "t".repeat(16), onePort: true });
    onTestFinished(() => guarded.close());
    for (const sandbox of [program.sandbox, guarded]) {
      for (const [service, origin] of addressesOf(sandbox)) {
        const { status, headers, text } = await askByName(sandbox, `${origin}/health`, {
          headers: { host: "10.0.0.1" },
        });
        expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
        expect(JSON.parse(text)).toEqual({ status: "ok", service, version: packageVersion });
        expect(text.endsWith("}\n")).toBe(true);
      }
    }
  });

  it("takes GET and HEAD alone", async () => {
    for (const [, origin] of addressesOf(program.sandbox)) {
      const ask = (method: string) => askByName(program.sandbox, `${origin}/health`, { method });
      expect((await ask("HEAD")).status).toBe(200);
      const { status, headers } = await ask("DELETE");
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  });

  it("does not answer while a service is dead", async () => {
    program.sandbox.faults.set({ service: "identity", kind: "dead-before-request" });
    const { oidcMutualTls } = program.sandbox.environment;
    await expect(askByName(program.sandbox, `${oidcMutualTls}/health`)).rejects.toThrow(
      /hang up|disconnected|ECONNRESET/,
    );
  });
});

it.each([
  ["an address of 100,000 characters", `GET /${"e".repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ["no HTTP", `${"no HTTP".repeat(10_000)}\r\n\r\n`, 400],
])("[REL-10] answers %s", async (_, sent, status) => {
  const { ca } = program.sandbox.client.tls;
  for (const [, origin] of addressesOf(program.sandbox)) {
    const socket = connect({ port: Number(new URL(origin).port), servername: "localhost", ca });
    // Sent at once, while the server still writes the last records of the handshake.
    socket.write(sent);
    expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }
});

describe("[BOX-09] the end of a sandbox", () => {
  it.each([
    ["SIGTERM", "sandbox --json"],
    ["SIGINT", "sandbox --json --one-port"],
  ] as const)(
    "takes no connection after %s, finishes requests in progress and exits with 0: %s",
    async (signal, command) => {
      const running = program.start(command.split(" "));
      const [ready] = jsonLines(await running.until("stdout", "\n"));
      const sandbox = ready as Pick<Sandbox, "certificateAuthority" | "controlAddress" | "environment">;
      const slow = {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: '{"service":"registry","kind":"latency","delay":1000}',
      };
      expect((await askByName(sandbox, `${sandbox.controlAddress}/faults`, slow)).status).toBe(200);
      const subject = `${sandbox.environment.registry}/ekonomicke-subjekty/90000021`;
      const underWay = askByName(sandbox, subject);
      // The registry has the request once it has counted it.
      const state = async (): Promise<string> => (await askByName(sandbox, `${sandbox.controlAddress}/state`)).text;
      while (!(await state()).includes('"registry": 1,')) await new Promise((resolve) => setTimeout(resolve, 20));
      running.signal(signal);
      await expect(askByName(sandbox, `${sandbox.controlAddress}/state`)).rejects.toThrow("ECONNREFUSED");
      expect(await underWay).toMatchObject({ status: 200, text: expect.stringContaining("90000021") as string });
      expect(await running.ended).toMatchObject({ code: 0, stderr: "" });
    },
  );

  it("waits no longer than the configured time, and frees its ports", async () => {
    const sandbox = await createSandbox();
    sandbox.faults.set({ service: "registry", kind: "latency", delay: 600_000 });
    const asked = askByName(sandbox, `${sandbox.environment.registry}/ekonomicke-subjekty/90000021`);
    const failed = expect(asked).rejects.toThrow(/hang up|ECONNRESET/);
    while (sandbox.registry.requests === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await sandbox.close({ grace: 50 });
    await failed;
    const again = createServer().listen(Number(new URL(sandbox.environment.registry).port), "127.0.0.1");
    onTestFinished(() => void again.close());
    await once(again, "listening");
  });
});
