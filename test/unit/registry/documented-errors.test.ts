import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { RegistryError, UnexpectedResponseError, type RegistryOptions } from "ares-caais";
import { createFakeService } from "../../fixtures/fake-service.ts";

// The contract documents nothing but Chyba yet.
vi.mock(import("../../../generated/registry-operations.gen.ts"), async (importOriginal) => {
  const original = await importOriginal();
  const { vratEkonomickySubjekt: row } = original.registryOperations;
  const responses = { ...row.responses, 304: null, 422: "Ciselnik", "5XX": "Ciselnik" };
  const head = { ...original.registryOperations.vratEkonomickySubjektRes, method: "HEAD" };
  const search = original.registryOperations.vyhledejEkonomickeSubjekty;
  const success = "EkonomickeSubjektySeznam";
  const registryOperations = {
    ...original.registryOperations,
    vratEkonomickySubjekt: { ...row, responses },
    vratEkonomickySubjektRes: head,
    vyhledejEkonomickeSubjekty: {
      ...search,
      success,
      responses: { ...search.responses, 202: "Ciselnik", 206: success },
    },
  };
  return { ...original, registryOperations } as unknown as typeof original;
});

const ico = "90000021";
type Id = "vratEkonomickySubjekt" | "vratEkonomickySubjektRes";

async function errorOf(response: Response, options: RegistryOptions = {}, id: Id = "vratEkonomickySubjekt") {
  const { registry } = createFakeService(() => response, { retry: false, ...options });
  return registry[id]({ ico }).catch((thrown: unknown) => thrown);
}

describe("a documented success beside the main one", () => {
  const search = (status: number, body: object) =>
    createFakeService(() => Response.json(body, { status }), { retry: false }).registry;

  it("[GEN-18] the client returns it like the main one, also page by page", async () => {
    const page = { pocetCelkem: 1, ekonomickeSubjekty: [{ ico }] };
    await expect(search(206, page).vyhledejEkonomickeSubjekty({ ico: [ico] })).resolves.toEqual(page);
    const pages = search(206, page).paginate("vyhledejEkonomickeSubjekty", { ico: [ico] });
    for await (const found of pages) expect(found).toEqual({ ico });
  });

  it("[GEN-18] the client refuses it when its body is another one, and says how to read it", async () => {
    const job = { kodCiselniku: "PravniForma" };
    const registry = search(202, job);
    const error: unknown = await registry.vyhledejEkonomickeSubjekty({ ico: [ico] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ reason: "success" });
    expect(String(error)).toBe(
      "UnexpectedResponseError: vyhledejEkonomickeSubjekty: 202 (application/json) with another success than that of " +
        'the method; read it with registry.client.POST("/ekonomicke-subjekty/vyhledat", …) [ERR_UNEXPECTED_RESPONSE]',
    );
    await expect(registry.lookup([ico]).next()).rejects.toMatchObject({ reason: "success" });
    const { data } = await registry.client.POST("/ekonomicke-subjekty/vyhledat", { body: { ico: [ico] } });
    expect(data).toEqual(job);
  });
});

describe("a documented error", () => {
  it.each([
    [422, { pole: ["ico"], duvod: "neexistuje" }],
    [501, { kodCiselniku: "PravniForma" }],
    [400, { kod: "CHYBA_VSTUPU", popis: "Chyba vstupu", more: 1 }],
  ])("[NET-20] carries for %i data that its schema describes", async (status, body) => {
    const error = await errorOf(Response.json(body, { status }));
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject({ status, data: body });
  });

  it("[NET-20] carries no data without a body", async () => {
    const error = await errorOf(new Response(null, { status: 304 }));
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject({ status: 304, data: undefined, kod: undefined });
  });

  it("[NET-20] has no body for HEAD", async () => {
    const error = await errorOf(new Response(null, { status: 404 }), {}, "vratEkonomickySubjektRes");
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject({ status: 404, operation: "vratEkonomickySubjektRes" });
  });

  it.each([422, 404])(
    "[NET-20] the client reports a %i without JSON as a body that breaks the contract",
    async (status) => {
      const error = await errorOf(new Response("<html>", { status }));
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ status, reason: "body" });
    },
  );

  it("[NET-20] shows its data only on access, because it may quote credentials", async () => {
    const password = "velmi tajne heslo";
    const error = await errorOf(Response.json({ duvod: password }, { status: 422 }), {
      credentials: { type: "basic", username: "u", password },
    });
    expect(error).toMatchObject({ data: { duvod: password } });
    expect(inspect(error, { showHidden: true, getters: true, depth: 9 }) + JSON.stringify(error)).not.toContain(
      password,
    );
  });
});
