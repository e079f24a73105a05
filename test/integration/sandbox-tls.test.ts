import "reflect-metadata";
import { execFile } from "node:child_process";
import { X509Certificate as NodeCertificate } from "node:crypto";
import { once } from "node:events";
import https from "node:https";
import type { IncomingMessage } from "node:http";
import { connect as connectTcp, type Socket } from "node:net";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { promisify } from "node:util";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
} from "@peculiar/x509";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createRegistry } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { newFolder } from "../fixtures/folder.ts";
import { limits } from "../fixtures/limits.ts";
import { useSandbox } from "./sandbox-client.ts";

const run = promisify(execFile);
const longName = 'A, "B" + C'.padEnd(70, "x");
const context = useSandbox({ clients: [{ clientId: "AIS" }, { clientId: longName }] });
const portOf = (address: string): number => Number(new URL(address).port);

afterEach(() => {
  context.sandbox.faults.clear();
});

/** Connects to the registry, or to another port, and gives the TLS version, or the code of the error. */
function handshake(options: ConnectionOptions = {}): Promise<string | null> {
  const { certificateAuthority: ca, environment } = context.sandbox;
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: portOf(environment.registry), ca, ...options });
    socket.once("secureConnect", () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
  });
}

/** The certificate that the registry presents, as PEM. */
async function presented(): Promise<string> {
  const { certificateAuthority: ca, environment } = context.sandbox;
  const socket = connect({ host: "127.0.0.1", port: portOf(environment.registry), ca });
  await once(socket, "secureConnect");
  const { raw } = socket.getPeerCertificate();
  socket.destroy();
  return new NodeCertificate(raw).toString();
}

describe("the sandbox's certificates", () => {
  let server: string;
  beforeAll(async () => {
    server = await presented();
  });

  it("come from an authority that may sign certificates, but no further authority", () => {
    const authority = new X509Certificate(context.sandbox.certificateAuthority);
    const constraints = authority.getExtension(BasicConstraintsExtension);
    expect(constraints).toMatchObject({ ca: true, pathLength: 0, critical: true });
    const usages = KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign;
    expect(authority.getExtension(KeyUsagesExtension)).toMatchObject({ usages, critical: true });
    expect(authority.getExtension(SubjectKeyIdentifierExtension)?.keyId).toMatch(/^[0-9a-f]{40}$/);
  });

  it("serve a server or a client, name the key of their authority, and are valid now", () => {
    const { certificateAuthority, client, clients } = context.sandbox;
    const authority = new X509Certificate(certificateAuthority);
    for (const [pem, usage, days] of [
      [server, ExtendedKeyUsage.serverAuth, 7],
      [client.tls.cert, ExtendedKeyUsage.clientAuth, 90],
    ] as const) {
      const certificate = new X509Certificate(pem);
      expect(certificate.getExtension(BasicConstraintsExtension)).toMatchObject({ ca: false, critical: true });
      expect(certificate.getExtension(KeyUsagesExtension)?.usages).toBe(KeyUsageFlags.digitalSignature);
      expect(certificate.getExtension(ExtendedKeyUsageExtension)?.usages).toEqual([usage]);
      expect(certificate.getExtension(AuthorityKeyIdentifierExtension)?.keyId).toBe(
        authority.getExtension(SubjectKeyIdentifierExtension)?.keyId,
      );
      expect(new NodeCertificate(pem).verify(new NodeCertificate(certificateAuthority).publicKey)).toBe(true);
      expect(certificate.notBefore.getTime()).toBeLessThan(Date.now());
      expect(certificate.notAfter.getTime()).toBeGreaterThan(Date.now() + (days - 1) * 86_400_000);
      expect(certificate.notAfter.getTime()).toBeLessThanOrEqual(Date.now() + days * 86_400_000);
    }
    // A name has 64 characters at most (RFC 5280, appendix A.1), whatever they are.
    const names = clients.map(({ tls }) => new X509Certificate(tls.cert).subjectName.getField("CN"));
    expect(names).toEqual([["AIS"], [longName.slice(0, 64)]]);
    expect(new NodeCertificate(server).subjectAltName).toBe(
      "DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1",
    );
  });

  it("pass openssl verify -x509_strict", async () => {
    const { certificateAuthority: ca, client } = context.sandbox;
    const cwd = newFolder({ ca, sslserver: server, sslclient: client.tls.cert });
    for (const purpose of ["sslserver", "sslclient"]) {
      const options = ["-x509_strict", "-purpose", purpose, "-CAfile", "ca", purpose];
      expect((await run("openssl", ["verify", ...options], { cwd })).stdout).toBe(`${purpose}: OK\n`);
    }
  });

  it("work with the global fetch of a process that trusts the authority", async () => {
    const ca = join(newFolder({ "ca.pem": context.sandbox.certificateAuthority }), "ca.pem");
    const address = `${context.sandbox.environment.registry}/ekonomicke-subjekty/90000021`;
    const script = `console.log((await (await fetch("${address}")).json()).obchodniJmeno)`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
      timeout: limits.program,
    });
    expect(stdout.trim()).toBe("Moravské datové služby a.s.");
  });

  it("name localhost and the loopback addresses only", async () => {
    expect(await handshake({ servername: "localhost" })).toBe("TLSv1.3");
    expect(await handshake({ servername: "registry.example" })).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
  });
});

describe("a server of the sandbox", () => {
  it.each([
    ["TLSv1", "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION"],
    ["TLSv1.1", "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION"],
    ["TLSv1.2", "TLSv1.2"],
    ["TLSv1.3", "TLSv1.3"],
  ] as const)("answers %s with %s", async (version, outcome) => {
    const versions = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
    expect(await handshake(versions)).toBe(outcome);
  });

  it("closes all connections when it accepts none, after the response of a request in progress", async () => {
    const { environment, certificateAuthority: ca, client, faults, identity } = context.sandbox;
    const port = portOf(environment.oidcMutualTls);
    // In this version the server knows of the finished handshake before the client does.
    const idle = connect({ host: "127.0.0.1", port, ca, maxVersion: "TLSv1.2" });
    idle.on("error", () => undefined);
    await once(idle, "secureConnect");
    const ended = once(idle, "close");
    faults.set({ service: "identity", kind: "slow", delay: 300 });
    const { token } = identity.requests;
    const agent = new https.Agent({ keepAlive: true, ca, ...client.certificates[0] });
    const { clientId: client_id, redirectUri: redirect_uri } = client;
    const login = new URLSearchParams({ client_id, redirect_uri, response_type: "code", scope: "openid" });
    const address = `${environment.oidc}/oauth2/authorize?${login.toString()}`;
    const code = new URL(await context.sandbox.logIn(address, "kral.petr")).searchParams.get("code") ?? "";
    const form = new URLSearchParams({ grant_type: "authorization_code", code, redirect_uri, client_id });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const target = { host: "127.0.0.1", port, agent, path: "/oauth2/token", method: "POST", headers };
    const request = https.request(target).end(form.toString());
    const answered = once(request, "response");
    const [socket] = (await once(request, "socket")) as [Socket];
    const closed = once(socket, "close");
    await expect.poll(() => identity.requests.token).toBe(token + 1);
    faults.set({ service: "identity", kind: "dead-before-request" });
    await ended;
    const [response] = (await answered) as [IncomingMessage];
    expect((await response.toArray()).join("")).toContain("access_token");
    await closed;
    agent.destroy();
    const { handshakes } = identity;
    expect(await handshake({ port })).toBe("ECONNRESET");
    expect(identity.handshakes).toBe(handshakes);
    faults.clear();
    expect(await handshake({ port })).toBe("TLSv1.3");
  });
});

describe("createSandbox", () => {
  it("stops while clients hold connections, closes those, and frees its ports", async () => {
    const sandbox = await createSandbox();
    const port = portOf(sandbox.environment.registry);
    const idle = connectTcp(port, "127.0.0.1");
    idle.on("error", () => undefined);
    await once(idle, "connect");
    const ended = once(idle, "close");
    const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
    await registry.vratEkonomickySubjekt({ ico: "90000021" });
    const keeping = createRegistry({ environment: sandbox.environment, tls: { ca: sandbox.certificateAuthority } });
    await keeping.vratEkonomickySubjekt({ ico: "90000021" });
    await sandbox.close();
    await sandbox.close();
    await ended;
    for (const client of [registry, keeping]) {
      await expect(client.vratEkonomickySubjekt({ ico: "90000021" })).rejects.toMatchObject({
        code: "ERR_TRANSPORT",
        phase: "connection",
      });
    }
    const again = await createSandbox({ port });
    await again.close();
  });
});
