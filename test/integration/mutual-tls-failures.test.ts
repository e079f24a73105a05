import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import tls from "node:tls";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { TransportError } from "ares-caais";
import { systemClock } from "../../src/transport/time.ts";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import type { MutualTls } from "../../src/transport/mutual-tls.ts";
import { createTestAuthority, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { call } from "./tls-server.ts";

let authority: TestAuthority;
let server: Issued;
let client: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  client = await authority.issue();
});

function create(material: Issued = client, date: () => number = Date.now): MutualTls {
  const created = createMutualTls("test", { ...material, ca: authority.cert, warnDays: 0 }, { ...systemClock, date });
  onTestFinished(() => {
    created.close();
  });
  return created;
}

async function failureOf(answer: Promise<unknown>): Promise<TransportError> {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  if (!(error instanceof TransportError)) throw new Error("no TransportError", { cause: error });
  return error;
}

async function listen(listening: Server): Promise<string> {
  const sockets = new Set<Socket>();
  listening.on("connection", (socket: Socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => {
    listening.close();
    for (const socket of sockets) socket.destroy();
  });
  // A listening TCP server has an address of this shape.
  return `https://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}

describe.each(["TLSv1.2", "TLSv1.3"] as const)("a service that dies, over %s", (maxVersion) => {
  const secret = "code=one-time-value";
  /** Counts what begins to arrive; `react` does the dying. */
  async function startDying(
    react: (socket: Socket, received: string) => void,
  ): Promise<{ url: string; seen: () => number }> {
    let seen = 0;
    const listening = tls.createServer({ ...server, maxVersion }, (socket) => {
      let received = "";
      react(socket, received);
      socket.on("error", () => undefined);
      socket.on("data", (chunk: Buffer) => {
        received += chunk.toString();
        if (received.endsWith(secret)) {
          seen += 1;
          react(socket, received);
          received = "";
        }
      });
    });
    return { url: await listen(listening), seen: () => seen };
  }
  const deaths: readonly (readonly [string, string, (socket: Socket, received: string) => void])[] = [
    ["before it reads", "connection", (socket) => socket.destroy()],
    ["after it has read", "connection", (socket, received) => received !== "" && socket.destroy()],
    [
      "within the head of the answer",
      "connection",
      (socket, received) => received !== "" && socket.end("HTTP/1.1 200 OK\r\ncontent-le"),
    ],
    [
      "within the body of the answer",
      "answer",
      (socket, received) => received !== "" && socket.end("HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{"),
    ],
  ];

  it.each(deaths)(
    "[NET-02] %s: a call that consumes a one-time value is seen once at most",
    async (when, phase, react) => {
      let connections = 0;
      const { url, seen } = await startDying((socket, received) => {
        if (received === "") connections += 1;
        react(socket, received);
      });
      const { exchange } = await create().credential();
      const error = await failureOf(call(exchange, url, { method: "POST", body: secret, repeatable: false }));
      expect(error.phase).toBe(phase);
      expect(error.message).not.toContain("one-time");
      if (when === "before it reads") {
        // In TLS 1.2 the connection ends before the client has finished its handshake: nothing was sent, so it tries again.
        expect(error.requestSent).toBe(maxVersion === "TLSv1.3");
        expect(seen()).toBe(0);
      } else {
        expect(error.requestSent).toBe(true);
        expect(seen()).toBe(1);
      }
      expect(connections).toBe(error.requestSent ? 1 : 4);
    },
  );

  it("[NET-02] on a connection that was used before: the same", async () => {
    let answered = 0;
    const { url, seen } = await startDying((socket, received) => {
      if (received === "") return;
      if (answered++ === 0) socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
      else socket.destroy();
    });
    const { exchange } = await create().credential();
    await call(exchange, url, { method: "POST", body: secret, repeatable: false });
    const error = await failureOf(call(exchange, url, { method: "POST", body: secret, repeatable: false }));
    expect(error).toMatchObject({ phase: "connection", requestSent: true });
    expect(seen()).toBe(2);
  });
});

describe("a call that was certainly not sent", () => {
  it("[NET-02] is repeated after a refused connection, also one with a one-time value", async () => {
    const { exchange } = await create().credential();
    let attempts = 0;
    const closed = `https://127.0.0.1:${await freePort()}/`;
    const error = await failureOf(
      call((request) => ((attempts += 1), exchange(request)), closed, { repeatable: false }),
    );
    expect(error).toMatchObject({ phase: "connection", requestSent: false });
    expect(attempts).toBe(4);
  });

  it("[NET-02] is repeated when the connection broke within the handshake, and then seen once", async () => {
    let connections = 0;
    let seen = 0;
    const inner = tls.createServer({ ...server }, (socket) => {
      socket.once("data", () => {
        seen += 1;
        socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
      });
    });
    const outer = createServer((socket) => {
      connections += 1;
      if (connections < 3) socket.once("data", () => socket.destroy());
      else inner.emit("connection", socket);
    });
    const { exchange } = await create().credential();
    const answer = await call(exchange, await listen(outer), { method: "POST", body: "x", repeatable: false });
    expect(answer.text).toBe("ok");
    expect({ connections, seen }).toEqual({ connections: 3, seen: 1 });
  });

  it("says so for a port that does not speak TLS", async () => {
    const { exchange } = await create().credential();
    const plain = await listen(createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")));
    const error = await failureOf(call(exchange, plain));
    expect(error).toMatchObject({ phase: "tls", requestSent: false });
    expect(error.message).toContain("the other side does not speak TLS (ERR_SSL_");
  });
});

describe.each([
  ["-tls1_2", false],
  ["-tls1_3", true],
] as const)("a service that refuses the client certificate (openssl s_server %s)", (version, requestSent) => {
  it("and does not know its authority", async () => {
    const url = await startOpenSsl([version]);
    const unknown = await createTestAuthority("unknown authority");
    const { exchange } = await create(await unknown.issue()).credential();
    const error = await failureOf(call(exchange, url, { method: "POST", body: "x" }));
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(/its authority is unknown there \(ERR_SSL_TLSV1_ALERT_UNKNOWN_CA\)/);
  });

  it("as expired", async () => {
    const url = await startOpenSsl([version]);
    const notAfter = new Date(Date.now() - 60_000);
    const expired = await authority.issue({ notBefore: new Date(0), notAfter });
    const { exchange } = await create(expired, () => notAfter.getTime() - 2000).credential();
    const error = await failureOf(call(exchange, url));
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(/refused the client certificate as expired \(ERR_SSL_\S*ALERT_CERTIFICATE_EXPIRED\)/);
  });

  it("because there is none", async () => {
    const url = await startOpenSsl([version]);
    const error = await failureOf(call(create().exchange, url));
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(
      version === "-tls1_3"
        ? /without a client certificate \(ERR_SSL_\S*ALERT_CERTIFICATE_REQUIRED\)/
        : /it wants a client certificate, or there is no common cipher \(ERR_SSL_\S*ALERT_HANDSHAKE_FAILURE\)/,
    );
  });

  it("and one that it accepts comes through", async () => {
    const url = await startOpenSsl([version]);
    const { exchange } = await create().credential();
    expect(await call(exchange, url)).toMatchObject({
      status: 200,
      text: expect.stringContaining("s_server") as string,
    });
  });
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, "close");
  return port;
}

/** Starts OpenSSL's own test server, which demands a client certificate and refuses with alerts. It ends with the test. */
async function startOpenSsl(args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
  for (const [name, text] of Object.entries({ ...server, ca: authority.cert })) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
  }
  const fixed = ["s_server", "-www", "-accept", "127.0.0.1:0", "-cert", "cert", "-key", "key"];
  const child = spawn("openssl", [...fixed, "-CAfile", "ca", "-Verify", "2", "-verify_return_error", ...args], {
    cwd: folder,
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ACCEPT (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return `https://${address}/`;
  }
  throw new Error("openssl s_server did not start");
}
