import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createIdentity, createLegacyIdentity, InvalidInputError } from "ares-caais";
import { createSandbox, type Sandbox, type SandboxConfig, type SandboxFault } from "ares-caais/sandbox";
import { testCertificate, type TestCertificate } from "ares-caais/testing";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { configSchema } from "../../src/sandbox/config/schemas.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { makeFolder } from "../fixtures/folder.ts";
import { identityOf, legacyOf, strictRegistry } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const folder = makeFolder();
afterAll(folder.remove);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const fitsSchema = ajv.compile(configSchema() as AnySchemaObject);

/** A file of the configuration. */
function file(text: string | Buffer): string {
  const path = join(folder.path, "sandbox.yaml");
  writeFileSync(path, text);
  return path;
}

const valid = readFileSync(join(import.meta.dirname, "sandbox-own.yaml"), "utf8");
const own = (fingerprint: string): string => valid.replace("FINGERPRINT", fingerprint);

describe("[BOX-04] a configuration", () => {
  let sandbox: Sandbox;
  let certificate: TestCertificate;
  beforeAll(async () => {
    certificate = await testCertificate({ commonName: "elsewhere" });
    sandbox = await createSandbox({ config: file(own(new X509Certificate(certificate.cert).fingerprint256)) });
  });
  afterAll(() => sandbox.close());

  it("adds users, whom both interfaces describe in their forms", async () => {
    const identity = identityOf(sandbox);
    const scope = ["openid", "profile", "role", "subject", "document", "birthplace", "country_of_birth"] as const;
    const login = await identity.beginLogin({ scope });
    const { claims } = await identity.completeLogin(await sandbox.logIn(login, "vzor.jan"), login);
    expect(claims).toMatchObject({
      ...{ username: "vzor.jan", given_name: "Jan", family_name: "Vzor", degree_before: "", person_identified: true },
      ...{ legal_entity_shorcut: "OU", lei: "00000019", institution_type: "5", birthplace: "Vzorov" },
      access_roles: [{ access_role_code: "ZADATEL" }],
      activity_roles: [{ agenda_code: "A121", activity_role_code: ["CR1", "CR2"] }],
      document_ids: [{ type: "ID", document_id: "990000009" }],
    });
    const legacy = legacyOf(sandbox);
    const { attributes } = await legacy.authConfirmation(
      legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "vzor.jan")),
    );
    expect(attributes).toMatchObject({ Username: "vzor.jan", IcSubjektu: "00000019", TypPrihlaseni: "p-nia" });
  });

  it("replaces a built-in user, and keeps the others", async () => {
    const identity = identityOf(sandbox);
    for (const [username, family] of [
      ["kral.petr", "Nový"],
      ["novakova.jana", "Nováková"],
    ] as const) {
      const login = await identity.beginLogin({ scope: ["openid", "profile"] });
      const { claims } = await identity.completeLogin(await sandbox.logIn(login, username), login);
      expect(claims.family_name).toBe(family);
    }
  });

  it("adds subjects that details and searches find", async () => {
    const registry = strictRegistry(sandbox);
    expect(await registry.vratEkonomickySubjekt({ ico: "12345679" })).toMatchObject({ ico: "12345679" });
    expect(await registry.vratEkonomickySubjektVr({ ico: "12345679" })).toMatchObject({ zaznamy: [] });
    const { pocetCelkem } = await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "moje vlastní" });
    expect(pocetCelkem).toBe(1);
  });

  it("identifies a client by the fingerprint of its certificate, of any authority", async () => {
    const { environment, certificateAuthority: ca, clients } = sandbox;
    const [{ clientId, redirectUri }] = clients;
    expect([clientId, redirectUri]).toEqual(["EVIDENCE", "https://evidence.test/callback"]);
    const tls = { ...certificate, ca };
    const identity = createIdentity({ environment, clientId, redirectUri, tls, retry: false });
    const login = await identity.beginLogin({ scope: ["openid"] });
    const tokens = await identity.completeLogin(await sandbox.logIn(login, "vzor.jan"), login);
    expect(tokens.claims.aud).toBe("EVIDENCE");
    const legacy = createLegacyIdentity({ environment, version: "4.2", atsId: clientId, tls, retry: false });
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
    const stranger = await testCertificate({ commonName: "elsewhere" });
    const other = createLegacyIdentity({ environment, version: "4.2", atsId: clientId, tls: { ...stranger, ca } });
    expect(await thrownBy(other.heartBeat())).toMatchObject({ reason: "certificate" });
  });

  it("does not trust an expired certificate that is registered by its fingerprint", async () => {
    const expired = await testCertificate({ notBefore: new Date(0), notAfter: new Date(Date.now() - 1000) });
    const { fingerprint256: fingerprint } = new X509Certificate(expired.cert);
    await using other = await createSandbox({ config: { clients: [{ clientId: "A", certificate: { fingerprint } }] } });
    // This package's client does not present it.
    const fetch = createHttpsFetch({ ca: other.certificateAuthority, ...expired });
    expect((await fetch(`${other.environment.legacyMutualTls}/soap`)).status).toBe(401);
    fetch.close();
  });

  it("identifies a client by the subject of a certificate of the sandbox, and refuses the subject from another authority", async () => {
    await using other = await createSandbox({
      config: { clients: [{ clientId: "A", certificate: { subject: "CN=B" } }, { clientId: "B" }] },
    });
    const { environment, clients, certificateAuthority: ca } = other;
    const [a, b] = clients;
    const logIn = async (tls: TestCertificate): Promise<unknown> => {
      const { clientId, redirectUri } = a;
      const identity = createIdentity({ environment, clientId, redirectUri, tls: { ...tls, ca }, retry: false });
      const login = await identity.beginLogin({ scope: ["openid"] });
      return identity.completeLogin(await other.logIn(login, "novakova.jana"), login);
    };
    await expect(logIn({ cert: b?.tls.cert ?? "", key: b?.tls.key ?? "" })).resolves.toHaveProperty("claims.aud", "A");
    expect(await thrownBy(logIn(await testCertificate({ commonName: "B" })))).toMatchObject({
      error: "invalid_client",
    });
  });

  it("sets faults from the start, and options override its behaviour", async () => {
    expect(sandbox.faults.list()).toEqual([{ service: "registry", kind: "latency", delay: 1 }]);
    const behaviour = { loginAs: "kral.petr", identityBehaviour: "published" } as const;
    await using other = await createSandbox({ config: { behaviour }, loginAs: "novakova.jana" });
    const identity = identityOf(other);
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const { claims } = await identity.completeLogin(await other.logIn(login, { cancel: true }), login);
    expect(claims).toMatchObject({ username: "novakova.jana", access_roles: [{ access_role_code: "ZADATEL" }, {}] });
  });
});

const tables = readYaml(import.meta.url) as {
  /** Texts with an error, one issue of each, and whether the JSON Schema finds it too. */
  readonly wrong: readonly {
    readonly text: string;
    readonly says: string;
    readonly bySchema?: false;
  }[];
  readonly unreadable: readonly [name: string, text: string, message: RegExp][];
  readonly replacements: readonly [config: unknown, message: RegExp][];
};

/** A user with many roles of one kind, and 500 of the other. */
function manyRoles(name: "access_roles" | "activity_roles", count: number): object {
  const codes = (length: number): string[] => Array.from({ length }, (_, index) => `CR${10_000 + index}`);
  const own = { given_name: "Jan", family_name: "Vzor", lei: "90000021", legal_entity_name: "Vzor" };
  const access_roles = codes(name === "access_roles" ? count : 500);
  const activity_role_codes = codes(name === "access_roles" ? 500 : count);
  const activity_roles = [{ agenda_code: "A121", activity_role_codes }];
  return { username: "vzor.jan", claims: { ...own, access_roles, activity_roles } };
}

describe("[BOX-04] a wrong configuration", () => {
  it("takes as many roles as the identity client reads, in each form", async () => {
    const sandbox = await createSandbox({ config: file(JSON.stringify({ users: [manyRoles("access_roles", 500)] })) });
    onTestFinished(() => sandbox.close());
    const identity = identityOf(sandbox);
    for (const scope of [
      ["openid", "profile"],
      ["openid", "profile", "role"],
    ] as const) {
      const login = await identity.beginLogin({ scope });
      const { claims } = await identity.completeLogin(await sandbox.logIn(login, "vzor.jan"), login.pending);
      expect(claims.access_roles).toHaveLength(500);
    }
  });

  it.each(tables.wrong)(
    "the sandbox refuses a wrong configuration by file, field and line: $text",
    async ({ text, says, bySchema = true }) => {
      const error = await thrownBy(createSandbox({ config: file(text) }));
      expect(error).toBeInstanceOf(InvalidInputError);
      // The message has the first one, and how many there are more.
      const { issues } = error as InvalidInputError;
      const texts = issues.map(
        ({ field, rule, advice }) => `${field} ${rule}${advice === undefined ? "" : `; ${advice}`}`,
      );
      expect(texts.map((each) => each.trim())).toContain(says);
      expect(String(error)).toContain(`sandbox.yaml: ${issues[0]?.field ?? ""} ${issues[0]?.rule ?? ""}`);
      expect(fitsSchema(parse(text)), JSON.stringify(fitsSchema.errors)).toBe(!bySchema);
    },
  );

  it("lists all errors at once", async () => {
    const error = await thrownBy(createSandbox({ config: file("client: 1\nuser: 1\nbehaviour: { loginHint: yes }") }));
    expect(error).toMatchObject({ issues: [{ field: "client" }, { field: "user" }, { field: "behaviour.loginHint" }] });
  });

  it("matches a JSON Schema for editors, which accepts the valid one and knows every fault and claim", () => {
    expect(fitsSchema(parse(own("ab".repeat(32)))), JSON.stringify(fitsSchema.errors)).toBe(true);
    expect(fitsSchema({ faults: [{ service: "tls", kind: "expired-server-certificate" }] })).toBe(true);
  });

  const deep = "[".repeat(100_000);
  const bomb = Array.from({ length: 9 }, (_, n) => `a${n}: &a${n} [${`*a${n - 1}, `.repeat(9)}]`);
  it.each<[name: string, text: string | Buffer, message: RegExp]>([
    ...tables.unreadable,
    ["a bomb of aliases", ["a: &a [x, x, x]", ...bomb].join("\n").replaceAll("*a-1", "*a"), /at most 100 aliases/],
    ["lists in lists beyond the stack", `users: ${deep}`, /must nest less/],
    ["windows-1250", Buffer.from("users: [{ username: vzor.\u009aimon }]", "latin1"), /the file must be UTF-8/],
    ["100 MB", `# ${"x".repeat(100 * 1024 * 1024)}`, /must have at most 1048576 bytes/],
    ["very many keys", Array.from({ length: 50_000 }, (_, n) => `k${n}: 1`).join("\n"), /k0 is unknown/],
    [
      "a claim of very many roles",
      `users: [{username: vzor.jan, claims: {access_roles: [${"1,".repeat(50_000)}]}}]`,
      /access_roles/,
    ],
    ...(["access_roles", "activity_roles"] as const).map((name): [string, string, RegExp] => [
      `more ${name} than a token holds`,
      JSON.stringify({ users: [manyRoles(name, 2000)] }),
      new RegExp(`users\\[0\\]\\.claims\\.${name} must be fewer roles: .* 65536 characters, .*got 2500 roles`),
    ]),
  ])("stops the sandbox with %s", async (_name, text, message) => {
    const error = await thrownBy(createSandbox({ config: file(text) }));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(String(error)).toMatch(message);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(String(error).length).toBeLessThan(1000);
  });

  it.each(["/dev/zero", "/nowhere/sandbox.yaml", "."])("stops the sandbox as the file %s", async (path) => {
    expect(await thrownBy(createSandbox({ config: path }))).toBeInstanceOf(InvalidInputError);
  });
});

describe("[BOX-04] a configuration that is replaced", () => {
  let sandbox: Sandbox;
  const before: SandboxConfig = {
    clients: [{ clientId: "A" }, { clientId: "B" }],
    subjects: {
      ares: [
        { icoId: "12345679", ico: "12345679", obchodniJmeno: "Stará" },
        { icoId: "90000021", obchodniJmeno: "Moje" },
      ],
    },
    faults: [{ service: "identity", kind: "expired" }],
  };
  beforeAll(async () => {
    sandbox = await createSandbox({ config: before });
  });
  beforeEach(() => sandbox.configure(before));
  afterAll(() => sandbox.close());
  const names = async (): Promise<readonly unknown[]> =>
    Promise.all(
      ["12345679", "90000021", "12345687"].map(async (ico) => {
        const answer = await sandbox.fetch(`${sandbox.environment.registry}/ekonomicke-subjekty/${ico}`);
        return ((await answer.json()) as { readonly obchodniJmeno?: string }).obchodniJmeno;
      }),
    );

  it("replaces the previous one; clients that stay keep their certificates", async () => {
    const [a, b] = sandbox.clients;
    expect(await names()).toEqual(["Stará", "Moje", undefined]);
    await sandbox.configure({
      clients: [{ clientId: "B", redirectUris: ["https://b.test/"] }, { clientId: "C" }],
      users: [
        {
          username: "novy",
          claims: { given_name: "Nela", family_name: "Nová", lei: "90000021", legal_entity_name: "Cesta" },
        },
      ],
      subjects: { ares: [{ icoId: "12345687", ico: "12345687", obchodniJmeno: "Nová" }] },
      behaviour: { loginAs: "novy" },
    });
    expect(sandbox.clients.map(({ clientId }) => clientId)).toEqual(["B", "C"]);
    expect(sandbox.client.tls.cert).toBe(b?.tls.cert);
    expect(sandbox.client.tls.cert).not.toBe(a.tls.cert);
    expect(sandbox.faults.list()).toEqual([]);
    expect(await names()).toEqual([undefined, "Moravské datové služby a.s.", "Nová"]);
    const identity = identityOf(sandbox);
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const { claims } = await identity.completeLogin(await sandbox.logIn(login, { cancel: true }), login);
    expect(claims).toMatchObject({ username: "novy", aud: "B" });
    expect(await legacyOf(sandbox).heartBeat()).toMatchObject({ status: "OK" });
  });

  it.each(tables.replacements)("leaves the previous one in place when it is invalid: %j", async (config, message) => {
    const clients = sandbox.clients.map(({ clientId }) => clientId);
    // Values that only JavaScript can pass.
    expect(String(await thrownBy(sandbox.configure(config as SandboxConfig)))).toMatch(message);
    expect(sandbox.clients.map(({ clientId }) => clientId)).toEqual(clients);
  });

  it("comes through the control interface too, which refuses a path", async () => {
    const put = async (body: unknown): Promise<readonly [number, unknown]> => {
      const init = { method: "PUT", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const answer = await sandbox.fetch(`${sandbox.controlAddress}/config`, init);
      return [answer.status, await answer.json()];
    };
    const fault: SandboxFault = { service: "registry", kind: "block-page" };
    expect(await put({ clients: [{ clientId: "D" }], faults: [fault] })).toEqual([
      200,
      { clients: ["D"], subjects: sandbox.registry.subjects, faults: [fault] },
    ]);
    expect(await put({ client: [] })).toEqual([400, expect.objectContaining({ field: "client" })]);
    expect((await put("/etc/passwd"))[0]).toBe(400);
    expect(sandbox.client.clientId).toBe("D");
  });
});
