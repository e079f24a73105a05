import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { root } from "../fixtures/documents/documents.ts";
import { bundleSources, makeProjectFolder } from "../fixtures/bundle-sources.ts";
import { limits } from "../fixtures/limits.ts";
import { readPageForm } from "../fixtures/pages.ts";
import { findCurl, isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectNamespaces, findNamespaces, type InNamespace } from "./peers/namespaces.ts";

const namespaces = findNamespaces();
const curl = findCurl();

let folder: string;
beforeAll(async () => {
  folder = makeProjectFolder("elsewhere-");
  await bundleSources({ absWorkingDir: root, entryPoints: { cli: "src/cli/main.ts" }, outdir: folder });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ready {
  readonly environment: Readonly<Record<"registry" | "oidc" | "oidcMutualTls" | "legacyMutualTls", string>>;
  readonly controlAddress: string;
  readonly client: Readonly<Record<"clientId" | "redirectUri", string>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly controlToken: string;
}

/** Starts the sandbox on the one machine. */
async function startSandbox(within: InNamespace, args: readonly string[]): Promise<Ready> {
  const [program, ...line] = within(process.execPath, join(folder, "cli.js"), "sandbox", "--json", ...args);
  const child = spawn(program, line, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
  const [ready] = (await once(createInterface(child.stdout), "line")) as [string];
  return JSON.parse(ready) as Ready;
}

/** Runs a program on the other machine. @returns what it prints. */
async function run(within: InNamespace, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const [program, ...line] = within(...command);
  const options = { cwd: folder, env: { ...env, PATH: process.env["PATH"] }, timeout: limits.program };
  return (await promisify(execFile)(program, line, options)).stdout;
}

describe.skipIf(isSkipped(namespaces) || isSkipped(curl))(`${titleOf(namespaces)}, ${titleOf(curl)}`, () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["several ports", [], ["identity.test", "registry.test"]],
    [
      "one port",
      ["--one-port", "--port", "443"],
      ["registry.test", "identity.test", "identity-tls.test", "legacy-tls.test", "control.test"],
    ],
  ])("[BOX-02] reach a sandbox on another machine under its own host names, on %s", async (_what, args, names) => {
    const { server, client } = connectNamespaces(namespaces, names);
    const hosts = ["--host", "identity.test", "--host", "registry.test"];
    const ready = await startSandbox(server, ["--listen", "0.0.0.0", ...hosts, ...args, "--export", "exported"]);
    const { environment, variables, controlAddress, controlToken } = ready;
    const call = (...more: string[]): Promise<string> =>
      run(client, ["curl", "--silent", "--cacert", "exported/ca.pem", ...more]);
    const status = (...more: string[]): Promise<string> =>
      call("--output", "/dev/null", "--write-out", "%{http_code}", ...more);
    expect(new URL(environment.registry).hostname).toBe("registry.test");
    expect(JSON.parse(await call(`${environment.registry}/ekonomicke-subjekty/90000021`))).toMatchObject({
      ico: "90000021",
    });

    const discovery = JSON.parse(await call(`${environment.oidc}/.well-known/openid-configuration`)) as Record<
      string,
      string
    >;
    expect(new URL(discovery["issuer"] ?? "").hostname).toBe("identity.test");
    const verifier = "v".repeat(43);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const { clientId: client_id, redirectUri: redirect_uri } = ready.client;
    const login = {
      client_id,
      redirect_uri,
      response_type: "code",
      scope: "openid",
      code_challenge: challenge,
      code_challenge_method: "S256",
    };
    const page = await call(`${discovery["authorization_endpoint"] ?? ""}?${new URLSearchParams(login).toString()}`);
    const { action = "", hidden = {} } = readPageForm(page) ?? {};
    const chosen = new URLSearchParams({ ...hidden, username: "novakova.jana", action: "login" }).toString();
    const callback = await call(
      "--output",
      "/dev/null",
      "--write-out",
      "%{redirect_url}",
      "--data",
      chosen,
      new URL(action, environment.oidc).href,
    );
    const code = new URL(callback).searchParams.get("code") ?? "";
    const grant = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri,
      client_id,
      code_verifier: verifier,
    }).toString();
    const token = discovery["token_endpoint"] ?? "";
    expect(await status("--data", grant, token)).toBe("401");
    const answer = await call(
      "--cert",
      "exported/client.pem",
      "--key",
      "exported/client-key.pem",
      "--data",
      grant,
      token,
    );
    expect(Object.keys(JSON.parse(answer) as object)).toContain("id_token");

    // Node's own TLS, with the variables that the sandbox prints.
    const lookup = await run(
      client,
      [process.execPath, join(folder, "cli.js"), "lookup", "90000021", "--json"],
      variables,
    );
    expect(JSON.parse(lookup)).toMatchObject({ status: "found" });
    const alive = await run(
      client,
      [process.execPath, join(folder, "cli.js"), "heartbeat", "--version", "4.2", "--json"],
      variables,
    );
    expect(JSON.parse(alive)).toMatchObject({ status: "OK" });

    expect(await status(`${controlAddress}/state`)).toBe("401");
    expect(await status("--header", `Authorization: Bearer ${controlToken}`, `${controlAddress}/state`)).toBe("200");
    expect(await status(`${environment.legacyMutualTls}/health`)).toBe("200");
  });
});
