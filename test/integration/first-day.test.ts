import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform } from "esbuild";
import { setupServer } from "msw/node";
import ts from "typescript";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ContractError, createLegacyIdentity, createRegistry, type IdentityOptions } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { encryptKey, packPkcs12 } from "../fixtures/certificates.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { readTable } from "../fixtures/documents/read-table.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { createFakeApplication } from "../fixtures/fake-login.ts";
import { newFolder } from "../fixtures/folder.ts";
import { identityOf, legacyOf, useSandbox } from "./sandbox-client.ts";

const using = useSandbox();
const ico = "90000021";

const sandboxRegistry = (): ReturnType<typeof createRegistry> => {
  const { environment, fetch } = using.sandbox;
  return createRegistry({ environment, fetch, retry: false });
};
const detailAt = (registry: string): Promise<unknown> =>
  createRegistry({ environment: { registry }, retry: false }).vratEkonomickySubjekt({ ico });
/** Creates a client with wrong options, as a program in JavaScript may. */
const identityWith = (tls: unknown): unknown => identityOf(using.sandbox, { tls } as Partial<IdentityOptions>);
const badly = (value: unknown): Promise<unknown> => sandboxRegistry().vratEkonomickySubjekt({ ico: value as string });
const logIn = async (options: Partial<IdentityOptions>): Promise<unknown> => {
  const identity = identityOf(using.sandbox, options);
  const begun = await identity.beginLogin({ scope: ["openid"] });
  return identity.completeLogin(await using.sandbox.logIn(begun, "novakova.jana"), begun.pending);
};

/** The failures of a first day by their words in the guide: each throws, or gives the words that are shown elsewhere. */
const failures: Readonly<Record<string, () => unknown>> = {
  "The current file is a CommonJS module and cannot use 'await' at the top level.": () => {
    const folder = newFolder({ "package.json": "{}", "main.ts": "await Promise.resolve();\nexport {};\n" });
    const { NodeNext: module } = ts.ModuleKind;
    const program = ts.createProgram([join(folder, "main.ts")], { module, noEmit: true, noLib: true, types: [] });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  },
  'Top-level await is currently not supported with the "cjs" output format': () =>
    transform("await fetch(address);", { format: "cjs", logLevel: "silent" }),
  "Unsupported engine": () => {
    // npm asks this module before it installs.
    const root = execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim();
    const checks = createRequire(join(root, "npm/package.json"))("npm-install-checks") as {
      readonly checkEngine: (target: object, npmVersion: string, nodeVersion: string) => void;
    };
    checks.checkEngine(createRequire(import.meta.url)("../../package.json") as object, "10.8.2", "18.20.8");
  },
  "tls is missing": () => identityWith(undefined),
  "tls.cert is the name of a file, and must be PEM": () => identityWith({ cert: "client.pem", key: "client-key.pem" }),
  "tls.passphrase does not open the key": () => {
    const { tls } = using.sandbox.client;
    identityWith({ ...tls, key: encryptKey(tls.key, "right"), passphrase: "wrong" });
  },
  "tls.pfx is encrypted with a cipher that is not supported": () => {
    const { cert, key } = using.sandbox.client.tls;
    identityWith({ pfx: packPkcs12({ cert, key }, "p", ["-legacy", "-certpbe", "PBE-SHA1-RC2-40"]), passphrase: "p" });
  },
  "ico must be string, got 90000021": () => badly(90_000_021),
  'ico must match ^\\d{8}$, got "900 00 021"': () => badly("900 00 021"),
  'ico must match ^\\d{8}$, got "CZ90000021"': () => badly("CZ90000021"),
  "atsId is missing": () => {
    const { environment, client } = using.sandbox;
    createLegacyIdentity({ environment, version: "4.2", tls: client.tls } as never);
  },
  "(ENOTFOUND) at": () => detailAt("https://registry.invalid/rest"),
  "HTTPS_PROXY is set and not used": () => {
    vi.stubEnv("HTTPS_PROXY", "http://proxy.invalid:3128");
    onTestFinished(() => void vi.unstubAllEnvs());
    return detailAt("https://127.0.0.1:1/rest");
  },
  "the service's certificate is from an unknown authority": () => detailAt(using.sandbox.environment.registry),
  "nothing was sent to": () => {
    const credentials = { type: "bearer", token: () => new Promise<string>(() => undefined) } as const;
    return createRegistry({ credentials, deadline: 10 }).vratEkonomickySubjekt({ ico });
  },
  "must not be a promise; await": () => createRegistry(Promise.resolve({}) as object),
  "with a page that blocks this address": () => {
    using.sandbox.faults.set({ service: "registry", kind: "block-page" });
    onTestFinished(() => {
      using.sandbox.faults.clear();
    });
    return sandboxRegistry().vratEkonomickySubjekt({ ico });
  },
  "429 (…) with a status that the contract does not document; send fewer requests": () => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response("", { status: 429 }));
    return createRegistry({ fetch, retry: false }).vratEkonomickySubjekt({ ico });
  },
  "claim exp says that the token is no longer valid: this machine's clock is": () =>
    logIn({ clock: createDatedClock(Date.now() + 3_600_000) }),
  "401 invalid_client (check that the client certificate is registered for this client system)": async () => {
    await using other = await createSandbox();
    return await logIn({ tls: { ...other.client.tls, ca: using.sandbox.certificateAuthority } });
  },
  "redirect_uri is not registered for this client_id": () => logIn({ redirectUri: "https://ais.example/callback" }),
  "client_id is not registered": () => logIn({ clientId: "UNKNOWN" }),
  "the service does not know the session id": () =>
    legacyOf(using.sandbox).authConfirmation("00000000-0000-0000-0000-000000000000"),
  "nobody is logged in": () =>
    createFakeApplication().login.requireUser(
      new Request("https://ais.example/", { headers: { accept: "text/html" } }),
    ),
  "This login was not begun in this browser, or is completed already.": async () => {
    const { begin, openBrowser } = createFakeApplication();
    const callback = await begin(openBrowser());
    const page = await openBrowser().visit(callback, { headers: { "accept-language": "en" } });
    return page.text();
  },
  "intercepted a request without a matching request handler": async () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    const server = setupServer();
    server.listen({ onUnhandledRequest: "error" });
    onTestFinished(() => {
      server.close();
      told.mockRestore();
    });
    await thrownBy(detailAt("https://registry.invalid/rest"));
    return told.mock.calls;
  },
};

describe("[DOC-12] a failure of the first day", () => {
  const rows = readTable("docs/guides/errors.md", "Common messages").map(([words = "", code = "", remedy]) => {
    return { words: words.slice(1, -1), code: /^`(ERR_\w+)`$/.exec(code)?.[1], remedy };
  });

  it("the guide has a row with a remedy for each failure here, and no other", () => {
    expect(rows.map(({ words }) => words).toSorted()).toEqual(Object.keys(failures).toSorted());
    for (const { remedy } of rows) expect(remedy).toMatch(/\w{3}/);
  });

  it.each(rows)("throws the message of its row: $words", async ({ words, code }) => {
    const said = await Promise.resolve()
      .then(failures[words])
      .then(String, (error: unknown) => error);
    const text = said instanceof Error ? said.message : String(said);
    for (const part of words.split("…")) expect(text).toContain(part);
    expect(said instanceof ContractError ? said.code : undefined).toBe(code);
    if (code !== undefined) expect(text.endsWith(` [${code}]`)).toBe(true);
  });
});
