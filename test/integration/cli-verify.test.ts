import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { registryContractText } from "../fixtures/registry-contract.ts";
import { userAgent } from "../../generated/package.gen.ts";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";
import { startHttp } from "../fixtures/servers/listen.ts";

const program = useCommandLine();

describe("ares-caais verify", () => {
  it("[KIT-04] reports that the sandbox keeps the contract, service by service", async () => {
    const services = ["--service", "registry", "identity", "legacy", "--version", "3.4"];
    const { code, stdout } = await program.run(["verify", ...services, "--operation", "vratEkonomickySubjektVr"]);
    expect(stdout).toContain(`registry ${program.sandbox.environment.registry}\n`);
    for (const operation of ["vratEkonomickySubjektVr", "discovery", "jwks", "heartBeat"]) {
      expect(stdout).toMatch(new RegExp(`^ +checked  ${operation} +200 `, "m"));
    }
    expect(stdout.endsWith("The service fits the contract.\n")).toBe(true);
    expect(code).toBe(0);
  });

  it("[KIT-04] exits with 1 when an answer breaks the contract, and names the place", async () => {
    const { port } = await startHttp((_request, response) => {
      response.setHeader("content-type", "application/json").end('{"ico":5,"novinka":true}');
    });
    const args = ["--operation", "vratEkonomickySubjekt", "--ico", "90000021", "--address", `http://127.0.0.1:${port}`];
    const { code, stdout } = await program.run(["verify", ...args]);
    expect(stdout).toMatch(/^error: vratEkonomickySubjekt 200 \/ico: must be string$/m);
    expect(stdout).toMatch(/^notice: vratEkonomickySubjekt 200 \/novinka: /m);
    expect(stdout.endsWith("The service deviates from the contract.\n")).toBe(true);
    expect(code).toBe(1);
  });

  it("compares the contract with a document from a file or an address, also without a service", async () => {
    const document = registryContractText;
    program.folder.write(document.replaceAll("/ekonomicke-subjekty-vr/", "/vr/"), "other.yaml");
    const both = ["verify", "--document", "other.yaml", "--operation", "vratEkonomickySubjekt", "--json"];
    const { code, stdout } = await program.run(both);
    expect(jsonLines(stdout)).toMatchObject([{ result: "fits", operations: [{ verified: true }] }]);
    expect(stdout).toContain('"path":"operations/vratEkonomickySubjektVr/path"');
    expect(code).toBe(1);
    // A change of meaning misleads without breaking anything.
    program.folder.write(document.replace("name: CzNace2008\n", "name: CzNace\n"), "meaning.yaml");
    const meaning = await program.run(["verify", "--offline", "--document", "meaning.yaml"]);
    expect(meaning.stdout).toMatch(
      /^changed schemas\/\w+\/properties\/\w+\/x-code-list: CzNace2008 \(res\) -> CzNace \(res\) \(another meaning\)\n/,
    );
    expect(meaning).toMatchObject({ code: 1 });
    // A correction of the published document is listed, and breaks nothing.
    program.folder.write(
      document
        .replace("security:\n  - {}\n", "security:\n")
        .replace(
          "          maxLength: 255\n          x-correction:",
          "          maximum: 255\n          x-correction:",
        ),
      "published.yaml",
    );
    const published = await program.run(["verify", "--offline", "--document", "published.yaml"]);
    expect(published.stdout).toMatch(/\n\n2 changes, 0 of them can break a client\.\n$/);
    expect(published.stdout.match(/\(on purpose: /g)).toHaveLength(2);
    expect(published).toMatchObject({ code: 0 });
    program.folder.write(JSON.stringify({ swagger: "2.0", info: {}, paths: {} }), "swagger.json");

    const agents = new Set<string | undefined>();
    const { port } = await startHttp((request, response) => {
      agents.add(request.headers["user-agent"]);
      response.writeHead(request.url === "/v3/api-docs?x=1" ? 200 : 410).end(document);
    });
    const address = `http://127.0.0.1:${port}/v3/api-docs`;
    const asked = (url: string): ReturnType<typeof program.run> =>
      program.run(["verify", "--offline", "--document", url]);
    expect(await asked(`${address}?x=1#part`)).toMatchObject({ code: 0, stdout: "The documents say the same.\n" });
    expect(await asked(address)).toMatchObject({ code: 3, stdout: "" });
    expect([...agents]).toEqual([userAgent]);
    for (const [source, message] of [
      ["nobody.yaml", "--document must be a file that can be read"],
      ["ca.pem", "--document must be an OpenAPI document with paths"],
      ["swagger.json", "--document must be an OpenAPI document, version 3; this is one of Swagger 2.0"],
      ["http://example.com/", "--document must be https"],
    ] as const) {
      const refused = await asked(source);
      expect(refused.stderr).toContain(message);
      expect(refused.code).toBe(2);
    }
    expect(await program.run(["verify", "--offline"])).toMatchObject({
      code: 2,
      stderr: "error: --offline needs --document FILE, which it compares\n",
    });
  });

  it("[VER-05] accepts a document that says the same in other words", async () => {
    const text = readFileSync(new URL("../../spec/registry.openapi.yaml", import.meta.url), "utf8");
    const other = text
      .replace(/^ +description: "ciselnikKod: Stat"\n/m, "")
      .replaceAll("ciselnikKod:", "Číselník kod:");
    expect(other).toMatch(/Číselník kod: Stat/);
    for (const [name, said] of [
      ["published.yaml", text],
      ["marked.yaml", `\uFEFF${other}`],
    ] as const) {
      program.folder.write(said, name);
      const { code, stdout } = await program.run(["verify", "--offline", "--document", name]);
      expect(stdout).toMatch(/\n\n8 changes, 0 of them can break a client\.\n$/);
      expect(stdout.match(/\(on purpose: /g)).toHaveLength(8);
      expect(code).toBe(0);
    }
  });

  it("[KIT-04] stops reading a document at --timeout", async () => {
    const { port } = await startHttp((_request, response) => {
      // A command that waits longer gets this, and the test need not wait for its limit.
      setTimeout(() => response.writeHead(410).end(), 10_000).unref();
    });
    const args = ["--offline", "--document", `http://127.0.0.1:${port}/`, "--timeout", "0.2"];
    const { code, stderr } = await program.run(["verify", ...args]);
    expect(stderr).toContain(`document: no complete answer within 200 ms from 127.0.0.1:${port}`);
    expect(code).toBe(4);
  });

  it("[KIT-04] exits with 3 when a service cannot be verified, and with 2 for invalid arguments", async () => {
    const address = "https://127.0.0.1:1";
    const failing = await program.run(["verify", "--service", "legacy", "--legacy-address", address, "--timeout", "1"]);
    expect(failing.stdout).toContain("The service could not be verified.");
    expect(failing.code).toBe(3);
    const unknown = await program.run(["verify", "--operation", "nobody"]);
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    const env = { ARES_CAAIS_CLIENT_ID: undefined };
    expect(await program.run(["verify", "--service", "legacy"], { env })).toMatchObject({
      code: 2,
      stderr: "error: --ats-id (or ARES_CAAIS_CLIENT_ID) must be given with --service legacy\n",
    });
  });

  const registry = "ARES_CAAIS_REGISTRY";
  const oidc = "ARES_CAAIS_OIDC";
  const mutual = "ARES_CAAIS_OIDC_MUTUAL_TLS";
  it.each([
    [registry, "identity", `--oidc-address (or ${oidc}) and --oidc-mutual-tls-address (or ${mutual}) are`],
    [oidc, "identity", `--oidc-mutual-tls-address (or ${mutual}) is`],
    [mutual, "identity", `--oidc-address (or ${oidc}) is`],
    [oidc, "registry", `--address (or ${registry}) is`],
    [registry, "legacy", "--legacy-address (or ARES_CAAIS_LEGACY_MUTUAL_TLS) is"],
  ])("names the address that is missing beside %s for the service %s", async (variable, service, missing) => {
    const env = { [variable]: "https://127.0.0.1:1" };
    const { code, stdout, stderr } = await program.run(["verify", "--service", service], { bare: true, env });
    expect(stderr).toBe(
      `error: ${missing} missing: if ${variable} is set, no published address is called; --environment NAME calls the published ones\n`,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  it("names the missing file of the certificate and its variable when only one file is given", async () => {
    const env = { ARES_CAAIS_LEGACY_MUTUAL_TLS: "https://127.0.0.1:1", ARES_CAAIS_CLIENT_ID: "SANDBOX" };
    for (const [given, missing] of [
      [{ ARES_CAAIS_CERT: "client.pem" }, "--key (or ARES_CAAIS_KEY)"],
      [{ ARES_CAAIS_KEY: "client-key.pem" }, "--cert (or ARES_CAAIS_CERT)"],
    ] as const) {
      const { code, stderr } = await program.run(["verify", "--service", "legacy"], {
        bare: true,
        env: { ...env, ...given },
      });
      expect(stderr).toBe(`error: ${missing} is missing: give --cert and --key, or --pfx\n`);
      expect(code).toBe(2);
    }
  });
});
