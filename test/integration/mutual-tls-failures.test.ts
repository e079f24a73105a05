import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import tls from "node:tls";
import type { LegacyIdentity, LegacyIdentityOptions } from "ares-caais/legacy";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../bench/loopback.ts";
import { createTestAuthority, useTestCertificates, type Issued } from "../fixtures/certificates.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { newFolder } from "../fixtures/folder.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { createTlsLegacy } from "../fixtures/legacy/tls-legacy.ts";
import { callsOf } from "../fixtures/server-calls.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { rawAnswer, startRawServer, type RawBehaviour, type RawServer } from "../fixtures/servers/raw-server.ts";
import { on } from "../fixtures/on-event.ts";

const issued = useTestCertificates();
type Options = Partial<LegacyIdentityOptions<"4.2">>;

function create(url: string, material: Issued = issued.client, options: Options = {}): LegacyIdentity<"4.2"> {
  return createTlsLegacy(url, { tls: { ...material, ca: issued.authority.cert }, ...options });
}

describe.each(["TLSv1.2", "TLSv1.3"] as const)("a service that dies during requests, over %s", (maxVersion) => {
  /** @param onRequest does the dying; without it each connection ends before anything is read */
  const startDying = (onRequest?: RawBehaviour["onRequest"]): Promise<RawServer> =>
    startRawServer(
      { ...issued.server, maxVersion },
      onRequest === undefined
        ? { onConnection: (socket) => socket.destroy(), onRequest: () => undefined }
        : { onRequest },
    );

  it.each<[when: string, phase: string, react?: RawBehaviour["onRequest"]]>([
    ["before it reads", "connection"],
    ["after it has read", "connection", (socket) => socket.destroy()],
    ["within the head of the answer", "connection", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-le")],
    [
      "within the body of the answer",
      "answer",
      (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{"),
    ],
  ])("[NET-02] %s: receives a request with a one-time value once at most", async (when, phase, react) => {
    const { address, requests, handshakes } = await startDying(react);
    const error = await transportFailureOf(create(address).authConfirmation(sessionId));
    expect(error.phase).toBe(phase);
    expect(error.message).not.toContain(sessionId);
    if (when === "before it reads") {
      // In TLS 1.2 the connection ends before the client has finished its handshake: nothing was sent, so it tries again.
      expect(error.requestSent).toBe(maxVersion === "TLSv1.3");
      expect(requests()).toBe(0);
    } else {
      expect(error.requestSent).toBe(true);
      expect(requests()).toBe(1);
    }
    expect(handshakes()[0]).toBe(error.requestSent ? 1 : 4);
  });

  it("[NET-02] receives it once at most on a reused connection too", async () => {
    const { address, requests } = await startDying((socket, body) =>
      requests() === 1 ? socket.write(rawAnswer(body)) : socket.destroy(),
    );
    const legacy = create(address);
    await legacy.authConfirmation(sessionId);
    const error = await transportFailureOf(legacy.authConfirmation(sessionId));
    expect(error).toMatchObject({ phase: "connection", requestSent: true });
    expect(requests()).toBe(2);
  });
});

describe("a request that certainly was not sent", () => {
  it("[NET-02] repeats after a refused connection, also with a one-time value", async () => {
    let attempts = 0;
    const onEvent = on({ request: () => (attempts += 1) });
    const legacy = create(`https://127.0.0.1:${await freePort()}/`, issued.client, { onEvent });
    const error = await transportFailureOf(legacy.authConfirmation(sessionId));
    expect(error).toMatchObject({ phase: "connection", requestSent: false });
    expect(attempts).toBe(4);
  });

  it("[NET-02] repeats after a connection that broke within the handshake, and arrives once", async () => {
    let connections = 0;
    let seen = 0;
    const inner = tls.createServer({ ...issued.server }, (socket) => {
      socket.once("data", () => {
        seen += 1;
        socket.end(rawAnswer("authConfirmation"));
      });
    });
    const outer = createServer((socket) => {
      connections += 1;
      if (connections < 3) socket.once("data", () => socket.destroy());
      else inner.emit("connection", socket);
    });
    await create(`https://127.0.0.1:${(await listen(outer)).port}`).authConfirmation(sessionId);
    expect({ connections, seen }).toEqual({ connections: 3, seen: 1 });
  });

  it("fails with the reason when the port does not speak TLS", async () => {
    const plain = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const error = await transportFailureOf(create(`https://127.0.0.1:${(await listen(plain)).port}`).heartBeat());
    expect(error).toMatchObject({ phase: "tls", requestSent: false });
    expect(error.message).toContain("the other side does not speak TLS (ERR_SSL_");
  });
});

describe.each([
  ["-tls1_2", false],
  ["-tls1_3", true],
] as const)("a service that refuses the client certificate (openssl s_server %s)", (version, requestSent) => {
  it("reports a certificate of an unknown authority", async () => {
    const unknown = await createTestAuthority("unknown authority");
    const error = await transportFailureOf(create(await startOpenSsl([version]), await unknown.issue()).heartBeat());
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(/its authority is unknown there \(ERR_SSL_TLSV1_ALERT_UNKNOWN_CA\)/);
  });

  it("reports an expired certificate", async () => {
    const notAfter = new Date(Date.now() - 60_000);
    const expired = await issued.authority.issue({ notBefore: new Date(0), notAfter });
    const clock = createDatedClock(notAfter.getTime() - 2000);
    const error = await transportFailureOf(create(await startOpenSsl([version]), expired, { clock }).heartBeat());
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(/refused the client certificate as expired \(ERR_SSL_\S*ALERT_CERTIFICATE_EXPIRED\)/);
  });

  it("reports a missing certificate", async () => {
    const port = Number(new URL(await startOpenSsl([version])).port);
    const error = await transportFailureOf(callsOf(issued.authority, issued.client).identity(port));
    expect(error).toMatchObject({ phase: "tls", requestSent });
    expect(error.message).toMatch(
      version === "-tls1_3"
        ? /without a client certificate \(ERR_SSL_\S*ALERT_CERTIFICATE_REQUIRED\)/
        : /it wants a client certificate, or there is no common cipher \(ERR_SSL_\S*ALERT_HANDSHAKE_FAILURE\)/,
    );
  });
});

/** Starts OpenSSL's own test server, which demands a client certificate and refuses with alerts. It ends with the test. */
async function startOpenSsl(args: readonly string[]): Promise<string> {
  const cwd = newFolder({ ...issued.server, ca: issued.authority.cert });
  const fixed = ["s_server", "-www", "-accept", "127.0.0.1:0", "-cert", "cert", "-key", "key"];
  const child = spawn("openssl", [...fixed, "-CAfile", "ca", "-Verify", "2", "-verify_return_error", ...args], {
    ...{ cwd, stdio: ["pipe", "pipe", "ignore"] },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ACCEPT (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return `https://${address}/`;
  }
  throw new Error("openssl s_server did not start");
}
