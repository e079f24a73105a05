import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createSandbox, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestAuthority, encryptKey } from "../fixtures/certificates.ts";
import { newFolder } from "../fixtures/folder.ts";
import { askByName } from "./own-names.ts";

const aDay = 86_400_000;
afterEach(() => {
  vi.useRealTimers();
});

async function start(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Starts a sandbox at another time, for what it leaves in its folder. */
async function startDaysAgo(days: number, options: SandboxOptions): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - days * aDay });
  await (await createSandbox(options)).close();
  vi.useRealTimers();
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), "utf8");
const keyIn = (text: string): string => text.slice(0, text.indexOf("-----BEGIN CERTIFICATE"));
const daysLeft = (pem: string): number => (Date.parse(new X509Certificate(pem).validTo) - Date.now()) / aDay;

describe("[BOX-03] the folder of a sandbox", () => {
  it("keeps the authority and the keys of server and clients for the owner only, so that trust lasts", async () => {
    const state = join(newFolder(), "deep", "state");
    const clients = [{ clientId: "ONE", certificates: 2 }, { clientId: "../../TWO" }];
    const first = await start({ state, clients });
    const names = ["authority.pem", "ca.pem", "client-ONE.pem", "identity.pem", "server.pem"];
    expect(readdirSync(state)).toEqual(expect.arrayContaining(names));
    expect(readdirSync(state)).toHaveLength(names.length + 2);
    expect(readdirSync(join(state, ".."))).toEqual(["state"]);
    for (const name of readdirSync(state)) expect(statSync(join(state, name)).mode & 0o777).toBe(0o600);
    expect(statSync(state).mode & 0o777).toBe(0o700);
    const before = read(state, "server.pem");
    chmodSync(join(state, "server.pem"), 0o644);
    await first.close();

    const second = await start({ state, clients });
    expect(read(state, "server.pem")).toBe(before);
    expect(statSync(join(state, "server.pem")).mode & 0o777).toBe(0o600);
    const materials = ({ certificateAuthority, clients }: Sandbox): unknown => [
      certificateAuthority,
      clients.map(({ certificates }) => certificates.map(({ cert, key }) => [cert, key])),
    ];
    expect(materials(second)).toEqual(materials(first));
    expect(first.client.certificates[0]?.cert).not.toBe(first.client.certificates[1]?.cert);
    // Clients that trust the first trust the second, and its certificate is valid there.
    const trusting = { ...second, certificateAuthority: first.certificateAuthority };
    const { tls } = first.client;
    expect((await askByName(trusting, `${second.environment.legacyMutualTls}/nowhere`, { tls })).status).toBe(404);
    expect(Math.round(daysLeft(second.client.tls.cert))).toBe(398);
    expect(Math.round(daysLeft(before))).toBe(398);
    expect(daysLeft(second.certificateAuthority)).toBeGreaterThan(3000);
  });

  it.each([
    [360, "keeps"],
    [370, "renews"],
    [500, "renews"],
  ])("the next start after %i days %s the certificates, for the same keys", async (days, does) => {
    const state = newFolder();
    await startDaysAgo(days, { state });
    const names = ["server.pem", "client-SANDBOX.pem"];
    const [authority, ...before] = ["authority.pem", ...names].map((name) => read(state, name));
    const sandbox = await start({ state });
    const after = names.map((name) => read(state, name));
    expect(read(state, "authority.pem")).toBe(authority);
    expect(after.map(keyIn)).toEqual(before.map(keyIn));
    for (const [index, text] of after.entries()) expect(text === before[index]).toBe(does === "keeps");
    const { tls } = sandbox.client;
    expect((await askByName(sandbox, `${sandbox.environment.legacyMutualTls}/nowhere`, { tls })).status).toBe(404);
  });

  it("keeps the key that signs tokens", async () => {
    const state = newFolder();
    const keySet = async (): Promise<unknown> => {
      const sandbox = await start({ state });
      const answer = await sandbox.fetch(`${sandbox.environment.oidc}/oauth2/jwks`);
      await sandbox.close();
      return answer.json();
    };
    const before = await keySet();
    expect(before).toMatchObject({ keys: [{ kty: "RSA" }] });
    expect(await keySet()).toEqual(before);
  });

  it("issues a new server certificate as soon as the host names change", async () => {
    const state = newFolder();
    await (await start({ state })).close();
    const before = read(state, "server.pem");
    const sandbox = await start({ state, hosts: ["sandbox.test", "fe80.test", "identity=[fd00::1]"] });
    const renewed = new X509Certificate(read(state, "server.pem"));
    expect([renewed.checkHost("sandbox.test"), renewed.checkIP("fd00::1")]).toEqual(["sandbox.test", "fd00::1"]);
    expect(keyIn(read(state, "server.pem"))).toBe(keyIn(before));
    expect((await askByName(sandbox, `${sandbox.environment.registry}/ekonomicke-subjekty/90000021`)).status).toBe(200);
  });

  it("serves sandboxes that start at once", async () => {
    const state = newFolder();
    const sandboxes = await Promise.all(Array.from({ length: 5 }, () => start({ state })));
    expect(new Set(sandboxes.map(({ certificateAuthority }) => certificateAuthority)).size).toBe(1);
    expect(new Set(sandboxes.map(({ client }) => client.tls.cert)).size).toBe(1);
    expect(readdirSync(state)).toEqual(["authority.pem", "ca.pem", "client-SANDBOX.pem", "identity.pem", "server.pem"]);
    expect(read(state, "client-SANDBOX.pem")).toContain(sandboxes[0]?.client.tls.cert);
  });

  it.each<[file: string, content: (state: string, other: string) => string]>([
    ["authority.pem", () => ""],
    ["authority.pem", (state) => read(state, "authority.pem").slice(0, 400)],
    ["authority.pem", (state) => read(state, "server.pem")],
    ["server.pem", () => "nothing"],
    [
      "server.pem",
      (state, other) =>
        keyIn(read(other, "server.pem")) + read(state, "server.pem").replace(keyIn(read(state, "server.pem")), ""),
    ],
    ["server.pem", (_state, other) => read(other, "server.pem")],
    ["client-SANDBOX.pem", (_state, other) => read(other, "client-SANDBOX.pem")],
    ["identity.pem", (state) => read(state, "client-SANDBOX.pem")],
  ])("the sandbox refuses the folder with the file name when %s is damaged or foreign", async (file, content) => {
    const [state, other] = [newFolder(), newFolder()];
    for (const folder of [state, other]) await (await createSandbox({ state: folder })).close();
    writeFileSync(join(state, file), content(state, other));
    const error: unknown = await createSandbox({ state }).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "InvalidInputError", field: "state" });
    expect(String(error)).toContain(`${join(state, file)} must`);
    expect(String(error)).not.toContain("PRIVATE");
  });

  it("names the file that the system refuses, and follows no link", async () => {
    const state = newFolder();
    mkdirSync(join(state, "server.pem"));
    await expect(createSandbox({ state })).rejects.toThrow(/EISDIR/);
    await expect(createSandbox({ state: "/dev/null/state" })).rejects.toMatchObject({ code: "ENOTDIR" });
    // No folder can be made there, and the option `recursive` of Node would try for ever.
    await expect(createSandbox({ state: "/proc/state" })).rejects.toThrow(/^(ENOENT|EACCES|EROFS).*\/proc/);
    const linked = newFolder();
    const target = join(newFolder(), "target");
    symlinkSync(target, join(linked, "ca.pem"));
    symlinkSync(target, join(linked, "server.pem"));
    await createSandbox({ state: linked }).then(
      (sandbox) => sandbox.close(),
      () => undefined,
    );
    expect(existsSync(target)).toBe(false);
  });
});

describe("[BOX-03] an authority of the caller's own", () => {
  /** A root as companies and tools make it. */
  function makeRoot(folder: string, ...keyOptions: readonly string[]): { readonly cert: string; readonly key: string } {
    const files = ["-keyout", join(folder, "own.key"), "-out", join(folder, "own.crt")];
    const subject = ["-subj", "/C=CZ/O=Firma s.r.o./OU=IT/CN=Vnitřní autorita", "-utf8", "-days", "100"];
    const usage = ["-addext", "keyUsage=critical,keyCertSign,cRLSign"];
    execFileSync("openssl", ["req", "-x509", "-nodes", ...keyOptions, ...files, ...subject, ...usage], {
      stdio: "pipe",
    });
    return { cert: read(folder, "own.crt"), key: read(folder, "own.key") };
  }

  it.each([
    ["RSA", ["-newkey", "rsa:2048"]],
    ["P-256", ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]],
    ["P-384", ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384"]],
  ])(
    "issues, with a key of the kind %s, certificates that openssl verifies, also in a folder",
    async (_kind, keyOptions) => {
      const folder = newFolder();
      const authority = makeRoot(folder, ...keyOptions);
      const state = join(folder, "state");
      const sandbox = await start({ authority, state });
      expect(sandbox.certificateAuthority).toBe(authority.cert);
      expect(existsSync(join(state, "authority.pem"))).toBe(false);
      for (const file of ["server.pem", "client-SANDBOX.pem"]) {
        const args = ["verify", "-x509_strict", "-CAfile", join(folder, "own.crt"), join(state, file)];
        expect(execFileSync("openssl", args, { encoding: "utf8" })).toMatch(/: OK\n$/);
        expect(daysLeft(read(state, file))).toBeGreaterThan(file === "server.pem" ? 99 : 397);
      }
      const { tls } = sandbox.client;
      expect((await askByName(sandbox, `${sandbox.environment.legacyMutualTls}/nowhere`, { tls })).status).toBe(404);
      await sandbox.close();
      expect((await start({ authority, state })).client.tls.cert).toBe(tls.cert);
    },
  );

  it("the sandbox refuses an authority that must not sign", async () => {
    const [own, other] = [makeRoot(newFolder(), "-newkey", "rsa:2048"), makeRoot(newFolder(), "-newkey", "rsa:2048")];
    const below = await (await createTestAuthority()).issueAuthority("below");
    const leaf = await (await createTestAuthority()).issue();
    const ed25519 = makeRoot(newFolder(), "-newkey", "ed25519");
    const past = makeRoot(newFolder(), "-newkey", "rsa:2048");
    for (const [authority, field, rule] of [
      [{ ...own, key: other.key }, "authority.key", "must belong to the certificate"],
      [{ ...own, key: encryptKey(leaf.key, "secret") }, "authority.key", "not encrypted"],
      [{ ...own, cert: "nothing" }, "authority.cert", "must be a certificate"],
      [leaf, "authority.cert", "signed itself"],
      [{ cert: below.cert, key: leaf.key }, "authority.key", "must belong"],
      [ed25519, "authority.key", "must be an RSA key"],
      [makeRoot(newFolder(), "-newkey", "rsa:1024"), "authority.key", "must have at least 2048 bits"],
      [{ cert: own.cert }, "authority.key", "is missing"],
    ] as const) {
      const wrong = createSandbox({ authority: authority as Required<SandboxOptions>["authority"] });
      await expect(wrong).rejects.toMatchObject({ field, rule: expect.stringContaining(rule) as string });
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 101 * aDay });
    await expect(createSandbox({ authority: past })).rejects.toThrow(/must not have expired: it was valid to /);
    vi.setSystemTime(Date.now() - 102 * aDay);
    await expect(createSandbox({ authority: past })).rejects.toThrow(/must be valid already: it is valid from /);
  });
});
