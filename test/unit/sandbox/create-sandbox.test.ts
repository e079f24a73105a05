import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { readYaml } from "../../fixtures/read-yaml.ts";

const mine = { ico: "12345679", icoId: "12345679", obchodniJmeno: "Moje s.r.o." };

/** The error of a sandbox with options as JavaScript without types may give them; one that starts is closed. */
async function refusal(options: unknown): Promise<unknown> {
  return createSandbox(options as object).then(
    (sandbox) => sandbox.close(),
    (thrown: unknown) => thrown,
  );
}

describe("createSandbox", () => {
  const refused = readYaml(import.meta.url) as readonly {
    readonly options: unknown;
    readonly field: string;
    readonly rule: string;
  }[];
  it.each([
    ...refused,
    { options: { data: () => undefined }, field: "data", rule: "must be JSON" },
    { options: { data: { ares: 1n } }, field: "data", rule: "must be JSON" },
  ])("refuses $options", async ({ options, field, rule }) => {
    const error = await refusal(options);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, rule });
    expect(String(error)).toMatch(/^InvalidInputError: createSandbox: /);
  });

  it("names every wrong record, up to a hundred", async () => {
    const ares = Array.from({ length: 200 }, () => ({ ...mine, ico: 1 }));
    expect(await refusal({ data: { ares, res: 1 } })).toMatchObject({ issues: { length: 100 } });
    expect(String(await refusal({ data: { ares: [{ ico: 1 }, mine], res: 1, isir: 1 } }))).toMatch(
      /createSandbox: data\.ares\[0\]\.ico must be string \(and 2 more\)/,
    );
  });

  it("copies the addresses and certificates of client systems", async () => {
    const redirectUris = ["https://app.example/callback"];
    const certificate = { subject: "CN=evidence" };
    const sandbox = await createSandbox({ clients: [{ clientId: "EVIDENCE", redirectUris, certificate }] });
    redirectUris.push("https://other.example/");
    certificate.subject = "CN=other";
    const shown = await sandbox.fetch(`${sandbox.controlAddress}/clients`);
    expect(await shown.json()).toMatchObject([{ certificate: { subject: "CN=evidence" } }]);
    const query = new URLSearchParams({
      client_id: "EVIDENCE",
      redirect_uri: "https://other.example/",
      response_type: "code",
      scope: "openid",
    });
    const response = await sandbox.fetch(`${sandbox.environment.oidc}/oauth2/authorize?${query.toString()}`);
    const text = await response.text();
    await sandbox.close();
    expect(text).toMatch(/Registered.*https:\/\/app\.example\/callback/s);
  });

  it.each([null, false, 0, ""])("refuses %j as a variant of the legacy answers", async (variant) => {
    const sandbox = await createSandbox();
    const legacy: { setVariant(given: unknown): void } = sandbox.legacy;
    try {
      expect(() => {
        legacy.setVariant(variant);
      }).toThrow("setVariant: options must be an object");
    } finally {
      await sandbox.close();
    }
  });

  it("takes the largest numbers and undefined", async () => {
    const sandbox = await createSandbox({ additionalSubjects: 900_000 });
    await sandbox.close();
  });
});
