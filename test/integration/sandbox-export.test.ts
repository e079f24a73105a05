import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createIdentity, InvalidInputError } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { endpoints } from "../../generated/identity.gen.ts";
import { sandboxVariables } from "../../src/sandbox/export/variables.ts";
import { findCurl, isSkipped, titleOf } from "./peers/find-peers.ts";

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

const names = ["ca.pem", "client-2-key.pem", "client-2.pem", "client-key.pem", "client.pem", "sandbox.env"];

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

describe("[KIT-02] sandbox.exportCertificates", () => {
  it("writes the authority, certificates and keys, the keys for their owner alone", async () => {
    const files = await sandbox.exportCertificates(join(folder, "new", "folder"));
    expect(files).toEqual({
      certificateAuthority: join(folder, "new/folder/ca.pem"),
      certificate: join(folder, "new/folder/client.pem"),
      key: join(folder, "new/folder/client-key.pem"),
      environment: join(folder, "new/folder/sandbox.env"),
    });
    expect((await readdir(join(folder, "new/folder"))).sort()).toEqual(names);
    expect(await readFile(files.certificateAuthority, "utf8")).toBe(sandbox.certificateAuthority);
    expect(await readFile(files.certificate, "utf8")).toBe(sandbox.client.tls.cert);
    expect(await readFile(files.key, "utf8")).toBe(sandbox.client.tls.key);
    const second = new X509Certificate(await readFile(join(folder, "new/folder/client-2.pem")));
    expect(second.subject).toBe("CN=TWO");
    expect(await modeOf(files.key)).toBe(0o600);
    expect(await modeOf(join(folder, "new/folder/client-2-key.pem"))).toBe(0o600);
  });

  it("writes the environment variables that the command line reads", async () => {
    const files = await sandbox.exportCertificates(folder);
    const program = "process.stdout.write(JSON.stringify(process.env))";
    const { stdout } = await run(process.execPath, [`--env-file=${files.environment}`, "--eval", program], { env: {} });
    expect(JSON.parse(stdout)).toMatchObject(Object.fromEntries(sandboxVariables(sandbox, files)));
    expect(await readFile(files.environment, "utf8")).not.toContain("PRIVATE KEY");
  });

  it.each(["with space", "it's", '$HOME "quoted"'])("quotes the folder %j for a shell", async (name) => {
    const { environment, key } = await sandbox.exportCertificates(join(folder, name));
    const { stdout } = await run("sh", ["-c", '. "$1" && printf %s "$ARES_CAAIS_KEY"', "sh", environment]);
    expect(stdout).toBe(key);
  });

  it("replaces what is there, also a readable key, and follows no link", async () => {
    const other = join(folder, "other");
    await writeFile(other, "mine");
    await writeFile(join(folder, "client-key.pem"), "old", { mode: 0o644 });
    await symlink(other, join(folder, "client.pem"));
    const { key } = await sandbox.exportCertificates(folder);
    expect(await modeOf(key)).toBe(0o600);
    expect(await readFile(key, "utf8")).toBe(sandbox.client.tls.key);
    expect(await readFile(other, "utf8")).toBe("mine");
    expect((await readdir(folder)).sort()).toEqual([...names, "other"].sort());
  });

  it("names what stands in the way of a file, and leaves nothing behind", async () => {
    await mkdir(join(folder, "ca.pem"));
    const path = join(folder, "ca.pem");
    const error: unknown = await sandbox.exportCertificates(folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ path, code: "EISDIR", syscall: "rename" });
    expect(String(error)).toContain(`${path} cannot be written: `);
    expect(await readdir(folder)).toEqual(["ca.pem"]);
  });

  it("names the folder that cannot be made", async () => {
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

const curl = findCurl();

describe.skipIf(isSkipped(curl))(`[KIT-02] the exported certificates: ${titleOf(curl)}`, () => {
  it("gets tokens from the sandbox, and none without the certificate", async () => {
    if (curl.program === undefined) throw new Error(curl.advice);
    const program = curl.program;
    const { certificateAuthority, certificate, key } = await sandbox.exportCertificates(folder);
    const { environment, client } = sandbox;
    const { clientId, redirectUri, tls } = client;
    const logIn = async (): Promise<string[]> => {
      const identity = createIdentity({ environment, clientId, redirectUri, tls });
      const login = await identity.beginLogin({ scope: ["openid"] });
      const callback = new URL(await sandbox.logIn(login, "novakova.jana"));
      const form = {
        grant_type: "authorization_code",
        code: callback.searchParams.get("code") ?? "",
        redirect_uri: redirectUri,
        client_id: clientId,
        code_verifier: login.pending.codeVerifier,
        scope: "openid",
      };
      return Object.entries(form).flatMap(([name, value]) => ["--data-urlencode", `${name}=${value}`]);
    };
    const ask = async (tlsOptions: readonly string[]): Promise<unknown> => {
      const options = [
        "--silent",
        "--show-error",
        "--noproxy",
        "*",
        "--max-time",
        "30",
        "--cacert",
        certificateAuthority,
      ];
      const { stdout } = await run(program, [
        ...options,
        ...tlsOptions,
        ...(await logIn()),
        environment.oidcMutualTls + endpoints.token.path,
      ]);
      return JSON.parse(stdout);
    };
    expect(await ask(["--cert", certificate, "--key", key])).toMatchObject({
      token_type: "Bearer",
      access_token: expect.stringMatching(/^\w+\.\w+\./) as string,
    });
    expect(await ask([])).toMatchObject({ error: "invalid_client" });
  });
});
