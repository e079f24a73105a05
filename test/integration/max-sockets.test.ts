import { createServer, type Socket } from "node:net";
import { createIdentity, createLegacyIdentity, createRegistry, type Registry } from "ares-caais";
import { describe, expect, it } from "vitest";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { runModule, sourceOf } from "../fixtures/run-module.ts";
import { listen, type Listening } from "../fixtures/servers/listen.ts";
import { rawAnswer, startRawServer } from "../fixtures/servers/raw-server.ts";

const issued = useTestCertificates();
const ico = "90000021";

interface Gate extends Listening {
  /** Paths of the requests that came, in their order. */
  readonly asked: string[];
  /** The highest number of connections that were open at the same time. */
  readonly most: () => number;
  /** Answers the requests that wait and all later ones. */
  readonly open: () => void;
}

/** Starts a plain server that reads GET requests and answers none before it is told to. */
async function startGate(isOpen = false): Promise<Gate> {
  const asked: string[] = [];
  const waiting: Socket[] = [];
  let most = 0;
  let connections = 0;
  const answer = (socket: Socket): unknown =>
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}");
  const server = createServer((socket) => {
    connections += 1;
    most = Math.max(most, connections);
    socket.once("close", () => (connections -= 1));
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      asked.push(/^GET (\S+)/.exec(bytes.toString("latin1"))?.[1] ?? "");
      if (isOpen) answer(socket);
      else waiting.push(socket);
    });
  });
  const open = (): void => {
    isOpen = true;
    for (const socket of waiting.splice(0)) answer(socket);
  };
  return { ...(await listen(server)), asked, most: () => most, open };
}

function create(address: string, maxSockets?: number): Registry {
  const bound = maxSockets === undefined ? {} : { maxSockets };
  return createRegistry({ environment: { registry: address }, retry: false, requestsPerMinute: Infinity, ...bound });
}

/** Many different calls at once. */
const callMany = (registry: Registry, count: number): Promise<unknown[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      registry.vratEkonomickySubjekt({ ico }, { headers: { x: String(index) } }),
    ),
  );

describe("maxSockets", () => {
  it.each([
    [undefined, 50],
    [3, 3],
    [1, 1],
  ])("[NET-23] %s keeps at most %i connections open, and every call gets its response", async (given, most) => {
    const gate = await startGate();
    const registry = create(gate.address, given);
    const calls = callMany(registry, 200);
    await expect.poll(() => gate.asked).toHaveLength(most);
    gate.open();
    expect(await calls).toHaveLength(200);
    expect([gate.most(), gate.asked.length]).toEqual([most, 200]);
  });

  it("[NET-23] counts the wait for a connection in the timeout of the call, and names it", async () => {
    const gate = await startGate();
    const registry = create(gate.address, 1);
    const first = registry.vratEkonomickySubjekt({ ico });
    await expect.poll(() => gate.asked).toHaveLength(1);
    const late = registry.vratEkonomickySubjekt({ ico }, { timeout: 50, headers: { x: "2" } });
    const error = await transportFailureOf(late);
    expect(error).toMatchObject({ phase: "timeout", requestSent: false });
    expect(error.message).toContain("all 1 connections of the client were in use");
    expect(error.message).toContain("raise maxSockets");
    gate.open();
    await first;
    expect(gate.asked).toHaveLength(1);
  });

  it("[NET-23] lets a signal end the wait, and gives the connection to the next call", async () => {
    const gate = await startGate();
    const registry = create(gate.address, 1);
    const first = registry.vratEkonomickySubjekt({ ico });
    await expect.poll(() => gate.asked).toHaveLength(1);
    const controller = new AbortController();
    const reason = new Error("enough");
    const given = registry.vratEkonomickySubjekt({ ico }, { signal: controller.signal, headers: { x: "2" } });
    const third = registry.vratEkonomickySubjekt({ ico }, { headers: { x: "3" } });
    const ended = expect(given).rejects.toBe(reason);
    controller.abort(reason);
    await ended;
    gate.open();
    await Promise.all([first, third]);
    expect(gate.asked).toHaveLength(2);
  });

  it("[NET-23] releases the connection of a call that fails", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined).once("data", () => socket.destroy());
    });
    const { address } = await listen(server);
    const registry = create(address, 1);
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await transportFailureOf(registry.vratEkonomickySubjekt({ ico }))).toMatchObject({ phase: "connection" });
    }
  });

  it("[NET-23] serves one-time requests before others that wait", async () => {
    const sent: string[] = [];
    let isHeld = false;
    let release: (() => void) | undefined;
    const lenient = { ...issued.server, requestCert: true, rejectUnauthorized: false };
    const { address } = await startRawServer(lenient, {
      onRequest: (socket, body) => {
        sent.push(body.includes(sessionId) ? "one-time" : "read");
        const answer = (): unknown => socket.write(rawAnswer(body));
        if (isHeld && release === undefined) release = answer;
        else answer();
      },
    });
    const legacy = createLegacyIdentity({
      environment: { legacyPages: address, legacyMutualTls: address },
      version: "4.2",
      atsId: "A",
      tls: { ...issued.client, ca: issued.authority.cert },
      maxSockets: 1,
    });
    // The first call loads what reads answers, for which a one-time request waits before it asks for a connection.
    await legacy.heartBeat();
    sent.length = 0;
    isHeld = true;
    const reads = Promise.all(Array.from({ length: 5 }, () => legacy.heartBeat()));
    await expect.poll(() => sent).toEqual(["read"]);
    const confirmed = legacy.authConfirmation(sessionId);
    await new Promise(setImmediate);
    release?.();
    await Promise.all([reads, confirmed]);
    expect(sent).toEqual(["read", "one-time", "read", "read", "read", "read"]);
  });

  it.each([0, 1.5, Infinity, Number.NaN])("[NET-23] refuses %d", (maxSockets) => {
    expect(() => createRegistry({ maxSockets })).toThrow("maxSockets must be a whole number at least 1");
  });

  it("[NET-23] refuses the option beside fetch, for all three clients", () => {
    const rule = "maxSockets does not go with fetch";
    expect(() => createRegistry({ maxSockets: 5, fetch })).toThrow(rule);
    const tls = { cert: issued.client.cert };
    const login = { clientId: "A", redirectUri: "https://a.example/" };
    const oidc = { oidc: "https://a.example", oidcMutualTls: "https://a.example" };
    expect(() => createIdentity({ ...login, environment: oidc, tls, maxSockets: 5, fetch })).toThrow(rule);
    const environment = { legacyPages: "https://a.example", legacyMutualTls: "https://a.example" };
    expect(() => createLegacyIdentity({ environment, version: "4.2", atsId: "A", maxSockets: 5, fetch })).toThrow(rule);
  });
});

describe("a closed client", () => {
  it.each(["close", Symbol.dispose, Symbol.asyncDispose] as const)(
    "[NET-23] closes idle connections by %s, and each busy one after its response",
    async (name) => {
      const gate = await startGate(true);
      const registry = create(gate.address);
      await registry.vratEkonomickySubjekt({ ico });
      expect(gate.connections()).toBe(1);
      await registry[name]();
      // An idle connection ends by itself after four seconds.
      const soon = { timeout: 3_000 };
      await expect.poll(gate.connections, soon).toBe(0);
      // It can still be used, and keeps nothing.
      await registry.vratEkonomickySubjekt({ ico });
      await expect.poll(gate.connections, soon).toBe(0);
    },
  );

  it("[NET-23] keeps no connection when it was closed before its first call", async () => {
    const gate = await startGate(true);
    const registry = create(gate.address);
    registry.close();
    await registry.vratEkonomickySubjekt({ ico });
    await expect.poll(gate.connections).toBe(0);
  });
});

describe("a process", () => {
  it.each([
    ["after close", "registry.close();"],
    ["without close", ""],
    ["after a block with using", "registry[Symbol.dispose]();"],
  ])("[NET-23] exits %s", async (_when, end) => {
    const gate = await startGate(true);
    const program = `
      import { createRegistry } from ${sourceOf("registry/index")};
      const registry = createRegistry({ environment: { registry: ${JSON.stringify(gate.address)} }, maxSockets: 2 });
      await Promise.all([1, 2, 3].map((x) => registry.vratEkonomickySubjekt({ ico: "${ico}" }, { headers: { x: String(x) } })));
      ${end}
      console.log(performance.now());
      process.on("exit", () => console.log(performance.now()));
    `;
    const [done = 0, ended = Infinity] = (await runModule(program)).trim().split("\n").map(Number);
    // Idle connections end after four seconds; the process must not wait for them.
    expect(ended - done).toBeLessThan(2000);
    expect(gate.asked).toHaveLength(3);
  });
});
