import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";

const port = "must be a whole number at least 0 and at most 65535";
const subjects = "must be a whole number at least 0 and at most 900000";
const sources = "must be an object with an array for each source";
const address = "must be an absolute URL, percent-encoded and without a fragment";
const oneClient = "must be an array of at least one client";
const mine = { ico: "12345679", icoId: "12345679", obchodniJmeno: "Moje s.r.o." };
const builtIn = "90000021";

/** The error of a sandbox with options as JavaScript without types may give them; one that starts is closed. */
async function refusal(options: unknown): Promise<unknown> {
  return createSandbox(options as object).then(
    (sandbox) => sandbox.close(),
    (thrown: unknown) => thrown,
  );
}

describe("createSandbox", () => {
  it.each<[options: unknown, field: string, rule: string]>([
    [{ port: -1 }, "port", port],
    [{ port: 65536 }, "port", port],
    [{ port: 1.5 }, "port", port],
    [{ port: "/tmp/pipe" }, "port", port],
    [{ port: "8443" }, "port", port],
    [{ additionalSubjects: -1 }, "additionalSubjects", subjects],
    [{ additionalSubjects: 900_001 }, "additionalSubjects", subjects],
    [{ additionalSubjects: 0.5 }, "additionalSubjects", subjects],
    [{ additionalSubjects: "many" }, "additionalSubjects", subjects],
    [{ identityBehaviour: "real" }, "identityBehaviour", "must be specification or published"],
    [{ identityBehaviour: null }, "identityBehaviour", "must be specification or published"],
    [{ barva: 1 }, "barva", "is no option"],
    [{ ports: { oidc: 65536 } }, "ports.oidc", port],
    [{ ports: { control: -1 } }, "ports.control", port],
    [{ ports: { registry: 1 } }, "registry", "is no option"],
    [{ ports: 1 }, "ports", "must be an object"],
    [{ clients: [] }, "clients", oneClient],
    [{ clients: {} }, "clients", oneClient],
    [{ clients: [1] }, "clients[0]", "must be an object"],
    [{ clients: [{}] }, "clients[0].clientId", "is missing"],
    [{ clients: [{ clientId: "" }] }, "clients[0].clientId", "must not be empty"],
    [{ clients: [{ clientId: "A" }, { clientId: "A" }] }, "clients[1].clientId", "must not be that of another client"],
    [{ clients: [{ clientId: "A", secret: "x" }] }, "clients[0].secret", "is unknown"],
    [
      { clients: [{ clientId: "A", certificates: 0 }] },
      "clients[0].certificates",
      "must be a whole number at least 1 and at most 10",
    ],
    [
      { clients: [{ clientId: "A", redirectUris: [] }] },
      "clients[0].redirectUris",
      "must be an array of at least one address",
    ],
    [
      { clients: [{ clientId: "A", redirectUris: ["https://a.example/", "/b"] }] },
      "clients[0].redirectUris[1]",
      address,
    ],
    [{ clients: [{ clientId: "A", redirectUris: ["https://a.example/#b"] }] }, "clients[0].redirectUris[0]", address],
    [{ clients: [{ clientId: "A", legacyLoginUrl: "https://a.example/ž" }] }, "clients[0].legacyLoginUrl", address],
    [{ data: null }, "data", sources],
    [{ data: [] }, "data", sources],
    [{ data: "{}" }, "data", sources],
    [{ data: () => undefined }, "data", "must be JSON"],
    [{ data: { ares: 1n } }, "data", "must be JSON"],
    [{ data: { isir: [] } }, "data.isir", "is no source of the registry"],
    [{ data: { ares: {} } }, "data.ares", "must be an array of records"],
    [{ data: { ares: [null] } }, "data.ares[0]", "must be object"],
    [{ data: { ares: [{}] } }, "data.ares[0].icoId", "is missing"],
    [{ data: { ares: [{ ico: 1 }] } }, "data.ares[0].ico", "must be string"],
    [{ data: { ares: [mine, mine] } }, "data.ares[1].icoId", "must not be that of another record"],
    [{ data: { ares: [{ ...mine, ico: builtIn }] } }, "data.ares[0].icoId", "must be the ico"],
    [
      { data: { ares: [mine, { icoId: builtIn, sidlo: { psc: "60200" } }] } },
      "data.ares[1].sidlo.psc",
      "must be integer",
    ],
    [{ data: { ares: [{ ...mine, ico: "1234567x" }] } }, "data.ares[0].ico", 'must match pattern "^\\d{8}$"'],
    [
      { data: { vr: [{ icoId: mine.ico, zaznamy: [{}, { ico: [1] }] }] } },
      "data.vr[0].zaznamy[1].ico[0]",
      "must be object",
    ],
  ])("refuses %o", async (options, field, rule) => {
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

  it("takes the largest numbers and undefined", async () => {
    const sandbox = await createSandbox({ additionalSubjects: 900_000 });
    await sandbox.close();
  });
});
