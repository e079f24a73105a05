import { describe, expect, it } from "vitest";
import { RegistryError, TooManyMatchesError, UnexpectedResponseError, type RegistryOptions } from "ares-caais";
import { createFakeService } from "../../fixtures/fake-service.ts";

const bodies = [
  { kod: "CHYBA_VSTUPU", subKod: "VSTUP_PRAZDNY", popis: "Není vyplněn žádný parametr.|Chyba vstupu" },
  { kod: "OBECNA_CHYBA", popis: "Neočekávaná chyba" },
  { kod: "KOD_OF_A_NEWER_SERVICE", subKod: "NOVY" },
  { subKod: "VYSTUP_SUBJEKT_NENALEZEN", popis: "Záznam nenalezen" },
  { popis: "Služba je dočasně nedostupná" },
  { subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" },
  { kod: "NENALEZENO", more: { of: "a newer service" } },
];
const documented = [400, 401, 403, 404, 500];
const others = [201, 302, 402, 405, 409, 418, 422, 429, 501, 502, 503, 504, 599];
const ico = "90000021";

async function errorOf(status: number, body: unknown, options: RegistryOptions = {}): Promise<unknown> {
  const { registry } = createFakeService(() => Response.json(body, { status }), { retry: false, ...options });
  return registry.vratEkonomickySubjekt({ ico }).catch((thrown: unknown) => thrown);
}

describe("the error text of the service", () => {
  const said = ({ kod, subKod, popis }: (typeof bodies)[number]): object => ({ kod, subKod, popis });

  it.each(bodies.flatMap((body) => documented.map((status) => ({ status, body }))))(
    "[REG-23] $body becomes a property of the RegistryError of a documented $status",
    async ({ status, body }) => {
      const error = await errorOf(status, body);
      expect(error).toBeInstanceOf(RegistryError);
      expect(error).toMatchObject({ status, ...said(body) });
      for (const word of Object.values(body))
        if (typeof word === "string") expect(error).toHaveProperty("message", expect.stringContaining(word) as string);
    },
  );

  it.each(bodies.flatMap((body) => others.map((status) => ({ status, body }))))(
    "[REG-23] $body becomes a property of the UnexpectedResponseError of an undocumented $status",
    async ({ status, body }) => {
      const error = await errorOf(status, body);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ status, reason: "status", ...said(body) });
    },
  );

  it("[REG-23] the client reports the text for too many matches, also without a kod", async () => {
    const body = { subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU", popis: "příliš mnoho (1\u00a0234)" };
    const error = await errorOf(400, body);
    expect(error).toBeInstanceOf(TooManyMatchesError);
    expect(error).toMatchObject({ kod: undefined, ...body, matches: 1234 });
  });

  it.each([
    ["[REG-07] the framework's page of an unknown path", 404, { status: 404, error: "Not Found", path: "/x" }, "body"],
    ["an empty object", 404, {}, "body"],
    ["a list", 400, [{ kod: "CHYBA_VSTUPU" }], "body"],
    ["a kod that is no text", 400, { kod: 400, popis: "text" }, "body"],
    ["the same with another status", 418, { status: 418, error: "Teapot" }, "status"],
    ["an empty object with another status", 502, {}, "status"],
  ])("[REG-12] the client ignores the text in %s", async (_title, status, body, reason) => {
    const error = await errorOf(status, body);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ status, reason, kod: undefined, subKod: undefined, popis: undefined });
  });
});

describe("a secret in the service's text", () => {
  const token = "Q2tqMn.Ab3-xYzQ7iK2ZWe9jklmnop0";
  const quotes = (secret: string): object => ({
    kod: "NEPRIHLASENY_UZIVATEL",
    subKod: `TOKEN_${secret}`,
    popis: `Token ${secret} neplatí`,
  });

  it.each([...documented, 418, 502])(
    "[REG-23] the error of a %i leaves a secret out, and keeps the kod",
    async (status) => {
      const error = await errorOf(status, quotes(token), { credentials: { type: "bearer", token } });
      expect(error).toMatchObject({ status, kod: "NEPRIHLASENY_UZIVATEL", subKod: undefined, popis: undefined });
      expect(String(error)).not.toContain(token.slice(0, 6));
    },
  );

  it("[REG-23] the client recognises the first, refused token and the next one", async () => {
    const tokens = ["first-token-4711", "second-token-0815"];
    let given = 0;
    const credentials = { type: "bearer", token: () => tokens[given++] ?? "" } as const;
    const { registry, seen } = createFakeService(() => Response.json(quotes(tokens.join(" ")), { status: 401 }), {
      credentials,
    });
    const error: unknown = await registry.vratEkonomickySubjekt({ ico }).catch((thrown: unknown) => thrown);
    expect(seen).toHaveLength(2);
    expect(error).toMatchObject({ status: 401, popis: undefined });
    for (const one of tokens) {
      const quoting = createFakeService(() => Response.json(quotes(one), { status: 401 }), { credentials });
      given = 0;
      await expect(quoting.registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ popis: undefined });
    }
  });

  it("[REG-23] the client recognises a password, and the encoded credentials", async () => {
    const credentials = { type: "basic", username: "jana", password: "heslo-tajné" } as const;
    for (const secret of ["heslo-tajné", "HESLO-TAJNE", btoa("jana:heslo-tajn\u00c3\u00a9")]) {
      expect(await errorOf(400, quotes(secret), { credentials })).toMatchObject({ popis: undefined });
    }
  });

  it("[REG-23] the client recognises a header of the caller", async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect(await errorOf(400, quotes(token), { headers })).toMatchObject({ popis: undefined });
  });

  it("[REG-23] does not affect a text without secrets", async () => {
    const body = { kod: "CHYBA_VSTUPU", subKod: "VSTUP_PRAZDNY", popis: "Není vyplněn žádný parametr.|Chyba vstupu" };
    expect(await errorOf(400, body, { credentials: { type: "bearer", token } })).toMatchObject(body);
  });
});
