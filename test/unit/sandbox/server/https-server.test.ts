import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { connect as connectTcp } from "node:net";
import { connect as connectTls, type SecureVersion } from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCertificateAuthority } from "../../../../src/sandbox/certificate-authority.ts";
import { startHttpsServer, type RunningServer } from "../../../../src/sandbox/servers.ts";

let ca: string;
let server: RunningServer;

beforeEach(async () => {
  const authority = await createCertificateAuthority();
  ca = authority.cert;
  const certificate = await authority.issueServerCertificate({ dns: ["localhost"], ip: ["127.0.0.1"] });
  server = await startHttpsServer(certificate, 0, ({ url }, response) => {
    if (url === "/accept-none") server.accept(false);
    response.end("ok");
  });
});
afterEach(() => server.close().catch(() => undefined));

function handshake(version: SecureVersion): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host: "127.0.0.1",
      port: server.port,
      ca,
      minVersion: version,
      maxVersion: version,
      ciphers: "DEFAULT@SECLEVEL=0",
    });
    socket.once("secureConnect", () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
  });
}

describe("startHttpsServer", () => {
  it.each(["TLSv1.2", "TLSv1.3"] as const)("speaks %s", async (version) => {
    expect(await handshake(version)).toBe(version);
  });

  it.each(["TLSv1", "TLSv1.1"] as const)("refuses the version %s as such", async (version) => {
    expect(await handshake(version)).toBe("ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION");
  });

  it("accepts no connection and ends all of them, until it accepts again", async () => {
    // In this version the server knows of the finished handshake before the client does.
    const socket = connectTls({ host: "127.0.0.1", port: server.port, ca, maxVersion: "TLSv1.2" });
    socket.on("error", () => undefined);
    await once(socket, "secureConnect");
    const ended = once(socket, "close");
    server.accept(false);
    await ended;
    expect(await handshake("TLSv1.3")).toBe("ECONNRESET");
    expect(server.handshakes).toBe(1);
    server.accept(true);
    expect(await handshake("TLSv1.3")).toBe("TLSv1.3");
  });

  it("ends a connection with a request under way after its answer when it accepts none any more", async () => {
    const agent = new https.Agent({ keepAlive: true, ca });
    const request = https.get({ host: "127.0.0.1", port: server.port, agent, path: "/accept-none" });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const closed = once(response.socket, "close");
    expect((await response.toArray()).join("")).toBe("ok");
    await closed;
    expect(await handshake("TLSv1.3")).toBe("ECONNRESET");
    agent.destroy();
  });

  it("closes while a connection has not begun its handshake", async () => {
    const socket = connectTcp(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    // A whole call after it: the server has accepted this connection too.
    expect(await handshake("TLSv1.3")).toBe("TLSv1.3");
    const ended = once(socket, "close");
    await server.close();
    await ended;
  });

  it("closes while a client keeps its connection", async () => {
    const agent = new https.Agent({ keepAlive: true, ca });
    try {
      await new Promise<void>((resolve, reject) => {
        const request = https.get({ agent, host: "127.0.0.1", port: server.port }, (response) => {
          response.resume().once("end", resolve);
        });
        request.once("error", reject);
      });
      await server.close();
      await expect(handshake("TLSv1.3")).resolves.toBe("ECONNREFUSED");
    } finally {
      agent.destroy();
    }
  });
});
