import { execFile } from "node:child_process";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { inspect, promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLegacyIdentity, InvalidInputError } from "ares-caais";
import { createSandbox, sandboxEnvironment, type Sandbox } from "ares-caais/sandbox";
import { endpoints } from "../../generated/identity.gen.ts";

// A full disk is not to be had everywhere.
vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  return { ...original, open: vi.fn(original.open) };
});

const run = promisify(execFile);
let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ clients: [{ clientId: "ONE" }, { clientId: "TWO" }] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-export-"));
});
afterEach(() => rm(folder, { recursive: true }));

const names = [
  "ca.pem",
  ...["client", "client-2"].flatMap((client) =>
    [client, `${client}-expired`].flatMap((name) => [`${name}-key.pem`, `${name}.p12`, `${name}.pem`]),
  ),
  "sandbox.env",
].sort();

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

describe("[KIT-02] sandbox.exportCertificates", () => {
  it("[KIT-08] writes the authority, certificates and keys, also as PKCS#12 and expired; only the owner can read the keys", async () => {
    const files = await sandbox.exportCertificates(join(folder, "new", "folder"));
    expect(files).toEqual({
      certificateAuthority: join(folder, "new/folder/ca.pem"),
      certificate: join(folder, "new/folder/client.pem"),
      key: join(folder, "new/folder/client-key.pem"),
      pkcs12: join(folder, "new/folder/client.p12"),
      expiredCertificate: join(folder, "new/folder/client-expired.pem"),
      expiredKey: join(folder, "new/folder/client-expired-key.pem"),
      expiredPkcs12: join(folder, "new/folder/client-expired.p12"),
      passphrase: "sandbox",
      environment: join(folder, "new/folder/sandbox.env"),
    });
    expect((await readdir(join(folder, "new/folder"))).sort()).toEqual(names);
    expect(await readFile(files.certificateAuthority, "utf8")).toBe(`${sandbox.certificateAuthority}\n`);
    for (const [index, { tls, expired }] of sandbox.clients.entries()) {
      for (const [name, { cert, key }] of [
        ["", tls],
        ["-expired", expired],
      ] as const) {
        const path = join(folder, "new/folder", `client${index === 0 ? "" : "-2"}${name}`);
        expect(await readFile(`${path}.pem`, "utf8")).toBe(`${cert}\n`);
        expect(await readFile(`${path}-key.pem`, "utf8")).toBe(`${key}\n`);
        const pfx = await readFile(`${path}.p12`);
        expect(() => createSecureContext({ pfx, passphrase: files.passphrase })).not.toThrow();
      }
    }
    for (const name of names.filter((name) => name.endsWith("-key.pem") || name.endsWith(".p12"))) {
      expect([name, await modeOf(join(folder, "new/folder", name))]).toEqual([name, 0o600]);
    }
  });

  it("writes the same bytes as the front page offers", async () => {
    await sandbox.exportCertificates(folder);
    for (const name of names.filter((name) => name.endsWith(".pem"))) {
      const offered = await sandbox.fetch(`${sandbox.controlAddress}/sandbox/certificates/${name}`);
      expect([name, await offered.text()]).toEqual([name, await readFile(join(folder, name), "utf8")]);
    }
  });

  it("[DOC-12] writes the environment variables that the command line and sandboxEnvironment read", async () => {
    const files = await sandbox.exportCertificates(folder);
    const program = "process.stdout.write(JSON.stringify(process.env))";
    const { stdout } = await run(process.execPath, [`--env-file=${files.environment}`, "--eval", program], { env: {} });
    const { registry, oidc, oidcMutualTls, legacyPages: pages, legacyMutualTls } = sandbox.environment;
    const variables = JSON.parse(stdout) as Record<string, string>;
    expect(sandboxEnvironment(variables)).toEqual(sandbox.environment);
    expect(() => sandboxEnvironment({ ...variables, ARES_CAAIS_OIDC: undefined })).toThrow(
      "ARES_CAAIS_OIDC is not set; set the variables that `ares-caais sandbox` prints",
    );
    expect(variables).toEqual({
      ARES_CAAIS_REGISTRY: registry,
      ARES_CAAIS_OIDC: oidc,
      ARES_CAAIS_OIDC_MUTUAL_TLS: oidcMutualTls,
      ARES_CAAIS_LEGACY_PAGES: pages,
      ARES_CAAIS_LEGACY_MUTUAL_TLS: legacyMutualTls,
      ARES_CAAIS_CLIENT_ID: "ONE",
      ARES_CAAIS_CERT: files.certificate,
      ARES_CAAIS_KEY: files.key,
      NODE_EXTRA_CA_CERTS: files.certificateAuthority,
    });
    expect(await readFile(files.environment, "utf8")).not.toContain("PRIVATE KEY");
  });

  it.each(["with space", "it's", '$HOME "quoted"'])("quotes the folder %j for a shell", async (name) => {
    const { environment, key } = await sandbox.exportCertificates(join(folder, name));
    const { stdout } = await run("sh", ["-c", '. "$1" && printf %s "$ARES_CAAIS_KEY"', "sh", environment]);
    expect(stdout).toBe(key);
  });

  it("replaces existing files, also a readable key, and follows no link", async () => {
    const other = join(folder, "other");
    await writeFile(other, "mine");
    await writeFile(join(folder, "client-key.pem"), "old", { mode: 0o644 });
    await symlink(other, join(folder, "client.pem"));
    const { key } = await sandbox.exportCertificates(folder);
    expect(await modeOf(key)).toBe(0o600);
    expect(await readFile(key, "utf8")).toBe(`${sandbox.client.tls.key}\n`);
    expect(await readFile(other, "utf8")).toBe("mine");
    expect((await readdir(folder)).sort()).toEqual([...names, "other"].sort());
  });

  it("names the path that blocks a file, and leaves nothing behind", async () => {
    await mkdir(join(folder, "ca.pem"));
    const path = join(folder, "ca.pem");
    const error: unknown = await sandbox.exportCertificates(folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ path, code: "EISDIR", syscall: "rename" });
    expect(String(error)).toContain(`${path} cannot be written: `);
    expect(await readdir(folder)).toEqual(["ca.pem"]);
  });

  it.each([
    ["write", "ENOSPC", -28],
    ["open", "EACCES", -13],
  ])(
    "names the file that the system refuses to %s (%s), changes no file, and leaves nothing behind",
    async (syscall, code, errno) => {
      await sandbox.exportCertificates(folder);
      const path = join(folder, "ca.pem");
      await writeFile(path, "old");
      const refused = Object.assign(new Error(`${code}: ${syscall}`), { code, errno, syscall });
      const { open: realOpen } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
      vi.mocked(open).mockImplementationOnce(async (...args) => {
        if (syscall === "open") throw refused;
        const file = await realOpen(...args);
        file.writeFile = () => Promise.reject(refused);
        return file;
      });
      const error: unknown = await sandbox.exportCertificates(folder).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code, errno, syscall, path });
      expect(String(error)).toBe(`Error: ${path} cannot be written: ${code}: ${syscall}`);
      expect((await readdir(folder)).sort()).toEqual(names);
      expect(await readFile(path, "utf8")).toBe("old");
    },
  );

  it("rethrows an error that does not come from the system", async () => {
    const error = new TypeError("a fault of the program");
    vi.mocked(open).mockRejectedValueOnce(error);
    await expect(sandbox.exportCertificates(folder)).rejects.toBe(error);
  });

  it("names the folder that cannot be created", async () => {
    await writeFile(join(folder, "file"), "");
    const path = join(folder, "file", "below");
    const error: unknown = await sandbox.exportCertificates(path).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ path, code: "ENOTDIR" });
  });

  it.each(["", 1, undefined])("refuses the folder %j", async (directory) => {
    // @ts-expect-error: it may come from JavaScript
    const exported = sandbox.exportCertificates(directory);
    await expect(exported).rejects.toBeInstanceOf(InvalidInputError);
    await expect(exported).rejects.toMatchObject({ field: "directory" });
  });
});

/** Asks the token endpoint for nothing, with a client certificate, and gives the error of its answer. */
async function errorOfTokens(tls: https.RequestOptions): Promise<unknown> {
  const request = https.request(sandbox.environment.oidcMutualTls + endpoints.token.path, {
    ...{ method: "POST", agent: false, ca: sandbox.certificateAuthority, ...tls },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  request.end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return (JSON.parse(text) as { error?: unknown }).error;
}

describe("[KIT-08] the exported PKCS#12 files", () => {
  it.each(["pkcs12", "expiredPkcs12"] as const)("work in Node, openssl and our own clients: %s", async (name) => {
    const files = await sandbox.exportCertificates(folder);
    const { cert, key } = name === "pkcs12" ? sandbox.client.tls : sandbox.client.expired;
    const pfx = await readFile(files[name]);
    const { passphrase } = files;
    // A certificate that counts is refused for the empty form alone.
    const expected = name === "pkcs12" ? "invalid_request" : "invalid_client";
    expect(await errorOfTokens({ pfx, passphrase })).toBe(expected);
    expect(() => createSecureContext({ pfx, passphrase: "another" })).toThrow("mac verify failure");

    const opened = await run("openssl", ["pkcs12", "-in", files[name], "-passin", `pass:${passphrase}`, "-nodes"]);
    expect(new X509Certificate(opened.stdout).raw).toEqual(new X509Certificate(cert).raw);
    expect(createPrivateKey(opened.stdout).equals(createPrivateKey(key))).toBe(true);
    const listed = await run("openssl", [
      ...["pkcs12", "-in", files[name], "-passin", `pass:${passphrase}`, "-info", "-noout"],
    ]);
    expect(listed.stderr).toMatch(/MAC: sha256, Iteration 2048/);
    expect(listed.stderr.match(/PBES2, PBKDF2, AES-256-CBC, Iteration 2048, PRF hmacWithSHA256/g)).toHaveLength(2);

    expect(opened.stdout).toContain(`friendlyName: ONE${name === "pkcs12" ? "" : " (expired)"}\n`);
    const client = (): ReturnType<typeof createLegacyIdentity> =>
      createLegacyIdentity({
        ...{ environment: sandbox.environment, version: "4.2", atsId: "ONE" },
        tls: { pfx, passphrase, ca: sandbox.certificateAuthority },
      });
    if (name === "pkcs12") expect(await client().heartBeat()).toMatchObject({ status: "OK" });
    else expect(client).toThrow(/expired/);
  });
});

describe("[KIT-08] the exported expired client certificate", () => {
  it("expired yesterday, names the client system and its authority, and the services refuse it for its age only", async () => {
    const { expiredCertificate, expiredKey } = await sandbox.exportCertificates(folder);
    const [cert, key] = await Promise.all([readFile(expiredCertificate), readFile(expiredKey)]);
    const certificate = new X509Certificate(cert);
    const ago = Date.now() - Date.parse(certificate.validTo);
    expect(ago).toBeGreaterThan(23 * 3_600_000);
    expect(ago).toBeLessThan(25 * 3_600_000);
    expect(certificate.subject).toBe("CN=ONE");
    expect(certificate.verify(new X509Certificate(sandbox.certificateAuthority).publicKey)).toBe(true);
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(await errorOfTokens({ cert, key })).toBe("invalid_client");
    expect(await errorOfTokens(sandbox.client.tls)).toBe("invalid_request");
  });

  it("hides its key from logs", () => {
    expect(inspect(sandbox.client, { depth: 9 })).not.toContain("PRIVATE KEY");
  });
});
