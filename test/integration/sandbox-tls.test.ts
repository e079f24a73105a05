import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import https from "node:https";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createRegistry, TransportError } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { limits } from "../fixtures/limits.ts";
import { createCertificateAuthority } from "../../src/sandbox/certificate-authority.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { useSandbox } from "./sandbox-client.ts";

const run = promisify(execFile);
const context = useSandbox();

describe("the sandbox's certificate", () => {
  it("works with the global fetch of a process that trusts the authority", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
    try {
      const ca = join(folder, "ca.pem");
      writeFileSync(ca, context.sandbox.certificateAuthority);
      const script = `
        import { createRegistry } from "ares-caais";
        const registry = createRegistry({ environment: ${JSON.stringify(context.sandbox.environment)} });
        const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: "90000021" });
        console.log(obchodniJmeno);
      `;
      const { stdout } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
        timeout: limits.program,
      });
      expect(stdout.trim()).toBe("Moravské datové služby a.s.");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("is refused by a client that does not trust the authority", async () => {
    const registry = createRegistry({ environment: context.sandbox.environment });
    const error: unknown = await registry.vratEkonomickySubjekt({ ico: "90000021" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "tls" });
    expect(String(error)).toMatch(
      /unknown authority; give the authority's certificate as tls\.ca, or to Node as NODE_EXTRA_CA_CERTS \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\) at 127\.0\.0\.1:\d+$/,
    );
  });

  it("is good for localhost and the loopback addresses and for no other name", async () => {
    const { certificateAuthority: ca, environment } = context.sandbox;
    const port = Number(new URL(environment.registry).port);
    const handshake = (servername: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect({ host: "127.0.0.1", port, ca, servername }, () => {
          resolve("trusted");
          socket.destroy();
        });
        socket.once("error", (error: NodeJS.ErrnoException) => {
          resolve(error.code ?? error.message);
        });
      });
    expect(await handshake("localhost")).toBe("trusted");
    const { subjectAltName } = new X509Certificate(await presented(port, ca));
    expect(subjectAltName).toBe("DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1");
    expect(await handshake("registry.example")).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
  });
});

describe("createHttpsFetch", () => {
  it("makes many calls over one handshake", async () => {
    const authority = await createCertificateAuthority();
    const server = https.createServer(
      await authority.issueServerCertificate({ dns: [], ip: ["127.0.0.1"] }),
      (request, response) => {
        request.resume().once("end", () => response.end("ok"));
      },
    );
    let handshakes = 0;
    server.on("secureConnection", () => (handshakes += 1));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const fetch = createHttpsFetch({ ca: authority.cert });
    try {
      for (let call = 0; call < 5; call += 1) {
        const response = await fetch(`https://127.0.0.1:${String(port)}/`, { method: "POST", body: "x" });
        expect(await response.text()).toBe("ok");
      }
      expect(handshakes).toBe(1);
    } finally {
      fetch.close();
      server.close();
      server.closeAllConnections();
    }
  });

  it("refuses http and rejects with the reason of an aborted signal", async () => {
    const { fetch } = context.sandbox;
    await expect(fetch("http://127.0.0.1:1/")).rejects.toThrow("fetch failed");
    const reason = new Error("enough");
    await expect(fetch(context.sandbox.environment.registry, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});

describe("createSandbox", () => {
  it("stops: the port is free again, closing twice is fine, and a client is told that nobody is there", async () => {
    const sandbox = await createSandbox();
    const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
    await registry.vratEkonomickySubjekt({ ico: "90000021" });
    await sandbox.close();
    await sandbox.close();
    await expect(registry.vratEkonomickySubjekt({ ico: "90000021" })).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      phase: "connection",
    });
    const again = await createSandbox({ port: Number(new URL(sandbox.environment.registry).port) });
    await again.close();
  });

  it("stops while clients hold connections, one of them without a handshake", async () => {
    const sandbox = await createSandbox();
    const port = Number(new URL(sandbox.environment.registry).port);
    const idle = connectTcp(port, "127.0.0.1");
    idle.on("error", () => undefined);
    await once(idle, "connect");
    const fetch = createHttpsFetch({ ca: sandbox.certificateAuthority });
    try {
      await (await fetch(`${sandbox.environment.registry}/ekonomicke-subjekty/90000021`)).text();
      const ended = once(idle, "close");
      await sandbox.close();
      await ended;
    } finally {
      fetch.close();
      idle.destroy();
    }
  });

  it("says so when the port is taken", async () => {
    const port = Number(new URL(context.sandbox.environment.registry).port);
    await expect(createSandbox({ port })).rejects.toThrow(/EADDRINUSE/);
  });
});

/** The certificate that a server presents. */
async function presented(port: number, ca: string): Promise<Buffer> {
  const socket = connect({ host: "127.0.0.1", port, ca });
  await once(socket, "secureConnect");
  const { raw } = socket.getPeerCertificate();
  socket.destroy();
  return raw;
}
